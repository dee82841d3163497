import * as PAIRS from "../data/letter_pairs.ts";

interface Alphabet {
  readonly name: string;
  readonly belongs: RegExp;
  readonly pairs: PAIRS.LetterPairs;
  /** Whether words have edges that can be seen. */
  readonly edges: boolean;
  /**
   * Average per pair that a text in the alphabet reaches: below the lowest of the honest texts,
   * above what letters struck at random come to. Lower for scripts whose sample is one text only.
   */
  readonly least: number;
  /** What a text of a few words reaches, where that is less. */
  readonly leastOfFew?: number;
  /**
   * Letters that languages beyond the sample write in the alphabet, if the sample does not hold
   * them.
   */
  readonly others?: RegExp;
}

/** Letters of one script and nothing else. */
const all = (script: string): RegExp => new RegExp(`^\\p{Script=${script}}+$`, "u");

const ALPHABETS: readonly Alphabet[] = [
  { name: "latin", belongs: /^[a-z]+$/, pairs: PAIRS.LATIN, edges: true, least: 0.15 },
  {
    name: "cyrillic",
    belongs: all("Cyrillic"),
    pairs: PAIRS.CYRILLIC,
    edges: true,
    least: 0.65,
    leastOfFew: 0.3,
    // The Serbian џ is too rare for the sample and yet no sign of another language.
    others: new RegExp(String.raw`[^\P{L}џ]`, "u"),
  },
  { name: "greek", belongs: all("Greek"), pairs: PAIRS.GREEK, edges: true, least: 0.4 },
  {
    name: "arabic",
    belongs: all("Arabic"),
    pairs: PAIRS.ARABIC,
    edges: true,
    least: 0.6,
    others: new RegExp(String.raw`\p{L}`, "u"),
  },
  {
    name: "hebrew",
    belongs: all("Hebrew"),
    pairs: PAIRS.HEBREW,
    edges: true,
    least: 0.1,
  },
  {
    name: "devanagari",
    belongs: all("Devanagari"),
    pairs: PAIRS.DEVANAGARI,
    edges: true,
    least: 0.6,
    leastOfFew: 0.3,
  },
  {
    name: "bengali",
    belongs: all("Bengali"),
    pairs: PAIRS.BENGALI,
    edges: true,
    least: 0.6,
    leastOfFew: 0.3,
    others: /[ৰৱ]/,
  },
  {
    name: "tamil",
    belongs: all("Tamil"),
    pairs: PAIRS.TAMIL,
    edges: true,
    least: 0.7,
    leastOfFew: 0.4,
  },
  {
    name: "hangul",
    belongs: all("Hangul"),
    pairs: PAIRS.HANGUL,
    edges: true,
    least: 0.9,
  },
  {
    name: "georgian",
    belongs: all("Georgian"),
    pairs: PAIRS.GEORGIAN,
    edges: true,
    least: 0.3,
  },
  {
    name: "armenian",
    belongs: all("Armenian"),
    pairs: PAIRS.ARMENIAN,
    edges: true,
    least: 0.3,
  },
  {
    name: "gujarati",
    belongs: all("Gujarati"),
    pairs: PAIRS.GUJARATI,
    edges: true,
    least: 0.3,
  },
  {
    name: "gurmukhi",
    belongs: all("Gurmukhi"),
    pairs: PAIRS.GURMUKHI,
    edges: true,
    least: 0.3,
  },
  {
    name: "telugu",
    belongs: all("Telugu"),
    pairs: PAIRS.TELUGU,
    edges: true,
    least: 0.3,
    leastOfFew: 0,
  },
  {
    name: "kannada",
    belongs: all("Kannada"),
    pairs: PAIRS.KANNADA,
    edges: true,
    least: 0.3,
    leastOfFew: 0,
  },
  {
    name: "malayalam",
    belongs: all("Malayalam"),
    pairs: PAIRS.MALAYALAM,
    edges: true,
    least: 0.3,
    leastOfFew: 0,
  },
  {
    name: "sinhala",
    belongs: all("Sinhala"),
    pairs: PAIRS.SINHALA,
    edges: true,
    least: 0.3,
  },
  {
    name: "ethiopic",
    belongs: all("Ethiopic"),
    pairs: PAIRS.ETHIOPIC,
    edges: true,
    least: -1.5,
  },
  { name: "thai", belongs: all("Thai"), pairs: PAIRS.THAI, edges: false, least: 0.15 },
  { name: "lao", belongs: all("Lao"), pairs: PAIRS.LAO, edges: false, least: 0.3 },
  { name: "khmer", belongs: all("Khmer"), pairs: PAIRS.KHMER, edges: false, least: 0.3 },
  {
    name: "myanmar",
    belongs: all("Myanmar"),
    pairs: PAIRS.MYANMAR,
    edges: false,
    least: 0.3,
    others: new RegExp(String.raw`[\p{L}\p{M}]`, "u"),
  },
  {
    name: "kana",
    belongs: new RegExp(String.raw`^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$`, "u"),
    pairs: PAIRS.KANA,
    edges: false,
    least: 0.4,
  },
];

/** What a pair with a letter that its alphabet's sample does not know counts for. */
const UNKNOWN = -2;
/** What a table of letter pairs has for the edge of a word. */
const EDGE = "_".charCodeAt(0);
/** The digit of a pair that is as frequent as chance. */
const CHANCE = 5;

/** How well the letters of a word follow each other. */
export interface Plausibility {
  /** The alphabet of the word, empty when none of the known ones. */
  readonly alphabet: string;
  /** Average per pair that a text in this alphabet reaches, and one of a few words. */
  readonly least: number;
  readonly leastOfFew: number;
  /** Sum over all pairs of how many times they double (or halve) chance. */
  readonly sum: number;
  /** How many letters are of languages that the alphabet's sample does not cover. */
  readonly unknown: number;
  /** How many pairs were looked at; 0 when the alphabet is not known. */
  readonly pairs: number;
}

/** The alphabet of each letter met so far, by its code unit, null where none is known. */
const byLetter = new Map<number, Alphabet | null>();

/** Judges one folded word, or a run of an unspaced script. */
export function plausibility(word: string): Plausibility {
  const first = word.charCodeAt(0);
  let alphabet = byLetter.get(first);
  if (alphabet === undefined) {
    alphabet = ALPHABETS.find(({ belongs }) => belongs.test(word.charAt(0))) ?? null;
    byLetter.set(first, alphabet);
  }
  return alphabet?.belongs.test(word) === true ? judge(word, alphabet) : NOT_JUDGED;
}

/** A table of letter pairs, ready for looking up. */
interface Table {
  /** The place of each letter, by its code point. */
  readonly column: ReadonlyMap<number, number>;
  /** For each letter the digit that each next one has after it. */
  readonly rows: readonly Uint8Array[];
}

const tables = new Map<PAIRS.LetterPairs, Table>();

function tableOf(pairs: PAIRS.LetterPairs): Table {
  let table = tables.get(pairs);
  if (table === undefined) {
    table = {
      column: new Map([...pairs.letters].map((letter, at) => [letter.codePointAt(0) ?? 0, at])),
      rows: pairs.rows.trim().split("\n").map((row) => Uint8Array.from(row, Number)),
    };
    tables.set(pairs, table);
  }
  return table;
}

const NOT_JUDGED: Plausibility = {
  alphabet: "",
  least: 0,
  leastOfFew: 0,
  sum: 0,
  pairs: 0,
  unknown: 0,
};

function judge(word: string, alphabet: Alphabet): Plausibility {
  const { name, least, leastOfFew = least, edges, others } = alphabet;
  const { column, rows } = tableOf(alphabet.pairs);
  const inner = word.normalize(alphabet.pairs === PAIRS.HANGUL ? "NFD" : "NFC");
  const edge = edges ? column.get(EDGE) : undefined;
  let sum = 0;
  let pairs = edges ? 0 : -1;
  let unknown = 0;
  let row = edge;
  const follow = (next: number | undefined) => {
    if (++pairs > 0) {
      const digit = row === undefined || next === undefined ? undefined : rows[row]?.[next];
      sum += digit === undefined ? UNKNOWN : digit - CHANCE;
    }
    row = next;
  };
  for (let at = 0; at < inner.length; at++) {
    const point = inner.codePointAt(at) ?? 0;
    if (point > 0xffff) at++;
    const next = column.get(point);
    if (next === undefined && others?.test(String.fromCodePoint(point)) === true) unknown++;
    follow(next);
  }
  if (edges) follow(edge);
  return { alphabet: name, least, leastOfFew, sum, pairs: Math.max(pairs, 0), unknown };
}

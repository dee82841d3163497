/**
 * Letters that look like letters of another script. Each row: the alphabet's letters, then the
 * Latin letters they are mistaken for, place by place. Capitals have rows of their own because
 * Greek `Ν` looks like `N` but `ν` like `v`. The close ones work in both directions; the others
 * only lead to Latin, so that an ordinary Latin word in a Cyrillic text is not taken for a
 * disguised one.
 */
const CYRILLIC = [
  ["АВЕЅІЇЈКМНОРСТУХҮ", "ABESIIJKMHOPCTYXY"],
  ["аеѕіїјорсухү", "aesiijopcyxy"],
] as const;
const CYRILLIC_LOOSE = [["ҺԌԚԜҒѴѠвкмнтһԛԝԁӏгѵѡ", "HGQWFVWbkmhthqwdlrvw"]] as const;
const GREEK = [
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
  ["αεικνορτυχ", "aeikvoptux"],
] as const;
const GREEK_LOOSE = [["ϹϺϲβγωηςϳ", "CMcbywnsj"]] as const;
/** Alphabets that no honest text mixes into words of another script. */
const OTHERS = [
  ["օսոհցքգեյրսՕՍՏԼՀ", "ounhgqqtjnuOUSLZ"], // Armenian
  ["ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ", "ABCDEHJKLMPRSTVWZ"], // Cherokee
  ["ꓐꓑꓓꓔꓗꓖꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTKGJCZFMNLSRVHWXYAEIOU"], // Lisu
  ["ⲀⲂⲤⲈⲎⲒⲔⲘⲚⲞⲢⲦⲨⲬⲁⲃⲥⲉⲓⲕⲟⲣⲧⲩⲭ", "ABCEHIKMNOPTYXabceikoptyx"], // Coptic
  ["ĸɑɡɢɩɪʟɴʀʏʙʜᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱꜰ", "kaggiilnrybhacdejkmoptuvwzsf"], // Latin phonetic letters
  ["ɐǝɟƃɥᴉɾʞɯɹʇʌʍʎ", "aefghijkmrtvwy"], // Latin letters upside down
] as const;

const CYRILLIC_LETTER = /[\p{Script=Cyrillic}&&\p{L}]/v;
const GREEK_LETTER = /[\p{Script=Greek}&&\p{L}]/v;
const LATIN_LETTER = /[\p{Script=Latin}&&\p{L}]/v;

type Script = "latin" | "cyrillic" | "greek";
type Fold = ReadonlyMap<string, string>;

function fold(rows: readonly (readonly [string, string])[], reverse = false): Fold {
  const map = new Map<string, string>();
  for (const [letters, latin] of rows) {
    const from = [...(reverse ? latin : letters)];
    const to = [...(reverse ? letters : latin)];
    from.forEach((letter, place) => {
      if (!map.has(letter)) map.set(letter, to[place] ?? letter);
    });
  }
  return map;
}

const OTHER_TO_LATIN = fold(OTHERS);
const CYRILLIC_TO_LATIN = fold([...CYRILLIC, ...CYRILLIC_LOOSE]);
const GREEK_TO_LATIN = fold([...GREEK, ...GREEK_LOOSE]);
const LATIN_TO_CYRILLIC = fold(CYRILLIC, true);
const LATIN_TO_GREEK = fold(GREEK, true);
/** Small capitals, once read as Latin, in a word that its other letters show to be Cyrillic. */
const SMALL_TO_CYRILLIC = fold([["вкмнт", "bkmht"]], true);

/**
 * Latin letters of which only the capital has a look-alike. A word of Latin letters that holds one
 * is left alone, or "B1" and "b1" would come out in different scripts.
 */
const DIFFER_CYRILLIC = /[bhkmtnz]/i;
const DIFFER_GREEK = /[bhmnz]/i;

const RARE_LETTERS = [...OTHER_TO_LATIN.keys()].join("");
const ALL_LATIN = new RegExp(`^[[\\p{Script=Latin}\\p{N}]--[${RARE_LETTERS}]]+$`, "v");
const RARE = new RegExp(`[${RARE_LETTERS}]`, "gu");
const RARE_OR_NUMBER = new RegExp(`[\\p{N}${RARE_LETTERS}]`, "u");
const ARMENIAN_LETTER = /\p{Script=Armenian}/u;
const NUMBER = /\p{N}/u;
const ALL_CYRILLIC = /^[\p{Script=Cyrillic}\p{M}]+$/u;
const ALL_GREEK = /^[\p{Script=Greek}\p{M}]+$/u;
const WORD_SHAPE = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The text with look-alike letters put back into the script of their word. A word that mixes Latin
 * with Cyrillic or Greek, or that could be either, belongs to the script whose letters with no
 * look-alike it holds; if it holds none, to the script of the text, found in the same way, or to
 * its own if the text honestly mixes scripts. Words of one script in a text of that script stay as
 * they are.
 */
export function foldLookalikes(text: string): string {
  const cyrillic = CYRILLIC_LETTER.test(text);
  const greek = GREEK_LETTER.test(text);
  const latin = LATIN_LETTER.test(text);
  if (!cyrillic && !greek) {
    const armenian = !latin && ARMENIAN_LETTER.test(text);
    return armenian ? text : text.replace(RARE, rareToLatin);
  }
  if (!latin && !(cyrillic && greek) && !RARE_OR_NUMBER.test(text)) return text;
  const ofText = distinctive(text, cyrillic, greek);
  const mixed = ofText.latin > 0 && ofText.cyrillic + ofText.greek > 0;
  return text.replace(WORD_SHAPE, (word) => {
    const ofWord = distinctive(word, cyrillic, greek);
    // A code such as "B1" is read as Latin, whichever alphabet it was typed in.
    if (NUMBER.test(word) && ofWord.cyrillic + ofWord.greek === 0) return into(word, "latin");
    if (ALL_LATIN.test(word) && (cyrillic ? DIFFER_CYRILLIC : DIFFER_GREEK).test(word)) {
      return word;
    }
    const own = strongest(ofWord) ?? (mixed ? onlyScript(word) : undefined);
    return into(word, own ?? strongest(ofText) ?? "latin");
  });
}

/** Letters that are too common in words of their own to be put back one word at a time. */
const COMMON_LOOSE = [["ьϝ", "bf"]] as const;
const ANY_TO_LATIN = fold([
  ...OTHERS,
  ...CYRILLIC,
  ...CYRILLIC_LOOSE,
  ...GREEK,
  ...GREEK_LOOSE,
  ...COMMON_LOOSE,
]);

/**
 * A text with every letter that looks like a Latin one read as that, whatever its word is written
 * in.
 */
export function readAsLatin(text: string): string {
  let out = "";
  for (const letter of text) out += ANY_TO_LATIN.get(letter) ?? letter;
  return out;
}

function rareToLatin(letter: string): string {
  return OTHER_TO_LATIN.get(letter) ?? letter;
}

/**
 * How many letters without a look-alike (in the scripts of the whole text) a text has of each
 * script.
 */
function distinctive(text: string, cyrillic: boolean, greek: boolean): Record<Script, number> {
  const counts = { latin: 0, cyrillic: 0, greek: 0 };
  for (const letter of text) {
    const script = scriptOf(letter);
    if (script === undefined) continue;
    const ambiguous = script === "cyrillic"
      ? CYRILLIC_TO_LATIN.has(letter)
      : script === "greek"
      ? GREEK_TO_LATIN.has(letter)
      : (cyrillic && LATIN_TO_CYRILLIC.has(letter)) || (greek && LATIN_TO_GREEK.has(letter));
    if (!ambiguous) counts[script]++;
  }
  return counts;
}

/** The script of a letter, if it is one of the three and no letter that only looks like one. */
function scriptOf(letter: string): Script | undefined {
  if (OTHER_TO_LATIN.has(letter)) return undefined;
  if (/[a-z]/i.test(letter)) return "latin";
  if (CYRILLIC_LETTER.test(letter)) return "cyrillic";
  if (GREEK_LETTER.test(letter)) return "greek";
  return LATIN_LETTER.test(letter) ? "latin" : undefined;
}

function strongest(counts: Record<Script, number>): Script | undefined {
  const { latin, cyrillic, greek } = counts;
  if (latin > cyrillic && latin > greek) return "latin";
  if (cyrillic > latin && cyrillic > greek) return "cyrillic";
  if (greek > latin && greek > cyrillic) return "greek";
  return undefined;
}

/** The script of a word that is written in one only. */
function onlyScript(word: string): Script | undefined {
  if (ALL_CYRILLIC.test(word)) return "cyrillic";
  if (ALL_GREEK.test(word)) return "greek";
  return ALL_LATIN.test(word) ? "latin" : undefined;
}

function into(word: string, script: Script): string {
  let out = "";
  for (const typed of word) {
    const letter = rareToLatin(typed);
    if (script === "latin") {
      out += CYRILLIC_TO_LATIN.get(letter) ?? GREEK_TO_LATIN.get(letter) ?? letter;
    } else {
      const latin = script === "cyrillic"
        ? GREEK_TO_LATIN.get(letter) ?? letter
        : CYRILLIC_TO_LATIN.get(letter) ?? letter;
      const map = script === "cyrillic" ? LATIN_TO_CYRILLIC : LATIN_TO_GREEK;
      // The capital of a look-alike need not look alike: "V" stands for "v" in a word of Greek.
      const small = script === "cyrillic" ? SMALL_TO_CYRILLIC.get(latin) : undefined;
      out += map.get(latin) ?? map.get(latin.toLowerCase()) ?? small ?? latin;
    }
  }
  return out;
}

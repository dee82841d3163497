import { lazy, pattern } from "../../lazy.ts";

/**
 * Letters that look like letters of another script. Each row: the alphabet's letters, then the Latin
 * letters they are mistaken for, place by place. Capitals have rows of their own because Greek `Ν`
 * looks like `N` but `ν` like `v`. The close ones work in both directions; the others only lead to
 * Latin, so that an ordinary Latin word in a Cyrillic text is not taken for a disguised one.
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

const cyrillicLetter = pattern(String.raw`[\p{Script=Cyrillic}&&\p{L}]`, "v");
const greekLetter = pattern(String.raw`[\p{Script=Greek}&&\p{L}]`, "v");
const latinLetter = pattern(String.raw`[\p{Script=Latin}&&\p{L}]`, "v");

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

const otherToLatin = lazy(() => fold(OTHERS));
const cyrillicToLatin = lazy(() => fold([...CYRILLIC, ...CYRILLIC_LOOSE]));
const greekToLatin = lazy(() => fold([...GREEK, ...GREEK_LOOSE]));
const latinToCyrillic = lazy(() => fold(CYRILLIC, true));
const latinToGreek = lazy(() => fold(GREEK, true));
/** Small capitals, once read as Latin, in a word that its other letters show to be Cyrillic. */
const smallToCyrillic = lazy(() => fold([["вкмнт", "bkmht"]], true));

/**
 * Latin letters of which only the capital has a look-alike. A word of Latin letters that holds one is
 * left alone, or "B1" and "b1" would come out in different scripts.
 */
const DIFFER_CYRILLIC = /[bhkmtnz]/i;
const DIFFER_GREEK = /[bhmnz]/i;

const rareLetters = lazy(() => [...otherToLatin().keys()].join(""));
const allLatin = lazy(() => new RegExp(`^[[\\p{Script=Latin}\\p{N}]--[${rareLetters()}]]+$`, "v"));
const rare = lazy(() => new RegExp(`[${rareLetters()}]`, "gu"));
const rareOrNumber = lazy(() => new RegExp(`[\\p{N}${rareLetters()}]`, "u"));
const armenianLetter = pattern(String.raw`\p{Script=Armenian}`, "u");
const number = pattern(String.raw`\p{N}`, "u");
const allCyrillic = pattern(String.raw`^[\p{Script=Cyrillic}\p{M}]+$`, "u");
const allGreek = pattern(String.raw`^[\p{Script=Greek}\p{M}]+$`, "u");
const wordShape = pattern(String.raw`[\p{L}\p{M}\p{N}]+`, "gu");

/**
 * The text with look-alike letters put back into the script of their word. A word that mixes Latin
 * with Cyrillic or Greek, or that could be either, belongs to the script whose letters with no
 * look-alike it holds; if it holds none, to the script of the text, found in the same way, or to its own
 * if the text honestly mixes scripts. Words of one script in a text of that script stay as they are.
 */
export function foldLookalikes(text: string): string {
  const cyrillic = cyrillicLetter().test(text);
  const greek = greekLetter().test(text);
  const latin = latinLetter().test(text);
  if (!cyrillic && !greek) {
    const armenian = !latin && armenianLetter().test(text);
    return armenian ? text : text.replace(rare(), rareToLatin);
  }
  if (!latin && !(cyrillic && greek) && !rareOrNumber().test(text)) return text;
  const ofText = distinctive(text, cyrillic, greek);
  const mixed = ofText.latin > 0 && ofText.cyrillic + ofText.greek > 0;
  return text.replace(wordShape(), (word) => {
    const ofWord = distinctive(word, cyrillic, greek);
    // A code such as "B1" is read as Latin, whichever alphabet it was typed in.
    if (number().test(word) && ofWord.cyrillic + ofWord.greek === 0) return into(word, "latin");
    if (allLatin().test(word) && (cyrillic ? DIFFER_CYRILLIC : DIFFER_GREEK).test(word)) {
      return word;
    }
    const own = strongest(ofWord) ?? (mixed ? onlyScript(word) : undefined);
    return into(word, own ?? strongest(ofText) ?? "latin");
  });
}

/** Letters that are too common in words of their own to be put back one word at a time. */
const COMMON_LOOSE = [["ьϝ", "bf"]] as const;
const anyToLatin = lazy(() =>
  fold([...OTHERS, ...CYRILLIC, ...CYRILLIC_LOOSE, ...GREEK, ...GREEK_LOOSE, ...COMMON_LOOSE])
);

/** A text with every letter that looks like a Latin one read as that, whatever its word is written in. */
export function readAsLatin(text: string): string {
  let out = "";
  for (const letter of text) out += anyToLatin().get(letter) ?? letter;
  return out;
}

function rareToLatin(letter: string): string {
  return otherToLatin().get(letter) ?? letter;
}

/** How many letters without a look-alike (in the scripts of the whole text) a text has of each script. */
function distinctive(text: string, cyrillic: boolean, greek: boolean): Record<Script, number> {
  const counts = { latin: 0, cyrillic: 0, greek: 0 };
  for (const letter of text) {
    const script = scriptOf(letter);
    if (script === undefined) continue;
    const ambiguous = script === "cyrillic"
      ? cyrillicToLatin().has(letter)
      : script === "greek"
      ? greekToLatin().has(letter)
      : (cyrillic && latinToCyrillic().has(letter)) || (greek && latinToGreek().has(letter));
    if (!ambiguous) counts[script]++;
  }
  return counts;
}

/** The script of a letter, if it is one of the three and no letter that only looks like one. */
function scriptOf(letter: string): Script | undefined {
  if (otherToLatin().has(letter)) return undefined;
  if (/[a-z]/i.test(letter)) return "latin";
  if (cyrillicLetter().test(letter)) return "cyrillic";
  if (greekLetter().test(letter)) return "greek";
  return latinLetter().test(letter) ? "latin" : undefined;
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
  if (allCyrillic().test(word)) return "cyrillic";
  if (allGreek().test(word)) return "greek";
  return allLatin().test(word) ? "latin" : undefined;
}

function into(word: string, script: Script): string {
  let out = "";
  for (const typed of word) {
    const letter = rareToLatin(typed);
    if (script === "latin") {
      out += cyrillicToLatin().get(letter) ?? greekToLatin().get(letter) ?? letter;
    } else {
      const latin = script === "cyrillic"
        ? greekToLatin().get(letter) ?? letter
        : cyrillicToLatin().get(letter) ?? letter;
      const map = script === "cyrillic" ? latinToCyrillic() : latinToGreek();
      // The capital of a look-alike need not look alike: "V" stands for "v" in a word of Greek.
      const small = script === "cyrillic" ? smallToCyrillic().get(latin) : undefined;
      out += map.get(latin) ?? map.get(latin.toLowerCase()) ?? small ?? latin;
    }
  }
  return out;
}

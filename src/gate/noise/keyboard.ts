import { remember, WORDS_KEPT } from "../read/remember.ts";

/** Rows of letters as they lie side by side on keyboards in use, folded as texts are. */
const ROWS = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "yxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qazwsxedcrfvtgbyhnujmikolp",
  "ицукенгшщзхъ",
  "фывапролджэ",
  "ячсмитьбю",
  "фивапролджє",
  "σερτυθιοπ",
  "ασδφγηξκλ",
  "ζχψωβνμ",
  "קראטוןםפ",
  "שדגכעיחלךף",
  "זסבהנמצתץ",
  "ضصثقفغعهخحجد",
  "شسيبلاتنمکط",
  "يهورلاويزظ",
  "ضصثقفغعهخحجچ",
  "شسيبلاتنمکگ",
  "ौैाीूबहगदजडच",
  "ोे्िुपरकतचट",
  "ๆไำพะัีรนยบล",
  "ฟหกดเ้่าสวง",
  "ผปแอิืทมใฝ",
  "たていすかんなにらせ",
  "ちとしはきくまのりれけ",
  "つさそひこみもねるめ",
] as const;

const KEY_PLACES: readonly ReadonlyMap<string, number>[] = ROWS.map((row) =>
  new Map([...row].map((letter, at) => [letter, at]))
);

/** All pairs of letters on neighbouring keys, by which most words are dismissed at once. */
const NEIGHBOURS: ReadonlySet<string> = new Set(ROWS.flatMap((row) => {
  const keys = [...row];
  return keys.slice(1).flatMap((key, at) => [`${keys[at]}${key}`, `${key}${keys[at]}`]);
}));

/** Shortest run of neighbouring keys that no word holds by accident. */
const SHORTEST = 4;
/** Share of a word's letter steps that lead to a neighbouring key, from which on it is a walk. */
const STEPS = 0.75;

/**
 * Whether a folded word is a walk along one row of a keyboard ("asdf", "lkjh", "йцукен"). Words of
 * fewer than five letters count only if every step leads to the next key in one direction.
 */
export const isKeyboardWalk: (word: string) => boolean = remember((word) => {
  const letters = [...word];
  if (letters.length < SHORTEST) return false;
  let steps = 0;
  for (let at = 1; at < letters.length; at++) {
    if (NEIGHBOURS.has(`${letters[at - 1]}${letters[at]}`)) steps++;
  }
  if (steps < (letters.length - 1) * STEPS) return false;
  return KEY_PLACES.some((places) => {
    let near = 0;
    let forward = 0;
    for (let at = 1; at < letters.length; at++) {
      const here = places.get(letters[at] ?? "");
      const before = places.get(letters[at - 1] ?? "");
      if (here === undefined || before === undefined) continue;
      const step = here - before;
      if (Math.abs(step) === 1) {
        near++;
        forward += step;
      }
    }
    const steps = letters.length - 1;
    return letters.length > SHORTEST
      ? near / steps >= STEPS && Math.abs(forward) >= SHORTEST - 1
      : Math.abs(forward) === steps;
  });
}, WORDS_KEPT);

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
const NEIGHBOURS: ReadonlySet<number> = new Set(
  ROWS.flatMap((row) =>
    Array.from(row.slice(1), (_, at) => [pairAt(row, at), pairAt([...row].reverse().join(""), at)])
      .flat()
  ),
);

/** Two letters side by side, as a number. No keyboard's letter takes two code units. */
function pairAt(word: string, at: number): number {
  return word.charCodeAt(at) * 0x10000 + word.charCodeAt(at + 1);
}

/** Shortest run of neighbouring keys that no word holds by accident. */
const SHORTEST = 4;
/** Share of a word's letter steps that lead to a neighbouring key, from which on it is a walk. */
const STEPS = 0.75;

/**
 * Whether a folded word is a walk along one row of a keyboard ("asdf", "lkjh", "йцукен"). Words of
 * fewer than five letters count only if every step leads to the next key in one direction.
 */
export function isKeyboardWalk(word: string): boolean {
  if (word.length < SHORTEST) return false;
  let near = 0;
  for (let at = 0; at < word.length - 1; at++) if (NEIGHBOURS.has(pairAt(word, at))) near++;
  if (near < (word.length - 1) * STEPS) return false;
  const letters = [...word];
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
}

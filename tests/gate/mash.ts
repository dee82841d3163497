import type { Random } from "./random.ts";

/** Letters as they lie on the keyboards of a script, row by row. */
const KEYBOARDS: Readonly<Record<string, readonly string[]>> = {
  latin: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  cyrillic: ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
  ukrainian: ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"],
  greek: ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
  hebrew: ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
  arabic: ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤرلاىةوزظ"],
  persian: ["ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو"],
  devanagari: ["ौैाीूबहगदजड", "ोे्िुपरकतचट", "ॆंमनवलसय"],
  bengali: ["ৌৈাীূবহগদজড", "োে্িুপরকতচট", "ংমনবলসয"],
  tamil: ["ஆஈஊஐஏளறனடணச", "அஇஉ்எகபமதந", "ஔஓஒவஙலரஷ"],
  thai: ["ๆไำพะัีรนยบล", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ"],
  hangul: ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"],
  kana: ["たていすかんなにらせ", "ちとしはきくまのりれけ", "つさそひこみもねるめ"],
  han: ["阿斯顿发的阿斯蒂芬阿萨德", "撒旦法阿斯顿去玩儿", "啊啊啊阿斯顿发斯蒂芬"],
};

const OWN: Readonly<Record<string, string>> = {
  ru: "cyrillic",
  bg: "cyrillic",
  sr: "cyrillic",
  uk: "ukrainian",
  el: "greek",
  he: "hebrew",
  ar: "arabic",
  ur: "persian",
  fa: "persian",
  hi: "devanagari",
  mr: "devanagari",
  bn: "bengali",
  ta: "tamil",
  th: "thai",
  ko: "hangul",
  ja: "kana",
  zh: "han",
  "zh-Hant": "han",
};

/** Ways to strike keys without meaning: along a row, all over one row, all over the keyboard. */
const MANNERS = ["walk", "row", "all", "consonants"] as const;

/**
 * A text of keys struck at random, on the keyboard of the language or (one in three) a Latin one.
 */
export function mash(code: string, random: Random): string {
  const own = OWN[code] ?? "latin";
  const rows = KEYBOARDS[random.next() < 1 / 3 ? "latin" : own] ?? [];
  const manner = random.pick(MANNERS);
  const words = Array.from({ length: random.integer(4, 8) }, () => {
    const length = random.integer(4, 8);
    const row = [...random.pick(rows)];
    if (rows[0]?.startsWith("阿")) return row.join("");
    if (manner === "walk") {
      const from = random.integer(0, Math.max(row.length - length, 0));
      const walk = row.slice(from, from + length);
      return (random.next() < 0.5 ? walk : walk.reverse()).join("");
    }
    const keys = manner === "row"
      ? row
      : manner === "consonants" && rows[0] === "qwertyuiop"
      ? [..."bcdfghjklmnpqrstvwxz"]
      : [...rows.join("")];
    return Array.from({ length }, () => random.pick(keys)).join("");
  });
  return words.join(" ");
}

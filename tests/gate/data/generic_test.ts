import { assert, assertEquals } from "@std/assert";
import { GENERIC_EN } from "../../../src/gate/data/generic/en.ts";
import { GENERIC_DE } from "../../../src/gate/data/generic/de.ts";
import { GENERIC_ES } from "../../../src/gate/data/generic/es.ts";
import { GENERIC_FR } from "../../../src/gate/data/generic/fr.ts";
import { GENERIC_PT } from "../../../src/gate/data/generic/pt.ts";
import { GENERIC_IT } from "../../../src/gate/data/generic/it.ts";
import { GENERIC_RU } from "../../../src/gate/data/generic/ru.ts";
import { GENERIC_ZH } from "../../../src/gate/data/generic/zh.ts";
import { GENERIC_JA } from "../../../src/gate/data/generic/ja.ts";
import { GENERIC_KO } from "../../../src/gate/data/generic/ko.ts";
import { stem } from "../../../src/gate/read/stem.ts";

/** The lists by language, with the least number of entries that each must hold. */
const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: GENERIC_EN,
  de: GENERIC_DE,
  es: GENERIC_ES,
  fr: GENERIC_FR,
  pt: GENERIC_PT,
  it: GENERIC_IT,
  ru: GENERIC_RU,
  zh: GENERIC_ZH,
  ja: GENERIC_JA,
  ko: GENERIC_KO,
};
const LEAST = 500;
const LEAST_ENGLISH_STEMS = 1000;

/** Words with matter: a list that holds one of them would refuse a text that says something. */
const MATTER: Readonly<Record<string, string>> = {
  en: "database nurse tax rent cable clinic battery tomato monolith suite reseller undercut price",
  de: "datenbank krankenschwester steuer steuern miete kabel klinik batterie tomate monolith preis",
  es: "enfermera impuesto alquiler cable clínica batería tomate monolito precio casa coche",
  fr: "infirmière impôt loyer câble clinique batterie tomate monolithe prix maison voiture",
  pt: "enfermeira imposto aluguel cabo clínica bateria tomate monólito preço casa carro escola",
  it: "infermiera tassa affitto cavo clinica batteria pomodoro monolito prezzo casa scuola treno",
  ru: "медсестра налог аренда кабель клиника батарея помидор монолит цена дом школа поезд",
  zh: "数据库 护士 税 房租 电缆 诊所 电池 番茄 单体 价格 学校 火车",
  ja: "データベース 看護師 税金 家賃 ケーブル 診療所 電池 トマト モノリス 価格 学校 電車",
  ko: "데이터베이스 간호사 세금 임대료 케이블 진료소 배터리 토마토 모놀리스 가격 학교 기차",
};

function entries(themes: Readonly<Record<string, string>>): readonly string[] {
  return Object.values(themes).flatMap((words) => words.split(/\s+/)).filter((word) => word !== "");
}

for (const [language, themes] of Object.entries(LISTS)) {
  Deno.test(`generic words (${language}): each stands once, in lower case and composed`, () => {
    const words = entries(themes);
    assert(words.length >= LEAST, `only ${words.length} entries`);
    const twice = words.filter((word, index) => words.indexOf(word) !== index);
    assertEquals(twice, []);
    assertEquals(words.filter((word) => word !== word.toLowerCase().normalize("NFC")), []);
  });

  Deno.test(`generic words (${language}): what begins with a prefix entry is not listed again`, () => {
    const words = entries(themes);
    const prefixes = words.filter((word) => word.endsWith("-")).map((word) => word.slice(0, -1));
    const covered = words.filter((word) =>
      prefixes.some((prefix) => word.startsWith(prefix) && word !== `${prefix}-`)
    );
    assertEquals(covered, []);
  });

  Deno.test(`generic words (${language}): no word with matter is listed`, () => {
    const words = entries(themes);
    const matter = (MATTER[language] ?? "").split(" ");
    assert(matter.length >= 10, "too few words to look for");
    const found = matter.filter((word) =>
      words.some((entry) =>
        entry === word || entry.endsWith("-") && word.startsWith(entry.slice(0, -1))
      )
    );
    assertEquals(found, []);
  });
}

Deno.test("generic words (en): enough distinct stems", () => {
  const stems = new Set(entries(GENERIC_EN).map(stem));
  assert(stems.size >= LEAST_ENGLISH_STEMS, `only ${stems.size} stems`);
});

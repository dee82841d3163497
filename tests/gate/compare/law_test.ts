import { assertEquals } from "@std/assert";
import { openGate } from "../../../src/gate/phase_gate.ts";

/** Which limit a text passes beside a target, or a claim; nothing when it is accepted. */
function limit(text: string, target: string, grants = false): string | undefined {
  const { problem } = openGate([]).check({ text, floor: 3, target, grants }, 0);
  return problem !== undefined && "limit" in problem ? problem.limit : problem?.kind;
}

Deno.test("the law asks for two words of its own beside a source that is taken over", () => {
  const target = "Six engineers can't run 12 microservices.";
  assertEquals(
    limit("Six engineers can run 12 microservices if 9 of them are Lambdas.", target),
    undefined,
  );
  const five = "anchor buoy crane dredger ferry";
  assertEquals(limit("anchor, buoy, crane, dredger: jetty, kelp", five), undefined); // 4 of 5, two new
  assertEquals(limit("anchor, buoy, crane, dredger: jetty, thing", five), "matter"); // one of comment
  assertEquals(limit("anchor, buoy, crane: jetty, thing", five), undefined); // 3 of 5
  assertEquals(limit("dredger, crane, buoy, anchor: jetty, thing", five), undefined); // another order
});

Deno.test("the law asks for three words of its own in scripts without spaces", () => {
  const claim = "后端用Rust重写";
  const check = (text: string) => openGate([]).check({ text, floor: 3, claim }, 0).problem?.kind;
  assertEquals(check("后端用Rust重写需要两年，竞品半年就上线。"), undefined);
  assertEquals(check("后端用Rust重写雨伞蜗牛"), "restates_claim"); // two words of two characters
});

Deno.test("the law asks for ten words of its own beside a whole sentence, three if it is granted", () => {
  const target = "Drivers stopped inside the lane because nothing physical kept them out.";
  const half = "Drivers stopped inside the lane.";
  const nine = "Anchor buoy crane dredger ferry gravel harbour jetty kelp.";
  assertEquals(limit(`${half} ${nine}`, target), "sentence");
  assertEquals(limit(`${half} ${nine.replace(".", " lantern.")}`, target), undefined);
  assertEquals(limit(`${half} Anchor buoy, thing.`, target, true), "sentence");
  assertEquals(limit(`${half} Anchor buoy crane.`, target, true), undefined);
  // In Thai a space ends a sentence, unless it sets off a number.
  const dogs = "ทำหมันหมาวัดทั้งหมด";
  assertEquals(limit("ทำหมันหมาวัด 63 ตัว ตัวละ 900 บาท วัดไม่มีเงิน", dogs), undefined);
  assertEquals(limit("ทำหมันหมาวัด ตัวละ 900 บาท วัดไม่มีเงิน", dogs), "sentence");
  // Part of a sentence that goes on is no whole sentence.
  assertEquals(limit("Drivers stopped inside the lane, bollards or whistles.", target), undefined);
});

Deno.test("the law sees a whole source at the end of a sentence, whatever leads up to it", () => {
  const target = "Vans block the loading bay every morning.";
  assertEquals(
    limit("Anchor buoy crane: vans block the loading bay every morning.", target),
    "sentence",
  );
  assertEquals(
    limit("Vans umbrella block the loading snail bay every morning.", target),
    "sentence",
  );
  assertEquals(
    limit("Vans block the loading bay every morning until bollards rise at seven.", target),
    undefined,
  );
});

Deno.test("the law lets a short reason follow a claim that is named", () => {
  const cases = [
    [
      "We should move our services to Kubernetes",
      "We should not move our services to Kubernetes because our team of three has never run a cluster in production.",
    ],
    ["Debemos migrar a Kubernetes", "Migrar a Kubernetes exige dos SRE que no tenemos."],
    [
      "Hay que cerrar la oficina de Sevilla",
      "Cerrar la oficina de Sevilla obliga a indemnizar a once personas.",
    ],
    [
      "Wir sollten auf Microservices umsteigen",
      "Auf Microservices umsteigen heißt: 40 Pipelines statt einer.",
    ],
    ["週休三日制を導入すべきだ", "週休三日制を導入すると、金曜の問い合わせに対応できない。"],
    ["Нам нужно перейти на микросервисы", "Перейти на микросервисы стоит двух лет без релизов."],
  ];
  for (const [claim = "", text = ""] of cases) {
    assertEquals(openGate([]).check({ text, floor: 4, claim }, 0).problem, undefined, text);
  }
});

import { assertEquals } from "@std/assert";
import { type GateProblem, type GateSubject, openGate } from "../../src/gate/phase_gate.ts";

/** The kind of problem a single text has. */
function kind(subject: GateSubject, saved: string[] = []): GateProblem["kind"] | undefined {
  return openGate(saved).check(subject, 0).problem?.kind;
}

Deno.test("check() wants four distinct content words of an argument, three of an answer", () => {
  const three = "Harbour crane ferry.";
  assertEquals(kind({ text: `${three} Pump.`, floor: 4 }), undefined);
  assertEquals(kind({ text: three, floor: 4 }), "low_information");
  assertEquals(kind({ text: three, floor: 3 }), undefined);
  assertEquals(kind({ text: "Harbour crane.", floor: 3 }), "low_information");
});

Deno.test("check() refuses one word above half, from six content words on", () => {
  const half = "Salt corrodes, salt blinds, salt spreads.";
  assertEquals(kind({ text: half, floor: 4 }), undefined);
  assertEquals(kind({ text: `${half} Salt.`, floor: 4 }), "repetitive");
  assertEquals(kind({ text: "Salt salt salt corrodes, blinds.", floor: 3 }), undefined);
  assertEquals(kind({ text: "Salt salt salt salt corrodes, blinds.", floor: 3 }), "repetitive");
});

Deno.test("check() refuses a letter or pair of letters that is half of a text, from twelve on", () => {
  const text = "码头吊车撞坏渡轮"; // eight letters
  for (const filling of ["咚咚咚咚咚咚咚咚", "叮咚叮咚叮咚叮咚"]) {
    assertEquals(kind({ text: filling + text, floor: 4 }), "repetitive");
    assertEquals(kind({ text: `${filling + text}港`, floor: 4 }), undefined);
    assertEquals(kind({ text: filling.slice(0, 5) + text.slice(0, 6), floor: 3 }), undefined);
  }
  const spread = [..."ก".repeat(12)].map((letter, at) => letter + "เรือข้ามฟากเทียบท่า"[at]).join("");
  assertEquals(kind({ text: spread, floor: 3 }), "repetitive");
  assertEquals(kind({ text: "Der Kran kostet 1000000000000 Euro.", floor: 3 }), undefined);
});

Deno.test("check() counts words before it looks for repetition", () => {
  assertEquals(kind({ text: "cost cost cost cost cost rises", floor: 3 }), "low_information");
});

Deno.test("check() refuses near-duplicates from 80 % common words on", () => {
  const ten = "anchor buoy crane dredger ferry gravel harbour jetty";
  const saved = [`${ten} kelp`];
  assertEquals(kind({ text: `${ten} lantern`, floor: 4 }, saved), "near_duplicate"); // 8 of 10
  const seven = "anchor buoy crane dredger ferry gravel harbour";
  assertEquals(kind({ text: `${seven} lantern`, floor: 4 }, [`${seven} kelp`]), undefined); // 7 of 9
  assertEquals(
    kind({ text: "anchor buoy crane ferry", floor: 4 }, ["anchor buoy crane ferry kelp"]),
    "near_duplicate",
  ); // 4 of 5
  assertEquals(
    kind({ text: "anchor buoy crane", floor: 3 }, ["anchor buoy crane kelp"]),
    undefined,
  ); // 3 of 4
});

Deno.test("check() refuses copies of the claim from 80 % of the words on, or below two new", () => {
  const claim = "Harbour authority electrify cranes ferries pumps lighthouses tugboats";
  const words = (count: number) => claim.split(" ").reverse().slice(0, count).join(" ");
  const check = (text: string) => kind({ text, floor: 4, claim });
  assertEquals(check(`${words(8)} cheaply tomorrow`), "restates_claim"); // 8 of 10
  assertEquals(check(`${words(7)} cheaply tomorrow`), undefined); // 7 of 9
  assertEquals(check(`${words(3)} cheaply`), "restates_claim"); // one new word
  assertEquals(check(`${words(3)} cheaply tomorrow`), undefined); // two new words
});

Deno.test("check() holds answers against their target in the same way", () => {
  const target = "Ferries cannot dock while the northern crane swings.";
  assertEquals(
    kind({ text: "The crane swings, ferries dock.", floor: 3, target }),
    "parrots_target",
  );
  assertEquals(
    kind({
      text: "Move the swinging to four at night, when harbour traffic rests.",
      floor: 3,
      target,
    }),
    undefined,
  );
});

Deno.test("check() names the first problem: little said, claim, target, duplicate", () => {
  const claim = "Harbour pumps should become electric before winter";
  const text = "Electric harbour pumps before winter";
  const gate = openGate([text]);
  assertEquals(
    gate.check({ text, floor: 9, claim, target: text }, 0).problem?.kind,
    "low_information",
  );
  assertEquals(
    gate.check({ text, floor: 4, claim, target: text }, 1).problem?.kind,
    "restates_claim",
  );
  assertEquals(gate.check({ text, floor: 4, target: text }, 2).problem?.kind, "parrots_target");
  assertEquals(gate.check({ text, floor: 4 }, 3).problem?.kind, "near_duplicate");
});

Deno.test("check() says where the other item is, and remembers refused items too", () => {
  const gate = openGate(["Grain silos rust along the quay."]);
  const saved = gate.check({ text: "Along the quay grain silos rust!", floor: 4 }, 0).problem;
  assertEquals(saved, { kind: "near_duplicate", of: "saved", index: 0, similarity: 1, matter: 0 });
  const claim = "Lorry drivers refuse overnight parking fees";
  assertEquals(gate.check({ text: claim, floor: 4, claim }, 4).problem?.kind, "restates_claim");
  const batch = gate.check({ text: `${claim}!`, floor: 4 }, 5).problem;
  assertEquals(batch, { kind: "near_duplicate", of: "batch", index: 4, similarity: 1, matter: 0 });
});

Deno.test("check() compares what a reader sees, not what answers add to their targets", () => {
  const saved = ["Runbook for the CNI plugin, tested in a game day."];
  const gate = openGate(saved);
  const text = "Runbook for the etcd restore, tested in a game day.";
  const target = "The etcd restore was never tried.";
  assertEquals(gate.check({ text, floor: 3, target }, 0).problem, undefined);
});

Deno.test("check() lets an answer quote a part of its target", () => {
  const target = "Two services share one batch of stock and dough, so waste falls when both run.";
  const text =
    "“Share one batch of stock” held until 2023; since the new freezer arrived the kitchen " +
    "thaws portions to order, and bins weigh forty percent less on dinner-only days.";
  assertEquals(kind({ text, floor: 3, target }), undefined);
});

Deno.test("check() refuses half of a target with a stock sentence in any script", () => {
  const cases = [
    [
      "Drivers stopped inside the lane because nothing physical kept them out.",
      "Drivers stopped inside the lane. This is a very important point.",
    ],
    [
      "山里信号差，雨天连电话都打不通，老人只能走两个小时。",
      "山里信号差，雨天连电话都打不通。这一点值得我们关注。",
    ],
    [
      "Завхоз замучается каждое утро вручную открывать сорок шкафчиков.",
      "Завхоз замучается каждое утро вручную. Это очень важный вопрос.",
    ],
  ];
  for (const [target = "", text = ""] of cases) {
    assertEquals(kind({ text, floor: 3, target }), "parrots_target", text);
  }
});

Deno.test("check() sees through disguises of a saved text", () => {
  const saved = ["Pumps leak under heavy winter load every month."];
  const disguised = [
    "PUMPS LEAK UNDER HEAVY WINTER LOAD EVERY MONTH!!!",
    "month winter heavy load leak pumps",
    "P\u200Bumps le\u00ADak under hea\u2060vy winter load every month.",
    "Рumрs lеаk undеr hеаvу wintеr lоаd еvеrу mоnth.",
    "Ｐｕｍｐｓ　ｌｅａｋ　ｕｎｄｅｒ　ｈｅａｖｙ　ｗｉｎｔｅｒ　ｌｏａｄ　ｅｖｅｒｙ　ｍｏｎｔｈ",
    "3. Pumps leak under heavy winter load every month.",
    "P̷u̷mps l̴eak under heavy w͜inter load every month.",
    "Honestly, pumps really do leak under heavy winter load every month, of course.",
    "ᴘᴜᴍᴘs ʟᴇᴀᴋ ᴜɴᴅᴇʀ ʜᴇᴀᴠʏ ᴡɪɴᴛᴇʀ ʟᴏᴀᴅ ᴇᴠᴇʀʏ ᴍᴏɴᴛʜ",
    "P҉u҉m҉p҉s҉ l҉e҉a҉k҉ under heavy winter load every month.",
    "Pumps le4k und3r heavy winter l0ad every m0nth.",
    "Pumps leak under heavy, if you see what I mean, winter load every month.",
  ];
  for (const text of disguised) {
    assertEquals(kind({ text, floor: 4 }, saved), "near_duplicate", text);
  }
});

Deno.test("check() refuses mash and placeholder text, and lets technical text pass", () => {
  const noise = [
    "asdf jkl; qwer uiop zxcv asdfgh",
    "dfkgjh skdjfh wkejrh zxmcnb lkjwer",
    "фывапр олджэ йцукен ячсмить шщзхъ",
    "ㅁㄴㅇㄹ ㅂㅈㄷㄱ ㅋㅌㅊㅍ ㅁㄴㅇㄹ ㅎㅗㅓㅏ",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit sed",
    "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
    "item1 item2 item3 item4 item5 item6",
    "foo bar baz qux quux corge grault garply",
    "龘靐齉爩麤灪籱鱻吁齾龗厵",
    "あさまなつ ぬめむれけ りろせすね へゆよわほ",
    "Лорем ипсум долор сит амет консектетур адиписцинг елит",
    "ロレムイプサムドロールシットアメット、コンセクテトゥール",
    "로렘 입숨 돌로르 싯 아멧 콘섹테투르 아디피싱 엘릿",
    "Λορεμ ιπσθμ δολορ σιτ αμετ, κονσεκτετθρ αδιπισινγ",
    "לורם איפסום דולור סיט אמט, קונסקטורר אדיפיסינג אלית",
    "dsnhsn178 kckcmzc331 ufgfl293 fyfwf557 vvkkz60 vkx168",
    "人的年一在了不十是有三个分上用月到就来出的以一会子日", // the commonest characters, shuffled
    "은를만 어다기 자아니 가지수 도하이 으리로 사서고 에원면 을는나 한시대",
    "老实0 老实1 老实2 老实3 老实4 老实5 老实6",
    "さこひるめそ95 ぬむへろわ126 せぬなゆほけ280 めろねとむの935",
  ];
  for (const text of noise) assertEquals(kind({ text, floor: 4 }), "low_information", text);
  const honest = [
    "kubectl rollout on k8s 1.29 breaks the nginx CRD; p99 jumps from 40 ms to 900 ms.",
    "Szczęście Grzegorza Brzęczyszczykiewicza zależy od chrząszcza w trzcinie.",
    "用 Rust 重写以后 p99 降了一半，但是 GC 停顿本来就不是瓶颈。",
    "Strč prst skrz krk: čtvrtá vrstva smrku vlhla v mlze.",
    "RFC 9110, TLS 1.3, QUIC, HTTP/3, XDP, eBPF, DPDK, SR-IOV need kernel 5.15.",
    "Der Wert des Lagers springt um ein Drittel.", // a walk along the keyboard, and a word
    "Sin certificado FNMT no entra nadie.",
    "Weihnachtsgeschäft = 42 % Jahresumsatz.",
    "シンボリックリンクをファイルシステムがサポートしていません。",
    "بازار يېپىلسا كىشىلەر نېمە قىلىدۇ، نان بۈگۈن قىممەت بولىدۇ.", // Uyghur
  ];
  for (const text of honest) assertEquals(kind({ text, floor: 4 }), undefined, text);
});

Deno.test("check() refuses generic words from 70 % of judging words on, or all but one", () => {
  const found = (text: string) => openGate([]).check({ text, floor: 3 }, 0);
  const some = "Nobody measured the starting point, and the argument about"; // 3 of 5
  assertEquals(found(`${some} success never ended.`), { notice: "nearly_generic" }); // 4 of 6
  assertEquals(
    found(`${some} success and quality never ended.`).problem,
    { kind: "empty_talk", total: 7 }, // 5 of 7
  );
  assertEquals(
    found("Quality started and ended.").problem,
    { kind: "empty_talk", total: 3 }, // 2 of 3
  );
  assertEquals(found(`${some} 2026 never ended.`), { notice: "nearly_generic" });
});

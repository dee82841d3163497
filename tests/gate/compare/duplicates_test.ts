import { assertEquals } from "@std/assert";
import { openGate } from "../../../src/gate/phase_gate.ts";

function kind(text: string, saved: string, target?: string): string | undefined {
  const subject = { text, floor: 3, ...(target === undefined ? {} : { target }) };
  return openGate([saved]).check(subject, 0).problem?.kind;
}

Deno.test("find() wants five words of its own beside an item that is taken over", () => {
  const item = "anchor buoy crane dredger ferry gravel harbour";
  const added = "lantern mast net oar";
  assertEquals(kind(`${item} ${added}`, item), "near_duplicate"); // 7 of 11 in common, four added
  assertEquals(kind(`${item} ${added} pier`, item), undefined);
});

Deno.test("find() counts no words of the answer's own target as matter", () => {
  const saved = "Mechanics monitor fuel gauges nightly, spare barrels arrive.";
  const text = "Mechanics monitor drill gauges nightly, spare barrels arrive.";
  assertEquals(kind(text, saved, "The drill rusts in the wet shed."), "near_duplicate");
});

Deno.test("find() lets items share a frame", () => {
  assertEquals(
    kind(
      "Runbook for the etcd restore, tested in a game day.",
      "Runbook for the CNI plugin, tested in a game day.",
      "Nobody ever restored etcd.",
    ),
    undefined,
  );
});

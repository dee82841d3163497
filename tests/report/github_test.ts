import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { modeOf } from "../../src/protocol/modes.ts";
import { annotations } from "../../src/report/github.ts";
import { abuse } from "../support/fifth_lens.ts";
import { counterarguments, mode, rebuttals } from "../support/in_memory.ts";
import { DODGED, everyMode, gauntletOf, HOSTILE, judged } from "../support/samples.ts";

/** A workflow command as GitHub's runner reads it. */
function read(line: string): { level: string; title: string; text: string } {
  const [, level = "", properties = "", data = ""] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? [];
  const values = new Map(
    properties.split(",").map((property) => {
      const [name = "", value = ""] = property.split("=", 2);
      return [name, plain(value).replaceAll("%3A", ":").replaceAll("%2C", ",")];
    }),
  );
  return { level, title: values.get("title") ?? "", text: plain(data) };
}

function plain(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

const commandsOf = (report: string) => report.trimEnd().split("\n").map(read);

Deno.test("annotations() gives the verdict first, at the level of its gravity", () => {
  const levels = [["holds", "holds"], ["holds", "refuted"], ["refuted", "refuted"]].map(
    (verdicts) => {
      const one = judged(mode("devils_advocate"), {
        counterarguments: counterarguments(4, 4, 2),
        rebuttals: rebuttals(...verdicts),
      });
      return commandsOf(annotations(one))[0];
    },
  );
  assertEquals(levels.map((command) => [command?.level, command?.title]), [
    ["error", "Claim refuted (rev-test)"],
    ["warning", "Claim needs revision (rev-test)"],
    ["notice", "Claim survives scrutiny (rev-test)"],
  ]);
});

Deno.test("annotations() warns of what was not tested and notes what is open", () => {
  const [, warning] = commandsOf(annotations(judged(mode("devils_advocate"), DODGED)));
  assertEquals([warning?.level, warning?.title], ["warning", "Not really tested"]);
  const commands = commandsOf(annotations(judged(mode("steelman"))));
  const [, open] = commands;
  assertEquals([commands.length, open?.level, open?.text], [2, "notice", "response 0"]);
});

Deno.test("annotations() shows no more of a level than GitHub does, and says so", () => {
  const many = judged(mode("devils_advocate"), {
    counterarguments: counterarguments(...Array<number>(40).fill(4)),
    rebuttals: rebuttals(...Array<string>(40).fill("holds")),
  });
  const notices = commandsOf(annotations(many)).filter(({ level }) => level === "notice");
  assertEquals(notices.length, 10);
  assertEquals(notices.at(-1)?.title, "31 more");
});

Deno.test("annotations() counts the verdict among those of its level", () => {
  const one = judged(mode("devils_advocate"), {
    counterarguments: counterarguments(4, 4, 2),
    rebuttals: rebuttals("holds", "refuted"),
  });
  const warned = (warnings: number): string[] =>
    commandsOf(annotations({
      ...one,
      verdict: { ...one.verdict, warnings: Array<string>(warnings).fill("dodged") },
    })).filter(({ level }) => level === "warning").map(({ title }) => title);
  assertEquals(warned(9), [
    "Claim needs revision (rev-test)",
    ...Array(9).fill("Not really tested"),
  ]);
  assertEquals(warned(10).length, 10);
  assertEquals(warned(10).at(-1), "2 more");
});

Deno.test("annotations() holds no text that ends a command, a property or a line", () => {
  const count = commandsOf(annotations(gauntletOf("harmless"))).length;
  for (const text of HOSTILE) {
    const report = annotations(gauntletOf(text));
    const lines = report.trimEnd().split("\n");
    assertEquals(lines.length, count, text);
    assert(
      lines.every((line) => /^::(error|warning|notice) title=[^:,]*::[^\r]*$/.test(line)),
      text,
    );
    // deno-lint-ignore no-control-regex -- a log is shown on terminals
    assert(!/[\u0000-\u0009\u000b-\u001f\u007f]/.test(report), text);
  }
  const [verdict] = commandsOf(annotations(gauntletOf("100% done, 50%25 raw: a %0A b")));
  assert(verdict?.text.startsWith("100% done, 50%25 raw: a %0A b"));
});

Deno.test("annotations() escapes what ends a property in a title", () => {
  const words = { ...abuse, actions: { ...abuse.actions, words: "100%: stop {label}, now" } };
  const report = annotations(judged(modeOf(words), {
    abuses: [
      { story: "a story", actor: "insider", effort: "much", seen: "here", damage: 3 },
      { story: "another", actor: "outsider", effort: "much", seen: "there", damage: 0 },
    ],
    defences: [{ index: 0, exists: false, how: "a lock" }],
  }));
  assertStringIncludes(report, "::notice title=100%25%3A stop X1%2C now::a lock\n");
  assertEquals(commandsOf(report)[1]?.title, "100%: stop X1, now");
});

Deno.test("annotations() of every mode are commands only", () => {
  const reports = everyMode().map(annotations);
  for (const report of reports) assert(commandsOf(report).every(({ level }) => level !== ""));
  assertEquals(reports.length, 5);
});

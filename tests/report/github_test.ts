import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { modeOf } from "../../src/protocol/modes.ts";
import type { Judgement } from "../../src/engine/judgement.ts";
import { FAIL_ON_UNLESS_NAMED, type FailOn } from "../../src/report/fail_on.ts";
import { annotations } from "../../src/report/github.ts";
import { type Ruled, runOfOne } from "../../src/report/run.ts";
import { abuse } from "../support/fifth_lens.ts";
import { counterarguments, mode, rebuttals } from "../support/in_memory.ts";
import { DODGED, everyMode, gauntletOf, HOSTILE, judged } from "../support/samples.ts";

/** The annotations of one review. */
function annotated(one: Judgement, asked: Partial<FailOn> = {}): string {
  return annotations(
    runOfOne(one, "reviews/rev-test.json", { ...FAIL_ON_UNLESS_NAMED, ...asked }),
  );
}

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

Deno.test("annotations() makes an error of what the rule refuses, and of nothing else", () => {
  const levels = (asked: Partial<FailOn>) =>
    [["holds", "holds"], ["holds", "refuted"], ["refuted", "refuted"]].map((verdicts) => {
      const one = judged(mode("devils_advocate"), {
        counterarguments: counterarguments(4, 4, 2),
        rebuttals: rebuttals(...verdicts),
      });
      const [command] = commandsOf(annotated(one, asked));
      return [command?.level, command?.title];
    });
  const titles = [
    "Claim refuted (rev-test)",
    "Claim needs revision (rev-test)",
    "Claim survives scrutiny (rev-test)",
  ];
  assertEquals(levels({}).map(([, title]) => title), titles);
  assertEquals(levels({}).map(([level]) => level), ["error", "error", "notice"]);
  assertEquals(levels({ failOn: "refuted" }).map(([level]) => level), [
    "error",
    "warning",
    "notice",
  ]);
});

Deno.test("annotations() of many reviews stay within ten a level, the broken ones first", () => {
  const one = judged(mode("devils_advocate"));
  const ruled: Ruled[] = [
    ...Array.from({ length: 12 }, (_, number): Ruled => ({
      kind: "judged",
      file: `reviews/rev-n${number}.json`,
      judged: one,
      ruling: { kind: "refused", why: "refused" },
    })),
    { kind: "broken", file: "reviews/rev-a,b:c.json", why: "it is not JSON" },
  ];
  const report = annotations({ all: true, asked: FAIL_ON_UNLESS_NAMED, ruled });
  assertEquals(
    report.split("\n")[0],
    "::error file=reviews/rev-a%2Cb%3Ac.json,title=Not a valid review::it is not JSON",
  );
  for (const level of ["error", "notice"]) {
    const shown = commandsOf(report).filter((command) => command.level === level);
    assertEquals([shown.length, shown.at(-1)?.title.endsWith(" more")], [10, true], level);
  }
});

Deno.test("annotations() warns of what was not tested and notes what is open", () => {
  const [warning] = commandsOf(annotated(judged(mode("devils_advocate"), DODGED)));
  assertEquals([warning?.level, warning?.title], ["warning", "Left untested (rev-test)"]);
  const commands = commandsOf(annotated(judged(mode("steelman"))));
  const [, open] = commands;
  assertEquals([commands.length, open?.level, open?.text], [2, "notice", "response 0"]);
});

Deno.test("annotations() shows no more of a level than GitHub does, and says so", () => {
  const many = judged(mode("devils_advocate"), {
    counterarguments: counterarguments(...Array<number>(40).fill(4)),
    rebuttals: rebuttals(...Array<string>(40).fill("holds")),
  });
  const notices = commandsOf(annotated(many)).filter(({ level }) => level === "notice");
  assertEquals(notices.length, 10);
  assertEquals(notices.at(-1)?.title, "31 more");
});

Deno.test("annotations() counts the verdict among those of its level", () => {
  const one = judged(mode("devils_advocate"), {
    counterarguments: counterarguments(4, 4, 2),
    rebuttals: rebuttals("holds", "refuted"),
  });
  const warned = (warnings: number): string[] =>
    commandsOf(annotated({
      ...one,
      verdict: { ...one.verdict, warnings: Array<string>(warnings).fill("dodged") },
    }, { failOn: "refuted" })).filter(({ level }) => level === "warning").map(({ title }) => title);
  assertEquals(warned(9), [
    "Claim needs revision (rev-test)",
    ...Array(9).fill("Left untested (rev-test)"),
  ]);
  assertEquals(warned(10).length, 10);
  assertEquals(warned(10).at(-1), "2 more");
});

Deno.test("annotations() holds no text that ends a command, a property or a line", () => {
  const count = commandsOf(annotated(gauntletOf("harmless"))).length;
  for (const text of HOSTILE) {
    const report = annotated(gauntletOf(text));
    const lines = report.trimEnd().split("\n");
    assertEquals(lines.length, count, text);
    assert(
      lines.every((line) =>
        /^::(error|warning|notice) file=[^:,]*,title=[^:,]*::[^\r]*$/.test(line)
      ),
      text,
    );
    // deno-lint-ignore no-control-regex -- a log is shown on terminals
    assert(!/[\u0000-\u0009\u000b-\u001f\u007f]/.test(report), text);
  }
  const [verdict] = commandsOf(annotated(gauntletOf("100% done, 50%25 raw: a %0A b")));
  assert(verdict?.text.startsWith("100% done, 50%25 raw: a %0A b"));
});

Deno.test("annotations() escapes what ends a property in a title", () => {
  const words = { ...abuse, actions: { ...abuse.actions, words: "100%: stop {label}, now" } };
  const report = annotated(judged(modeOf(words), {
    abuses: [
      { story: "a story", actor: "insider", effort: "much", seen: "here", damage: 3 },
      { story: "another", actor: "outsider", effort: "much", seen: "there", damage: 0 },
    ],
    defences: [{ index: 0, exists: false, how: "a lock" }],
  }));
  assertStringIncludes(
    report,
    "::notice file=reviews/rev-test.json,title=100%25%3A stop X1%2C now::a lock\n",
  );
  assertEquals(commandsOf(report)[1]?.title, "100%: stop X1, now");
});

Deno.test("annotations() of every mode are commands only", () => {
  const reports = everyMode().map((one) => annotated(one));
  for (const report of reports) assert(commandsOf(report).every(({ level }) => level !== ""));
  assert(reports.length >= 5, `only ${reports.length} reports`);
});

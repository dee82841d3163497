import { openReviews } from "../../src/open_reviews.ts";
import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { run } from "../../src/cli/run.ts";
import { displayWidth } from "../../src/cli/width.ts";
import type { Source } from "../../src/open_reviews.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { createReviews } from "../../src/reviews.ts";
import { openStore } from "../../src/store/store.ts";
import { recordedTerminal } from "../support/recorded_terminal.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const entries = (directory: string): string[] =>
  [...Deno.readDirSync(directory)].map(({ name }) => name);

/** The story and the memo, taken apart where the memo's title begins. */
function parts(output: string): { story: string; memo: string } {
  const start = output.indexOf("\n# ") + 1;
  assert(start > 0, "the output holds no memo");
  return { story: output.slice(0, start), memo: output.slice(start) };
}

Deno.test("demo prints the same bytes every run and leaves nothing behind", async () => {
  await inFreshDirectory(async (directory) => {
    const outputs: string[] = [];
    for (const name of ["one", "two with a blank"]) {
      const temporary = join(directory, name);
      const own = join(directory, `${name}'s own reviews`);
      Deno.mkdirSync(temporary);
      const env = { TMPDIR: temporary, TMP: temporary, DEVILS_ADVOCATE_DIR: own };
      const { code, stdout, stderr } = await runProgram(["demo"], env);
      assertEquals([code, stderr], [0, ""]);
      assertEquals(entries(temporary).filter((left) => left.includes("demo")), []);
      outputs.push(stdout);
    }
    assertEquals(entries(directory).sort(), ["one", "two with a blank"]);
    assertEquals(outputs[0], outputs[1]);
  });
});

Deno.test("demo plays every mode, with one refusal on the way", async () => {
  let played = 0;
  for (const { name, title, lenses } of MODES) {
    const { code, stdout, stderr } = await runProgram(["demo", "--mode", name]);
    assertEquals([code, stderr], [0, ""], name);
    const { story, memo } = parts(stdout);
    assert(story.startsWith(`A scripted ${title.toLowerCase()} review, run`), name);
    assertEquals(story.split("nothing in this batch was saved").length - 1, 1, name);
    assert(story.includes("\nVerdict: "), name);
    assert(story.split("\n").length < 120, `${name}: the story is too long`);
    for (const line of story.split("\n")) {
      assert([...line].length <= 80, `${name}: more than 80 columns: ${line}`);
    }
    for (const { heading } of lenses) assert(memo.includes(`## ${heading}\n`), heading);
    assert(!/[^\P{Cc}\n]/u.test(stdout), `${name}: control characters`);
    played += 1;
  }
  assert(played >= 5, `only ${played} modes`);
});

Deno.test("demo on a terminal has its width and colours, and ends with what to try next", async () => {
  const plainly = (await runProgram(["demo"])).stdout;
  for (const columns of [50, 80, 120]) {
    const terminal = recordedTerminal({ columns, colour: true });
    const open = (directory: string, source?: Source) => openReviews(directory, openGate, source);
    assertEquals(
      await run(["demo"], { terminal, environment: () => undefined, open }),
      0,
    );
    const { out, hints } = terminal.written;
    assert(out.includes("\x1b[31m  < counterarguments: 2 problems"), out);
    // deno-lint-ignore no-control-regex -- colours are what this is about
    const bare = out.replaceAll(/\x1b\[\d+m/g, "");
    for (const line of bare.split("\n")) {
      const fits = displayWidth(line) <= Math.min(columns, 100);
      assert(fits || /^[#|]/.test(line) || !line.trim().includes(" "), line);
    }
    const words = (text: string): string => parts(text).memo.replaceAll(/[\s>]+/g, " ");
    assertEquals(words(bare), words(plainly));
    assertMatch(hints.at(-1) ?? "", /^next: mcp-devils-advocate start "YOUR CLAIM" --mode/);
  }
});

Deno.test("demo --memo-only prints the memo and nothing else", async () => {
  const { memo } = parts((await runProgram(["demo"])).stdout);
  assertEquals(await runProgram(["demo", "--memo-only"]), { code: 0, stdout: memo, stderr: "" });
});

Deno.test("demo --data-dir keeps the review, each time under the next id", async () => {
  await inFreshDirectory(async (directory) => {
    const kept = ["--data-dir", join(directory, "kept")];
    const first = await runProgram(["demo", "--memo-only", ...kept]);
    assertEquals(first, await runProgram(["demo", "--memo-only"]));
    const second = await runProgram([...kept, "demo", "--mode", "steelman", "--memo-only"]);
    assertEquals([second.code, second.stderr], [0, ""]);
    assert(second.stdout.includes("`rev-demp`"), second.stdout);
    for (const [id, memo] of [["rev-demo", first.stdout], ["rev-demp", second.stdout]] as const) {
      assertEquals((await runProgram(["report", id, ...kept])).stdout, memo);
    }
  });
});

Deno.test("demo refuses words and modes that it does not have", async () => {
  for (const args of [["demo", "gauntlet"], ["demo", "--mode", "duel"]]) {
    const { code, stdout, stderr } = await runProgram(args);
    assertEquals([code, stdout, stderr.split("\n").length], [2, "", 2], args.join(" "));
  }
});

Deno.test("demo needs no home directory", async () => {
  const terminal = recordedTerminal();
  const code = await run(["demo"], {
    terminal,
    environment: () => undefined,
    open(directory, source) {
      assert(source !== undefined, "the demo brings its own ids and clock");
      const { newId, now } = source;
      const store = openStore(directory, {
        modes: MODES,
        gate: openGate,
        newId,
        nanoseconds: () => 0n,
      });
      return createReviews({ store, modes: MODES, gate: openGate, now });
    },
  });
  assertEquals([code, terminal.written.err], [0, []]);
  assert(terminal.written.out.includes("# We should end the night shift"));
});

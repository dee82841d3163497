import { messageOf, ReviewError } from "../engine/errors.ts";
import { modeNamed } from "../engine/step.ts";
import { devilsAdvocate } from "../protocol/devils_advocate.ts";
import { MODES } from "../protocol/modes.ts";
import type { Source } from "../open_reviews.ts";
import { type Command, EXIT, type Invocation } from "./command.ts";
import { BAKERY } from "./demo_decision.ts";
import { play } from "./demo_story.ts";
import { nextCommand, shellWord } from "./review_word.ts";
import { textWidth, wrapDocument } from "./wrap.ts";

/** `demo`: a scripted review through the real engine. */
export const demo: Command = {
  name: "demo",
  words: [],
  about: "play a scripted review through the real engine, offline",
  details:
    "Leaves nothing behind, unless --data-dir names where to keep the review: then list, show and report find it there.",
  dataDirAbout: "where to keep the review (default: a temporary directory, removed at the end)",
  examples: ["demo", "demo --mode gauntlet", "demo --data-dir /tmp/try"],
  flags: [
    {
      name: "mode",
      value: "MODE",
      choices: MODES.map(({ name }) => name),
      about: `the mode to play (default: ${devilsAdvocate.name})`,
    },
    { name: "memo-only", about: "print only the memo" },
  ],
  async run(call) {
    const { value, on, terminal, open } = call;
    const mode = modeNamed(MODES, value("mode") ?? devilsAdvocate.name);
    const show = async (directory: string): Promise<void> => {
      const { source, tick } = fixedSource();
      const reviews = await open(directory, source);
      const { columns, colour } = terminal;
      const width = textWidth(columns);
      const { id, story } = await play(reviews, mode, BAKERY, tick, { width, colour });
      const memo = wrapDocument(reviews.exportReport(id).content, columns);
      terminal.out(on("memo-only") ? memo : `${story}\nThe memo:\n\n${memo}`);
      for (const line of hints(call, id)) terminal.hint(line);
    };
    // The environment's directory holds the user's own reviews: only a named one gets the demo's.
    if (call.dataDirNamed) await show(call.dataDir);
    else await inTemporaryDirectory(show);
    return EXIT.success;
  },
};

/** What to try next, for someone at a terminal. */
function hints(call: Invocation, id: string): string[] {
  return call.dataDirNamed
    ? [`next: ${nextCommand("show", id, "--data-dir", shellWord(call.dataDir))}`]
    : [
      `next: ${
        nextCommand("demo", "--data-dir", "demo-reviews")
      } keeps the review, so you can look at it`,
      `next: ${nextCommand("start", '"YOUR CLAIM"', "--mode", "premortem")} starts one of your own`,
    ];
}

/** When the demo takes place, and the time from one step to the next. */
const START = Date.UTC(2026, 0, 12, 18, 0);
const STEP = 4 * 60_000;

/**
 * The same ids and times in every run: rev-demo, or the next that is free where a demo was kept
 * before (rev-demp, rev-demq, …), and a clock that moves only by `tick`.
 */
function fixedSource(): { source: Source; tick: () => void } {
  let number = parseInt("demo", 36);
  let time = START - STEP;
  return {
    source: { newId: () => `rev-${(number++).toString(36)}`, now: () => new Date(time) },
    tick: () => time += STEP,
  };
}

/** Runs something in a directory that is gone afterwards. */
async function inTemporaryDirectory(use: (directory: string) => Promise<void>): Promise<void> {
  let directory: string;
  try {
    directory = Deno.makeTempDirSync({ prefix: "devils-advocate-demo-" });
  } catch (error) {
    throw new ReviewError("storage", `cannot make a temporary directory: ${messageOf(error)}`);
  }
  try {
    await use(directory);
  } finally {
    Deno.removeSync(directory, { recursive: true });
  }
}

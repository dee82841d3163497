/**
 * The same sweep from outside: every call that one `submit` makes of the system about its directory
 * fails, or is the last one. `deno task faults:system`; needs strace. `DEVILS_ADVOCATE_EXECUTABLE` names an
 * executable to try instead of the source. Prints figures, and ends with 1 when one answer was wrong.
 *
 * @module
 */
import { join } from "@std/path";
import { CLAIM, itemFor, seeded } from "../support/load.ts";
import { inFreshDirectory, type Run, runCommand } from "../support/run_program.ts";
import { programCommand } from "../support/server_process.ts";

/** Errors with and without a name in the runtime, and those of a disk that lacks something. */
const ERRORS = ["EIO", "EDQUOT", "EINVAL", "ENOLCK"];

const CALLS = ["openat", "statx", "newfstatat", "getdents64", "readlink", "read", "write", "fchmod"]
  .concat(["fsync", "rename", "flock", "close"]);

const ITEM = itemFor({ phase: "counterarguments", targets: [] }, seeded(1));

/** A call of the program's main thread: its name, and which of that name it is. */
interface Call {
  readonly name: string;
  readonly number: number;
}

/** A directory with a review, and the items to submit. */
interface Place {
  readonly directory: string;
  readonly review: string;
  readonly items: string;
  readonly trace: string;
}

let first: { readonly review: string; readonly files: ReadonlyMap<string, string> } | undefined;

/** A place like the first one that was made. */
async function prepare(parent: string): Promise<Place> {
  if (first !== undefined) {
    const directory = join(parent, "data");
    Deno.mkdirSync(directory);
    for (const [name, text] of first.files) Deno.writeTextFileSync(join(directory, name), text);
    return placeIn(parent, first.review);
  }
  const directory = join(parent, "data");
  const start = ["start", CLAIM, "--mode", "devils_advocate", "--data-dir", directory];
  const { stdout, stderr } = await runCommand([...programCommand(), ...start]);
  if (stdout.trim() === "") throw new Error(stderr);
  const names = [...Deno.readDirSync(directory)].map(({ name }) => name);
  const files = names.map((name) => [name, Deno.readTextFileSync(join(directory, name))] as const);
  first = { review: stdout.trim(), files: new Map(files) };
  return placeIn(parent, first.review);
}

function placeIn(parent: string, review: string): Place {
  const items = join(parent, "items.json");
  Deno.writeTextFileSync(items, JSON.stringify([ITEM]));
  return { directory: join(parent, "data"), review, items, trace: join(parent, "trace") };
}

function submit(
  { directory, review, items }: Place,
  wrapper: readonly string[] = [],
): Promise<Run> {
  const words = ["submit", review, items, "--data-dir", directory];
  return runCommand([...wrapper, ...programCommand(), ...words], { NO_COLOR: "1" });
}

/** The command that writes down the calls of the one that follows it. */
function traced({ trace }: Place): string[] {
  return ["strace", "-f", "-y", "-qq", "-o", trace, `-etrace=${CALLS.join()}`];
}

/** The calls about the directory of one undisturbed submit. */
async function callsOfOne(): Promise<Call[]> {
  const found: Call[] = [];
  await inFreshDirectory(async (parent) => {
    const place = await prepare(parent);
    await submit(place, traced(place));
    const lines = Deno.readTextFileSync(place.trace).split("\n");
    const main = lines[0]?.split(" ")[0];
    const numbers = new Map<string, number>();
    for (const line of lines.filter((line) => line.startsWith(`${main} `))) {
      const name = /^\d+ +(\w+)\(/.exec(line)?.[1];
      if (name === undefined) continue;
      const number = (numbers.get(name) ?? 0) + 1;
      numbers.set(name, number);
      if (line.includes(place.directory)) found.push({ name, number });
    }
  });
  return found;
}

/** How often the item is in the review; undefined when the file is no JSON. */
function stored({ directory, review }: Place): number | undefined {
  try {
    const record = JSON.parse(Deno.readTextFileSync(join(directory, `${review}.json`)));
    const items: { text: string }[] = record.phases.counterarguments;
    return items.filter(({ text }) => text === ITEM["text"]).length;
  } catch {
    return undefined;
  }
}

/** What was wrong with the answer to a fault; null when nothing was, undefined when it missed. */
async function tryFault({ name, number }: Call, fault: string): Promise<string | null | undefined> {
  let wrong: string | null | undefined = null;
  await inFreshDirectory(async (parent) => {
    const place = await prepare(parent);
    const inject = `-einject=${name}:${fault}:when=${number}`;
    const { code, stderr } = await submit(place, [...traced(place), inject]);
    const hits = Deno.readTextFileSync(place.trace).split("\n")
      .filter((line) => line.includes("INJECTED") || line.includes("killed by SIGKILL"));
    if (fault.startsWith("error") && !hits.some((line) => line.includes(place.directory))) {
      wrong = undefined;
      return;
    }
    const now = stored(place);
    // Where closing a listing fails, the runtime's library ends the process, whoever wrote the program.
    const aborted = stderr.includes("error during closedir");
    if (aborted) ended += 1;
    const killed = fault.startsWith("signal") || aborted;
    if (now === undefined || now > 1) wrong = `the item is there ${now} times`;
    else if (code === 0 && !killed && now !== 1) wrong = "acknowledged and not saved";
    else if (/nothing was saved/i.test(stderr) && now !== 0) wrong = "refused and saved";
    else if (!aborted && /\(a bug\)|panick|\n {4}at /.test(stderr)) wrong = `a bug: ${stderr}`;
    else if (code !== 0 && !killed && stderr.trim() === "") wrong = "failed without a word";
    const again = await submit(place);
    if (again.code !== 0) wrong ??= `the repetition was refused: ${again.stderr}`;
    if (stored(place) !== 1) wrong ??= `after the repetition it is there ${stored(place)} times`;
    const { directory, review } = place;
    const abandon = ["abandon", review, "--reason", "only a test", "--data-dir", directory];
    await runCommand([...programCommand(), ...abandon]);
    const names = [...Deno.readDirSync(directory)].map((entry) => entry.name).sort();
    if (names.join() !== `.lock,${review}.json`) wrong ??= `left behind: ${names}`;
  });
  return wrong;
}

const say = (line: string): void => {
  // deno-lint-ignore no-console -- the answer
  console.log(line);
};

const calls = await callsOfOne();
const faults = [...ERRORS.map((code) => `error=${code}`), "signal=SIGKILL"];
let [right, missed, wrong] = [0, 0, 0];
/** Runs that the runtime ended by itself. */
let ended = 0;
for (const call of calls) {
  for (const fault of faults) {
    const answer = await tryFault(call, fault);
    if (answer === undefined) missed += 1;
    else if (answer === null) right += 1;
    else {
      wrong += 1;
      say(`${call.name} ${call.number} ${fault}: ${answer}`);
    }
  }
}
say(`${calls.length} calls, ${right + wrong} faults: ${right} answered rightly, ${wrong} wrongly`);
say(`${ended} of them ended by the runtime's own library; ${missed} more missed their call`);
Deno.exit(wrong === 0 && right > 0 ? 0 : 1);

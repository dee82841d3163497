/**
 * Every call that a verb makes of the disk fails once with each kind of error, before and after its
 * effect; the process is killed after each, and the power is cut after each; the same in the next
 * attempt and in the one after.
 *
 * @module
 */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { writeReport } from "../../src/cli/write_report.ts";
import { ReviewError } from "../../src/engine/errors.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { createReviews, type Reviews } from "../../src/reviews.ts";
import { openStore } from "../../src/store/store.ts";
import { CLAIM, itemFor, seeded, taskOf } from "../support/load.ts";
import { oldFile } from "../support/old_records.ts";
import {
  type Fault,
  Killed,
  type Loss,
  Machine,
  type Missing,
  type Process,
  SHORT,
} from "../support/simulated_disk.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const HOME = "/home";
const DIRECTORY = `${HOME}/user/reviews`;

/** Errors of every kind; those by number have no name here, as the runtime gives them. */
const CODES = [
  ...["EIO", "ENOSPC", "EACCES", "EPERM", "EROFS", "EMFILE", "ENOMEM", "EBUSY", "EINTR", "EAGAIN"],
  ...["ENOENT", "EEXIST", "ENOTDIR", "EISDIR", "ELOOP", "EXDEV", "ENAMETOOLONG", "EMLINK", "EBADF"],
  ...["EINVAL", "ENOSYS", "ENOTSUP", "ENOLCK", "error 122", "error 116", "error 117", "error 6"],
];

/** Codes that say that a disk lacks something, by the calls that they say it of. */
const LACKING: readonly [RegExp, readonly string[]][] = [
  [/^lock /, ["ENOLCK", "ENOSYS", "ENOTSUP"]],
  [/^flush /, ["EINVAL", "ENOSYS", "ENOTSUP"]],
  [/^link /, ["EPERM", "ENOSYS", "ENOTSUP", "EMLINK"]],
  // The directories above the data directory need not be one's own.
  [/^(open|flush) names (\/|\/home|\/home\/user)$/, ["EACCES", "EPERM"]],
];

/** Whether a call that failed so says that a disk lacks something. */
function isLacking(call: string, code = ""): boolean {
  return LACKING.some(([calls, codes]) => calls.test(call) && codes.includes(code));
}

const LOSSES: readonly Loss[] = ["all", "contents", "names", "nothing"];

/** What a client was told. */
type Told =
  /** `warned` when it was told, too, that the disk cannot confirm what it was given. */
  | { readonly kind: "accepted"; readonly answer: string; readonly warned: boolean }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  /** Nothing: the process was killed. */
  | { readonly kind: "nothing" };

/** Something that a client does, on a disk that was prepared for it. */
interface Scenario {
  readonly name: string;
  readonly machine: Machine;
  /** Whether the same call again makes another review. */
  readonly starts: boolean;
  readonly call: (reviews: Reviews) => unknown;
}

/** The verbs of a process in one attempt; ids and times are the same in every run. */
function reviewsOn(disk: Process, attempt: number, warned: string[] = []): Reviews {
  let tried = 0;
  const store = openStore(DIRECTORY, {
    modes: MODES,
    gate: openGate,
    // The first id is taken where there are reviews already.
    newId: () => tried++ === 0 ? "rev-good" : `rev-new${attempt}`,
    nanoseconds: () => 1_700_000_000_000_000_000n,
    disk,
    warn: (line) => warned.push(line),
  });
  return createReviews({
    store,
    modes: MODES,
    gate: openGate,
    now: () => new Date("2026-02-03T04:05:06Z"),
  });
}

/** Calls a verb on a machine, which keeps what came of it. */
async function attempt(
  { call }: Pick<Scenario, "call">,
  machine: Machine,
  number: number,
  faults: readonly Fault[] = [],
  watched?: Process["watched"],
): Promise<{ told: Told; process: Process }> {
  const process = machine.process(faults, watched);
  const warned: string[] = [];
  const told = await telling(async () => await call(reviewsOn(process, number, warned)), process);
  if (told.kind !== "accepted") return { told, process };
  return { told: { ...told, warned: told.warned || warned.length > 0 }, process };
}

async function telling(call: () => Promise<unknown>, process: Process): Promise<Told> {
  try {
    const answer = await call();
    if (process.dead) return { kind: "nothing" };
    const { notices, ...rest } = Object(answer);
    return { kind: "accepted", answer: JSON.stringify(rest), warned: notices !== undefined };
  } catch (error) {
    if (error instanceof Killed || process.dead) return { kind: "nothing" };
    assert(error instanceof ReviewError, `a bug: ${error}`);
    return { kind: "refused", code: error.code, message: error.message };
  }
}

/** The texts of all reviews there are. */
function reviewsIn(machine: Machine): Map<string, string> {
  const files = machine.files(DIRECTORY) ?? new Map<string, string>();
  return new Map([...files].filter(([name]) => /^rev-.*\.json$/.test(name)));
}

/** A machine after a power failure. */
function afterPowerCut(machine: Machine, loss: Loss): Machine {
  const cut = machine.clone();
  cut.cutPower(loss);
  return cut;
}

/** What must be there from now on, by file name, and what may be besides. */
interface Ledger {
  readonly promised: ReadonlyMap<string, string>;
  /** Every text that a file may have, of any attempt so far; null where it may be missing. */
  readonly possible: ReadonlyMap<string, ReadonlySet<string | null>>;
}

const seen = new Set<string>();
let tried = 0;

/**
 * Every file is what it was promised to be, or one of those that it may be; and is a valid review.
 */
function check(machine: Machine, { promised, possible }: Ledger, what: string): void {
  const files = reviewsIn(machine);
  for (const [name, text] of promised) {
    assert(files.get(name) === text, `${what}: ${name} is not what was acknowledged`);
  }
  for (const name of new Set([...files.keys(), ...possible.keys()])) {
    const allowed = possible.get(name);
    assert(allowed?.has(files.get(name) ?? null), `${what}: ${name} is what it was never to be`);
  }
  const texts = JSON.stringify([...files]);
  if (seen.has(texts)) return;
  seen.add(texts);
  const { skipped, count } = reviewsOn(machine.clone().process(), 0).list();
  assertEquals([skipped, count], [undefined, files.size], what);
}

/** A write of somebody else's removes whatever was left behind. */
async function checkNothingStays(machine: Machine, what: string): Promise<void> {
  const state = `left ${machine.state()}`;
  if (seen.has(state)) return;
  seen.add(state);
  const later = machine.clone();
  const { told } = await attempt({ call: (reviews) => reviews.start(CLAIM, "steelman") }, later, 9);
  assertEquals(told.kind, "accepted", what);
  const names = [...later.files(DIRECTORY)?.keys() ?? []];
  assertEquals(names.filter((name) => !/^(\.lock|rev-[a-z0-9]{4}\.json)$/.test(name)), [], what);
}

/** Files are put into place and taken away only by the holder of the lock. */
function underLock(call: string, process: Process): void {
  if (!/^(link|rename|remove) /.test(call)) return;
  assert(process.holdsLock(DIRECTORY), `${call} without the lock`);
}

interface State {
  readonly machine: Machine;
  readonly ledger: Ledger;
  readonly what: string;
}

/**
 * What a scenario comes to without faults: the answer, and the text of the file that it changed.
 */
async function reference(scenario: Scenario, machine: Machine, number: number) {
  const healthy = machine.clone();
  const { told, process } = await attempt(scenario, healthy, number, [], underLock);
  const before = reviewsIn(machine);
  const changed = [...reviewsIn(healthy)].filter(([name, text]) => before.get(name) !== text);
  // A repetition changes nothing, and what it acknowledges has to last all the same.
  const about = told.kind === "accepted" ? reviewOf(healthy, told.answer) : changed;
  return { told, calls: process.calls, changed, about, healthy };
}

function extended(ledger: Ledger, changed: readonly (readonly [string, string])[]): Ledger {
  const possible = new Map(ledger.possible);
  for (const [name, text] of changed) {
    possible.set(name, new Set([...possible.get(name) ?? [null], text]));
  }
  const names = new Set(changed.map(([name]) => name));
  const promised = new Map([...ledger.promised].filter(([name]) => !names.has(name)));
  return { promised, possible };
}

/** The faults of a call: it is killed after it, fails in every way, and reads less than is there. */
function faultsOf(call: string, at: number, codes: readonly string[]): Fault[] {
  const acts = /^(open new|write|setMode|flush|makeDirectory|link|rename|remove)/.test(call);
  const whens: Fault["when"][] = ["before", ...(acts ? ["after" as const] : [])];
  if (call.startsWith("write")) whens.push("half");
  const shorts: Fault[] = call.startsWith("read ") ? [{ at, when: "half", code: SHORT }] : [];
  return [
    { at, when: "after" },
    ...(call.startsWith("write") ? [{ at, when: "half" as const }] : []),
    ...codes.flatMap((code) => whens.map((when) => ({ at, when, code }))),
    ...shorts,
  ];
}

/** Takes a scenario through every fault, from a state; gives the states that come of it. */
async function sweep(
  scenario: Scenario,
  { machine, ledger, what }: State,
  number: number,
  codes: readonly string[],
): Promise<State[]> {
  const { told, calls, changed, about } = await reference(scenario, machine, number);
  const next: State[] = [];
  const open = extended(ledger, changed);
  /** Where a change is put into place; a repetition's only doubt is whether it lasts. */
  const put = calls.findIndex((call) => /^(link|rename) /.test(call));
  for (const [index, call] of calls.entries()) {
    for (const fault of faultsOf(call, index + 1, codes)) {
      const now = `${what}, ${call} ${fault.when} ${fault.code ?? "killed"}`;
      const after = machine.clone();
      const lockless = call.startsWith("lock") && isLacking(call, fault.code);
      const watched = lockless ? undefined : underLock;
      const { told: heard } = await attempt(scenario, after, number, [fault], watched);
      tried += 1;
      let then = open;
      if (heard.kind === "accepted") {
        const mine = scenario.starts ? reviewOf(after, heard.answer) : about;
        if (told.kind === "accepted" && !scenario.starts) {
          assertEquals(heard.answer, told.answer, now);
        }
        then = extended(open, mine);
        if (heard.warned) assert(isLacking(call, fault.code), `${now}: warned for nothing`);
        else then = { ...then, promised: new Map([...then.promised, ...mine]) };
      } else if (heard.kind === "refused") {
        checkRefusal(heard, now);
        const doubtful = /did not confirm/.test(heard.message);
        assert(fault.code !== SHORT, `${now}: refused for nothing`);
        assert(!doubtful || index >= put, `${now}: doubted for nothing`);
        if (!doubtful) {
          const [was, is] = [reviewsIn(machine), reviewsIn(after)];
          assertEquals([...is], [...was], `${now}: it was refused and changed something`);
        }
      }
      check(after, then, now);
      await checkNothingStays(after, now);
      // What a disk keeps that cannot confirm anything, nobody knows.
      if (heard.kind === "accepted" && heard.warned) continue;
      next.push({ machine: after, ledger: then, what: now });
      for (const loss of LOSSES) {
        const cut = afterPowerCut(after, loss);
        check(cut, then, `${now}, then the power cut (${loss})`);
        next.push({ machine: cut, ledger: then, what: `${now}, power cut (${loss})` });
      }
    }
  }
  return next;
}

/** The file of the review that an answer is about. */
function reviewOf(machine: Machine, answer: string): [string, string][] {
  const name = `${JSON.parse(answer).review_id}.json`;
  return [[name, reviewsIn(machine).get(name) ?? "missing"]];
}

function checkRefusal({ code, message }: Told & { kind: "refused" }, what: string): void {
  assert(!/bug|side|tmp/i.test(message), `${what}: ${message}`);
  if (code === "storage") {
    assertMatch(message, /nothing was saved|Nothing was saved|shows whether it is there/, what);
  } else {
    assert(["unknown_review", "invalid_review"].includes(code), `${what}: ${message}`);
  }
}

/** States that differ in nothing that matters are tried once. */
function distinct(states: readonly State[]): State[] {
  const found = new Map<string, State>();
  for (const state of states) {
    const key = JSON.stringify([state.machine.state(), [...state.ledger.promised]]);
    if (!found.has(key)) found.set(key, state);
  }
  return [...found.values()];
}

/** A machine with a directory and what a set-up makes there, all of it flushed. */
async function prepared(use: (reviews: Reviews, machine: Machine) => unknown): Promise<Machine> {
  const machine = new Machine();
  for (const path of [HOME, `${HOME}/user`, DIRECTORY]) machine.makeDirectory(path, 0o700);
  machine.put(`${DIRECTORY}/rev-good.json`, oldFile("rev-good"));
  await use(reviewsOn(machine.process(), 0), machine);
  machine.cutPower("nothing");
  return machine;
}

const item = (seed: number): Record<string, unknown> =>
  itemFor({ phase: "counterarguments", targets: [] }, seeded(seed));

const start = (reviews: Reviews) => reviews.start(CLAIM, "devils_advocate");
const submitOne = (reviews: Reviews) => reviews.submit("rev-new0", [item(1)]);

async function complete(reviews: Reviews): Promise<void> {
  let task = taskOf({ ...await reviews.start(CLAIM, "steelman") });
  for (let seed = 1; task !== undefined; seed += 1) {
    task = taskOf({ ...await reviews.submit("rev-new0", [itemFor(task, seeded(seed))]) }) ??
      taskOf({ ...reviews.progress("rev-new0") });
  }
}

async function scenarios(): Promise<Scenario[]> {
  const nowhere = new Machine();
  nowhere.makeDirectory(HOME, 0o755);
  const begun = await prepared(start);
  const submitted = await prepared(async (reviews) => {
    await start(reviews);
    await submitOne(reviews);
  });
  const empty = await prepared(() => {});
  const littered = empty.clone();
  littered.put(`${DIRECTORY}/.rev-good.${crypto.randomUUID()}.tmp`, "half");
  const killed = begun.clone();
  const renames = (await attempt({ call: submitOne }, begun.clone(), 1)).process.calls
    .findIndex((call) => call.startsWith("rename")) + 1;
  await attempt({ call: submitOne }, killed, 1, [{ at: renames, when: "after" }]);
  const close = [2, 3, 4].map((seed) => ({
    ...item(seed),
    category: ["evidence", "scope", "incentives"][seed - 2],
  }));
  return [
    { name: "start, no directory", machine: nowhere, starts: true, call: start },
    { name: "start", machine: littered, starts: true, call: start },
    { name: "submit", machine: begun, starts: false, call: submitOne },
    {
      name: "submit that closes a phase",
      machine: submitted,
      starts: false,
      call: (reviews) => reviews.submit("rev-new0", close),
    },
    { name: "repeated submit", machine: submitted, starts: false, call: submitOne },
    { name: "submit repeated after a kill", machine: killed, starts: false, call: submitOne },
    {
      name: "abandon",
      machine: submitted,
      starts: false,
      call: (reviews) => reviews.abandon("rev-new0", "no longer wanted"),
    },
    {
      name: "continue an old file",
      machine: empty,
      starts: false,
      call: (reviews) => reviews.submit("rev-good", [item(1)]),
    },
  ];
}

for (const scenario of await scenarios()) {
  Deno.test(`${scenario.name}: what was acknowledged stays, what was refused does not, in three attempts`, async () => {
    const { name, machine } = scenario;
    const before = tried;
    const files = reviewsIn(machine);
    const possible = new Map([...files].map(([file, text]) => [file, new Set([text])]));
    const durable = reviewsIn(afterPowerCut(machine, "all"));
    for (const [file, text] of durable) possible.get(file)?.add(text);
    const promised = new Map([...durable].filter(([file, text]) => files.get(file) === text));
    let states: State[] = [{ machine, ledger: { promised, possible }, what: name }];
    // Every kind of error at first; then those that say how the program takes errors at all.
    for (const [number, codes] of [CODES, ["EIO", "EINVAL"], []].entries()) {
      const next: State[] = [];
      for (const state of states) next.push(...await sweep(scenario, state, number + 1, codes));
      states = distinct(next);
    }
    assert(tried - before > 300, `only ${tried - before} faults were tried`);
    for (const { machine, ledger, what } of states) {
      const { told, about, healthy } = await reference(scenario, machine, 4);
      const now = `${what}, then in peace`;
      assertEquals(told.kind, "accepted", now);
      const open = extended(ledger, about);
      const then = { ...open, promised: new Map([...open.promised, ...about]) };
      for (const loss of LOSSES) check(afterPowerCut(healthy, loss), then, now);
    }
  });
}

/** Commands that only read. */
const READING: Readonly<Record<string, (reviews: Reviews) => unknown>> = {
  list: (reviews) => reviews.list(),
  show: (reviews) => reviews.progress("rev-new0"),
  verdict: (reviews) => reviews.verdict("rev-new0"),
  report: (reviews) => reviews.exportReport("rev-new0"),
};

for (const [name, call] of Object.entries(READING)) {
  Deno.test(`${name}: a disk that fails is told as such, and nothing is changed`, async () => {
    const machine = await prepared(complete);
    const { told, process } = await attempt({ call }, machine, 1);
    assertEquals(told.kind, "accepted");
    assert(process.calls.length > 3);
    const wrote = process.calls.filter((made) => !/^(look|list|open read|stat|read) /.test(made));
    assertEquals(wrote, []);
    const before = machine.state();
    for (const [index, made] of process.calls.entries()) {
      for (const fault of faultsOf(made, index + 1, CODES)) {
        const { told: heard } = await attempt({ call }, machine, 1, [fault]);
        const now = `${made} ${fault.code ?? "killed"}`;
        if (heard.kind === "refused") {
          assert(fault.code !== SHORT, now);
          assertMatch(heard.code, /^(storage|unknown_review|invalid_review)$/, now);
        } else if (heard.kind === "accepted" && told.kind === "accepted") {
          // A list names what it could not read.
          const skipped: { reason: string }[] = JSON.parse(heard.answer).skipped ?? [];
          if (name !== "list" || fault.code === SHORT) assertEquals(heard.answer, told.answer, now);
          else if (fault.code !== "ENOENT") assert(skipped.length === 1, now);
          assertEquals(skipped.filter(({ reason }) => /not JSON|empty/.test(reason)), [], now);
        }
        assertEquals(machine.state(), before, now);
      }
    }
  });
}

/** Runs a scenario with something else happening before each of its calls, in turn. */
async function interrupted(
  machine: Machine,
  call: Scenario["call"],
  happens: (machine: Machine) => unknown,
  checked: (machine: Machine, told: Told, at: number, calls: readonly string[]) => void,
): Promise<void> {
  const { calls } = (await attempt({ call }, machine.clone(), 1)).process;
  for (let at = 1; at <= calls.length; at += 1) {
    const busy = machine.clone();
    let happened: unknown;
    const { told } = await attempt({ call }, busy, 1, [], (_, { calls }) => {
      if (calls.length === at - 1 && happened === undefined) happened = happens(busy) ?? true;
    });
    await happened;
    checked(busy, told, at, calls);
  }
}

const textsOf = (machine: Machine, id: string): string[] => {
  const record = JSON.parse(reviewsIn(machine).get(`${id}.json`) ?? "{}");
  return record.phases?.counterarguments?.map(({ text }: { text: string }) => text) ?? [];
};

Deno.test("two writers of one review at any moment: both are saved, each once", async () => {
  const machine = await prepared(start);
  const other = (reviews: Reviews) => reviews.submit("rev-new0", [item(2)]);
  let others = 0;
  await interrupted(machine, submitOne, async (busy) => {
    const { told } = await attempt({ call: other }, busy, 2);
    assertEquals(told.kind, "accepted");
    others += 1;
  }, (busy, told, at) => {
    assertEquals(told.kind, "accepted", `at ${at}`);
    assertEquals(textsOf(busy, "rev-new0").sort(), [item(1)["text"], item(2)["text"]].sort());
  });
  assert(others > 20);
});

Deno.test("two starts at any moment: two reviews of different ids", async () => {
  const machine = await prepared(() => {});
  await interrupted(machine, start, async (busy) => {
    const { told } = await attempt({ call: start }, busy, 2);
    assertEquals(told.kind, "accepted");
  }, (busy, told) => {
    assertEquals(told.kind, "accepted");
    assertEquals([...reviewsIn(busy).keys()].sort(), [
      "rev-good.json",
      "rev-new1.json",
      "rev-new2.json",
    ]);
  });
});

/**
 * The first call before which a change is not seen any more, and the call that puts it into place.
 */
function lastLook(calls: readonly string[]): [opened: number, renamed: number] {
  const renamed = calls.findIndex((call) => call.startsWith("rename"));
  return [
    calls.slice(0, renamed).findLastIndex((call) => call.startsWith("open read")) + 2,
    renamed + 1,
  ];
}

Deno.test("a program without the lock loses nothing but between the last look and the renaming", async () => {
  const machine = await prepared(start);
  const changed = machine.clone();
  await attempt({ call: (reviews) => reviews.submit("rev-new0", [item(2)]) }, changed, 1);
  const text = reviewsIn(changed).get("rev-new0.json") ?? "";
  const path = `${DIRECTORY}/rev-new0.json`;
  await interrupted(machine, submitOne, (busy) => busy.put(path, text), (busy, told, at, calls) => {
    const [opened, renamed] = lastLook(calls);
    assert(renamed - opened <= 2);
    if (at >= opened && at <= renamed) return;
    assert(textsOf(busy, "rev-new0").includes(String(item(2)["text"])), `lost before call ${at}`);
    if (at < renamed) assertEquals([told.kind, textsOf(busy, "rev-new0").length], ["accepted", 2]);
  });
  await interrupted(machine, submitOne, (busy) => busy.put(path, null), (busy, told, at, calls) => {
    if (at >= lastLook(calls)[0]) return;
    assertEquals(told.kind === "refused" && told.code, "unknown_review", `call ${at}`);
    assertEquals(textsOf(busy, "rev-new0"), [], `came back at call ${at}`);
  });
});

Deno.test("what the same call of a killed writer saved meanwhile is confirmed before it is acknowledged", async () => {
  const machine = await prepared(start);
  const { calls } = (await attempt({ call: submitOne }, machine.clone(), 1)).process;
  const at = calls.findIndex((call) => call.startsWith("rename")) + 1;
  await interrupted(machine, submitOne, async (busy) => {
    await attempt({ call: submitOne }, busy, 2, [{ at, when: "after" }]);
  }, (busy, told, at) => {
    assertEquals(told.kind, "accepted");
    for (const loss of LOSSES) {
      assertEquals(textsOf(afterPowerCut(busy, loss), "rev-new0").length, 1, `${at} ${loss}`);
    }
  });
});

Deno.test("a disk that fails for good from any call on: no refusal says that nothing was saved when it was", async () => {
  for (const call of [start, submitOne]) {
    const machine = await prepared(call === start ? () => {} : start);
    const { calls } = (await attempt({ call }, machine.clone(), 1)).process;
    for (const [index, made] of calls.entries()) {
      for (const when of ["before", "after"] as const) {
        const later = calls.map((_, i): Fault => ({
          at: index + 2 + i,
          when: "before",
          code: "EIO",
        }));
        const after = machine.clone();
        const first: Fault = { at: index + 1, when, code: "EIO" };
        const { told } = await attempt({ call }, after, 1, [first, ...later]);
        if (told.kind === "accepted") assert(index >= calls.length - 2, `${made} ${when}`);
        else if (told.kind === "refused" && !/did not confirm/.test(told.message)) {
          assertEquals([...reviewsIn(after)], [...reviewsIn(machine)], `${made} ${when}`);
        }
      }
    }
  }
});

for (const links of [true, false]) {
  Deno.test(`an id that somebody else takes in the same moment stays theirs, ${links ? "with" : "without"} links`, async () => {
    const machine = await prepared(() => {});
    if (!links) machine.lacks.set("link", "EPERM");
    const theirs = oldFile("rev-new1");
    const take = (busy: Machine) => busy.put(`${DIRECTORY}/rev-new1.json`, theirs);
    await interrupted(machine, start, take, (busy, told, at, calls) => {
      // A link sees to it itself; a renaming comes after the last look.
      const last = calls.findIndex((call) => call.startsWith(links ? "link" : "rename"));
      if (at > last + (links ? 1 : 0)) return;
      assertEquals(reviewsIn(busy).get("rev-new1.json"), theirs, `at ${at}`);
      assertEquals(told.kind, "refused");
    });
  });
}

for (const before of [null, "old"]) {
  Deno.test(`report -o ${before === null ? "to a new file" : "over a file"}: whole or as it was, whatever fails, and beside another`, async () => {
    const home = `${HOME}/user`;
    const machine = await prepared(() => {});
    if (before !== null) machine.put(`${home}/report.md`, before);
    const out = (): void => assert(false, "standard output was written to");
    const write = (disk: Process, text: string) =>
      writeReport(`${home}/report.md`, text, DIRECTORY, { out }, disk);
    const reportIn = (of: Machine) => of.files(home)?.get("report.md") ?? null;
    const healthy = machine.clone().process();
    write(healthy, "new");
    for (const [index, call] of healthy.calls.entries()) {
      for (const fault of faultsOf(call, index + 1, CODES)) {
        const now = `${call} ${fault.when} ${fault.code ?? "killed"}`;
        const after = machine.clone();
        const process = after.process([fault]);
        const told = await telling(async () => await write(process, "new"), process);
        if (told.kind === "accepted") assertEquals(reportIn(after), "new", now);
        assert([before, "new"].includes(reportIn(after)), now);
        if (told.kind === "nothing") {
          for (const loss of LOSSES) {
            assert(
              [before, "new"].includes(reportIn(afterPowerCut(after, loss))),
              `${now}, ${loss}`,
            );
          }
        } else {
          const names = [...after.files(home)?.keys() ?? []];
          assertEquals(names.filter((name) => name.startsWith(".")), [], now);
        }
      }
      const busy = machine.clone();
      write(
        busy.process([], (_, { calls }) => {
          if (calls.length === index) write(busy.process(), "other");
        }),
        "new",
      );
      assert(["new", "other"].includes(reportIn(busy) ?? ""), `another before ${call}`);
    }
  });
}

const DISKS: readonly [Missing, string][] = [
  ...["ENOLCK", "ENOSYS", "ENOTSUP"].map((code): [Missing, string] => ["lock", code]),
  ...["EINVAL", "ENOSYS", "ENOTSUP"].map((code): [Missing, string] => ["flush", code]),
  ...["EPERM", "ENOSYS", "ENOTSUP"].map((code): [Missing, string] => ["link", code]),
];

for (const [what, code] of DISKS) {
  Deno.test(`a disk without ${what} (${code}) works, and that is said once on each side`, async () => {
    const machine = await prepared(() => {});
    machine.lacks.set(what, code);
    const warned: string[] = [];
    const reviews = reviewsOn(machine.process(), 1, warned);
    const answers = [
      await start(reviews),
      await reviews.submit("rev-new1", [item(1)]),
      await reviews.submit("rev-new1", [item(1)]),
      await reviews.abandon("rev-new1", "no longer wanted"),
    ];
    const said = answers.flatMap(({ notices }) => notices ?? []);
    assertEquals(said, warned);
    assertEquals(said.length, 1);
    assertMatch(
      said[0] ?? "",
      { lock: /no file locks/, flush: /confirm/, link: /hard links/ }[what],
    );
    assertEquals(textsOf(machine, "rev-new1").length, 1);
  });
}

Deno.test("without locks, writers of different reviews are in nobody's way", async () => {
  const machine = await prepared(start);
  machine.lacks.set("lock", "ENOLCK");
  const other = (reviews: Reviews) => reviews.submit("rev-good", [item(2)]);
  await interrupted(machine, submitOne, async (busy) => {
    const { told } = await attempt({ call: other }, busy, 2);
    assertEquals(told.kind, "accepted");
  }, (busy, told) => {
    assertEquals(told.kind, "accepted");
    assertEquals([textsOf(busy, "rev-new0").length, textsOf(busy, "rev-good").length], [1, 3]);
  });
});

Deno.test("a server goes on after any fault of its disk, and the same call is then answered", async () => {
  const machine = await prepared(start);
  const { calls } = (await attempt({ call: submitOne }, machine.clone(), 1)).process;
  for (const [index, call] of calls.entries()) {
    for (const fault of faultsOf(call, index + 1, ["EIO", "ENOSPC"])) {
      if (fault.code === undefined) continue;
      const copy = machine.clone();
      const reviews = reviewsOn(copy.process([fault]), 1);
      await submitOne(reviews).catch((error) => assert(error instanceof ReviewError));
      assertEquals((await submitOne(reviews)).accepted, 1);
      for (const loss of LOSSES) {
        assertEquals(textsOf(afterPowerCut(copy, loss), "rev-new0").length, 1, `${call} ${loss}`);
      }
    }
  }
});

Deno.test("new files get their directory's permissions, and a rewrite keeps what was there", async () => {
  for (const mode of [0o700, 0o750, 0o770, 0o775, 0o2775 & 0o777, 0o777]) {
    const machine = await prepared(() => {});
    const directory = machine.find(DIRECTORY);
    assert(directory !== undefined);
    directory.mode = mode;
    const reviews = reviewsOn(machine.process(), 1);
    await start(reviews);
    const modeOf = (name: string) => machine.find(`${DIRECTORY}/${name}`)?.mode;
    assertEquals([modeOf("rev-new1.json"), modeOf(".lock")], [mode & 0o666, mode & 0o666]);
    await reviews.submit("rev-good", [item(1)]);
    assertEquals(modeOf("rev-good.json"), 0o644);
  }
  const machine = new Machine();
  machine.makeDirectory(HOME, 0o755);
  await start(reviewsOn(machine.process(), 1));
  assertEquals(machine.find(`${HOME}/user`)?.mode, 0o700);
  assertEquals(machine.find(DIRECTORY)?.mode, 0o700);
});

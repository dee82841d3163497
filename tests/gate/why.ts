// deno-lint-ignore-file no-console -- its output is what it is for
/**
 * Switches each rule of the gate off in a copy of the program and prints what it alone catches:
 * `deno task gate:why`. A rule that catches nothing must say why it stays; more than five such are
 * too many. Ends with 1 otherwise.
 *
 * @module
 */
import { join } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";
import { type Switch, SWITCHES } from "./switches.ts";

const ROOT = fromFileUrl(new URL("../..", import.meta.url));
/** So many rules may stay for a reason that the sample does not show. */
const IDLE_MOST = 5;
/** Copies that are measured at once. */
const LANES = 2;

type Group = "lazy" | "empty" | "honest";
type Measured = Readonly<Record<Group, readonly number[]>>;

async function measured(change?: Switch): Promise<Measured> {
  const directory = await Deno.makeTempDir();
  try {
    const copied = await new Deno.Command("cp", {
      args: [
        "-R",
        ...["src", "tests", "deno.json", "deno.lock"].map((part) => join(ROOT, part)),
        directory,
      ],
    }).output();
    if (!copied.success) throw new Error("the program cannot be copied");
    if (change !== undefined) {
      const path = join(directory, "src", "gate", change.file);
      const source = Deno.readTextFileSync(path);
      if (!source.includes(change.from)) throw new Error(`${change.name}: its place is gone`);
      Deno.writeTextFileSync(path, source.replace(change.from, change.to));
    }
    const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "--no-check", "--quiet", "--allow-read", "tests/gate/why_measure.ts"],
      cwd: directory,
    }).output();
    if (!success) throw new Error(`${change?.name}: ${new TextDecoder().decode(stderr)}`);
    return JSON.parse(new TextDecoder().decode(stdout));
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

/** How many outcomes were right with the rule and are wrong without it, and the other way round. */
function difference(before: readonly number[], after: readonly number[]): [number, number] {
  let lost = 0;
  let won = 0;
  before.forEach((right, at) => {
    if (right === 1 && after[at] === 0) lost += 1;
    if (right === 0 && after[at] === 1) won += 1;
  });
  return [lost, won];
}

const base = await measured();
for (const group of ["lazy", "empty", "honest"] as const) {
  const right = base[group].reduce((sum, one) => sum + one, 0);
  console.log(`${group}: ${right} of ${base[group].length} texts come out right`);
}
console.log("\nSwitched off: lazy texts and empty talk that then pass, honest texts won or lost");
const waiting = [...SWITCHES];
const lines = new Map<string, string>();
const unexplained: string[] = [];
let idle = 0;
const lane = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const without = await measured(next);
    const [lazy] = difference(base.lazy, without.lazy);
    const [empty] = difference(base.empty, without.empty);
    const [lost, won] = difference(base.honest, without.honest);
    const catches = lazy + empty + lost;
    if (catches === 0) {
      idle += 1;
      if (next.stays === undefined) unexplained.push(next.name);
    }
    lines.set(
      next.name,
      `${String(lazy).padStart(6)} lazy ${
        String(empty).padStart(5)
      } empty  +${won} −${lost} honest  ${next.name}${
        catches === 0 ? `: idle, ${next.stays ?? "and nothing says why it stays"}` : ""
      }`,
    );
  }
};
await Promise.all(Array.from({ length: LANES }, lane));
for (const { name } of SWITCHES) console.log(lines.get(name));
if (unexplained.length > 0 || idle > IDLE_MOST) {
  console.log(
    `\n${idle} idle (most: ${IDLE_MOST}); unexplained: ${unexplained.join(", ") || "none"}`,
  );
  Deno.exit(1);
}

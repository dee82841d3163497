import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { realDirectory, sandbox } from "../../src/cli/sandbox.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import type { Targets } from "../support/sandbox_probe.ts";

const PROBE = new URL("../support/sandbox_probe.ts", import.meta.url);

/** What came of the probe's attempts in a worker with these permissions. */
async function probe(
  targets: Targets,
  permissions: Deno.PermissionOptions,
): Promise<Record<string, string>> {
  const worker = new Worker(PROBE, { type: "module", deno: { permissions } });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(targets);
    });
  } finally {
    worker.terminate();
  }
}

/** Gives `use` a directory with a sandbox beside a place that it must not reach. */
async function withTargets(use: (targets: Targets) => Promise<void>): Promise<void> {
  await inFreshDirectory(async (parent) => {
    const inside = join(Deno.realPathSync(parent), "inside");
    const outside = join(Deno.realPathSync(parent), "outside");
    Deno.mkdirSync(inside);
    Deno.mkdirSync(outside);
    Deno.writeTextFileSync(join(outside, "secret"), "export default 1;");
    Deno.symlinkSync(outside, join(inside, "link"), { type: "dir" });
    await using listener = Deno.serve({ port: 0, onListen() {} }, () => new Response(""));
    await use({ inside, outside, port: listener.addr.port });
  });
}

Deno.test("sandbox() lets a worker use its directory and nothing else", async () => {
  await withTargets(async (targets) => {
    const outcomes = await probe(targets, sandbox(targets.inside));
    const allowed = Object.entries(outcomes).filter(([, outcome]) => outcome === "done");
    assertEquals(allowed.map(([name]) => name), [
      "write inside",
      "read inside",
      "make the directory inside",
      "remove inside",
      // A link that somebody else put there is followed, which is why the store looks before it opens.
      "read by a link",
      "write by a link",
    ]);
    const refused = Object.entries(outcomes).filter(([, outcome]) => outcome !== "done");
    assert(refused.length > 20);
    assertEquals(refused.filter(([, outcome]) => outcome !== "refused"), []);
    assertEquals([...Deno.readDirSync(targets.outside)].map(({ name }) => name).sort(), [
      "new",
      "secret",
    ]);
  });
});

Deno.test("realDirectory() follows links as far as the path exists", async () => {
  await inFreshDirectory((parent) => {
    const real = Deno.realPathSync(parent);
    Deno.mkdirSync(join(real, "there"));
    Deno.symlinkSync(join(real, "there"), join(real, "link"), { type: "dir" });
    assertEquals(realDirectory(join(real, "link")), join(real, "there"));
    assertEquals(
      realDirectory(join(real, "link", "not", "yet")),
      join(real, "there", "not", "yet"),
    );
    assertEquals(realDirectory(join(real, "there")), join(real, "there"));
    return Promise.resolve();
  });
});

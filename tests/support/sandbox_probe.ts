/**
 * A worker that tries what the server must not be able to do, and tells what came of each attempt:
 * `done`, `refused` for want of permission, or another error.
 *
 * @module
 */
import { connect } from "node:net";

declare function postMessage(message: Record<string, string>): void;

/** What the probe is to try. */
export interface Targets {
  /** The directory of the sandbox. */
  readonly inside: string;
  /** A directory beside it, with a file `secret`. */
  readonly outside: string;
  /** A port of this machine that somebody listens on. */
  readonly port: number;
}

/** The attempts, each by its name. */
function attempts({ inside, outside, port }: Targets): Record<string, () => unknown> {
  return {
    "write inside": () => Deno.writeTextFileSync(`${inside}/file`, "x"),
    "read inside": () => Deno.readTextFileSync(`${inside}/file`),
    "make the directory inside": () => Deno.mkdirSync(`${inside}/deep/er`, { recursive: true }),
    "remove inside": () => Deno.removeSync(`${inside}/file`),
    "read a file": () => Deno.readTextFileSync(`${outside}/secret`),
    "read by dots": () => Deno.readTextFileSync(`${inside}/../outside/secret`),
    "read by a link": () => Deno.readTextFileSync(`${inside}/link/secret`),
    "list a directory": () => [...Deno.readDirSync(outside)],
    "look at a file": () => Deno.lstatSync(`${outside}/secret`),
    "write a file": () => Deno.writeTextFileSync(`${outside}/new`, "x"),
    "write by a link": () => Deno.writeTextFileSync(`${inside}/link/new`, "x"),
    "remove a file": () => Deno.removeSync(`${outside}/secret`),
    "move out": () => Deno.renameSync(`${inside}/link`, `${outside}/moved`),
    "make a link": () => Deno.symlinkSync(`${outside}/secret`, `${inside}/rev-link.json`),
    "make a temporary file": () => Deno.makeTempFileSync(),
    "connect": () => Deno.connect({ hostname: "127.0.0.1", port }),
    "connect as Node": () =>
      new Promise<void>((resolve, reject) =>
        connect(port, "127.0.0.1", resolve).on("error", reject)
      ),
    "fetch": () => fetch(`http://127.0.0.1:${port}/`),
    "listen": () => Deno.listen({ port: 0 }),
    "resolve a name": () => Deno.resolveDns("localhost", "A"),
    "run": () => new Deno.Command(Deno.build.os === "windows" ? "cmd" : "true").outputSync(),
    "read the environment": () => Deno.env.get("HOME"),
    "change the environment": () => Deno.env.set("HOME", "x"),
    "load a library": () => Deno.dlopen("libc.so.6", {}),
    "ask the system": () => Deno.hostname(),
    "import a module": () => import(`http://127.0.0.1:${port}/mod.js`),
    "import a file": () => import(`file://${outside}/secret`),
    "start a freer worker": () =>
      new Worker(import.meta.url, { type: "module", deno: { permissions: { read: true } } }),
    "ask for permission": async () => {
      const { state } = await Deno.permissions.request({ name: "read" });
      if (state !== "granted") throw new Deno.errors.NotCapable(state);
    },
  };
}

/** Whether an error says that a permission is missing; an import wraps it into another. */
function isRefusal(error: unknown): boolean {
  return error instanceof Deno.errors.NotCapable || /Requires \w+ access to/.test(String(error));
}

addEventListener("message", async (event) => {
  if (!(event instanceof MessageEvent)) return;
  const outcomes: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts(event.data))) {
    try {
      await attempt();
      outcomes[name] = "done";
    } catch (error) {
      outcomes[name] = isRefusal(error) ? "refused" : String(error);
    }
  }
  postMessage(outcomes);
});

/**
 * Pages as Chromium shows them, without a window.
 *
 * @module
 */
import { assert } from "@std/assert";
import { join } from "@std/path";
import { isObject } from "./server_process.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Chromium's path; null where it is not installed. `CHROMIUM` names another one. */
export function chromiumPath(): string | null {
  const named = Deno.env.get("CHROMIUM");
  if (named !== undefined && named !== "") return named;
  const folders = (Deno.env.get("PATH") ?? "").split(":").filter((folder) => folder !== "");
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return paths.find((path) => {
    try {
      return Deno.statSync(path).isFile;
    } catch {
      return false;
    }
  }) ?? null;
}

/** How a page is shown. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly mobile?: boolean;
  readonly dark?: boolean;
  readonly print?: boolean;
}

/** A running Chromium with one page. */
export class Chromium implements AsyncDisposable {
  readonly #process: Deno.ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Record<string, unknown>) => void>();
  #loaded: () => void = () => {};
  #session = "";
  #id = 0;

  private constructor(process: Deno.ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message: unknown = JSON.parse(String(data));
      if (!isObject(message)) return;
      if (message["method"] === "Page.loadEventFired") this.#loaded();
      const id = message["id"];
      if (typeof id === "number") this.#waiting.get(id)?.(message);
    };
  }

  /** Starts it with a profile of its own. */
  static async start(path: string): Promise<Chromium> {
    const profile = Deno.makeTempDirSync();
    const process = new Deno.Command(path, {
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        `--user-data-dir=${profile}`,
        "--remote-debugging-port=0",
        "about:blank",
      ],
      stdin: "null",
      stdout: "null",
      stderr: "null",
    }).spawn();
    const socket = new WebSocket(await debuggerUrl(profile));
    await new Promise((opened) => socket.onopen = opened);
    const chromium = new Chromium(process, profile, socket);
    const { targetId } = await chromium.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await chromium.send("Target.attachToTarget", { targetId, flatten: true });
    chromium.#session = String(sessionId);
    await chromium.send("Page.enable", {});
    return chromium;
  }

  /** Sends a command of the DevTools protocol. */
  send(method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = this.#id += 1;
    const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>();
    this.#waiting.set(id, ({ result, error }) => {
      this.#waiting.delete(id);
      if (isObject(result)) resolve(result);
      else reject(new Error(`${method}: ${JSON.stringify(error)}`));
    });
    const session = this.#session === "" ? {} : { sessionId: this.#session };
    this.#socket.send(JSON.stringify({ id, method, params, ...session }));
    return promise;
  }

  /** Shows a page. */
  async show(html: string, view: View): Promise<void> {
    const { width, height, mobile = false, dark = false, print = false } = view;
    await this.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      mobile,
      deviceScaleFactor: 1,
    });
    await this.send("Emulation.setEmulatedMedia", {
      media: print ? "print" : "screen",
      features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }],
    });
    const file = join(this.#profile, "page.html");
    Deno.writeTextFileSync(file, html);
    const loaded = new Promise<void>((resolve) => this.#loaded = resolve);
    await this.send("Page.navigate", { url: `file://${file}` });
    await loaded;
  }

  /** The value of an expression in the page; promises are waited for. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    assert(exceptionDetails === undefined, JSON.stringify(exceptionDetails));
    return isObject(result) ? result["value"] : undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#socket.close();
    this.#process.kill("SIGTERM");
    await this.#process.status;
    await Deno.remove(this.#profile, { recursive: true }).catch(() => {});
  }
}

/** Where the started Chromium listens, as it writes it into its profile. */
async function debuggerUrl(profile: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      const [port, path] = Deno.readTextFileSync(join(profile, "DevToolsActivePort")).split("\n");
      if (path !== undefined && path !== "") return `ws://127.0.0.1:${port}${path}`;
    } catch {
      // Not written yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("Chromium does not listen");
}

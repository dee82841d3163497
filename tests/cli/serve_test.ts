import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { inFreshDirectory, type Run, runCommand, runProgram } from "../support/run_program.ts";
import { isObject, programCommand } from "../support/server_process.ts";

const onWindows = Deno.build.os === "windows";

/** One request as a line; a word in `params` may be anything that a client sends. */
function request(id: number, method: string, params: object = {}): string {
  return `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`;
}

const INITIALIZE = request(0, "initialize", {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "tests", version: "1" },
});

function start(id: number): string {
  const claim = `Opening a second shop in number ${id} of the high street doubles our sales.`;
  return request(id, "tools/call", {
    name: "start_review",
    arguments: { claim, mode: "premortem" },
  });
}

function repliesIn(output: string): Record<string, unknown>[] {
  return output.split("\n").filter((line) => line !== "").map((line) => {
    const reply: unknown = JSON.parse(line);
    assert(isObject(reply));
    return reply;
  });
}

const idsIn = (output: string): unknown[] => repliesIn(output).map(({ id }) => id);

const serveIn = (directory: string): string[] => ["serve", "--data-dir", directory];

Deno.test("serve answers all that is piped in, the last line without its end, and ends", async () => {
  await inFreshDirectory(async (directory) => {
    const starts = Array.from({ length: 30 }, (_, index) => start(index + 1));
    const input = [INITIALIZE, ...starts, request(31, "tools/list").trimEnd()].join("");
    const { code, stdout, stderr } = await runProgram(serveIn(directory), {}, input);
    assertEquals({ code, stderr }, { code: 0, stderr: "" });
    // Writers may wait for their turn, and answers come as they are ready.
    const ids = idsIn(stdout).sort((a, b) => Number(a) - Number(b));
    assertEquals(ids, Array.from({ length: 32 }, (_, id) => id));
    const files = [...Deno.readDirSync(directory)].filter(({ name }) => /^rev-/.test(name));
    assertEquals(files.length, 30);
  });
});

Deno.test("serve ends at once when there is no input, and makes no directory", async () => {
  await inFreshDirectory(async (directory) => {
    const missing = join(directory, "none");
    const run = await runProgram(serveIn(missing));
    assertEquals(run, { code: 0, stdout: "", stderr: "" });
    assertEquals([...Deno.readDirSync(directory)], []);
  });
});

Deno.test("serve ends a subscription that is open when the input ends", async () => {
  await inFreshDirectory(async (directory) => {
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "tests", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const notifications = { toolsListChanged: true };
    const input = request(1, "server/discover", { _meta }) +
      request(2, "subscriptions/listen", { _meta, notifications });
    const { code, stdout, stderr } = await runProgram(serveIn(directory), {}, input);
    assertEquals({ code, stderr }, { code: 0, stderr: "" });
    assertEquals(idsIn(stdout).filter((id) => id !== undefined), [1, 2]);
  });
});

Deno.test("serve makes its directory at the first write, whatever its name", async () => {
  await inFreshDirectory(async (parent) => {
    const names = ["not/there/yet", "with a blank, ä 審 and 'quotes'"];
    for (const name of names) {
      const directory = join(parent, name);
      const { stdout } = await runProgram(serveIn(directory), {}, INITIALIZE + start(1));
      assertStringIncludes(stdout, '"structuredContent"');
      assertEquals([...Deno.readDirSync(directory)].filter((e) => e.isFile).length > 0, true);
    }
    assertEquals(names.length, 2);
  });
});

Deno.test("serve takes a relative directory, and the one that a link leads to", async () => {
  await inFreshDirectory(async (parent) => {
    const cwd = Deno.realPathSync(parent);
    Deno.mkdirSync(join(cwd, "real"));
    Deno.symlinkSync(join(cwd, "real"), join(cwd, "link"), { type: "dir" });
    const [tool = "", ...args] = [...programCommand(), ...serveIn("link")];
    const process = new Deno.Command(tool, {
      args,
      cwd,
      stdin: "piped",
      stdout: "piped",
    }).spawn();
    await new Blob([INITIALIZE, start(1)]).stream().pipeTo(process.stdin);
    const { code, stdout } = await process.output();
    assertEquals(code, 0);
    assertStringIncludes(new TextDecoder().decode(stdout), '"structuredContent"');
    const files = [...Deno.readDirSync(join(cwd, "real"))];
    assertEquals(files.filter(({ name }) => /^rev-/.test(name)).length, 1);
  });
});

Deno.test("serve prints one line and exits 1 when the input cannot be read", async () => {
  await inFreshDirectory(async (directory) => {
    const line = new Uint8Array(11 * 1024 * 1024).fill(0x61);
    const run = await runCommand([...programCommand(), ...serveIn(directory)], {}, line);
    assertEquals(run, {
      code: 1,
      stdout: "",
      stderr: "error: requests cannot be read: a line has more than 10485760 bytes\n",
    });
  });
});

Deno.test({
  name: "serve prints one line and exits 1 when answers cannot be written (needs /dev/full)",
  ignore: Deno.build.os !== "linux",
  async fn() {
    await inFreshDirectory(async (directory) => {
      const command = ["sh", "-c", '"$@" >/dev/full', "sh", ...programCommand()];
      const run = await runCommand([...command, ...serveIn(directory)], {}, INITIALIZE);
      assertEquals(run.code, 1);
      assertMatch(run.stderr, /^error: answers cannot be written: .+\n$/);
    });
  },
});

Deno.test("serve ends when the client closes its output", async () => {
  await inFreshDirectory(async (directory) => {
    const [tool = "", ...args] = [...programCommand(), ...serveIn(directory)];
    const process = new Deno.Command(tool, {
      args,
      stdin: "piped",
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const errors = new Response(process.stderr).text();
    const input = process.stdin.getWriter();
    await input.write(new TextEncoder().encode(INITIALIZE));
    const output = process.stdout.getReader();
    await output.read();
    await output.cancel();
    // The input stays open: only the broken pipe of this answer can end the server.
    await input.write(new TextEncoder().encode(request(1, "tools/list")));
    assertEquals((await process.status).code, 0);
    assertEquals(await errors, "");
    await input.close().catch(() => {});
  });
});

Deno.test("serve waits for a slow reader and loses nothing", async () => {
  await inFreshDirectory(async (directory) => {
    const [tool = "", ...args] = [...programCommand(), ...serveIn(directory)];
    const process = new Deno.Command(tool, { args, stdin: "piped", stdout: "piped" }).spawn();
    const requests = Array.from({ length: 200 }, (_, index) => request(index + 1, "tools/list"));
    const written = new Blob([INITIALIZE, ...requests]).stream().pipeTo(process.stdin);
    let output = "";
    for await (const text of process.stdout.pipeThrough(new TextDecoderStream())) {
      output += text;
      if (output.length < 100_000) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assertEquals(idsIn(output), Array.from({ length: 201 }, (_, id) => id));
    assertEquals((await process.status).code, 0);
    await written;
  });
});

const SIGNALS: readonly [Deno.Signal, number][] = onWindows
  ? []
  : [["SIGTERM", 143], ["SIGINT", 130], ["SIGHUP", 129]];

for (const [signal, expected] of SIGNALS) {
  Deno.test(`serve exits ${expected} at ${signal} in the middle of work, with no file half written`, async () => {
    await inFreshDirectory(async (directory) => {
      const [tool = "", ...args] = [...programCommand(), ...serveIn(directory)];
      const process = new Deno.Command(tool, {
        args,
        stdin: "piped",
        stdout: "piped",
        stderr: "piped",
      }).spawn();
      const errors = new Response(process.stderr).text();
      const input = process.stdin.getWriter();
      const starts = Array.from({ length: 2000 }, (_, index) => start(index + 1));
      input.write(new TextEncoder().encode(INITIALIZE + starts.join(""))).catch(() => {});
      let seen = 0;
      let sent = false;
      for await (const chunk of process.stdout) {
        seen += chunk.filter((byte) => byte === 0x0a).length;
        if (seen <= 5 || sent) continue;
        // Reading goes on: a closed output would end the server by itself.
        process.kill(signal);
        sent = true;
      }
      assertEquals((await process.status).code, expected);
      assertEquals(await errors, "");
      await input.abort().catch(() => {});
      const names = [...Deno.readDirSync(directory)].map(({ name }) => name);
      assertEquals(names.filter((name) => !/^(rev-[a-z0-9]{4}\.json|\.lock)$/.test(name)), []);
      const reviews = names.filter((name) => name.startsWith("rev-"));
      assert(reviews.length > 0 && reviews.length < 2000, `${reviews.length} reviews`);
      for (const name of reviews) JSON.parse(Deno.readTextFileSync(join(directory, name)));
    });
  });
}

Deno.test("serve prints one line and exits 1 at an error that nobody catches", async () => {
  const main = new URL("../support/failing_main.ts", import.meta.url);
  const command = [Deno.execPath(), "run", "--quiet", "--no-prompt", "--permission-set", main.href];
  await inFreshDirectory(async (directory) => {
    let seen = 0;
    for (const how of ["open", "timer", "promise"]) {
      const run = await runCommand([...command, ...serveIn(join(directory, how))], {}, INITIALIZE);
      assertEquals(run.code, 1);
      assertEquals(run.stderr, `error: it failed in ${how}\n`);
      seen += 1;
    }
    assertEquals(seen, 3);
  });
});

// How programs of other kinds start a server; Perl is at hand on Linux and macOS.
const perl = (script: string): string[] => ["perl", "-MSocket", "-e", script];

Deno.test({
  name: "serve ends quietly when a client closes a socket with answers unread (needs Perl)",
  ignore: onWindows,
  async fn() {
    const script = `
      socketpair(my $ours, my $theirs, AF_UNIX, SOCK_STREAM, PF_UNSPEC) or die;
      my $pid = fork();
      if ($pid == 0) {
        close $ours; open(STDIN, "<&", $theirs); open(STDOUT, ">&", $theirs); close $theirs;
        exec @ARGV;
      }
      close $theirs;
      my $line = <STDIN>;
      syswrite $ours, $line;
      recv $ours, my $byte, 1, MSG_PEEK;
      close $ours;
      waitpid $pid, 0;
      exit $? >> 8;`;
    await inFreshDirectory(async (directory) => {
      const command = [...perl(script), ...programCommand(), ...serveIn(directory)];
      assertEquals(await runCommand(command, {}, INITIALIZE), { code: 0, stdout: "", stderr: "" });
    });
  },
});

Deno.test({
  name: "serve does not outlive a parent that is killed (needs Perl)",
  ignore: onWindows,
  async fn() {
    const script = `
      open(my $server, "|-", @ARGV) or die;
      syswrite $server, scalar <STDIN>;
      sleep 60;`;
    await inFreshDirectory(async (directory) => {
      const [tool = "", ...args] = [
        ...perl(script),
        ...programCommand(),
        ...serveIn(directory),
      ];
      const parent = new Deno.Command(tool, { args, stdin: "piped", stdout: "piped" }).spawn();
      await new Blob([INITIALIZE]).stream().pipeTo(parent.stdin);
      const output = parent.stdout.getReader();
      await output.read();
      parent.kill("SIGKILL");
      // Both hold the other end: it is closed when the server has ended, too.
      while (!(await output.read()).done);
      await parent.status;
    });
  },
});

Deno.test("serve says at once where reviews cannot be kept, and answers all the same", async () => {
  await inFreshDirectory(async (parent) => {
    const file = join(parent, "file");
    Deno.writeTextFileSync(file, "");
    const reasons: [string, RegExp][] = [
      [file, /[(]Not a directory[)]/],
      [join(file, "below"), /Not a directory/],
    ];
    if (!onWindows) {
      Deno.symlinkSync("nowhere", join(parent, "dangling"));
      Deno.symlinkSync("circle", join(parent, "circle"));
      reasons.push([join(parent, "circle"), /leads nowhere/]);
      reasons.push([join(parent, "dangling"), /leads nowhere/]);
    }
    const before = [...Deno.readDirSync(parent)].length;
    for (const [directory, reason] of reasons) {
      const input = INITIALIZE + start(1) + request(2, "tools/list");
      const { code, stdout, stderr } = await runProgram(serveIn(directory), {}, input);
      assertEquals([code, idsIn(stdout)], [0, [0, 1, 2]]);
      assertMatch(stderr, /^warning: reviews cannot be kept in [^\n]*--data-dir[^\n]*\n$/);
      assertMatch(stderr, reason);
      assertStringIncludes(stdout, "nothing was saved");
    }
    assertEquals([...Deno.readDirSync(parent)].length, before);
  });
});

Deno.test({
  name: "serve works in a directory whose name is not UTF-8; a variable that is not is named",
  ignore: Deno.build.os !== "linux",
  async fn() {
    await inFreshDirectory(async (parent) => {
      const shell = (script: string, ...args: string[]): Promise<Run> =>
        runCommand(["sh", "-c", script, "sh", ...programCommand(), ...args], { PARENT: parent });
      const entered = await shell(
        `odd="$PARENT/$(printf '\\377')"; mkdir "$odd"; cd "$odd"; exec "$@"`,
        ...serveIn(parent),
      );
      assertEquals(entered, { code: 0, stdout: "", stderr: "" });
      const named = await shell(
        `DEVILS_ADVOCATE_DIR="$(printf '\\377')"; export DEVILS_ADVOCATE_DIR; exec "$@"`,
        "list",
      );
      assertEquals([named.code, named.stdout], [2, ""]);
      assertMatch(named.stderr, /^error: [^\n]*DEVILS_ADVOCATE_DIR is not valid UTF-8[^\n]*\n$/);
    });
  },
});

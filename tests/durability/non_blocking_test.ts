import { assertEquals } from "@std/assert";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { programCommand } from "../support/server_process.ts";

/** Runs a command whose standard streams do not block, its output a pipe of one page. */
const NON_BLOCKING =
  "fcntl(STDOUT, 1031, 4096); for (*STDIN, *STDOUT, *STDERR) { fcntl($_, F_SETFL, fcntl($_, F_GETFL, 0) | O_NONBLOCK) } exec @ARGV";

Deno.test("streams that the other end made non-blocking are read and written to their end", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  await inFreshDirectory(async (directory) => {
    await runProgram(["demo", "--mode", "gauntlet", "--data-dir", directory]);
    const requests = ["ping", "tools/list", "resources/list"].map((method, id) =>
      `${JSON.stringify({ jsonrpc: "2.0", id, method })}\n`
    );
    let runs = 0;
    for (
      const [args, input] of [
        ...["md", "json", "html"].map((format) => [
          ["report", "latest", "--format", format, "--data-dir", directory],
          [],
        ]),
        [["report", "latest", "-o", "/dev/stdout", "--data-dir", directory], []],
        [["serve", "--data-dir", directory], requests],
      ] as const
    ) {
      const expected = await runProgram(args, {}, input.join(""));
      const child = new Deno.Command("perl", {
        args: ["-MFcntl", "-e", NON_BLOCKING, ...programCommand(), ...args],
        stdin: "piped",
        stdout: "piped",
        stderr: "null",
      }).spawn();
      const writer = child.stdin.getWriter();
      const sent = (async () => {
        for (const request of input) {
          await new Promise((resolve) => setTimeout(resolve, 200));
          await writer.write(new TextEncoder().encode(request));
        }
        await writer.close();
      })();
      let output = "";
      for await (const part of child.stdout.pipeThrough(new TextDecoderStream())) {
        output += part;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await sent;
      assertEquals((await child.status).code, 0);
      assertEquals(output, expected.stdout, args.join(" "));
      runs += 1;
    }
    assertEquals(runs, 5);
  });
});

import { dirname, join } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";

/**
 * How to start this program: the executable itself, or from a checkout the runtime with what the
 * project's own tasks give it.
 */
export function thisProgram(): { readonly command: string; readonly args: readonly string[] } {
  const command = Deno.execPath();
  if (Deno.build.standalone) return { command, args: [] };
  const main = fromFileUrl(Deno.mainModule);
  const config = join(dirname(main), "deno.json");
  return {
    command,
    args: [
      ...["run", "--quiet", "--frozen", "--no-prompt", "--config", config],
      ...["--permission-set", main],
    ],
  };
}

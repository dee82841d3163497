import { messageOf, ReviewError } from "../engine/errors.ts";
import { oneLine } from "../report/visible.ts";

/** The only place that writes to the terminal. */
export interface Terminal {
  /** Writes to standard output. A reader that has gone away is no error. */
  out(text: string): void;
  /** Writes one line to standard error. */
  err(line: string): void;
  /** Columns of the terminal on standard output; undefined where it is none. */
  readonly columns: number | undefined;
  /** Whether colour is wanted: on a terminal, and NO_COLOR is not set. */
  readonly colour: boolean;
}

function writeAll(stream: { writeSync(bytes: Uint8Array): number }, text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let written = 0; written < bytes.length;) {
    written += stream.writeSync(bytes.subarray(written));
  }
}

/** The process's own terminal. */
export function processTerminal(): Terminal {
  const isTerminal = Deno.stdout.isTerminal();
  return {
    out(text) {
      try {
        writeAll(Deno.stdout, text);
      } catch (error) {
        if (error instanceof Deno.errors.BrokenPipe) return;
        throw new ReviewError("storage", `the output cannot be written: ${messageOf(error)}`);
      }
    },
    err(line) {
      try {
        writeAll(Deno.stderr, `${oneLine(line)}\n`);
      } catch {
        // Nobody listens, and there is nowhere else to say so.
      }
    },
    columns: isTerminal ? columnsOf() : undefined,
    colour: isTerminal && (Deno.env.get("NO_COLOR") ?? "") === "",
  };
}

function columnsOf(): number | undefined {
  try {
    // Some terminals report none.
    return Deno.consoleSize().columns || undefined;
  } catch {
    return undefined;
  }
}

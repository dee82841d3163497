import type { Terminal } from "../../src/cli/terminal.ts";

/** A terminal that keeps what is written to it. */
export interface RecordedTerminal extends Terminal {
  readonly written: { out: string; err: string[]; hints: string[] };
}

/** A terminal for a test: as wide as it is told, with nothing on its input. */
export function recordedTerminal(
  { columns, colour = false }: { readonly columns?: number; readonly colour?: boolean } = {},
): RecordedTerminal {
  const written: RecordedTerminal["written"] = { out: "", err: [], hints: [] };
  return {
    written,
    out: (text) => written.out += text,
    err: (line) => written.err.push(line),
    hint: (line) => written.hints.push(line),
    progress() {},
    input: () => Promise.resolve(new Uint8Array()),
    keyboard: false,
    columns,
    colour,
  };
}

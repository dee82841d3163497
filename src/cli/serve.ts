import { type Command, EXIT, UsageError } from "./command.ts";

/** `serve`: the MCP server on standard input and output. */
export const serve: Command = {
  name: "serve",
  words: [],
  about: "serve MCP over stdin and stdout",
  flags: [],
  async run({ words, open, dataDir }) {
    if (words.length > 0) throw new UsageError(`serve takes no words, got ${words[0]}`);
    // Loaded only here: nothing else needs the SDK, and it is the larger part of the start-up.
    const { serveStdioUntilEnd } = await import("../mcp/serve.ts");
    await serveStdioUntilEnd(open(dataDir));
    return EXIT.success;
  },
};

/** The program's name, as it is installed and as it introduces itself. */
export const PROGRAM = "mcp-devils-advocate";
/** Name of a project's directory for reviews. */
export const PROJECT_DIRECTORY = ".devils-advocate";
/** The program's version; the same as in deno.json. */
export const VERSION = "1.1.0";

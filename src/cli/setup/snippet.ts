import { type Client, type Server, SERVER_NAME, type System } from "./clients.ts";

/**
 * What a client's configuration must hold, in the client's own form: a JSON document with this
 * server alone, a TOML table, or the command line that adds it.
 */
export function snippet(
  { configuration }: Client,
  server: Server,
  system: System,
  name = SERVER_NAME,
): string {
  switch (configuration.kind) {
    case "json":
      return `${
        JSON.stringify({ [configuration.list]: { [name]: configuration.entry(server) } }, null, 2)
      }\n`;
    case "toml":
      return tomlTable(`${configuration.list}.${name}`, server);
    case "command": {
      const quoted = system === "windows" ? forPowerShell : forShell;
      return `${configuration.words(name, server).map(quoted).join(" ")}\n`;
    }
  }
}

function tomlTable(name: string, { command, args, env }: Server): string {
  const lines = [
    `[${name}]`,
    `command = ${tomlText(command)}`,
    `args = [${args.map(tomlText).join(", ")}]`,
  ];
  const variables = Object.entries(env);
  if (variables.length > 0) {
    lines.push("", `[${name}.env]`);
    lines.push(...variables.map(([key, value]) => `${key} = ${tomlText(value)}`));
  }
  return `${lines.join("\n")}\n`;
}

/** A basic string of TOML: JSON's escapes are TOML's, but for DEL, which TOML wants escaped too. */
function tomlText(text: string): string {
  return JSON.stringify(text).replaceAll("\x7f", "\\u007f");
}

/** A word for a POSIX shell. */
function forShell(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** A word for PowerShell. */
function forPowerShell(word: string): string {
  return /^[\w+=:./\\-]+$/.test(word) ? word : `'${word.replaceAll("'", "''")}'`;
}

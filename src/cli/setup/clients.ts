/**
 * The MCP clients that `setup` knows: where each keeps its configuration and how it writes a server
 * down there. Taken from the clients' own documentation, and tried with those that run without an
 * account (see CONTRIBUTING).
 *
 * @module
 */
import { join } from "@std/path";

/** How a client is to start the server. */
export interface Server {
  /** Absolute path of the program. */
  readonly command: string;
  readonly args: readonly string[];
  /** Environment variables; clients pass on hardly any of their own. */
  readonly env: Readonly<Record<string, string>>;
}

/** The system a configuration is for: it decides where the file is. */
export type System = "darwin" | "linux" | "windows";

/** Where a configuration is and what it looks like. */
interface ConfigurationFile {
  /** The file's path in the home directory of a user. */
  readonly path: (home: string, system: System) => string;
  /** The key that holds the list of servers; in TOML the table. */
  readonly list: string;
}

/** A JSON file, comments allowed. */
export interface JsonConfiguration extends ConfigurationFile {
  readonly kind: "json";
  /** The server as the client writes it. */
  readonly entry: (server: Server) => Readonly<Record<string, unknown>>;
  /** Whether `--write` may change the file. */
  readonly writable: boolean;
}

/** A TOML file; only ever printed. */
export interface TomlConfiguration extends ConfigurationFile {
  readonly kind: "toml";
}

/** A client that is told by a command of its own. */
export interface CommandConfiguration {
  readonly kind: "command";
  /** The words of the command line. */
  readonly words: (name: string, server: Server) => readonly string[];
}

/** One client. */
export interface Client {
  /** What `setup` is called with. */
  readonly name: string;
  readonly title: string;
  readonly configuration: JsonConfiguration | TomlConfiguration | CommandConfiguration;
  /** What makes the client read its configuration again. */
  readonly afterwards: string;
}

/** The name that the server has in every configuration. */
export const SERVER_NAME = "devils-advocate";

const plain = ({ command, args, env }: Server): Record<string, unknown> => ({
  command,
  args,
  ...(Object.keys(env).length === 0 ? {} : { env }),
});

/** The folder in which desktop programs keep their settings. */
function settings(home: string, system: System): string {
  if (system === "darwin") return join(home, "Library", "Application Support");
  return system === "windows" ? join(home, "AppData", "Roaming") : join(home, ".config");
}

/** The clients, in the order in which they are listed. */
export const CLIENTS: readonly Client[] = [
  {
    name: "claude-desktop",
    title: "Claude Desktop",
    configuration: {
      kind: "json",
      path: (home, system) => join(settings(home, system), "Claude", "claude_desktop_config.json"),
      list: "mcpServers",
      entry: plain,
      writable: true,
    },
    afterwards: "Quit Claude Desktop and start it again.",
  },
  {
    name: "claude-code",
    title: "Claude Code",
    configuration: {
      kind: "command",
      words: (name, { command, args, env }) => [
        ...["claude", "mcp", "add", name, "--scope", "user"],
        ...Object.entries(env).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
        ...["--", command, ...args],
      ],
    },
    afterwards:
      `Run this command, then start a new session; claude mcp list shows whether it connects. To change an entry, remove it first: claude mcp remove ${SERVER_NAME} --scope user`,
  },
  {
    name: "cursor",
    title: "Cursor",
    configuration: {
      kind: "json",
      path: (home) => join(home, ".cursor", "mcp.json"),
      list: "mcpServers",
      entry: plain,
      writable: true,
    },
    afterwards: "Switch the server on in Cursor's settings, under MCP.",
  },
  {
    name: "vscode",
    title: "VS Code",
    configuration: {
      kind: "json",
      path: (home, system) => join(settings(home, system), "Code", "User", "mcp.json"),
      list: "servers",
      entry: (server) => ({ type: "stdio", ...plain(server) }),
      writable: true,
    },
    afterwards: "Choose Start above the entry in mcp.json, or restart VS Code.",
  },
  {
    name: "codex",
    title: "Codex",
    configuration: {
      kind: "toml",
      path: (home) => join(home, ".codex", "config.toml"),
      list: "mcp_servers",
    },
    afterwards: "Start a new session; /mcp lists the server.",
  },
  {
    name: "gemini",
    title: "Gemini CLI",
    configuration: {
      kind: "json",
      path: (home) => join(home, ".gemini", "settings.json"),
      list: "mcpServers",
      entry: plain,
      writable: false,
    },
    afterwards:
      "Start a new session in a folder that you trust; gemini mcp list shows whether it connects.",
  },
  {
    name: "copilot",
    title: "Copilot CLI",
    configuration: {
      kind: "json",
      path: (home) => join(home, ".copilot", "mcp-config.json"),
      list: "mcpServers",
      entry: (server) => ({ type: "local", ...plain(server), tools: ["*"] }),
      writable: false,
    },
    afterwards: "Start a new session; /mcp show lists the server.",
  },
  {
    name: "opencode",
    title: "opencode",
    configuration: {
      kind: "json",
      path: (home) => join(home, ".config", "opencode", "opencode.json"),
      list: "mcp",
      entry: ({ command, args, env }) => ({
        type: "local",
        command: [command, ...args],
        enabled: true,
        ...(Object.keys(env).length === 0 ? {} : { environment: env }),
      }),
      writable: false,
    },
    afterwards: "Start a new session; opencode mcp list shows whether it connects.",
  },
];

import { dirname } from "@std/path";
import type { Disk } from "../disk/disk.ts";
import { followLinks, putFile } from "../disk/put_file.ts";
import { realDisk } from "../disk/real_disk.ts";
import { messageOf, ReviewError } from "../engine/errors.ts";
import { either, quote } from "../engine/wording.ts";
import { PROGRAM } from "../version.ts";
import { type Command, EXIT, type Invocation, UsageError } from "./command.ts";
import { DATA_DIR_VARIABLE } from "./data_dir.ts";
import {
  type Client,
  CLIENTS,
  type JsonConfiguration,
  type Server,
  SERVER_NAME,
  type System,
} from "./setup/clients.ts";
import type { merge } from "./setup/merge.ts";
import { snippet } from "./setup/snippet.ts";
import { thisProgram } from "./setup/this_program.ts";

/** A configuration larger than this is not read (bytes). */
const CONFIGURATION_MOST = 8 * 1024 * 1024;

const WRITABLE = CLIENTS.filter((client) => writableOf(client) !== null).map(({ name }) => name);

/** `setup`: what a client needs to start this program. */
export const setup: Command = {
  name: "setup",
  words: ["[CLIENT]"],
  choices: CLIENTS.map(({ name }) => name),
  about: "print or write what an MCP client needs to start this program",
  details:
    `Prints the entry for the client's configuration, with this program's absolute path; without CLIENT, lists the clients. --write puts it into the configuration of ${
      either(WRITABLE)
    }, leaves the rest alone and keeps a copy of the old file. A data directory named by --data-dir or ${DATA_DIR_VARIABLE} goes into the entry.`,
  examples: ["setup", "setup claude-code", "setup cursor --write --data-dir ~/decisions"],
  flags: [{ name: "write", about: "put the entry into the client's configuration file" }],
  run(call) {
    const system = systemOf();
    const [name] = call.words;
    const client = CLIENTS.find((known) => known.name === name);
    if (client === undefined) {
      if (call.on("write")) throw new UsageError(`--write needs a client: ${either(WRITABLE)}`);
      call.terminal.out(clientList(call, system));
      return EXIT.success;
    }
    if (call.on("write")) return write(call, client, system);
    call.terminal.out(snippet(client, serverOf(call), system));
    const where = placeOf(call, client, system);
    const add = where === null ? [] : [`Add this to ${where}.`];
    call.terminal.err([...add, client.afterwards].join(" "));
    return EXIT.success;
  },
};

function systemOf(): System {
  const { os } = Deno.build;
  return os === "darwin" || os === "windows" ? os : "linux";
}

/** The server as a client is to start it; with the data directory only where one was named. */
function serverOf(call: Invocation): Server {
  const { command, args } = thisProgram();
  const named = (call.value("data-dir") ?? "") !== "" ||
    (call.environment(DATA_DIR_VARIABLE) ?? "") !== "";
  return {
    command,
    args: [...args, "serve"],
    env: named ? { [DATA_DIR_VARIABLE]: call.dataDir } : {},
  };
}

function homeOf({ environment }: Invocation): string {
  return environment("HOME") || environment("USERPROFILE") || "";
}

/** The client's configuration file, for people; null where a command of its own adds servers. */
function placeOf(call: Invocation, { configuration }: Client, system: System): string | null {
  return configuration.kind === "command" ? null : configuration.path(homeOf(call) || "~", system);
}

function writableOf({ configuration }: Client): JsonConfiguration | null {
  return configuration.kind === "json" && configuration.writable ? configuration : null;
}

function clientList(call: Invocation, system: System): string {
  const width = Math.max(...CLIENTS.map(({ name }) => name.length));
  return CLIENTS.map((client) => {
    const place = placeOf(call, client, system) ?? "added by its own command";
    return `${client.name.padEnd(width)}  ${client.title}: ${place}\n`;
  }).join("");
}

async function write(call: Invocation, client: Client, system: System): Promise<number> {
  const configuration = writableOf(client);
  if (configuration === null) {
    throw new UsageError(
      `setup cannot write ${client.title}'s configuration; run ${PROGRAM} setup ${client.name} and add what it prints`,
    );
  }
  const home = homeOf(call);
  if (home === "") throw new UsageError("there is no home directory to write it to: set HOME");
  const file = configuration.path(home, system);
  const { terminal } = call;
  // Its package is loaded only where it is needed: most commands do without.
  const { merge } = await import("./setup/merge.ts");
  const instead = `add the entry yourself: ${PROGRAM} setup ${client.name} prints it`;
  const copy = onDisk(file, instead, () => {
    const server = serverOf(call);
    return putEntry(realDisk, file, configuration, server, merge);
  });
  if (copy === "unchanged") {
    terminal.err(`${file} already has this entry; nothing was changed.`);
  } else {
    terminal.err(`wrote ${file}${copy === "new" ? "" : `; the old file is kept as ${copy}`}`);
    terminal.err(client.afterwards);
  }
  return EXIT.success;
}

/** A configuration that is not to be changed. */
class LeftAlone extends Error {}

function onDisk<T>(file: string, instead: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const message = error instanceof LeftAlone
      ? `${quote(file)} was left alone: ${error.message}. Fix the file, or ${instead}`
      : `${quote(file)} cannot be changed: ${messageOf(error)}. Fix that, or ${instead}`;
    throw new ReviewError("storage", message);
  }
}

/**
 * Puts the entry into a configuration file: says where the copy of the file before is, or that it
 * is a new file, or that there was nothing to change. What is not understood is left alone.
 */
function putEntry(
  disk: Disk,
  file: string,
  { list, entry }: JsonConfiguration,
  server: Server,
  mergeInto: typeof merge,
): string {
  const { path, entry: before } = followLinks(disk, file);
  if (before !== null && before.kind !== "file") throw new LeftAlone("it is not a regular file");
  // Replacing a file takes a right to its directory only, but its owner has said no to changes.
  if (before !== null && before.mode !== null && (before.mode & 0o222) === 0) {
    throw new LeftAlone("it is read-only");
  }
  const bytes = before === null ? new Uint8Array() : readWhole(disk, path);
  const merged = mergeInto(
    decoded(bytes),
    list,
    SERVER_NAME,
    (args) => entry({ ...server, args: [...server.args, ...furtherArgs(args, server)] }),
  );
  if (!merged.ok) throw new LeftAlone(merged.reason);
  const text = new TextEncoder().encode(merged.text);
  if (before === null) {
    disk.makeDirectory(dirname(path), 0o700);
    putFile(disk, path, text, null);
    return "new";
  }
  if (text.length === bytes.length && text.every((byte, at) => byte === bytes[at])) {
    return "unchanged";
  }
  const copy = copyOf(disk, path, bytes, before.mode);
  putFile(disk, path, text, before);
  return copy;
}

/**
 * What the user added to the arguments of the entry: it stays, unless another directory is named.
 */
function furtherArgs(before: readonly unknown[], { args, env }: Server): string[] {
  const words = before.filter((arg) => typeof arg === "string");
  const own = words.lastIndexOf(args.at(-1) ?? "");
  const further = own < 0 ? [] : words.slice(own + 1);
  if (Object.keys(env).length === 0) return further;
  const flag = "--data-dir";
  return further.filter((arg, at) =>
    arg !== flag && !arg.startsWith(`${flag}=`) && further[at - 1] !== flag
  );
}

function readWhole(disk: Disk, path: string): Uint8Array {
  using file = disk.open(path, "read");
  const { size } = file.stat();
  if (size > CONFIGURATION_MOST) throw new LeftAlone(`it is too large (${size} bytes)`);
  const bytes = new Uint8Array(size);
  let length = 0;
  for (let read = 1; read > 0 && length < size; length += read) {
    read = file.read(bytes.subarray(length));
  }
  return bytes.subarray(0, length);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new LeftAlone("it is not UTF-8");
  }
}

/** Copies a file beside itself, under the first name that is free. */
function copyOf(disk: Disk, path: string, bytes: Uint8Array, mode: number | null): string {
  let copy = `${path}.bak`;
  for (let number = 2; disk.look(copy) !== null; number += 1) copy = `${path}.bak${number}`;
  using file = disk.open(copy, "new", mode ?? 0o600);
  file.write(bytes);
  return copy;
}

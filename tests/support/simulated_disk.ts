/**
 * A machine whose disk can fail, whose processes can be killed and whose power can be cut at any
 * call. It knows what a disk forgets in a power failure: contents and names that were not flushed.
 *
 * @module
 */
import { dirname } from "@std/path";
import {
  type Disk,
  DiskError,
  type Entry,
  type Named,
  type OpenFile,
  type Purpose,
} from "../../src/disk/disk.ts";

/** What a process meets at one of its calls. */
export interface Fault {
  /** The number of the call, from 1. */
  readonly at: number;
  /** Before the call does anything, after it did all, or for a write when half is written. */
  readonly when: "before" | "half" | "after";
  /**
   * The error's code; where it is absent the process is killed. `SHORT` is none: half is read, and
   * the system says so.
   */
  readonly code?: string;
}

/** In the place of a code: a read gives less than there is. */
export const SHORT = "short";

/** Thrown at the call at which a process is killed, and at all later ones. */
export class Killed extends Error {}

/** What a power failure takes of what was not flushed: all, contents, names, or by luck nothing. */
export type Loss = "all" | "contents" | "names" | "nothing";

/** Something on the disk, with what of it would be there after a power failure. */
class Node {
  readonly kind: "file" | "directory";
  readonly inode: number;
  mode: number;
  modified = 0;
  data = new Uint8Array();
  flushed = new Uint8Array();
  names = new Map<string, Node>();
  flushedNames = new Map<string, Node>();
  lockedBy: Process | undefined;

  constructor(kind: "file" | "directory", inode: number, mode: number) {
    this.kind = kind;
    this.inode = inode;
    this.mode = mode;
  }
}

/** What a disk may lack: locks, flushing or hard links. */
export type Missing = "lock" | "flush" | "link";

/** A machine with a disk of its own, empty but for its root. */
export class Machine {
  #root = new Node("directory", 1, 0o755);
  #inodes = 1;
  /** What its disk lacks, and the code that says so. */
  readonly lacks = new Map<Missing, string>();

  /** A process, which may meet faults; `watched` is told before each of its calls. */
  process(faults: readonly Fault[] = [], watched: Process["watched"] = () => {}): Process {
    return new Process(this, faults, watched);
  }

  /** The same machine in its present state. Processes stay with the old one. */
  clone(): Machine {
    const copies = new Map<Node, Node>();
    const copy = (node: Node): Node => {
      const known = copies.get(node);
      if (known !== undefined) return known;
      const made = new Node(node.kind, node.inode, node.mode);
      copies.set(node, made);
      made.modified = node.modified;
      made.data = node.data;
      made.flushed = node.flushed;
      for (const [name, child] of node.names) made.names.set(name, copy(child));
      for (const [name, child] of node.flushedNames) made.flushedNames.set(name, copy(child));
      return made;
    };
    const machine = new Machine();
    machine.#root = copy(this.#root);
    machine.#inodes = this.#inodes;
    for (const [what, code] of this.lacks) machine.lacks.set(what, code);
    return machine;
  }

  /** Takes what was not flushed. */
  cutPower(loss: Loss): void {
    const seen = new Set<Node>();
    const visit = (node: Node): void => {
      if (seen.has(node)) return;
      seen.add(node);
      node.lockedBy = undefined;
      if (loss === "all" || loss === "contents") node.data = node.flushed;
      if (loss === "all" || loss === "names") node.names = new Map(node.flushedNames);
      node.flushed = node.data;
      for (const child of node.names.values()) visit(child);
      node.flushedNames = new Map(node.names);
    };
    visit(this.#root);
  }

  /** The texts of the files in a directory by name; undefined where it is missing. */
  files(directory: string): Map<string, string> | undefined {
    const found = this.find(directory);
    if (found === undefined) return undefined;
    return new Map(
      [...found.names].map(([name, { data }]) => [name, textOf(data)]),
    );
  }

  /** Makes a durable directory. */
  makeDirectory(path: string, mode: number): void {
    this.#add(path, this.make("directory", mode));
  }

  /** Puts a durable file into place, as a program does that knows no lock; null takes it away. */
  put(path: string, text: string | null): void {
    if (text === null) return this.#add(path, null);
    const node = this.make("file", 0o644);
    node.data = new TextEncoder().encode(text);
    node.flushed = node.data;
    this.#add(path, node);
  }

  #add(path: string, node: Node | null): void {
    const parent = this.find(dirname(path));
    if (parent === undefined) throw new Error(`there is no ${dirname(path)}`);
    for (const names of [parent.names, parent.flushedNames]) {
      if (node === null) names.delete(nameOf(path));
      else names.set(nameOf(path), node);
    }
  }

  /** All that decides what can still happen, as one text. */
  state(): string {
    const numbers = new Map<Node, number>();
    const parts: string[] = [];
    const visit = (node: Node): number => {
      const known = numbers.get(node);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(node, number);
      const list = (names: Map<string, Node>) =>
        [...names].map(([name, child]) => `${plain(name)}>${visit(child)}`).sort();
      const names = [list(node.names), list(node.flushedNames)];
      parts[number] = JSON.stringify([node.mode, textOf(node.data), textOf(node.flushed), names]);
      return number;
    };
    visit(this.#root);
    return parts.join("\n");
  }

  /** A new node that has no name yet. */
  make(kind: "file" | "directory", mode: number): Node {
    this.#inodes += 1;
    const node = new Node(kind, this.#inodes, mode);
    node.modified = Date.now();
    return node;
  }

  /** What has a path. */
  find(path: string): Node | undefined {
    let node: Node | undefined = this.#root;
    for (const name of path.split("/")) {
      if (name !== "" && name !== ".") node = node?.names.get(name);
    }
    return node;
  }
}

/** A process and the disk as it has it. */
export class Process implements Disk {
  readonly refusesLinks = true;
  /** Its calls so far, each by name and path. */
  readonly calls: string[] = [];
  /** Told before each call; what it throws the call throws. */
  readonly watched: (call: string, process: Process) => void;
  dead = false;
  readonly #machine: Machine;
  readonly #faults: readonly Fault[];
  readonly #open = new Set<Node>();

  constructor(machine: Machine, faults: readonly Fault[], watched: Process["watched"]) {
    this.#machine = machine;
    this.#faults = faults;
    this.watched = watched;
  }

  look(path: string): Entry | null {
    return this.#call(`look ${path}`, () => {
      const node = this.#machine.find(path);
      return node === undefined ? null : entryOf(node);
    }, { missing: null });
  }

  target(path: string): string {
    return this.#call(`target ${path}`, () => fail("EINVAL", path));
  }

  list(directory: string): Named[] {
    return this.#call(
      `list ${directory}`,
      () => [...this.#at(directory).names].map(([name, { kind }]) => ({ name, kind })),
    );
  }

  open(path: string, purpose: Purpose, mode = 0o666): OpenFile {
    const node = this.#call(`open ${purpose} ${path}`, () => {
      if (purpose !== "new") {
        const there = this.#at(path);
        if (purpose === "follow") there.data = new Uint8Array();
        return there;
      }
      const parent = this.#at(dirname(path));
      if (parent.names.has(nameOf(path))) fail("EEXIST", path);
      const made = this.#machine.make("file", mode & ~0o022);
      parent.names.set(nameOf(path), made);
      return made;
    });
    this.#open.add(node);
    let read = 0;
    return {
      stat: () => this.#call(`stat ${path}`, () => entryOf(node)),
      read: (bytes) => {
        const take = (most: number): number => {
          const part = node.data.subarray(read, read + most);
          bytes.set(part);
          read += part.length;
          return part.length;
        };
        const left = Math.min(bytes.length, node.data.length - read);
        const short = (): number => take(Math.ceil(left / 2));
        return this.#call(`read ${path}`, () => take(bytes.length), { short });
      },
      write: (bytes) => {
        const write = (part: Uint8Array): void => {
          const whole = new Uint8Array(node.data.length + part.length);
          whole.set(node.data);
          whole.set(part, node.data.length);
          node.data = whole;
        };
        const half = (): void => write(bytes.subarray(0, bytes.length / 2));
        this.#call(`write ${path}`, () => write(bytes), { half });
      },
      setMode: (bits) => this.#call(`setMode ${path}`, () => void (node.mode = bits)),
      flush: () =>
        this.#call(`flush ${purpose} ${path}`, () => {
          this.#lacking("flush");
          node.flushed = node.data;
          node.flushedNames = new Map(node.names);
        }),
      lock: () =>
        this.#call(`lock ${path}`, () => {
          this.#lacking("lock");
          if (node.lockedBy !== undefined && !node.lockedBy.dead) return node.lockedBy === this;
          node.lockedBy = this;
          return true;
        }),
      [Symbol.dispose]: () => {
        this.#open.delete(node);
        if (node.lockedBy === this) node.lockedBy = undefined;
      },
    };
  }

  makeDirectory(path: string, mode: number): void {
    this.#call(`makeDirectory ${path}`, () => {
      const parent = this.#at(dirname(path));
      if (parent.names.has(nameOf(path))) return;
      parent.names.set(nameOf(path), this.#machine.make("directory", mode));
    });
  }

  link(from: string, to: string): void {
    this.#call(`link ${to}`, () => {
      this.#lacking("link");
      const [node, parent] = [this.#at(from), this.#at(dirname(to))];
      if (parent.names.has(nameOf(to))) fail("EEXIST", to);
      parent.names.set(nameOf(to), node);
    });
  }

  rename(from: string, to: string): void {
    this.#call(`rename ${to}`, () => {
      const node = this.#at(from);
      this.#at(dirname(from)).names.delete(nameOf(from));
      this.#at(dirname(to)).names.set(nameOf(to), node);
    });
  }

  remove(path: string): void {
    this.#call(`remove ${path}`, () => {
      if (!this.#at(dirname(path)).names.delete(nameOf(path))) fail("ENOENT", path);
    });
  }

  watch(): () => void {
    return this.#call("watch", () => () => {});
  }

  /** Whether this process holds the lock of a directory. */
  holdsLock(directory: string): boolean {
    return this.#machine.find(`${directory}/.lock`)?.lockedBy === this;
  }

  #at(path: string): Node {
    return this.#machine.find(path) ?? fail("ENOENT", path);
  }

  #lacking(what: Missing): void {
    const code = this.#machine.lacks.get(what);
    if (code !== undefined) fail(code, what);
  }

  /** Makes a call, or what its fault makes of it. */
  #call<T>(
    name: string,
    act: () => T,
    also: { readonly half?: () => void; readonly missing?: T; readonly short?: () => T } = {},
  ): T {
    if (this.dead) throw new Killed();
    this.watched(name, this);
    this.calls.push(name);
    const fault = this.#faults.find(({ at }) => at === this.calls.length);
    if (fault === undefined) return act();
    if (fault.code === SHORT) return (also.short ?? act)();
    if (fault.when === "half") also.half?.();
    else if (fault.when === "after") act();
    if (fault.code === undefined) return this.#die();
    // Of all errors this one is an answer.
    if (fault.code === "ENOENT" && "missing" in also) return also.missing as T;
    return fail(fault.code, name);
  }

  #die(): never {
    this.dead = true;
    throw new Killed();
  }
}

function fail(code: string, what: string): never {
  throw new DiskError(code, `${code} in ${what.split(" ")[0]}`);
}

function entryOf({ kind, data, mode, modified, inode }: Node): Entry {
  return { kind, size: data.length, mode, modified, device: 1, inode };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A name without what chance put into it. */
function plain(name: string): string {
  return name.replace(/\.[0-9a-f-]{36}\./, ".*.");
}

/** Contents are never changed, only replaced. */
const texts = new WeakMap<Uint8Array, string>();

function textOf(data: Uint8Array): string {
  const known = texts.get(data);
  if (known !== undefined) return known;
  const text = new TextDecoder().decode(data);
  texts.set(data, text);
  return text;
}

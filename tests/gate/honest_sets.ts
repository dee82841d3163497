/** An honest set as it stands in `tests/gate/honest/<code>.json`. */
export interface HonestSet {
  readonly code: string;
  readonly language: string;
  readonly topics: readonly Topic[];
  readonly phrases: Phrases;
}

/** A claim with arguments against it, and replies to some of them. */
export interface Topic {
  readonly claim: string;
  readonly counterarguments: readonly string[];
  /** `target` is the place of the counterargument that is answered. */
  readonly replies: readonly { readonly target: number; readonly text: string }[];
}

/** What a lazy writer of the language pads with. */
export interface Phrases {
  /** "I do not think that …", "It is not true that …", to be put before a sentence. */
  readonly prefixes: readonly string[];
  readonly negations: readonly string[];
  readonly fillers: readonly string[];
  readonly stock: readonly string[];
  readonly boilerplate: readonly string[];
  readonly junk: readonly string[];
}

const FOLDER = new URL("./honest/", import.meta.url);

/** All honest sets, by code. `folder` can name another place to read from. */
export function honestSets(folder: URL = FOLDER): HonestSet[] {
  return [...Deno.readDirSync(folder)]
    .map(({ name }) => name)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(Deno.readTextFileSync(new URL(name, folder))));
}

/** Whether the language is written without spaces between words. */
export function isUnspaced(code: string): boolean {
  return /^(zh|ja|th|lo|km|my)/.test(code);
}

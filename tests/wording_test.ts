import { assert, assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path/from-file-url";
import { join, resolve } from "@std/path";

/**
 * How the program speaks: what is not written in any sentence of the program, its documentation or
 * its comments, what to write instead, and a sentence in which it was.
 */
const NOT_WRITTEN: readonly (readonly [RegExp, string, string])[] = [
  [
    /(?<!\b[Tt]here )\b(?:is|are) no (?:valid|regular|command|option|target|JSON|review|file|UTF-8)\b/,
    "is not a …",
    "Files that are no valid review are warnings",
  ],
  [
    /\b(?:format|name|one|it) (?:that|which) is none\b/,
    "that does not exist",
    "a format that is none",
  ],
  [/\b[Mm]end(?:s|ed|ing)?\b/, "fix", "Mend the items named"],
  [/\b(?:has|have|had) to (?:be|stand)\b/, "must", "it has to stand in the configuration"],
  [/\d %(?! limit)/, "80%", "the limit is below 80 %"],
  [
    /\bwhat came(?! of\b| out\b)\b|\bcame and went\b/,
    "what was received; changes",
    "What came and went",
  ],
  [/\b(?:unless|if not) (?:given|set)\b/, "default: …", "markdown unless given"],
  [/\bby chance\b/, "random", "ids by chance"],
  [/\bwait(?:s|ing)? (?:\w+ )*since \d/, "has been waiting for", "waits since 14 days"],
  [/\bfor ever\b/, "forever", "it waits for ever"],
  [/\bnothing of (?:this|the|such|it|that)\b/i, "nothing in; none of", "nothing of this batch"],
  [/\banew\b/, "again; re-", "The verdict is computed anew"],
  [/\bbe it\b/, "whether", "be it sealed or not"],
  [
    /\b(?:one|an?) (?:line|case|file|form|sentence|point) an? (?:review|lens|item|command|mode|phase)\b/i,
    "per",
    "one review a line, one line a review",
  ],
  [/\w, too(?=[.,;:)]|$)/m, "also; as well", "later edits are noticed, too."],
  [/\b[Nn]ot really tested\b/, "left untested", "Not really tested"],
  [
    /\b(?:no|any) sense any ?more\b|\b(?:is|takes|has|counts) \w+ any more\b/,
    "no longer",
    "a review that makes no sense any more",
  ],
  [/\bdoes not fit its\b/, "does not match", "its digest does not fit its content"],
  [/\b(?:goes|go) without --/, "cannot be combined with", "--reopen goes without --result"],
  [
    /\bto set up besides\b|\band besides:/,
    "what else to set up; plus",
    "and besides: the workflows",
  ],
  [/\bnobody replaced\b/, "was not expanded", "a variable which nobody replaced by its value"],
  [/\bin the place of\b/, "in place of", "files in the place of others"],
  [/\bkeeps for itself\b/, "reserves", "a name that the directory keeps for itself"],
];

const ROOT = resolve(fromFileUrl(new URL("..", import.meta.url)));
/** Word lists, letters and texts that tests send, and this file: not sentences of the program. */
const SKIPPED = /gate.data|placeholder\.ts$|src.std|\.png$/;

function* files(directory: string): Generator<string> {
  for (const entry of Deno.readDirSync(directory)) {
    const path = join(directory, entry.name);
    if (SKIPPED.test(path)) continue;
    if (entry.isDirectory) yield* files(path);
    else yield path;
  }
}

/** Lines without the marks of a comment, joined, so that a phrase over two lines is seen. */
function running(text: string): string {
  return text.replace(/\n\s*(?:\*|\/\/|#(?=\s)|>)?[ \t]*(?=\S)/g, " ");
}

Deno.test("no sentence is written in a way that a reader stumbled over", () => {
  const paths = [
    ...files(join(ROOT, "src")),
    ...files(join(ROOT, ".github")),
    ...["README.md", "main.ts", "deno.json"].map((name) => join(ROOT, name)),
  ];
  assert(paths.length > 150, `only ${paths.length} files were found`);
  const found = paths.flatMap((path) => {
    const text = running(Deno.readTextFileSync(path));
    return NOT_WRITTEN.flatMap(([pattern, instead]) =>
      [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ index }) =>
        `${path.slice(ROOT.length + 1)}: …${
          text.slice(Math.max(0, index - 30), index + 40)
        }… write: ${instead}`
      )
    );
  });
  assertEquals(found, []);
});

Deno.test("each pattern finds the sentence that it was made for", () => {
  assertEquals(
    NOT_WRITTEN.filter(([pattern, , sentence]) => !pattern.test(sentence)).map(String),
    [],
  );
});

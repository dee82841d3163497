import { DATA_DIR_VARIABLE } from "../src/cli/data_dir.ts";
import { promptList } from "../src/mcp/prompt.ts";
import { toolDefinitions } from "../src/mcp/tools.ts";
import { MODES } from "../src/protocol/modes.ts";
import { PROGRAM, VERSION } from "../src/version.ts";
import { executableName, type Platform, REPOSITORY } from "./platforms.ts";

/** What the program is, in the words of a shop window. */
export const TITLE = "Devil's Advocate";
/** What it does, in at most 100 characters, as the registry wants it. */
export const DESCRIPTION =
  "Takes a claim through an enforced adversarial review before anyone acts on it.";
/** What the data directory is, for people who choose one. */
export const DIRECTORY = {
  variable: DATA_DIR_VARIABLE,
  title: "Folder for reviews",
  description: "Reviews are kept here, one file each; the server can touch nothing else.",
  // Clients that fill in ${HOME} leave it as it is in a default; ~ is understood by the program.
  default: "~/.mcp-devils-advocate",
} as const;

/** What clients put in place of the folder that they have unpacked a bundle to. */
export const UNPACKED = "${__dirname}";
/** What they put in place of the folder that the user has chosen. */
export const CHOSEN = "${user_config.data_dir}";

/**
 * The description of a platform's bundle (`manifest.json`, version 0.3 of its format; 0.4 only adds
 * a kind of server that is not this one). Tools and prompts are those of the server's definitions.
 */
export function manifest(platform: Platform): object {
  const executable = executableName(platform);
  return {
    manifest_version: "0.3",
    name: PROGRAM,
    display_name: TITLE,
    version: VERSION,
    description: DESCRIPTION,
    author: { name: `The ${PROGRAM} authors`, url: REPOSITORY },
    repository: { type: "git", url: `${REPOSITORY}.git` },
    homepage: REPOSITORY,
    documentation: `${REPOSITORY}#readme`,
    support: `${REPOSITORY}/issues`,
    license: "MIT",
    keywords: ["decisions", "review", "premortem", "steelman", "assumptions"],
    server: {
      type: "binary",
      entry_point: executable,
      mcp_config: {
        command: `${UNPACKED}/${executable}`,
        args: ["serve"],
        env: { [DIRECTORY.variable]: CHOSEN },
      },
    },
    tools: toolDefinitions(MODES).map(({ name, description }) => ({
      name,
      description: description.replace(/(?<=[.]) .*/s, ""),
    })),
    prompts: promptList(MODES).map(({ name, description, arguments: named = [] }) => ({
      name,
      description,
      arguments: named.map((argument) => argument.name),
      text: `Begin with the tool start_review, then do what each answer says. ${
        named.map((argument) => `The ${argument.name}: \${arguments.${argument.name}}`).join("\n")
      }`,
    })),
    compatibility: { platforms: [platform.system] },
    user_config: {
      data_dir: {
        type: "directory",
        title: DIRECTORY.title,
        description: DIRECTORY.description,
        required: false,
        default: DIRECTORY.default,
      },
    },
  };
}

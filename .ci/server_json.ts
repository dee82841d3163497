import { PROGRAM, VERSION } from "../src/version.ts";
import { DESCRIPTION, DIRECTORY, TITLE } from "./manifest.ts";
import { bundleName, type Platform, REPOSITORY } from "./platforms.ts";

/**
 * What the MCP registry is told (`server.json`, schema 2025-12-11): the bundle of each platform,
 * with the SHA-256 by which a client knows it. `sums` has it in hexadecimal for each file's name.
 * Throws when a bundle has none, or when the registry would refuse the description.
 */
export function serverJson(
  platforms: readonly Platform[],
  sums: ReadonlyMap<string, string>,
): object {
  if (DESCRIPTION.length > 100) throw new Error("the registry takes 100 characters of description");
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    name: `io.github.mcp-devils-advocate/${PROGRAM}`,
    title: TITLE,
    description: DESCRIPTION,
    version: VERSION,
    repository: { url: REPOSITORY, source: "github" },
    websiteUrl: `${REPOSITORY}#readme`,
    packages: platforms.map((platform) => {
      const bundle = bundleName(platform);
      const fileSha256 = sums.get(bundle);
      if (fileSha256 === undefined) throw new Error(`${bundle} is missing`);
      return {
        registryType: "mcpb",
        identifier: `${REPOSITORY}/releases/download/v${VERSION}/${bundle}`,
        version: VERSION,
        fileSha256,
        transport: { type: "stdio" },
        environmentVariables: [{
          name: DIRECTORY.variable,
          description: DIRECTORY.description,
          format: "filepath",
          default: DIRECTORY.default,
        }],
      };
    }),
  };
}

/**
 * Readers of logs, after the rules of those who obey lines in them: what they would take for a command.
 *
 * @module
 */

/** What .NET counts as white space, of which `trimStart()` leaves out U+0085. */
const BLANKS = /^[\s\u0085]+/;

/**
 * The command that GitHub's runner reads in a line, with any name: `::name …::` after white space,
 * else the first `##[name …]` wherever it stands. Null where there is none.
 */
export function githubCommand(line: string): string | null {
  const trimmed = line.replace(BLANKS, "");
  if (trimmed.startsWith("::")) {
    const end = trimmed.indexOf("::", 2);
    if (end >= 0) return trimmed.slice(2, end);
  }
  return bracketed(line, "##[");
}

/**
 * The command that Azure's agent reads: `##vso[area.event …]` anywhere, and what its log page sets.
 */
export function azureCommand(line: string): string | null {
  return bracketed(line, "##vso[") ?? bracketed(line, "##[");
}

/** The service message that TeamCity reads. */
export function teamcityCommand(line: string): string | null {
  return bracketed(line, "##teamcity[");
}

function bracketed(line: string, prefix: string): string | null {
  const start = line.indexOf(prefix);
  const end = start < 0 ? -1 : line.indexOf("]", start);
  return end < 0 ? null : line.slice(start + prefix.length, end);
}

/** What any of them would obey in an output, line by line as they cut it. */
export function commandsIn(output: string): string[] {
  return output.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).flatMap((line) =>
    [githubCommand, azureCommand, teamcityCommand].flatMap((read) => read(line) ?? [])
  );
}

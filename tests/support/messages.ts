/**
 * The messages that the program's source can throw at a user, as far as they are fixed: what is
 * filled in is an ellipsis.
 *
 * @module
 */

/** The errors whose message is for users (anything else that is thrown is a bug), and warnings. */
const FOR_USERS =
  /new (?:ReviewError|UsageError|InvalidRecord|LeftAlone)\(|\.err\((?=`(?:warning|note): )/g;

/** Every message in a module's source, in order. */
export function messagesIn(source: string): string[] {
  return [...source.matchAll(FOR_USERS)].flatMap(({ index, 0: call }) =>
    literals(source, index + call.length)
  ).filter((text) => text.includes(" "));
}

/** The texts in an argument list that begins here; those that `+` joins are one. */
function literals(source: string, start: number): string[] {
  const found: string[] = [];
  let end = 0;
  let depth = 1;
  for (let at = start; depth > 0 && at < source.length; at += 1) {
    const sign = source.charAt(at);
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    else if (source.startsWith("//", at)) at = source.indexOf("\n", at);
    else if ("\"'`".includes(sign)) {
      const { text, after } = literal(source, at);
      const joined = /^\s*\+\s*$/.test(source.slice(end, at)) && found.length > 0;
      if (joined) found.push(`${found.pop()}${text}`);
      else found.push(text);
      [at, end] = [after - 1, after];
    }
  }
  return found;
}

/** The text that a literal holds, with an ellipsis for each thing filled in, and where it ends. */
function literal(source: string, start: number): { text: string; after: number } {
  const quote = source.charAt(start);
  let text = "";
  let at = start + 1;
  while (source.charAt(at) !== quote) {
    if (source.charAt(at) === "\\") {
      text += source.charAt(at + 1);
      at += 2;
    } else if (quote === "`" && source.startsWith("${", at)) {
      let depth = 1;
      for (at += 2; depth > 0; at += 1) {
        const sign = source.charAt(at);
        if (sign === "{") depth += 1;
        else if (sign === "}") depth -= 1;
        else if ("\"'`".includes(sign)) at = literal(source, at).after - 1;
      }
      text += "…";
    } else {
      text += source.charAt(at);
      at += 1;
    }
  }
  return { text, after: at + 1 };
}

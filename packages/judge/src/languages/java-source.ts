/**
 * The name that the file of a Java source must have: that of its public top-level type, or Main without one.
 * javac refuses a public class in a file of another name.
 */
export function javaFileName(source: string): string {
  return `${publicTypeName(source) ?? "Main"}.java`;
}

const PUBLIC_TYPE =
  /\bpublic\s+(?:(?:abstract|final|strictfp|sealed|non-sealed)\s+)*(?:class|interface|enum|record|@\s*interface)\s+([\p{L}_$][\p{L}\p{N}_$]*)/u;

function publicTypeName(source: string): string | null {
  return PUBLIC_TYPE.exec(topLevelOf(source))?.[1] ?? null;
}

/**
 * Text blocks first, since they begin with the quotes of an empty string. What has no end goes to the end of the source
 * or line: looking for it again from each of its beginnings would take seconds in a source that is made so.
 */
const NOT_CODE = /"""[\s\S]*?(?:"""|$)|\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g;

/** The source without comments, literals and everything inside braces. */
function topLevelOf(source: string): string {
  let depth = 0;
  let text = "";
  for (const part of source.replace(NOT_CODE, " ").split(/([{}])/)) {
    if (part === "{") depth++;
    else if (part === "}") depth = Math.max(0, depth - 1);
    else if (depth === 0) text += `${part} `;
  }
  return text;
}

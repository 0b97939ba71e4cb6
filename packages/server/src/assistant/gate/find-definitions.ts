/** A function in a source of C++, Java or JavaScript. Positions are indices into the source. */
export interface Definition {
  name: string;
  /** Where its statement begins, return type and modifiers included. */
  start: number;
  bodyStart: number;
  /** After the closing brace. */
  end: number;
  parameterCount: number;
}

const NOT_NAMES = new Set([
  "if",
  "for",
  "while",
  "switch",
  "catch",
  "return",
  "sizeof",
  "new",
  "function",
  "else",
  "do",
]);
/** What may stand between the parameters and the body: `const`, `throws IOException`, `-> int`, `=>`. */
const BEFORE_BODY = /^\s*(?:(?:const|noexcept|override|throws\s[\w\s.,]+|->\s*[\w:<>,\s*&]+|=>)\s*)*\{/;

/** All functions with a body, outer ones before those inside of them. */
export function findDefinitions(source: string): Definition[] {
  const code = blankOut(source);
  const found: Definition[] = [];
  const pattern =
    /\b(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=\s*(?:async\s*)?(?:function\s*[\w$]*\s*)?\(|([A-Za-z_$][\w$]*)\s*\(/g;
  for (const match of code.matchAll(pattern)) {
    const name = match[1] ?? match[2] ?? "";
    if (NOT_NAMES.has(name)) continue;
    const open = match.index + match[0].length - 1;
    const close = matching(code, open, "(", ")");
    const body = close === -1 ? null : BEFORE_BODY.exec(code.slice(close + 1));
    if (body === null) continue;
    const bodyStart = close + body[0].length;
    const end = matching(code, bodyStart, "{", "}");
    if (end === -1) continue;
    const parameters = code.slice(open + 1, close).trim();
    found.push({
      name,
      start: startOfStatement(code, match.index),
      bodyStart,
      end: end + 1,
      parameterCount: parameters === "" ? 0 : countParameters(parameters),
    });
  }
  return found;
}

/** The source with comments and the insides of strings as blanks, every character in its place. */
export function blankOut(source: string): string {
  const hidden =
    /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|^[ \t]*#[^\n]*/gm;
  return source.replace(hidden, (text) => text.replace(/[^\n]/g, " "));
}

/** The index of the bracket that closes the one at `open`; -1 when there is none. */
export function matching(code: string, open: number, opening: string, closing: string): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === opening) depth += 1;
    if (code[at] === closing) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function startOfStatement(code: string, at: number): number {
  let start = at;
  while (start > 0 && !/[;{}]/.test(code[start - 1] ?? "")) start -= 1;
  return start + (/^\s*/.exec(code.slice(start))?.[0].length ?? 0);
}

/** Commas inside of `<…>`, `[…]` or `(…)` separate nothing. */
function countParameters(parameters: string): number {
  let depth = 0;
  let count = 1;
  for (const character of parameters) {
    if (/[<([{]/.test(character)) depth += 1;
    else if (/[>)\]}]/.test(character)) depth -= 1;
    else if (character === "," && depth === 0) count += 1;
  }
  return count;
}

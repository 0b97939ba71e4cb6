import { codeOnly } from "./code-only.ts";

/**
 * The name that the file of a Java source must have: that of its public top-level type, or Main without one.
 * javac refuses a public class in a file of another name.
 */
export function javaFileName(source: string): string {
  return `${publicTypeName(withoutEscapes(source)) ?? "Main"}.java`;
}

/** javac reads `M\u0061in` as Main, wherever it stands; a backslash that is itself escaped begins none (JLS 3.3). */
function withoutEscapes(source: string): string {
  return source.replaceAll(/(?:\\\\)+|\\u+([0-9a-fA-F]{4})/g, (text, code: string | undefined) =>
    code === undefined ? text : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const MODIFIERS = new Set(["abstract", "final", "strictfp", "sealed", "non-sealed"]);
const KINDS = new Set(["class", "interface", "enum", "record", "@interface"]);
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
/** No modifier and no kind of type has more letters: what is longer is not read to its end, which may be far. */
const LONGEST_KEYWORD = 20;

/** The word after a `public` at the top level, its modifiers and the kind of type. */
function publicTypeName(source: string): string | null {
  const code = codeOnly(source, { topLevelOnly: true });
  for (let at = code.indexOf("public"); at >= 0; at = code.indexOf("public", at + 1)) {
    if (isWordUnit(code.charCodeAt(at - 1))) continue;
    let word = wordAfter(code, at + "public".length);
    while (MODIFIERS.has(word.text)) word = wordAfter(code, word.end);
    const isApart = word.text === "@";
    if (isApart) word = wordAfter(code, word.end);
    if (!KINDS.has(isApart ? `@${word.text}` : word.text)) continue;
    NAME.lastIndex = startOfWord(code, word.end);
    const name = NAME.exec(code)?.[0];
    if (name !== undefined) return name;
  }
  return null;
}

/** The beginning of the next text without white space and punctuation; "" where none follows. */
function wordAfter(code: string, from: number): { text: string; end: number } {
  const start = startOfWord(code, from);
  const last = Math.min(code.length, start + LONGEST_KEYWORD);
  let end = start;
  while (end < last && code.charCodeAt(end) > SPACE && !PUNCTUATION.has(code.charCodeAt(end))) end++;
  return { text: code.slice(start, end), end };
}

function startOfWord(code: string, from: number): number {
  let start = from;
  while (start < code.length && code.charCodeAt(start) <= SPACE) start++;
  return start;
}

const SPACE = 0x20;
const PUNCTUATION = new Set([...";(),<"].map((character) => character.charCodeAt(0)));

function isWordUnit(unit: number): boolean {
  const isDigit = unit >= 0x30 && unit <= 0x39;
  const isLetter = (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a);
  return isDigit || isLetter || unit === 0x5f || unit === 0x24 || unit >= 0x80;
}

/*
 * What a statement defines for itself (\newcommand, \def) is put in by text, before anything is parsed: most of it is
 * used in formulas, which are handed on as they are. Definitions may use each other, and hostile ones grow for ever, so
 * rounds and size are bounded.
 */

const MOST_ROUNDS = 12;
const MOST_CHARACTERS = 512 * 1024;
const MOST_PARAMETERS = 9;

interface OwnMacro {
  parameters: number;
  /** For the first parameter, where it is optional. */
  fallback: string | null;
  body: string;
}

/** Throws RangeError for macros that grow beyond 512 KiB. */
export function expandOwnMacros(latex: string): string {
  const { macros, rest } = takeDefinitions(latex);
  if (macros.size === 0) return rest;
  let text = rest;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = expandOnce(text, macros);
    if (next === text) break;
    text = next;
  }
  return text;
}

const DEFINITION =
  /\\(?:def\s*\\([A-Za-z]+)\s*((?:#\d)*)\s*(?=\{)|(?:re|provide)?(?:new)?command\*?\s*(?:\{\s*\\([A-Za-z]+)\s*\}|\\([A-Za-z]+))\s*(?:\[(\d)\])?\s*(?:\[([^\]{}]{0,200})\])?\s*(?=\{)|DeclareMathOperator(\*?)\s*\{\s*\\([A-Za-z]+)\s*\}\s*(?=\{))/g;

function takeDefinitions(latex: string): { macros: Map<string, OwnMacro>; rest: string } {
  const macros = new Map<string, OwnMacro>();
  let rest = "";
  let from = 0;
  for (const match of latex.matchAll(DEFINITION)) {
    if (match.index < from) continue;
    const body = groupAt(latex, match.index + match[0].length);
    if (body === null) continue;
    const [, defined, marks = "", braced, bare, count, fallback, star, operator] = match;
    const name = defined ?? braced ?? bare ?? operator ?? "";
    const parameters = Math.min(MOST_PARAMETERS, defined === undefined ? Number(count ?? 0) : marks.length / 2);
    const text = operator === undefined ? body.text : `\\operatorname${star}{${body.text}}`;
    macros.set(name, { parameters, fallback: fallback ?? null, body: text });
    rest += latex.slice(from, match.index);
    from = body.end;
  }
  return { macros, rest: rest + latex.slice(from) };
}

function expandOnce(text: string, macros: ReadonlyMap<string, OwnMacro>): string {
  const parts: string[] = [];
  let length = 0;
  const add = (part: string) => {
    length += part.length;
    if (length > MOST_CHARACTERS) throw new RangeError("its macros grow without end");
    parts.push(part);
  };
  let from = 0;
  for (const match of text.matchAll(/\\([A-Za-z]+)/g)) {
    const macro = macros.get(match[1] ?? "");
    if (macro === undefined || match.index < from) continue;
    const { values, end } = readParameters(text, match.index + match[0].length, macro);
    add(text.slice(from, match.index));
    add(macro.body.replace(/#([1-9])/g, (_all, digit: string) => values[Number(digit) - 1] ?? ""));
    // `\name{}` and `\name ` end a name; a letter behind it would make another one.
    from = values.length === 0 ? endOfName(text, end) : end;
    if (/\\[A-Za-z]+$/.test(macro.body.slice(-40)) && /[A-Za-z]/.test(text[from] ?? "")) add(" ");
  }
  add(text.slice(from));
  return parts.join("");
}

function endOfName(text: string, at: number): number {
  return text.startsWith("{}", at) ? at + 2 : at;
}

function readParameters(text: string, start: number, macro: OwnMacro): { values: string[]; end: number } {
  const values: string[] = [];
  let at = start;
  if (macro.fallback !== null && macro.parameters > 0) {
    const given = /^\s{0,20}\[([^\]]{0,1000})\]/.exec(text.slice(at, at + 1100));
    values.push(given?.[1] ?? macro.fallback);
    at += given?.[0].length ?? 0;
  }
  while (values.length < macro.parameters) {
    const blank = /^\s{0,100}/.exec(text.slice(at, at + 100))?.[0].length ?? 0;
    const group = groupAt(text, at + blank);
    const token = /^(?:\\[A-Za-z]+|\\.|[\s\S])/.exec(text.slice(at + blank, at + blank + 100))?.[0] ?? "";
    values.push(group?.text ?? token);
    at = group?.end ?? at + blank + token.length;
  }
  return { values, end: at };
}

/** What stands in the braces that begin here, and where they end; null where there is no whole pair. */
function groupAt(text: string, start: number): { text: string; end: number } | null {
  if (text[start] !== "{") return null;
  let open = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === "\\") at++;
    else if (character === "{") open++;
    else if (character === "}" && --open === 0) return { text: text.slice(start + 1, at), end: at + 1 };
  }
  return null;
}

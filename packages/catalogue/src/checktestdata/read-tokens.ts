import { type Place, ScriptError } from "./script-error.ts";

export interface Token {
  kind: "keyword" | "name" | "integer" | "float" | "string" | "sign" | "end";
  /** Of a string what it stands for, without quotes and escapes. */
  text: string;
  at: Place;
  /** Where it begins in the script, and where it ends. */
  start: number;
  end: number;
}

/** Each reads one kind of token where it begins; `#` begins a comment. */
const BLANK = /(?:[ \t\r\n\f\v]|#[^\n]*)+/y;
const NUMBER = /[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/y;
const WORD = /[A-Z]+|[a-z][a-z0-9]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/sy;
const SIGN = /<=|>=|==|!=|&&|\|\||[-+*/%^()[\],=<>!]/y;

/** The last one is the end. Throws ScriptError. */
export function tokensOf(script: string): Token[] {
  const tokens: Token[] = [];
  const placeAt = placesIn(script);
  let start = 0;
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = start;
    return pattern.exec(script)?.[0] ?? null;
  };
  const add = (kind: Token["kind"], text: string, length: number) => {
    tokens.push({ kind, text, at: placeAt(start), start, end: start + length });
    start += length;
  };
  while (true) {
    start += read(BLANK)?.length ?? 0;
    if (start === script.length) break;
    const word = read(WORD);
    const number = read(NUMBER);
    const string = read(STRING);
    const sign = read(SIGN);
    if (word !== null) add(/^[A-Z]/.test(word) ? "keyword" : "name", word, word.length);
    else if (number !== null) add(/^[0-9]+$/.test(number) ? "integer" : "float", number, number.length);
    else if (string !== null) add("string", unescaped(string.slice(1, -1)), string.length);
    else if (sign !== null) add("sign", sign, sign.length);
    else throw new ScriptError(placeAt(start), whatIsWrong(script[start] ?? ""));
  }
  add("end", "", 0);
  return tokens;
}

function whatIsWrong(character: string): string {
  return character === '"' ? "this string does not end" : `${JSON.stringify(character)} means nothing here`;
}

/** For places that only grow. */
function placesIn(script: string): (index: number) => Place {
  let [line, lineStart, seen] = [1, 0, 0];
  return (index) => {
    for (; seen < index; seen += 1) {
      if (script.charCodeAt(seen) !== 10) continue;
      line += 1;
      lineStart = seen + 1;
    }
    return { line, column: index - lineStart + 1 };
  };
}

const ESCAPED: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  '"': '"',
  "\\": "\\",
  "\n": "",
};

/** A backslash before anything else is one. */
function unescaped(text: string): string {
  return text.replace(/\\([0-7]{1,3}|.)/gs, (whole, what: string) => {
    if (/^[0-7]/.test(what)) return String.fromCharCode(Number.parseInt(what, 8) % 256);
    return ESCAPED[what] ?? whole;
  });
}

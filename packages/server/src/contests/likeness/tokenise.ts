import type { LanguageId } from "@verdict/contract/language";
import { type Lexis, lexisOf } from "./lexis.ts";

/** Far beyond what is written by hand; generated tables are longer. What follows is not compared. */
const MOST_TOKENS = 20_000;

/** A program as what is compared of it: one number a token, and the line (from 1) on which it stands. */
export interface Tokens {
  family: string;
  kinds: Int32Array;
  lines: Int32Array;
}

/**
 * Makes tokens of programs. Names, numbers and texts lose what they say, comments, blanks and imports are left out: who
 * renames, reformats or comments a program leaves its tokens as they are. Names in a row are one: a type may have several
 * words (`unsigned long long`), or none where a language leaves it away. Equal tokens of all its programs have equal
 * numbers. Each character is looked at a bounded number of times, whatever the text is; it never throws.
 */
export function createTokeniser(): (code: string, language: LanguageId) => Tokens {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size + 1);
    return numbers.size;
  };
  return (code, language) => {
    const lexis = lexisOf(language);
    const kinds: number[] = [];
    const lines: number[] = [];
    let before = "";
    for (const { text, line } of readTokens(code, lexis)) {
      const isSameName = text === NAME && before === NAME;
      before = text;
      if (isSameName) continue;
      kinds.push(numberOf(text));
      lines.push(line);
      if (kinds.length === MOST_TOKENS) break;
    }
    return { family: lexis.family, kinds: Int32Array.from(kinds), lines: Int32Array.from(lines) };
  };
}

/** What names, numbers and texts become: no program has a word or a sign like them. */
const NAME = "a name";
const NUMBER = "a number";
const TEXT = "a text";

const BLANKS = /[^\S\n]+/y;
const WORD = /[\p{L}_$@][\p{L}\p{N}_]*/uy;
const DIGITS = /\d[\w.]*(?:'\w+)*/y;
const SIGN = /<<=|>>=|\*\*|<<|>>|<=|>=|==|!=|&&|\|\||\+\+|--|->|=>|::|:=|[-+*/%&|^]=|[^\s\w]/uy;

function* readTokens(code: string, lexis: Lexis): Generator<{ text: string; line: number }> {
  let at = 0;
  let line = 1;
  let isLineBegin = true;
  const readUpTo = (end: number) => {
    // Not by indexOf, which would look through all the rest of a text without line breaks each time.
    for (; at < end; at += 1) if (code[at] === "\n") line += 1;
  };
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(code)?.[0] ?? null;
  };
  while (at < code.length) {
    if (code[at] === "\n") {
      readUpTo(at + 1);
      isLineBegin = true;
      continue;
    }
    const blanks = match(BLANKS);
    if (blanks !== null) {
      at += blanks.length;
      continue;
    }
    const skipped = endOfIgnored(code, at, lexis, isLineBegin);
    if (skipped !== null) {
      readUpTo(skipped);
      continue;
    }
    isLineBegin = false;
    const begun = line;
    const text = endOfText(code, at, lexis);
    if (text !== null) {
      readUpTo(text);
      yield { text: TEXT, line: begun };
      continue;
    }
    const word = match(WORD);
    const token = word ?? match(DIGITS) ?? match(SIGN) ?? code[at] ?? "";
    at += token.length;
    yield { text: word === null ? (DIGIT.test(token) ? NUMBER : token) : foldWord(word, lexis), line };
  }
}

const DIGIT = /^\d/;

function foldWord(word: string, { words, ignoresCase }: Lexis): string {
  const written = ignoresCase ? word.toLowerCase() : word;
  return words.has(written) ? written : NAME;
}

/** Where a comment or an import that begins here is over; null where none does. */
function endOfIgnored(code: string, at: number, lexis: Lexis, isLineBegin: boolean): number | null {
  for (const [begin, end] of lexis.blockComments) {
    if (code.startsWith(begin, at)) return endAfter(code, end, at + begin.length);
  }
  const isImport = (word: string) => code.startsWith(word, at) && !/\w/.test(code[at + word.length] ?? "");
  if (lexis.lineComments.some((begin) => code.startsWith(begin, at))) return endOfLine(code, at);
  if (!isLineBegin || !lexis.imports.some(isImport)) return null;
  // What stands behind it in the same line is code.
  const end = endOfLine(code, at);
  const semicolon = code.slice(at, end).indexOf(";");
  return semicolon < 0 ? end : at + semicolon + 1;
}

/** Where a text that begins here is over; null where none does. */
function endOfText(code: string, at: number, lexis: Lexis): number | null {
  const long = lexis.longQuotes.find((quote) => code.startsWith(quote, at));
  if (long !== undefined) return endAfter(code, long, at + long.length);
  const quote = code[at] ?? "";
  if (!lexis.quotes.includes(quote)) return null;
  for (let next = at + 1; next < code.length; next += 1) {
    if (code[next] === "\\") next += 1;
    else if (code[next] === quote) return next + 1;
    if (code[next] === "\n") return next;
  }
  return code.length;
}

function endAfter(code: string, end: string, from: number): number {
  const found = code.indexOf(end, from);
  return found < 0 ? code.length : found + end.length;
}

function endOfLine(code: string, at: number): number {
  const found = code.indexOf("\n", at);
  return found < 0 ? code.length : found;
}

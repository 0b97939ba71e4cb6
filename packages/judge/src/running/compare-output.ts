import { setImmediate } from "node:timers/promises";
import type { OutputChecker } from "@verdict/contract/judging";

/**
 * Compares what a program printed with the answer, on bytes, since 10 MB of output would cost a second as strings.
 * The rules are those of the default validator of the ICPC/Kattis problem package format, with one leniency:
 * a carriage return before a line feed and a missing last line feed never count.
 */
export type Comparison = { equal: true } | { equal: false; difference: Difference };

/** Where the two parted: 1-based line of the program's output and the two words there ("" at the end of the text). */
export interface Difference {
  line: number;
  expected: string;
  found: string;
}

export function compareOutput(checker: Comparing, expected: Uint8Array, found: Uint8Array): Comparison {
  const pieces = comparing(checker, expected, found);
  for (;;) {
    const piece = pieces.next();
    if (piece.done === true) return piece.value;
  }
}

/**
 * The same where others wait for this process: they have a turn after each piece. Sixteen megabytes of numbers take 2.5
 * s (2026-11-28) and several times that beside other work, and a judge that is silent for five seconds is replaced.
 */
export async function compareInTurns(checker: Comparing, expected: Uint8Array, found: Uint8Array): Promise<Comparison> {
  const pieces = comparing(checker, expected, found);
  for (;;) {
    const piece = pieces.next();
    if (piece.done === true) return piece.value;
    await setImmediate();
  }
}

type Comparing = Exclude<OutputChecker, { kind: "validator" }>;
type Pieces = Generator<void, Comparison>;

/** Of output, at the end of a word. */
const PIECE_BYTES = 256 * 1024;

function* comparing(checker: Comparing, expected: Uint8Array, found: Uint8Array): Pieces {
  if (Buffer.compare(expected, found) === 0) return { equal: true };
  switch (checker.kind) {
    case "exact":
      return compareExactly(expected, found);
    case "tokens":
      return yield* compareTokens(
        expected,
        found,
        checker.ignoreCase ? sameWordIgnoringCase : sameWord,
        checker.ignoreSpace,
      );
    case "float": {
      const { absolute, relative, ignoreCase, ignoreSpace } = checker;
      return yield* compareTokens(expected, found, sameNumberOrWord({ absolute, relative, ignoreCase }), ignoreSpace);
    }
    default:
      return checker satisfies never;
  }
}

/** A word: the bytes from `start` to before `end`. */
interface Word {
  bytes: Uint8Array;
  start: number;
  end: number;
}
type SameWord = (expected: Word, found: Word) => boolean;

function* compareTokens(expected: Uint8Array, found: Uint8Array, same: SameWord, ignoreSpace: boolean): Pieces {
  const left: Word = { bytes: expected, start: 0, end: 0 };
  const right: Word = { bytes: found, start: 0, end: 0 };
  let pieceEnd = PIECE_BYTES;
  for (;;) {
    if (right.end > pieceEnd) {
      pieceEnd = right.end + PIECE_BYTES;
      yield;
    }
    const leftSpace = left.end;
    const rightSpace = right.end;
    nextWord(left);
    nextWord(right);
    const leftIsOver = left.start === left.end;
    const rightIsOver = right.start === right.end;
    if (!ignoreSpace && !sameSpace(expected, leftSpace, left.start, found, rightSpace, right.start)) {
      return differenceAt(left, right);
    }
    if (leftIsOver && rightIsOver) return { equal: true };
    if (leftIsOver || rightIsOver || !same(left, right)) return differenceAt(left, right);
  }
}

/** Moves to the next word; an empty one means the end of the text. */
function nextWord(word: Word): void {
  const { bytes } = word;
  let at = word.end;
  while (at < bytes.length && isSpace(bytes[at])) at++;
  word.start = at;
  while (at < bytes.length && !isSpace(bytes[at])) at++;
  word.end = at;
}

/** White space as isspace(3) of the C locale has it. */
function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);
}

function sameWord(expected: Word, found: Word): boolean {
  const length = expected.end - expected.start;
  if (found.end - found.start !== length) return false;
  for (let i = 0; i < length; i++) {
    if (expected.bytes[expected.start + i] !== found.bytes[found.start + i]) return false;
  }
  return true;
}

function sameWordIgnoringCase(expected: Word, found: Word): boolean {
  const length = expected.end - expected.start;
  if (found.end - found.start !== length) return false;
  for (let i = 0; i < length; i++) {
    if (lowerCase(expected.bytes[expected.start + i]) !== lowerCase(found.bytes[found.start + i])) return false;
  }
  return true;
}

function lowerCase(byte: number | undefined): number | undefined {
  return byte !== undefined && byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
}

/** An answer that reads as a number is compared as one; any other word as text. */
function sameNumberOrWord(rule: { absolute: number; relative: number; ignoreCase: boolean }): SameWord {
  const sameText = rule.ignoreCase ? sameWordIgnoringCase : sameWord;
  return (expected, found) => {
    if (sameText(expected, found)) return true;
    const wanted = numberOf(expected);
    const given = wanted === null ? null : numberOf(found);
    if (wanted === null || given === null) return false;
    if (!Number.isFinite(wanted)) return Object.is(wanted, given);
    const error = Math.abs(wanted - given);
    return error <= rule.absolute || error <= rule.relative * Math.abs(wanted);
  };
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** Languages and libraries write them in many ways: `inf`, `Infinity`, `-nan`. Two of them are equal as they are. */
const NOT_FINITE = /^([+-]?)(?:(inf(?:inity)?)|nan)$/i;
/** No double has more digits that matter; the bound keeps a megabyte of digits from being copied. */
const LONGEST_NUMBER = 1100;

function numberOf(word: Word): number | null {
  if (word.end - word.start > LONGEST_NUMBER) return null;
  const text = Buffer.from(word.bytes.buffer, word.bytes.byteOffset + word.start, word.end - word.start).toString(
    "latin1",
  );
  if (DECIMAL.test(text)) return Number.isFinite(Number(text)) ? Number(text) : null;
  const [isOne, sign, infinity] = NOT_FINITE.exec(text) ?? [];
  if (isOne === undefined) return null;
  if (infinity === undefined) return Number.NaN;
  return sign === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Whether two stretches of white space are equal, CRLF counting as LF and a missing last line feed for nothing. */
function sameSpace(a: Uint8Array, aFrom: number, aTo: number, b: Uint8Array, bFrom: number, bTo: number): boolean {
  let i = aFrom;
  let j = bFrom;
  for (; ; i++, j++) {
    i = pastReturn(a, i, aTo);
    j = pastReturn(b, j, bTo);
    if (i === aTo || j === bTo) break;
    if (a[i] !== b[j]) return false;
  }
  if (i === aTo && j === bTo) return true;
  const isLast = aTo === a.length && bTo === b.length;
  return isLast && (isOneLineFeed(a, i, aTo) || isOneLineFeed(b, j, bTo));
}

/** Of a carriage return that a line feed follows, the place of the line feed. */
function pastReturn(bytes: Uint8Array, at: number, to: number): number {
  return at + 1 < to && bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? at + 1 : at;
}

function isOneLineFeed(bytes: Uint8Array, from: number, to: number): boolean {
  return to - from === 1 && bytes[from] === 0x0a;
}

function compareExactly(expected: Uint8Array, found: Uint8Array): Comparison {
  let at = 0;
  while (at < expected.length && expected[at] === found[at]) at++;
  // People look for the word that is wrong, not for its first wrong byte.
  while (at > 0 && !isSpace(expected[at - 1]) && !isSpace(expected[at] ?? 0x20)) at--;
  return differenceAt(
    { bytes: expected, start: at, end: endOfLine(expected, at) },
    { bytes: found, start: at, end: endOfLine(found, at) },
  );
}

/** With the line feed, which counts like everything else. */
function endOfLine(bytes: Uint8Array, from: number): number {
  const at = bytes.indexOf(0x0a, from);
  return at < 0 ? bytes.length : at + 1;
}

/** Longer words are cut: the difference is for people. */
const SHOWN_WORD_LENGTH = 60;

function differenceAt(expected: Word, found: Word): Comparison {
  let line = 1;
  const until = Math.min(found.start, found.bytes.length);
  for (let i = 0; i < until; i++) if (found.bytes[i] === 0x0a) line++;
  return { equal: false, difference: { line, expected: shown(expected), found: shown(found) } };
}

function shown(word: Word): string {
  const bytes = word.bytes.subarray(word.start, Math.min(word.end, word.start + SHOWN_WORD_LENGTH));
  // A byte-order mark is part of the word here.
  const text = visible(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  return word.end - word.start > SHOWN_WORD_LENGTH ? `${text}…` : text;
}

const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Two words may look alike and differ in what nobody sees: `ok\x00`, `\u{feff}ok`. */
function visible(text: string): string {
  return text.replaceAll(/[\p{C}\p{Z}]/gu, (character) => {
    if (character === " ") return character;
    const code = character.codePointAt(0) ?? 0;
    return (
      NAMED[character] ?? (code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`)
    );
  });
}

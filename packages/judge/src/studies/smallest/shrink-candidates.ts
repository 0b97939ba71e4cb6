import { type Lines, linesOf, numberOf, smallerThan, textOf } from "../shared/input-shape.ts";
import { simplerValues } from "./simpler-values.ts";
import { withoutNamedThing } from "./without-named-thing.ts";

/*
 * Smaller texts that may still be inputs of the problem. Nothing is known of its form; but numbers at the beginning
 * are often counts of what follows, so whatever is left out, each number that could have counted it goes down as well,
 * by itself and together with others. Most of what comes out is no input, which the problem's validator finds.
 */

/** Of a longer text only large parts are left out: each of its words by itself would make too many long candidates. */
const LONGEST_FINE_TEXT = 2_000;
/**
 * What one kind of change makes of a text, in characters and with what it makes twice. The judge does nothing else
 * until all is made and sorted, and a program chooses the text by what it fails on: all kinds together take 0.3 s of
 * CPU time at most (docs/measurements/smallest-input.md).
 */
const MOST_CHARACTERS = 2_500_000;

/** Each smaller than the text, the smallest first, without repetition. */
export function shrinkCandidates(text: string): string[] {
  const lines = linesOf(text);
  const made = new Set<string>();
  for (const changed of text.length > LONGEST_FINE_TEXT ? COARSE : [...COARSE, ...FINE]) {
    let characters = 0;
    for (const candidate of changed(lines)) {
      made.add(textOf(candidate));
      characters += text.length;
      if (characters > MOST_CHARACTERS) break;
    }
  }
  return smallerThan(text, made);
}

/** Parts of a long list: none smaller than this share of it. */
const MOST_PARTS = 64;

/**
 * All ranges of a short list; of a long one halves, quarters, … down to single ones, so that a bound leaves out the
 * least.
 */
function rangesOf(length: number, longest: number): { from: number; count: number }[] {
  const ranges: { from: number; count: number }[] = [];
  if (length <= longest) {
    for (let from = 0; from < length; from += 1) {
      for (let count = 1; from + count <= length; count += 1) ranges.push({ from, count });
    }
    return ranges;
  }
  const counts: number[] = [];
  for (let count = Math.ceil(length / MOST_PARTS); count < length; count *= 2) counts.unshift(count);
  for (const count of counts) {
    for (let from = 0; from < length; from += count) ranges.push({ from, count: Math.min(count, length - from) });
  }
  return ranges;
}

const FEW_LINES = 9;
const FEW_WORDS = 7;
/** Numbers before what is left out that may have counted it. */
const MOST_COUNTS = 6;

function* withoutLines(lines: Lines): Generator<Lines> {
  for (const { from, count } of rangesOf(lines.length - 1, FEW_LINES)) {
    const first = from + 1;
    const left = [...lines.slice(0, first), ...lines.slice(first + count)];
    yield left;
    yield* withLowerCounts(left, { before: first, by: count });
    if (count > 1) yield* withLowerCounts(left, { before: first, by: 1 });
  }
}

/** With each of the first numbers before a line lower, with the same of two, and with the last one before it. */
function* withLowerCounts(lines: Lines, { before, by }: { before: number; by: number }): Generator<Lines> {
  const places = numberPlaces(lines, before);
  const counts = [...new Set([...places.slice(0, MOST_COUNTS), ...places.slice(-2)])];
  for (const [index, one] of counts.entries()) {
    const lower = lowered(lines, [one], by);
    if (lower === null) continue;
    yield lower;
    for (const other of counts.slice(index + 1, 3)) {
      const both = lowered(lines, [one, other], by);
      if (both !== null) yield both;
    }
  }
}

interface Place {
  line: number;
  word: number;
}

function numberPlaces(lines: Lines, before: number): Place[] {
  const places: Place[] = [];
  for (const [line, words] of lines.slice(0, before).entries()) {
    // A long list holds values, and no counts.
    if (words.length > 4) continue;
    for (const [word, text] of words.entries()) if (numberOf(text) !== null) places.push({ line, word });
  }
  return places;
}

/** Null when one of them would be negative. */
function lowered(lines: Lines, places: readonly Place[], by: number): Lines | null {
  const changed = lines.map((words) => [...words]);
  for (const { line, word } of places) {
    const value = numberOf(changed[line]?.[word]);
    const row = changed[line];
    if (value === null || row === undefined || value - by < 0) return null;
    row[word] = String(value - by);
  }
  return changed;
}

/** A range of one line's words left out, and whatever is equal to their number lower. */
function* withoutWords(lines: Lines): Generator<Lines> {
  for (const [at, words] of lines.entries()) {
    if (words.length < 2) continue;
    for (const { from, count } of rangesOf(words.length, FEW_WORDS)) {
      const left = words.filter((_word, place) => place < from || place >= from + count);
      const changed = left.length === 0 ? lines.filter((_line, line) => line !== at) : replaceLine(lines, at, left);
      yield changed;
      yield* withLowerCounts(changed, { before: at, by: count });
      // A list that begins with its own length.
      const own = numberOf(left[0]);
      if (own !== null && own >= count && from > 0) {
        yield replaceLine(lines, at, [String(own - count), ...left.slice(1)]);
      }
      // Several lists of the same length: a number for each thing, say.
      const same = lines.map((line) => {
        if (line.length !== words.length || line === lines[0]) return line;
        return line.filter((_word, place) => place < from || place >= from + count);
      });
      yield* withLowerCounts(same, { before: 1, by: count });
    }
  }
}

/** The same word of each line of a table left out. */
function* withoutColumn(lines: Lines): Generator<Lines> {
  for (const width of new Set(lines.map((words) => words.length))) {
    if (width < 2) continue;
    for (let column = 0; column < width; column += 1) {
      const left = lines.map((words, line) =>
        line > 0 && words.length === width ? words.filter((_word, place) => place !== column) : words,
      );
      yield* withLowerCounts(left, { before: 1, by: 1 });
    }
  }
}

/** One letter of a word, or the same column of all words of that length, as in a drawn map. */
function* withoutLetters(lines: Lines): Generator<Lines> {
  const lengths = new Set<number>();
  for (const [at, words] of lines.entries()) {
    for (const [place, word] of words.entries()) {
      if (numberOf(word) !== null || word.length < 2) continue;
      lengths.add(word.length);
      for (const { from, count } of rangesOf(word.length, FEW_WORDS)) {
        const left = word.slice(0, from) + word.slice(from + count);
        if (left === "") continue;
        const changed = replaceLine(
          lines,
          at,
          words.map((one, index) => (index === place ? left : one)),
        );
        yield changed;
        yield* withLowerCounts(changed, { before: at, by: count });
      }
    }
  }
  for (const length of lengths) {
    for (const { from, count } of rangesOf(length, FEW_WORDS)) {
      const left = lines.map((words) =>
        words.map((word) =>
          numberOf(word) === null && word.length === length ? word.slice(0, from) + word.slice(from + count) : word,
        ),
      );
      yield left;
      yield* withLowerCounts(left, { before: 1, by: count });
    }
  }
}

function replaceLine(lines: Lines, at: number, words: readonly string[]): Lines {
  return lines.map((line, index) => (index === at ? words : line));
}

const COARSE = [withoutLines, withoutWords];
const FINE = [withoutColumn, withoutLetters, withoutNamedThing, simplerValues];

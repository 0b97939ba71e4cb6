import { type Lines, numberOf } from "../shared/input-shape.ts";

/**
 * Words made simpler, one or all of the same kind at a time: numbers towards zero, letters towards the first in use.
 */
export function* simplerValues(lines: Lines): Generator<Lines> {
  for (const [line, words] of lines.entries()) {
    for (const [place, word] of words.entries()) {
      for (const simpler of simplerWords(word, lines)) {
        yield withWord(lines, { line, place, word: simpler });
      }
    }
    // A whole line of equal or small numbers is easier to read than one of many.
    if (words.length > 1) {
      for (const value of ["0", "1"]) {
        yield lines.map((old, at) => (at === line ? old.map((word) => (numberOf(word) === null ? word : value)) : old));
      }
    }
  }
  yield* renamed(lines);
}

function* simplerWords(word: string, lines: Lines): Generator<string> {
  const value = numberOf(word);
  if (value !== null) {
    const size = Math.abs(value);
    for (const smaller of simplerSizes(size)) {
      yield String(smaller);
      if (value < 0 && smaller > 0) yield String(-smaller);
    }
    if (value < 0) yield String(size);
    return;
  }
  const letters = lettersOf(lines);
  for (let at = 0; at < word.length; at += 1) {
    for (const letter of letters) {
      if (letter < (word[at] ?? "")) yield word.slice(0, at) + letter + word.slice(at + 1);
    }
  }
}

const FEW = 20;

/**
 * Smaller ones. A large number only becomes shorter or rounder: one by one, it would take for ever to come down to the
 * least that still overflows, which nobody reads better than a round one.
 */
function simplerSizes(size: number): number[] {
  const power = 10 ** Math.max(0, String(size).length - 1);
  const leading = Math.floor(size / power);
  const rounded = [leading * power, (leading - 1) * power, power, power / 10];
  const near = size <= FEW ? [size - 1, Math.floor(size / 2)] : rounded;
  return [...new Set([0, 1, 2, 3, ...near])].filter((one) => one < size && one >= 0 && Number.isInteger(one));
}

/** All of one value become another at once, so that names of things stay the same wherever they are said. */
function* renamed(lines: Lines): Generator<Lines> {
  const values = [...new Set(lines.flat())].filter((word) => numberOf(word) !== null);
  const sorted = values.map(Number).sort((a, b) => a - b);
  for (const [index, value] of sorted.entries()) {
    const sizes = simplerSizes(Math.abs(value)).map((size) => Math.sign(value) * size);
    for (const simpler of new Set([...sizes, sorted[index - 1] ?? 0])) {
      if (simpler === value) continue;
      yield lines.map((words) => words.map((word) => (word === String(value) ? String(simpler) : word)));
    }
  }
}

/** Of the words that are no numbers, so that no letter comes up that the problem has never seen. */
function lettersOf(lines: Lines): string[] {
  return [
    ...new Set(
      lines
        .flat()
        .filter((word) => numberOf(word) === null)
        .join(""),
    ),
  ].slice(0, 8);
}

function withWord(lines: Lines, { line, place, word }: { line: number; place: number; word: string }): Lines {
  return lines.map((words, at) => (at === line ? words.map((old, index) => (index === place ? word : old)) : words));
}

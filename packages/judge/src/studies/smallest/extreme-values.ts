import { type Lines, linesOf, numberOf, textOf } from "../shared/input-shape.ts";

/** Where sums and products leave 32 and 64 bits, what starts as "infinity", and the usual bounds of statements. */
const EXTREMES = [
  "1000000000",
  "-1000000000",
  "2147483647",
  "1000000000000",
  "1000000000000000000",
  "100000",
  "1000000",
];

/**
 * The input with large numbers in place of small ones: all numbers of a line but the first ones of the text, a column
 * of them, or one. Most are against the statement's promises, which the validator finds.
 */
export function withExtremes(text: string): string[] {
  const lines = linesOf(text);
  const made = new Set<string>();
  for (const value of EXTREMES) {
    for (const [at, words] of lines.entries()) {
      if (words.some((word) => numberOf(word) === null)) continue;
      made.add(
        textOf(
          replaced(
            lines,
            (line) => line === at,
            () => value,
          ),
        ),
      );
      made.add(
        textOf(
          replaced(
            lines,
            (line) => line === at,
            (_word, place) => (place === words.length - 1 ? value : null),
          ),
        ),
      );
    }
    const width = Math.max(...lines.map((words) => words.length));
    for (let column = 0; column < Math.min(width, 4); column += 1) {
      made.add(
        textOf(
          replaced(
            lines,
            (line) => line > 0,
            (_word, place) => (place === column ? value : null),
          ),
        ),
      );
    }
  }
  made.delete(text);
  return [...made];
}

function replaced(
  lines: Lines,
  isChanged: (line: number) => boolean,
  valueAt: (word: string, place: number) => string | null,
): Lines {
  return lines.map((words, line) =>
    isChanged(line)
      ? words.map((word, place) => (numberOf(word) === null ? word : (valueAt(word, place) ?? word)))
      : words,
  );
}

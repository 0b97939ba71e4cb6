import type { FoldedTrace } from "@verdict/contract/program-steps/fold-trace";

/** Where what was printed and what was expected part. */
export interface FirstDifference {
  /** In characters from the beginning; the length of a text that ended too early. */
  readonly printedAt: number;
  readonly expectedAt: number;
  /** The step after the line that printed it; null where it was not printed at all. */
  readonly position: number | null;
}

/**
 * Compared as checkers do, word by word: how much white space stands between two words makes no difference. Null where
 * there is none, or where nobody can know: the beginning of the output was printed in an earlier window, or the program
 * goes on behind this one and may still print what is missing.
 */
export function firstDifference(
  { steps, output, skippedOutput, end }: Pick<FoldedTrace, "steps" | "output" | "skippedOutput" | "end">,
  expected: string,
): FirstDifference | null {
  if (skippedOutput > 0) return null;
  const [printed, wanted] = [wordsOf(output), wordsOf(expected)];
  for (let index = 0; index < Math.max(printed.length, wanted.length); index += 1) {
    const [word, other] = [printed[index], wanted[index]];
    if (word?.text === other?.text) continue;
    const same = word === undefined || other === undefined ? 0 : sameLetters(word.text, other.text);
    const printedAt = (word?.at ?? output.length) + same;
    const expectedAt = (other?.at ?? expected.length) + same;
    // A word that ends too early has been ended by what was printed behind it, if anything was.
    const isPrinted = word !== undefined && printedAt < output.length;
    if (!isPrinted && (end === "steps" || end === "size")) return null;
    const found = isPrinted ? steps.findIndex(({ outputLength }) => outputLength > printedAt) : -1;
    return { printedAt, expectedAt, position: found < 0 ? null : found };
  }
  return null;
}

/** Longer outputs may have been cut before they came to the page. */
const MOST_COMPARED = 10_000;

/** Of a program that has come to its end twice: whether it printed something else the other time. */
export function printsDifferently(
  { output, skippedOutput, end }: Pick<FoldedTrace, "output" | "skippedOutput" | "end">,
  printed: string,
): boolean {
  if (end !== "exit" || skippedOutput > 0 || printed.length > MOST_COMPARED) return false;
  const said = (text: string) =>
    wordsOf(text)
      .map((word) => word.text)
      .join(" ");
  return said(output) !== said(printed);
}

function wordsOf(text: string): { text: string; at: number }[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));
}

function sameLetters(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}

import type { FirstDifference } from "./first-difference.ts";

/** Of a text that goes along with a question. */
const MOST_LETTERS = 400;

/**
 * A question about a step, for the helper, which has code and problem already. `sentence` is the step's own
 * (step-sentence.ts).
 */
export function questionAboutStep(input: {
  sentence: string;
  input: string;
  expected: string | null;
  printed: string;
  /** Where the output is wrong, if this step or an earlier one has printed that. */
  difference: FirstDifference | null;
}): string {
  const { sentence, expected, difference } = input;
  const parts = [`My program, step by step, on the input\n${cut(input.input)}`, sentence];
  if (expected !== null && difference !== null) {
    parts.push(`It should print\n${cut(expected)}\nand has printed\n${cut(input.printed)}`);
  }
  return `${parts.join("\n\n")}\n\nWhy does this happen?`;
}

function cut(text: string): string {
  const whole = text.trimEnd();
  return whole.length > MOST_LETTERS ? `${whole.slice(0, MOST_LETTERS)}…` : whole;
}

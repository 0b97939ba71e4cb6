import type { StepsInput } from "@verdict/contract/steps";

/** Of which input the steps are wanted, and what is known of it already. */
export interface StepsAsk {
  input: StepsInput;
  /** How the page calls it: "Case 1". */
  title: string;
  text: string;
  /** What should be printed; null where nobody knows. */
  expected: string | null;
  /** What a program printed when it ran on this input. */
  printed?: { code: string; text: string };
}

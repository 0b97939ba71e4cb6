import type { StressTriedEvent } from "@verdict/contract/stress";

/** "120 tries, 34 different inputs, 2.4 s". */
export function stressEffort({ tries, inputs, seconds }: StressTriedEvent): string {
  const made = tries === 1 ? "1 try" : `${tries} tries`;
  const different = inputs === 1 ? "1 input" : `${inputs} different inputs`;
  return `${made}, ${different}, ${seconds} s`;
}

/** Where the outputs never differed. */
export function neverDifferedText({ tries, isCutShort }: { tries: number; isCutShort: boolean }): string {
  if (!isCutShort) return "The outputs never differed.";
  return tries === 0
    ? "The time was over before any outputs were compared."
    : "The outputs did not differ until the time was over.";
}

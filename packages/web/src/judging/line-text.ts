import type { BuiltTests } from "@verdict/contract/built-tests";
import type { WaitingEvent } from "@verdict/contract/submissions";
import type * as z from "zod/mini";

/** `3rd in line, about 4 s`; null for who is judged already, or will be within a second. */
export function lineText({ position, estimateSeconds }: z.infer<typeof WaitingEvent>): string | null {
  if (position < 1 || (estimateSeconds !== null && estimateSeconds < 1)) return null;
  const place = `${position.toLocaleString("en")}${endingOf(position)} in line`;
  return estimateSeconds === null ? place : `${place}, about ${durationText(estimateSeconds)}`;
}

/** While the tests of its problem are built for a submission. */
export function buildingText({ built, total }: BuiltTests): string {
  return `Building the tests of this problem: ${built} of ${total}`;
}

function durationText(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

function endingOf(position: number): string {
  const teens = position % 100;
  if (teens >= 11 && teens <= 13) return "th";
  return { 1: "st", 2: "nd", 3: "rd" }[position % 10] ?? "th";
}

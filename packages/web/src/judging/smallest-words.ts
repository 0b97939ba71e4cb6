import { formatRuntime } from "@verdict/contract/units";
import type { OpenSmallestFailure } from "../platform/open-searches.ts";

export interface SearchProgress {
  tried: number;
  largestTried: number;
  /** Numbers in the smallest failing input so far; null before the first. */
  smallest: number | null;
}

/** What a search is at, for people; null while no judge has begun. */
export function progressText(progress: SearchProgress | null): string {
  if (progress === null) return "Waiting for a judge…";
  const { tried, largestTried, smallest } = progress;
  if (smallest === null) return `${inputs(tried)} tried, with up to ${numbers(largestTried)}…`;
  return `It fails with ${numbers(smallest)}. Making that smaller…`;
}

/** How much was done for it. */
export function effortText(found: OpenSmallestFailure): string {
  const effort = `${inputs(found.tried)} tried in ${formatRuntime(found.seconds)}`;
  if (found.kind === "nothing") return `${effort}, with up to ${numbers(found.largestTried)}.`;
  const isSmaller = found.foundWith > found.numbers;
  return isSmaller ? `${effort}; the first that failed had ${numbers(found.foundWith)}.` : `${effort}.`;
}

function inputs(count: number): string {
  return count === 1 ? "1 input" : `${count.toLocaleString("en-US")} inputs`;
}

function numbers(count: number): string {
  return count === 1 ? "1 number" : `${count.toLocaleString("en-US")} numbers`;
}

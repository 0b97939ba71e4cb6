import type { OpenSmallestFailure } from "../platform/open-answers.ts";
import { secondsText } from "./growth/growth-text.ts";
import type { StudyState } from "./use-study.ts";

/** Beyond this an input is not read through, and why it is so large needs saying. */
const MOST_TO_READ = 60;

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

/** The same for a screen reader: the words change when something new begins, and not with every count. */
export function spokenText(search: StudyState<SearchProgress, OpenSmallestFailure>): string {
  switch (search.kind) {
    case "working":
      if (search.progress === null) return progressText(null);
      return search.progress.smallest === null ? "Trying inputs…" : "It fails. Making the input smaller…";
    case "done":
      return search.found.kind === "found" ? "A small failing input was found." : "No failing input was found.";
    case "hidden":
    case "impossible":
    case "offered":
    case "failed":
      return "";
    default:
      return search satisfies never;
  }
}

/** What it means that nothing was found. */
export function nothingText(found: Extract<OpenSmallestFailure, { kind: "nothing" }>): string {
  if (found.isCutShort === true) return "The time for the search was over before any input was tried.";
  if (found.tried === 0) return "No inputs could be made for this problem.";
  const advice = "look at large inputs, at the time they take, and at the limits of your types";
  return `${effortText(found)} Your program was right on all of them: ${advice}.`;
}

/** How much was done for it. */
export function effortText(found: OpenSmallestFailure): string {
  const effort = `${inputs(found.tried)} tried in ${secondsText(found.seconds)}`;
  if (found.kind === "nothing") return `${effort}, with up to ${numbers(found.largestTried)}.`;
  const isSmaller = found.foundWith > found.numbers;
  const told = isSmaller ? `${effort}; the first that failed had ${numbers(found.foundWith)}.` : `${effort}.`;
  if (found.isCut === true)
    return `${effort}. No small one failed, and one with ${numbers(found.numbers)} does${hintForLarge(found.verdict)}.`;
  return found.numbers > MOST_TO_READ ? `${told} Nothing smaller than ${numbers(found.numbers)} failed.` : told;
}

/** What is right on everything small and wrong on something large is mostly a sum or a count that leaves its type. */
function hintForLarge(verdict: string): string {
  return verdict === "WA" ? ": look at the limits of your types" : "";
}

function inputs(count: number): string {
  return count === 1 ? "1 input" : `${count.toLocaleString("en-US")} inputs`;
}

function numbers(count: number): string {
  return count === 1 ? "1 number" : `${count.toLocaleString("en-US")} numbers`;
}

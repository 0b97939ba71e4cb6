import { formatRuntime } from "@verdict/contract/units";
import type { OpenSubmission } from "../platform/open-answers.ts";
import { languageText } from "../ui/verdict-text.ts";

/** Two times are the same for people when they differ by less than this: see decision 0031. */
const NOISE_SHARE = 0.25;
const LEAST_NOISE_SECONDS = 0.02;

/**
 * What an accepted submission means for its author, in sentences. `history` is newest first; when there are older ones
 * that it does not have, nothing is counted.
 */
export function successText(history: readonly OpenSubmission[], id: string, isWhole: boolean): string[] {
  const at = history.findIndex(({ _id }) => _id === id);
  const own = history[at];
  if (own === undefined) return [];
  const earlier = history.slice(at + 1);
  return [...(isWhole ? [attemptText(earlier)] : []), ...timeText(own, earlier)];
}

function attemptText(earlier: readonly OpenSubmission[]): string {
  const number = earlier.length + 1;
  if (earlier.some(({ verdict }) => verdict === "AC"))
    return `Accepted again, with your ${ordinal(number)} submission.`;
  return number === 1 ? "Solved with the first submission." : `Solved with your ${ordinal(number)} submission.`;
}

function timeText(own: OpenSubmission, earlier: readonly OpenSubmission[]): string[] {
  const times = earlier
    .filter(({ verdict, language }) => verdict === "AC" && language === own.language)
    .map(({ runtime }) => runtime);
  if (times.length === 0) return [];
  const best = Math.min(...times);
  const noise = Math.max(LEAST_NOISE_SECONDS, best * NOISE_SHARE);
  const language = languageText(own.language);
  if (own.runtime < best - noise) return [`Your best time in ${language}: it was ${formatRuntime(best)} before.`];
  if (own.runtime > best + noise) return [`Your best time in ${language} is ${formatRuntime(best)}.`];
  return [`As fast as your best in ${language} (${formatRuntime(best)}): too close to call.`];
}

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`. */
export function ordinal(number: number): string {
  const rest = number % 100;
  if (rest >= 11 && rest <= 13) return `${number}th`;
  return `${number}${["th", "st", "nd", "rd"][number % 10] ?? "th"}`;
}

import { countText } from "./duration-text.ts";

/*
 * What the end of a contest asks of its judges. docs/scaling.md reckons with a verdict a second of each program that is
 * judged at a time, and its rush with 400 submissions of 1,000 people in the last minute.
 */

const LAST_MINUTE_SHARE = 0.4;
const SECONDS_A_VERDICT = 1;
const WITHIN_SECONDS = 60;

/** So many programs at a time have all verdicts of the last minute a minute later; one at least. */
export function judgesNeeded(participants: number): number {
  return Math.max(1, Math.ceil((participants * LAST_MINUTE_SHARE * SECONDS_A_VERDICT) / WITHIN_SECONDS));
}

/** When the last verdict comes, in words. */
export function lastVerdictText({ participants, slots }: { participants: number; slots: number }): string {
  const submissions = Math.ceil(participants * LAST_MINUTE_SHARE);
  if (submissions === 0) return "";
  const seconds = Math.ceil((submissions * SECONDS_A_VERDICT) / slots);
  const when = seconds <= WITHIN_SECONDS ? countText(seconds, "second") : countText(Math.ceil(seconds / 60), "minute");
  return `If ${countText(submissions, "submission")} came at the very end, the last verdict would come about ${when} later.`;
}

import { growthText, type MeasuredEvent } from "@verdict/contract/growth";
import type { OpenCurve, OpenGrowth } from "../../platform/open-answers.ts";
import type { StudyState } from "../use-study.ts";

/**
 * What a measuring is at, for people; null while no judge has begun, or while it looks for the slowest kind of input.
 */
export function growthProgressText(progress: MeasuredEvent | null): string {
  if (progress === null) return "Waiting for a judge, then trying kinds of input…";
  const { program, word, size, seconds } = progress;
  const name = program === "own" ? "Your code" : "The reference";
  return `${name} took ${secondsText(seconds)} at ${word} = ${countText(size)}…`;
}

/** The same for a screen reader: the words change when something new begins, and not with every run. */
export function spokenText(study: StudyState<MeasuredEvent, OpenGrowth>): string {
  switch (study.kind) {
    case "working":
      if (study.progress === null) return growthProgressText(null);
      return study.progress.program === "own" ? "Running your code…" : "Running the reference…";
    case "done":
      return study.found.kind === "measured" ? "The growth was measured." : "Nothing could be measured.";
    case "hidden":
    case "impossible":
    case "offered":
    case "failed":
      return "";
    default:
      return study satisfies never;
  }
}

/** One sentence or two: how it grows, and what that means for the limit. */
export function curveText(
  { growth, atFull, failedFrom }: OpenCurve,
  { word, full, limit }: { word: string; full: number; limit: number },
): string {
  const parts = [`${capital(growthText(growth, word))}.`];
  const size = `${word} = ${countText(full)}`;
  if (atFull !== null) {
    const { isMeasured, best, low, high } = atFull;
    const need = isMeasured
      ? `It took ${secondsText(best)} at ${size}`
      : `At ${size} it would need about ${secondsText(best)}${rangeText(low, high)}`;
    parts.push(best > limit || !isMeasured ? `${need}; the limit is ${secondsText(limit)}.` : `${need}.`);
  }
  if (failedFrom !== null) parts.push(`It ended badly from ${word} = ${countText(failedFrom)} on.`);
  return parts.join(" ");
}

/** Why there is no curve. */
export function nothingText({ isCutShort }: Pick<Extract<OpenGrowth, { kind: "nothing" }>, "isCutShort">): string {
  return isCutShort === true
    ? "The time for measuring was over before your code had run on inputs that grow."
    : "The program ended well on none of the inputs that can grow.";
}

export function effortText({ runs, seconds }: Pick<OpenGrowth, "runs" | "seconds">): string {
  return `${countText(runs)} ${runs === 1 ? "run" : "runs"} in ${secondsText(seconds)}, on generated inputs.`;
}

/** What was measured in another way than the times; empty where nothing was. */
export function interpretedText({
  own,
  reference,
}: Pick<Extract<OpenGrowth, { kind: "measured" }>, "own" | "reference">): string {
  const curves = reference === null ? [own] : [own, reference];
  if (curves.some(({ isGrowthCounted }) => isGrowthCounted === true))
    return "The growth was read from the steps of the program, which were counted; all times shown are of ordinary runs.";
  return curves.some(({ isGrowthInterpreted }) => isGrowthInterpreted === true)
    ? "The growth was read from runs by the interpreter alone, whose speed does not change while it runs; all times shown are of ordinary runs."
    : "";
}

/** Nothing where both ends read alike. */
function rangeText(low: number, high: number): string {
  const [from, to] = [secondsText(low), secondsText(high)];
  return from === to ? "" : ` (${from} to ${to})`;
}

const UNITS = [
  { name: "days", seconds: 86_400 },
  { name: "hours", seconds: 3_600 },
  { name: "minutes", seconds: 60 },
] as const;
const LONGEST_SECONDS = 366 * 86_400;

/** Two digits are what a measured time is good for. */
export function secondsText(seconds: number): string {
  if (seconds > LONGEST_SECONDS) return "more than a year";
  const unit = UNITS.find((one) => seconds >= 2 * one.seconds);
  if (unit !== undefined) return `${Math.round(seconds / unit.seconds)} ${unit.name}`;
  if (seconds >= 10) return `${Math.round(seconds)} s`;
  return seconds >= 1 ? `${seconds.toFixed(1)} s` : `${Number((1000 * seconds).toPrecision(2))} ms`;
}

export function countText(count: number): string {
  return count.toLocaleString("en-US");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

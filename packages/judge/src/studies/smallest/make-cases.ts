import { createHash } from "node:crypto";
import type { StudyProgram, StudyTask } from "@verdict/contract/studies";
import { sortInputs } from "../shared/input-shape.ts";
import { createRandom } from "../shared/random.ts";
import { printedBy, runCommands } from "../shared/run-commands.ts";
import { commandsOfRound, WIDE_FROM } from "../shared/scaled-commands.ts";
import { endsOn, GENERATOR_LIMITS, keepValid, type StudyTools } from "../shared/study-tools.ts";
import { withExtremes } from "./extreme-values.ts";
import { withOtherValues } from "./other-values.ts";

/** An input that keeps the statement's promises, and what the reference prints for it. */
export interface SmallCase {
  text: string;
  answer: string;
}

/** Of a text that people are to read, and of one that is better than none. */
export const LONGEST_TEXT = 2_000;
export const LONGEST_WIDE_TEXT = 20_000;
/** So many small inputs also come with large numbers in them. */
const MADE_EXTREME = 5;
/** So many of the largest inputs of a round also come with other values, each so many times. */
const CHANGED = 20;
const CHANGES = 4;

/** Texts that generators make in this round, without those that are already known. */
export async function generateTexts(
  tools: StudyTools,
  task: StudyTask,
  { round, seen }: { round: number; seen: Set<string> },
): Promise<string[]> {
  const commands = commandsOfRound(task.material, round);
  const ends = await runCommands(tools, task.material, { commands, limits: GENERATOR_LIMITS });
  const texts = Object.keys(task.material.generators).flatMap((name) =>
    commands.flatMap(({ program }, place) => (program === name ? (printedBy(ends[place]) ?? []) : [])),
  );
  if (round >= WIDE_FROM) return notSeen(texts, seen, LONGEST_WIDE_TEXT);
  const small = notSeen(texts, seen);
  if (round === 0) return small;
  const valid = await keepValidTexts(tools, task, sortInputs(small));
  const extreme = valid.filter((_text, index) => index < 40 && index % 8 === 0).slice(0, MADE_EXTREME);
  const random = createRandom(round);
  const others = valid.slice(-CHANGED).flatMap((text) => withOtherValues(text, { count: CHANGES, random }));
  return [...small, ...notSeen([...extreme.flatMap(withExtremes), ...others], seen)];
}

/** Those that are short and new; they count as known from now on. */
export function notSeen(texts: readonly string[], seen: Set<string>, longest = LONGEST_TEXT): string[] {
  return texts.filter((text) => {
    if (text.length > longest || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/**
 * A hidden test of fewer letters anybody could have thought of, and a search that left out the smallest inputs would
 * find no small one.
 */
const LONGEST_BY_CHANCE = 200;

/** Those that all validators of the problem accept, in order, but none that is a hidden test. */
export async function keepValidTexts(tools: StudyTools, task: StudyTask, texts: readonly string[]): Promise<string[]> {
  const hidden = new Set(task.hiddenInputs);
  const isHidden = (text: string) =>
    text.length > LONGEST_BY_CHANCE && hidden.has(createHash("sha256").update(text).digest("hex"));
  const inputs = texts.filter((text) => !isHidden(text)).map((text) => ({ text }));
  return (await keepValid(tools, task.material.validators, inputs)).map(({ text }) => text);
}

/** With the answers of the reference, where it gives one; the smallest first. */
export async function withAnswers(
  tools: StudyTools,
  solver: StudyProgram,
  texts: readonly string[],
): Promise<SmallCase[]> {
  const sorted = sortInputs(texts);
  const ends = sorted.length === 0 ? [] : await endsOn(tools, solver, sorted);
  return sorted.flatMap((text, index) => {
    const end = ends[index];
    return end !== null && end !== undefined && end.exitCode === 0 ? [{ text, answer: end.output }] : [];
  });
}

import type { JudgeLimits } from "@verdict/contract/judging";
import type { StudyProgram } from "@verdict/contract/studies";
import { MEBIBYTE } from "@verdict/contract/units";
import { ACCEPTS } from "../../checking/validator.ts";
import { type RunEnd, runAsFarAsItGoes } from "../../package-programs/run-in-batch.ts";
import { runOnTexts, textOf } from "../../package-programs/run-programs.ts";
import type { ProgramRunner } from "../../program-runner.ts";
import type { ProgramTask } from "../../running/judge-task.ts";
import type { ProgramRun } from "../../running/run-on-inputs.ts";

/** What every part of a study runs programs with. */
export interface StudyTools {
  judge: ProgramRunner;
  signal: AbortSignal;
}

/** For all runs of a batch together, and for one of a program of the problem: its inputs are tiny. */
export const PACKAGE_LIMITS = { timeMs: 3_000, memoryBytes: 512 * MEBIBYTE, outputBytes: 16 * MEBIBYTE };
/**
 * All commands of a round take a third of this; one that a generator never ends with costs the search no more of its
 * time.
 */
export const GENERATOR_LIMITS = { ...PACKAGE_LIMITS, timeMs: 1_000 };
/** A program that never ends on some inputs is run on the rest, so many times. */
const MOST_BATCHES = 4;

/** How a program of the problem ended on each of the texts, in order; null where nobody knows. */
export async function endsOn(
  { judge, signal }: StudyTools,
  program: StudyProgram,
  texts: readonly string[],
  limits: JudgeLimits = PACKAGE_LIMITS,
): Promise<(RunEnd | null)[]> {
  const task = { ...program, kind: "study", limits, limitsAreFor: "program" } as const;
  if (program.language === "cpp") return (await runsOn({ judge, signal }, task, texts)).map(endOf);
  const ends: (RunEnd | null)[] = [];
  for (let batch = 0; batch < MOST_BATCHES && ends.length < texts.length; batch += 1) {
    const left = texts.slice(ends.length);
    const came = await runAsFarAsItGoes(judge, { ...task, texts: left }, signal);
    ends.push(...came);
    // The next one ended the process, or did not end.
    if (came.length < left.length) ends.push(null);
  }
  return texts.map((_text, index) => ends[index] ?? null);
}

function endOf(run: ProgramRun | null): RunEnd | null {
  if (run === null || run.exitCode === null) return null;
  return { exitCode: run.exitCode, output: textOf(run), errorOutput: run.errorOutput };
}

/** The runs of a program on texts, in order: a box each. Null for those that were left out. */
export async function runsOn(
  { judge, signal }: StudyTools,
  program: Omit<ProgramTask, "kind">,
  texts: readonly string[],
): Promise<(ProgramRun | null)[]> {
  const ran = await runOnTexts(judge, { ...program, kind: "study" }, texts, signal);
  return ran.kind === "ran" ? ran.runs : texts.map(() => null);
}

/** Those of the inputs that all of these input validators accept, in order. */
export async function keepValid<Input extends { text: string }>(
  tools: StudyTools,
  validators: readonly StudyProgram[],
  inputs: readonly Input[],
  limits: JudgeLimits = PACKAGE_LIMITS,
): Promise<Input[]> {
  let valid = [...inputs];
  for (const validator of validators) {
    if (valid.length === 0) return [];
    const texts = valid.map(({ text }) => text);
    const ends = await endsOn(tools, validator, texts, limits);
    valid = valid.filter((_input, index) => ends[index]?.exitCode === ACCEPTS);
  }
  return valid;
}

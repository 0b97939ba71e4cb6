import type { JudgeLimits } from "@verdict/contract/judging";
import type { StudyProgram } from "@verdict/contract/studies";
import { MEBIBYTE } from "@verdict/contract/units";
import { ACCEPTS } from "../../checking/validator.ts";
import { type RunEnd, runAsFarAsItGoes } from "../../package-programs/run-in-batch.ts";
import { runOnTexts, textOf } from "../../package-programs/run-programs.ts";
import type { ProgramRunner } from "../../program-runner.ts";
import type { RunTask } from "../../running/judge-task.ts";
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

/**
 * What programs of the problem print is held as texts until a study has used it: all that is asked for at once, of all
 * of them. The four largest tests of a problem fit, with 32 MiB each; those of the catalogue have 10 at most.
 */
const MOST_PRINTED = 128 * MEBIBYTE;

/** How much of what is printed may still be held, in letters. */
interface PrintedRoom {
  left: number;
}

export function printedRoom(most = MOST_PRINTED): PrintedRoom {
  return { left: most };
}

/** How a program of the problem ended on each of the texts, in order; null where nobody knows, and for what does not fit. */
export async function endsOn(
  { judge, signal }: StudyTools,
  program: StudyProgram,
  texts: readonly string[],
  { limits = PACKAGE_LIMITS, room = printedRoom() }: { limits?: JudgeLimits; room?: PrintedRoom } = {},
): Promise<(RunEnd | null)[]> {
  const task = { ...program, kind: "study", limits, limitsAreFor: "program" } as const;
  const fitting = (end: RunEnd | null): RunEnd | null => {
    const printed = end === null ? 0 : end.output.length + end.errorOutput.length;
    if (printed > room.left) return null;
    room.left -= printed;
    return end;
  };
  if (program.language === "cpp") {
    const runs = await runsOn({ judge, signal }, { ...task, mostKeptBytes: room.left }, texts);
    return runs.map((run) => fitting(endOf(run)));
  }
  const ends: (RunEnd | null)[] = [];
  for (let batch = 0; batch < MOST_BATCHES && ends.length < texts.length; batch += 1) {
    const left = texts.slice(ends.length);
    const came = await runAsFarAsItGoes(judge, { ...task, texts: left }, signal);
    ends.push(...came.map(fitting));
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
  program: Omit<RunTask, "kind" | "inputPaths">,
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
    const ends = await endsOn(tools, validator, texts, { limits });
    valid = valid.filter((_input, index) => ends[index]?.exitCode === ACCEPTS);
  }
  return valid;
}

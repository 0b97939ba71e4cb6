import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type JudgeLimits, type TestResult, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { StudyProgram } from "@verdict/contract/studies";
import { type RunEnd, runAsFarAsItGoes } from "../../building/run-in-batch.ts";
import type { Judge } from "../../judge.ts";
import type { JudgeTask } from "../../running/judge-task.ts";

/** What every part of a study runs programs with. */
export interface StudyTools {
  judge: Pick<Judge, "judge" | "folders" | "compiledFiles" | "validateOutputs">;
  signal: AbortSignal;
}

const MEBIBYTE = 1024 * 1024;
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
export async function runOnTexts(
  tools: StudyTools,
  program: StudyProgram,
  texts: readonly string[],
  limits: JudgeLimits = PACKAGE_LIMITS,
): Promise<(RunEnd | null)[]> {
  if (program.language === "cpp") return await runInBoxes(tools, { ...program, limits }, texts);
  const ends: (RunEnd | null)[] = [];
  for (let batch = 0; batch < MOST_BATCHES && ends.length < texts.length; batch += 1) {
    const left = texts.slice(ends.length);
    const came = await runAsFarAsItGoes(tools.judge, {
      program,
      texts: left,
      kind: "study",
      limits,
      signal: tools.signal,
    });
    ends.push(...came);
    // The next one ended the process, or did not end.
    if (came.length < left.length) ends.push(null);
  }
  return texts.map((_text, index) => ends[index] ?? null);
}

async function runInBoxes(
  tools: StudyTools,
  program: StudyProgram & { limits: JudgeLimits },
  texts: readonly string[],
): Promise<(RunEnd | null)[]> {
  const { outputBytes } = program.limits;
  const task = { ...program, limitsAreFor: "program" as const, shownBytes: outputBytes };
  const results = await judgeTexts(tools, task, texts);
  return results.map((result) => {
    if (result === null || result.exitCode === null || result.output === null) return null;
    return { exitCode: result.exitCode, output: result.output, errorOutput: result.errorOutput ?? "" };
  });
}

/** The results of a program on texts without answers, in order: a box each. Null for those that were left out. */
export async function judgeTexts(
  { judge, signal }: StudyTools,
  program: Pick<JudgeTask, "language" | "source" | "limits" | "limitsAreFor" | "pace"> & { shownBytes?: number },
  texts: readonly string[],
): Promise<(TestResult | null)[]> {
  const { shownBytes, ...task } = program;
  const folder = await judge.folders.create("study");
  try {
    const inputs = texts.map((_text, index) => path.join(folder, `${index}.in`));
    await Promise.all(texts.map((text, index) => writeFile(inputs[index] ?? "", text)));
    const tests = inputs.map((inputPath, index) => ({
      number: index + 1,
      isVisible: true,
      inputPath,
      answerPath: null,
      shownBytes,
    }));
    const result = await judge.judge(
      { ...task, kind: "study", checker: TOKEN_CHECKER, reference: null, tests },
      { signal },
    );
    const byNumber = new Map(result.tests.map((test) => [test.number, test]));
    return texts.map((_text, index) => byNumber.get(index + 1) ?? null);
  } finally {
    await judge.folders.remove(folder);
  }
}

import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { TestResult } from "@verdict/contract/judging";
import type { StudyProgram, StudyTask } from "@verdict/contract/studies";
import { shown } from "../../running/run-program.ts";
import type { StudyTools } from "../shared/study-tools.ts";

/** How the program fails on an input, judged as a submission is. */
export interface Failure {
  input: string;
  result: TestResult & { verdict: "WA" | "TLE" | "MLE" | "RTE" | "OLE"; expected: string };
}

/** The problem's own checker is broken: nothing can be said of any output. */
export class BrokenCheckerError extends Error {
  override name = "BrokenCheckerError";
}

/**
 * Judges the program on one input, with the problem's limits and checker, in a box of its own; the reference answers in
 * another one, and the validators look at the input in theirs. Null when it does not fail there, or the input is none of
 * the problem. Throws BrokenCheckerError.
 */
export async function confirmFailure(
  { judge, signal }: StudyTools,
  task: StudyTask,
  { solver, input }: { solver: StudyProgram; input: string },
): Promise<Failure | null> {
  const folder = await judge.folders.create("study");
  try {
    const inputPath = path.join(folder, "input");
    await writeFile(inputPath, input);
    const { language, source, limits, checker, material } = task;
    const judged = await judge.judge(
      {
        kind: "study",
        language,
        source,
        limits,
        limitsAreFor: "problem",
        checker,
        reference: solver,
        validators: material.validators,
        tests: [{ number: 1, isVisible: true, inputPath, answerPath: null }],
      },
      { signal },
    );
    if (judged.verdict === "JE") throw new BrokenCheckerError(judged.fault.reason);
    const [result] = judged.tests;
    if (result === undefined || result.verdict === "AC" || result.verdict === "NC" || result.verdict === "CE")
      return null;
    // A program that fails by itself is not compared: what would have been right is asked for.
    const expected = result.expected ?? (await answerOf({ judge, signal }, task, { solver, inputPath }));
    return expected === null ? null : { input, result: { ...result, verdict: result.verdict, expected } };
  } finally {
    await judge.folders.remove(folder);
  }
}

async function answerOf(
  { judge, signal }: StudyTools,
  { limits }: StudyTask,
  { solver, inputPath }: { solver: StudyProgram; inputPath: string },
): Promise<string | null> {
  const task = { ...solver, kind: "study", limits, limitsAreFor: "problem", inputPaths: [inputPath] } as const;
  const ran = await judge.run(task, signal);
  const run = ran.kind === "ran" ? ran.runs[0] : null;
  return run?.end === "well" ? shown(run.output) : null;
}

import { stat } from "node:fs/promises";
import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import type { JudgeResult } from "@verdict/contract/judge-result";
import { formatMemory, formatRuntime, kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { ProgramRunner } from "../program-runner.ts";
import type { JudgeTask, TaskTest } from "../running/judge-task.ts";
import { describeError } from "./command.ts";
import { FaultError } from "./fault-error.ts";
import { judgeUntilItFails } from "./judge-until-it-fails.ts";
import { limitsOfPackage } from "./package-limits.ts";
import { allSolutions, programOf, taskOfPackage } from "./package-task.ts";

export interface SolutionFinding {
  solution: CatalogueSolution;
  /** What it was expected to get and what it got instead. */
  message: string;
}

/**
 * Judges every solution of a package and returns those that do not get the verdict of their folder, in the package's
 * order. `print` gets a line for each as soon as it is judged. One that cannot be judged is a finding like any other,
 * and so is one in C++ that should be too slow and ends within `slowFactor` times the time limit.
 */
export async function verifySolutions(
  judge: ProgramRunner,
  problem: CatalogueProblem,
  { print, slowFactor = 1 }: { print: (line: string) => void; slowFactor?: number },
): Promise<SolutionFinding[]> {
  const limits = await limitsOfPackage(judge, problem, print);
  const messages = await Promise.all(
    allSolutions(problem).map(async (solution) => {
      try {
        const task = taskOfPackage(problem, { ...programOf(solution), ...limits });
        const slow = slowFactor > 1 && hasToBeSlow(solution) ? { task, slowFactor } : null;
        const timeOut = slow === null ? null : await timeOutInOrder(judge, slow);
        const isRight = solution.expected.includes("AC");
        const result = timeOut ?? (await (isRight ? judge.judge(task) : judgeUntilItFails(judge, task)));
        print(lineOf(problem, solution, result));
        const isSlow = slow === null || timeOut !== null || (await timesOutOnLargest(judge, slow));
        const tooFast = isSlow ? null : `takes less than ${slowFactor} times the time limit`;
        return { solution, message: findingOf(problem, solution, result) ?? tooFast };
      } catch (error) {
        print(`${problem.slug.padEnd(32)} JE  ${solution.name}`);
        return { solution, message: `could not be judged: ${describeError(error)}` };
      }
    }),
  );
  return messages.flatMap(({ solution, message }) => (message === null ? [] : [{ solution, message }]));
}

/** One limit is for all languages, so only C++ says that an algorithm, and not a language, is too slow. */
function hasToBeSlow({ language, expected, isUntimed }: CatalogueSolution): boolean {
  return (
    language === "cpp" && isUntimed !== true && expected.every((verdict) => verdict === "TLE" || verdict === "OLE")
  );
}

/** What is too slow shows it on one of so many largest inputs; the rest would take long and say the same. */
const LARGEST_INPUTS = 5;

interface SlowTask {
  task: JudgeTask;
  slowFactor: number;
}

/**
 * Its verdict where the first test that it does not pass within the limit takes so many times as long; null elsewhere.
 */
async function timeOutInOrder(judge: ProgramRunner, slow: SlowTask): Promise<JudgeResult | null> {
  for (const test of slow.task.tests) {
    const result = await judgeForLonger(judge, slow, test);
    if (result.verdict === "TLE") return result;
    if (result.verdict !== "AC" || result.cpuMs > slow.task.limits.timeMs) return null;
  }
  return null;
}

async function timesOutOnLargest(judge: ProgramRunner, slow: SlowTask): Promise<boolean> {
  const sized = await Promise.all(
    slow.task.tests.map(async (test) => ({ test, size: (await stat(test.inputPath)).size })),
  );
  for (const { test } of sized.toSorted((a, b) => b.size - a.size).slice(0, LARGEST_INPUTS)) {
    if ((await judgeForLonger(judge, slow, test)).verdict === "TLE") return true;
  }
  return false;
}

async function judgeForLonger(
  judge: ProgramRunner,
  { task, slowFactor }: SlowTask,
  test: TaskTest,
): Promise<JudgeResult> {
  const limits = { ...task.limits, timeMs: task.limits.timeMs * slowFactor };
  return await judge.judge({ ...task, limits, tests: [test] });
}

function lineOf(problem: CatalogueProblem, solution: CatalogueSolution, result: JudgeResult): string {
  const time = formatRuntime(secondsOfMs(result.cpuMs)).padStart(9);
  const memory = formatMemory(kilobytesOfBytes(result.memoryBytes)).padStart(10);
  const failed = result.tests.find((test) => test.verdict !== "AC");
  const where = failed === undefined ? `${result.passed}/${result.total}` : `at ${failed.number}`;
  return `${problem.slug.padEnd(32)} ${result.verdict.padEnd(3)} ${where.padStart(7)} ${time} ${memory}  ${solution.name}`;
}

/** Null when it got what its folder says. */
function findingOf(problem: CatalogueProblem, solution: CatalogueSolution, result: JudgeResult): string | null {
  if (result.verdict === "JE") return `could not be judged: ${new FaultError(result.fault).message}`;
  if (solution.expected.includes(result.verdict)) return null;
  return `is expected to get ${solution.expected.join(" or ")}, but ${whatHappened(problem, result)}`;
}

function whatHappened(problem: CatalogueProblem, result: JudgeResult): string {
  const failed = result.tests.find((test) => test.verdict !== "AC");
  if (failed === undefined) return `it got ${result.verdict} ${result.compilerOutput ?? ""}`.trimEnd();
  return `${problem.tests[failed.number - 1]?.name} is ${failed.verdict}: ${failed.reason}`;
}

import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import type { JudgeResult } from "@verdict/contract/judging";
import { formatMemory, formatRuntime, kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { Judge } from "../judge.ts";
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
 * order. `print` gets a line for each as soon as it is judged. One that cannot be judged is a finding like any other, and
 * so is one in C++ that should be too slow and on every test ends within `slowFactor` times the time limit.
 */
export async function verifySolutions(
  judge: Pick<Judge, "judge" | "folders">,
  problem: CatalogueProblem,
  { print, slowFactor = 1 }: { print: (line: string) => void; slowFactor?: number },
): Promise<SolutionFinding[]> {
  const limits = await limitsOfPackage(judge, problem, print);
  const messages = await Promise.all(
    allSolutions(problem).map(async (solution) => {
      try {
        const task = taskOfPackage(problem, { ...programOf(solution), ...limits });
        const longer = { ...task, limits: { ...task.limits, timeMs: task.limits.timeMs * slowFactor } };
        const slow = slowFactor > 1 && hasToBeSlow(solution) ? await judgeUntilItFails(judge, longer) : null;
        const isRight = solution.expected.includes("AC");
        const result =
          slow?.verdict === "TLE" ? slow : await (isRight ? judge.judge(task) : judgeUntilItFails(judge, task));
        print(lineOf(problem, solution, result));
        const tooFast = slow === null || slow === result ? null : `takes less than ${slowFactor} times the time limit`;
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

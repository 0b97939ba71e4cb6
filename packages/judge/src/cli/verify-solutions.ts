import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import type { JudgeResult } from "@verdict/contract/judging";
import { formatMemory, formatRuntime, kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { Judge } from "../judge.ts";
import { limitsOfPackage } from "./package-limits.ts";
import { allSolutions, programOf, taskOfPackage } from "./package-task.ts";

export interface SolutionFinding {
  solution: CatalogueSolution;
  /** What it was expected to get and what it got instead. */
  message: string;
}

/** Judges every solution of a package and returns those that do not get the verdict of their folder. */
export async function verifySolutions(
  judge: Pick<Judge, "judge" | "folders">,
  problem: CatalogueProblem,
  print: (line: string) => void,
): Promise<SolutionFinding[]> {
  const limits = await limitsOfPackage(judge, problem, print);
  const results = await Promise.all(
    allSolutions(problem).map(async (solution) => {
      const program = programOf(solution);
      return { solution, result: await judge.judge(taskOfPackage(problem, { ...program, ...limits })) };
    }),
  );
  for (const { solution, result } of results) print(lineOf(problem, solution, result));
  return results
    .filter(({ solution, result }) => !solution.expected.includes(result.verdict))
    .map(({ solution, result }) => {
      const message = `is expected to get ${solution.expected.join(" or ")}, but ${whatHappened(problem, result)}`;
      return { solution, message };
    });
}

function lineOf(problem: CatalogueProblem, solution: CatalogueSolution, result: JudgeResult): string {
  const time = formatRuntime(secondsOfMs(result.cpuMs)).padStart(9);
  const memory = formatMemory(kilobytesOfBytes(result.memoryBytes)).padStart(10);
  const passed = `${result.passed}/${result.total}`.padStart(7);
  return `${problem.slug.padEnd(32)} ${result.verdict.padEnd(3)} ${passed} ${time} ${memory}  ${solution.name}`;
}

function whatHappened(problem: CatalogueProblem, result: JudgeResult): string {
  const failed = result.tests.find((test) => test.verdict !== "AC");
  if (failed === undefined) return `it got ${result.verdict} ${result.compilerOutput ?? ""}`.trimEnd();
  return `${problem.tests[failed.number - 1]?.name} is ${failed.verdict}: ${failed.reason}`;
}

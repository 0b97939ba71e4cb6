import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import type { JudgeResult } from "@verdict/contract/judging";
import { LanguageId } from "@verdict/contract/language";
import { formatMemory, formatRuntime, kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { Judge } from "../judge.ts";
import { limitsOfPackage } from "./package-limits.ts";
import { taskOfPackage } from "./package-task.ts";

const FEWEST_SAMPLES = 3;
const FEWEST_SECRET_TESTS = 12;

/**
 * What is wrong with a problem of our catalogue, in words: the package itself, then every solution that does not get
 * the verdict of its folder. `print` gets a line for each solution.
 */
export async function verifyProblem(
  judge: Pick<Judge, "judge" | "folders">,
  problem: CatalogueProblem,
  print: (line: string) => void,
): Promise<string[]> {
  const findings = findingsOfPackage(problem);
  const limits = await limitsOfPackage(judge, problem, print);
  const results = await Promise.all(
    problem.solutions.map(async (solution) => {
      const { language, source } = solution;
      return { solution, result: await judge.judge(taskOfPackage(problem, { language, source, ...limits })) };
    }),
  );
  for (const { solution, result } of results) {
    print(lineOf(problem, solution, result));
    if (solution.expected.includes(result.verdict)) continue;
    findings.push(
      `${solution.name} is expected to get ${solution.expected.join(" or ")}, but ${whatHappened(problem, result)}`,
    );
  }
  return findings;
}

function findingsOfPackage(problem: CatalogueProblem): string[] {
  const findings: string[] = [];
  const samples = problem.tests.filter((test) => test.isSample);
  const secret = problem.tests.length - samples.length;
  if (problem.statement === null || problem.statement.trim() === "") findings.push("it has no statement");
  if (problem.difficulty === null || problem.tag === null) findings.push("difficulty or tag is missing");
  if (problem.startCode === null) findings.push("starter code is missing");
  if (samples.length < FEWEST_SAMPLES) findings.push(`${samples.length} samples, ${FEWEST_SAMPLES} are the least`);
  if (secret < FEWEST_SECRET_TESTS) findings.push(`${secret} secret tests, ${FEWEST_SECRET_TESTS} are the least`);
  for (const sample of samples) if (sample.explanation === null) findings.push(`${sample.name} has no explanation`);
  for (const language of LanguageId.options) {
    const isThere = problem.solutions.some(
      (solution) => solution.language === language && solution.expected.length === 1 && solution.expected[0] === "AC",
    );
    if (!isThere) findings.push(`there is no accepted solution in ${language}`);
  }
  return findings;
}

function lineOf(problem: CatalogueProblem, solution: CatalogueSolution, result: JudgeResult): string {
  const time = formatRuntime(secondsOfMs(result.cpuMs)).padStart(9);
  const memory = formatMemory(kilobytesOfBytes(result.memoryBytes)).padStart(10);
  const passed = `${result.passed}/${result.total}`.padStart(7);
  return `${problem.slug.padEnd(32)} ${result.verdict.padEnd(3)} ${passed} ${time} ${memory}  ${solution.name}`;
}

function whatHappened(problem: CatalogueProblem, result: JudgeResult): string {
  const failed = result.tests.find((test) => test.verdict !== "AC");
  if (failed === undefined) return `it got ${result.verdict} ${result.compilerOutput ?? ""}`;
  return `${problem.tests[failed.number - 1]?.name} is ${failed.verdict}: ${failed.reason}`;
}

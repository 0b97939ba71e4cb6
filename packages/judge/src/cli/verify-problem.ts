import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { LanguageId } from "@verdict/contract/language";
import type { Judge } from "../judge.ts";
import { verifySolutions } from "./verify-solutions.ts";

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
  for (const { solution, message } of await verifySolutions(judge, problem, print)) {
    findings.push(`${solution.name} ${message}`);
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

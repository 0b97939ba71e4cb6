import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { CoreLanguageId } from "@verdict/contract/language";

const FEWEST_SAMPLES = 2;
const FEWEST_SECRET_TESTS = 12;
const FEWEST_HINTS = 3;
/** A page: the longest of our own has 420. */
const MOST_EDITORIAL_WORDS = 500;

/**
 * What a whole problem of our catalogue lacks, found without running anything. Tests that are yet to be built count.
 */
export function findingsOfPackage(problem: CatalogueProblem): string[] {
  const findings: string[] = [];
  const samples = problem.tests.filter((test) => test.isSample);
  const secret = problem.tests.length - samples.length + (problem.generated?.rules.tests.length ?? 0);
  if (problem.statement === null || problem.statement.trim() === "") findings.push("it has no statement");
  if (problem.difficulty === null || problem.tag === null) findings.push("difficulty or tag is missing");
  if (problem.startCode === null) findings.push("starter code is missing");
  if (problem.hints.length < FEWEST_HINTS) {
    findings.push(`${problem.hints.length} hints, ${FEWEST_HINTS} are the least`);
  }
  const words = wordsIn(problem.editorial ?? "");
  if (words === 0) findings.push("it has no editorial");
  if (words > MOST_EDITORIAL_WORDS) findings.push(`its editorial has ${words} words, more than a page`);
  if (samples.length < FEWEST_SAMPLES) findings.push(`${samples.length} samples, ${FEWEST_SAMPLES} are the least`);
  if (secret < FEWEST_SECRET_TESTS) findings.push(`${secret} secret tests, ${FEWEST_SECRET_TESTS} are the least`);
  for (const sample of samples) if (sample.explanation === null) findings.push(`${sample.name} has no explanation`);
  if (problem.generated !== null && problem.inputValidators.length === 0) findings.push("it has no input validator");
  for (const language of CoreLanguageId.options) {
    const isThere = problem.solutions.some(
      (solution) => solution.language === language && solution.expected.length === 1 && solution.expected[0] === "AC",
    );
    if (!isThere) findings.push(`there is no accepted solution in ${language}`);
  }
  return findings;
}

/** Of what is read line by line: code is looked at. */
function wordsIn(editorial: string): number {
  return editorial.replaceAll(/^```[\s\S]*?^```/gm, "").match(/\S+/g)?.length ?? 0;
}

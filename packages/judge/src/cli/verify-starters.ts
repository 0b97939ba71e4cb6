import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import { type CoreLanguageId, languageName } from "@verdict/contract/language";
import type { ProgramRunner } from "../program-runner.ts";
import { verifySolutions } from "./verify-solutions.ts";

/**
 * What is wrong with the starter code, in words: in each of these languages it has to compile, and to read a sample and
 * print something without crashing. That the answer is not right yet is the point of it.
 */
export async function verifyStarters(
  judge: ProgramRunner,
  problem: CatalogueProblem,
  { languages, print }: { languages: readonly CoreLanguageId[]; print: (line: string) => void },
): Promise<string[]> {
  const { startCode } = problem;
  if (startCode === null) return [];
  const solutions = languages.map(
    (language): CatalogueSolution => ({
      name: `starter code in ${languageName(language)}`,
      language,
      source: startCode[language],
      expected: ["WA", "AC"],
    }),
  );
  const tests = problem.tests.filter(({ isSample }) => isSample).slice(0, 1);
  const judged = { ...problem, tests, solutions, folderSolutions: [] };
  return (await verifySolutions(judge, judged, { print })).map(
    ({ solution, message }) => `${solution.name} ${message}`,
  );
}

import { promises as fs } from "node:fs";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { splitSolutions } from "./package-solutions.ts";
import type { ProblemContent, ProblemTestContent } from "./problem-content.ts";
import { contentHash, testContentOf } from "./test-data.ts";

/** The content of a package of our own catalogue, with its test data. Throws when something that we need is missing. */
export async function readCatalogueContent(problem: CatalogueProblem): Promise<ProblemContent> {
  const { statement, difficulty, tag, startCode } = problem;
  if (statement === null || difficulty === null || tag === null || startCode === null) {
    throw new Error(`The problem ${problem.slug} lacks its statement, difficulty, tag or starter code`);
  }
  const { references, rest } = splitSolutions(problem);
  return {
    title: problem.title,
    description: statement,
    difficulty,
    tag,
    limits: problem.limits,
    checker: problem.checker,
    startCode,
    hints: problem.hints,
    referenceSolutions: references,
    packageParts: { attribution: problem.attribution, solutions: rest },
    tests: await readTests(problem),
  };
}

/** Equal for equal content, whatever its files were called. */
export function packageHash(content: ProblemContent): string {
  const tests = content.tests.map((test) => [
    test.isVisible,
    test.input.sha256,
    test.answer.sha256,
    test.explanation,
    test.checker,
  ]);
  return contentHash(Buffer.from(JSON.stringify({ ...content, tests })));
}

async function readTests(problem: CatalogueProblem): Promise<ProblemTestContent[]> {
  const tests: ProblemTestContent[] = [];
  for (const test of problem.tests) {
    const [input, answer] = await Promise.all([fs.readFile(test.inputPath), fs.readFile(test.answerPath)]);
    tests.push({
      isVisible: test.isSample,
      input: testContentOf(input),
      answer: testContentOf(answer),
      explanation: test.explanation ?? "",
      checker: test.checker,
    });
  }
  return tests;
}

import { promises as fs } from "node:fs";
import type { CatalogueProblem, CatalogueTest } from "@verdict/catalogue/problem";
import { studyMaterialOf } from "@verdict/catalogue/study-material";
import { isRunChecker } from "@verdict/contract/judging";
import { splitSolutions } from "./package-solutions.ts";
import type { ProblemContent, ProblemTestContent } from "./problem-content.ts";
import { readStatementParts } from "./statement-parts.ts";
import { contentHash, testContentOf } from "./test-data.ts";
import { nameInGroup, nameOfSample } from "./test-name.ts";

/** The content of a package of our own catalogue, with its test data. Throws when something that we need is missing. */
export async function readCatalogueContent(problem: CatalogueProblem): Promise<ProblemContent> {
  const { statement, difficulty, tag, startCode } = problem;
  if (statement === null || difficulty === null || tag === null || startCode === null) {
    throw new Error(`The problem ${problem.slug} lacks its statement, difficulty, tag or starter code`);
  }
  const { references, rest } = splitSolutions(problem);
  const { parts } = await readStatementParts(problem);
  return {
    title: problem.title,
    description: statement,
    difficulty,
    tag,
    limits: problem.limits,
    checker: problem.checker,
    ...(problem.addedFiles === null ? {} : { addedFiles: problem.addedFiles }),
    startCode,
    hints: problem.hints,
    topics: problem.topics,
    editorial: problem.editorial,
    referenceSolutions: references,
    packageParts: {
      attribution: problem.attribution,
      solutions: rest,
      studyMaterial: studyMaterialOf(problem),
      ...(problem.scoring === null ? {} : { scoring: problem.scoring }),
      ...parts,
    },
    tests: [...(await readTests(problem)), ...testsToBuild(problem)],
    ...conversationsOf(problem),
  };
}

/** Nothing of a problem whose outputs are only compared. */
export function conversationsOf({
  checker,
  conversations,
}: Pick<CatalogueProblem, "checker" | "conversations">): Pick<ProblemContent, "conversations"> {
  if (!isRunChecker(checker)) return {};
  return { conversations: conversations.map(({ name, text }) => ({ name: nameOfSample(name), text })) };
}

/** What a test is called; samples with conversations have names by which these know them. */
export function testNameIn({ checker }: Pick<CatalogueProblem, "checker">, test: CatalogueTest): string | null {
  return isRunChecker(checker) && test.isSample ? nameOfSample(test.name) : nameInGroup(test.name);
}

/** Equal for equal content, whatever files it came from: only the tests' names are theirs. */
export function packageHash(content: ProblemContent): string {
  const tests = content.tests.map((test) => [
    test.isVisible,
    test.name,
    test.input.sha256,
    test.answer.sha256,
    test.explanation,
    test.checker,
  ]);
  return contentHash(
    Buffer.from(JSON.stringify({ ...content, tests, packageParts: hashedParts(content.packageParts) })),
  );
}

/** Files count by the hashes of their contents. */
function hashedParts(parts: ProblemContent["packageParts"]): unknown {
  if (parts?.statement === undefined) return parts;
  const files = parts.statement.files.map((file) => ({ ...file, content: contentHash(file.content) }));
  return { ...parts, statement: { ...parts.statement, files } };
}

/**
 * Tests that are not in the package are known by their digests alone: their bytes may be stored, or have to be built.
 */
export function testsToBuild({ slug, generated }: CatalogueProblem): ProblemTestContent[] {
  if (generated === null) return [];
  return generated.rules.tests.map(({ name }) => {
    const digests = generated.digests.get(name);
    if (digests === undefined) throw new Error(`The problem ${slug} has no digests for its test ${name}`);
    return {
      isVisible: false,
      name: nameInGroup(name),
      input: { sha256: digests.input, bytes: null },
      answer: { sha256: digests.answer, bytes: null },
      explanation: "",
      checker: null,
    };
  });
}

async function readTests(problem: CatalogueProblem): Promise<ProblemTestContent[]> {
  const tests: ProblemTestContent[] = [];
  for (const test of problem.tests) {
    const [input, answer] = await Promise.all([fs.readFile(test.inputPath), fs.readFile(test.answerPath)]);
    tests.push({
      isVisible: test.isSample,
      name: testNameIn(problem, test),
      input: testContentOf(input),
      answer: testContentOf(answer),
      explanation: test.explanation ?? "",
      checker: test.checker,
    });
  }
  return tests;
}

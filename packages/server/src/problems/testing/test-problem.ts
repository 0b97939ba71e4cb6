import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type pg from "pg";
import { HIDDEN_MARK } from "../../judging/testing/hidden-mark.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { ProblemContent, ProblemTestContent, RenderedContent } from "../problem-content.ts";
import { runPipeline } from "../statement-pipeline.ts";
import { testContentOf } from "../test-data.ts";
import { insertProblem, type ProblemOrigin } from "../write-problem.ts";

/** Two visible tests and three hidden ones. */
export function testContent(changes: Partial<ProblemContent> = {}): ProblemContent {
  return {
    title: "Sum of Two",
    description: "Print the sum of $a$ and $b$.",
    difficulty: "easy",
    tag: "array",
    limits: DEFAULT_LIMITS,
    checker: TOKEN_CHECKER,
    startCode: { cpp: "// C++", java: "// Java", javascript: "// JavaScript" },
    hints: [],
    topics: [],
    editorial: null,
    packageParts: null,
    referenceSolutions: { cpp: "reference cpp", java: "reference java", javascript: "reference javascript" },
    tests: [
      testData({ isVisible: true, input: "1 2\n", answer: "3\n", explanation: "1 + 2" }),
      testData({ isVisible: true, input: "5 5\n", answer: "10\n", explanation: "" }),
      ...[1, 2, 3].map((number) =>
        testData({
          isVisible: false,
          input: `${HIDDEN_MARK} in ${number}\n`,
          answer: `${HIDDEN_MARK} out ${number}\n`,
        }),
      ),
    ],
    ...changes,
  };
}

export function testData(test: {
  isVisible: boolean;
  input: string;
  answer: string;
  explanation?: string;
}): ProblemTestContent {
  return {
    isVisible: test.isVisible,
    input: testContentOf(Buffer.from(test.input)),
    answer: testContentOf(Buffer.from(test.answer)),
    name: null,
    explanation: test.explanation ?? "",
    checker: null,
  };
}

/** Without the threads, which a test's own statements do not need. */
export function rendered(content: ProblemContent): RenderedContent {
  const { description, editorial } = content;
  const editorialHtml = editorial === null ? null : runPipeline(editorial);
  const translations = content.packageParts?.statement?.translations ?? [];
  const translationsHtml = translations.map(({ markdown }) => runPipeline(markdown));
  return { ...content, descriptionHtml: runPipeline(description), editorialHtml, translationsHtml };
}

/** Renders in this very thread: the others take seconds to start on a machine with much else to do. */
export const RENDERED_HERE = {
  render: async (markdown: string) => runPipeline(markdown),
  renderPlain: async (markdown: string) => runPipeline(markdown, "plain statement"),
};

/** A stored problem for tests of other domains. */
export async function createTestProblem(
  pool: pg.Pool,
  input: { id: string; isDraft?: boolean; classId?: string; content?: Partial<ProblemContent> },
): Promise<void> {
  const content = rendered(testContent(input.content));
  const origin: ProblemOrigin =
    input.classId === undefined
      ? { kind: "admin", isDraft: input.isDraft ?? false }
      : { kind: "class", classId: input.classId };
  await inTransaction(pool, (db) => insertProblem(db, { id: input.id, content, origin }));
}

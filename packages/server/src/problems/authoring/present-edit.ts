import type { ProblemEdit } from "@verdict/contract/admin-problems";
import { languageName } from "@verdict/contract/language";
import type { StoredTest } from "@verdict/contract/problem-save";
import { storable } from "@verdict/contract/storable-text";
import type { StoredConversation } from "../conversations.ts";
import { limitsOf } from "../judging-task.ts";
import { splitReferences } from "../package-solutions.ts";
import { presentStartCode } from "../present-problem.ts";
import type { SolutionRow } from "../store.ts";
import { presentLimits } from "./form-limits.ts";
import type { EditedProblemRow, EditedTestRow, ProblemFaultRow } from "./store.ts";

/** Larger data stays in the database, and is shown by its beginning. */
const MOST_BYTES_IN_FORM = 16 * 1024;
/** All test data of a form together, so that it stays one small answer: in JSON it may be twice as much. */
const MOST_BYTES_TOGETHER = 250_000;
const PREVIEW_CHARACTERS = 2_000;
const EMPTY_PREVIEW = "(empty)";

/** What a form with so many tests shows of each datum, in bytes. */
export function mostBytesInForm(tests: number): number {
  return Math.min(MOST_BYTES_IN_FORM, Math.floor(MOST_BYTES_TOGETHER / (2 * Math.max(1, tests))));
}

/** The whole problem as its update form needs it: for admins only. Tests must hold `mostBytesInForm` of each datum. */
export function presentEdit(input: {
  problem: EditedProblemRow;
  tests: readonly EditedTestRow[];
  solutions: readonly SolutionRow[];
  outdatedSubmissions: number;
  fault: ProblemFaultRow | null;
  conversations: readonly StoredConversation[];
}): ProblemEdit {
  const { problem, tests, solutions, outdatedSubmissions, fault, conversations } = input;
  const mostBytes = mostBytesInForm(tests.length);
  return {
    _id: problem.id,
    title: problem.title,
    description: problem.description,
    difficulty: problem.difficulty,
    tags: problem.tag,
    ...presentLimits(limitsOf(problem)),
    checker: problem.checker,
    conversations: conversations.map(({ name, text }) => ({ ...(name === null ? {} : { name }), text })),
    hints: problem.hints,
    topics: problem.topics,
    editorial: problem.editorial ?? "",
    isDraft: problem.is_draft,
    allowsStudies: problem.allows_studies,
    revision: problem.revision,
    outdatedSubmissions,
    fault: fault === null ? null : { reason: fault.reason, seenAt: fault.seen_at.toISOString() },
    visibleTestCases: tests
      .filter((test) => test.is_visible)
      .map((test) => ({ ...presentTest(test, mostBytes), explanation: test.explanation })),
    hiddenTestCases: tests.filter((test) => !test.is_visible).map((test) => presentTest(test, mostBytes)),
    startCode: presentStartCode(problem.start_code),
    ...presentReferences(solutions),
  };
}

function presentReferences(solutions: readonly SolutionRow[]): Pick<ProblemEdit, "referenceSolution" | "standIn"> {
  const { core, standIn } = splitReferences(solutions);
  return {
    referenceSolution: core.map(({ language, source }) => ({
      language: languageName(language),
      completeCode: source,
    })),
    ...(standIn === null ? {} : { standIn: { language: standIn.language, completeCode: standIn.source } }),
  };
}

/** Test data as far as a form is concerned: how much there is, and its beginning. */
export interface ShownDatum {
  sha256: string;
  bytes: number;
  start: Buffer;
}

/** A test for a form: its texts, or their beginnings where the data stay in the database. */
export function presentTestData(
  input: ShownDatum,
  output: ShownDatum,
  mostBytes = MOST_BYTES_IN_FORM,
): { input: string; output: string; stored?: StoredTest } {
  const texts = { input: formText(input, mostBytes), output: formText(output, mostBytes) };
  if (texts.input !== null && texts.output !== null) return { input: texts.input, output: texts.output };
  const stored = {
    inputSha256: input.sha256,
    outputSha256: output.sha256,
    inputBytes: input.bytes,
    outputBytes: output.bytes,
  };
  return { input: texts.input ?? preview(input.start), output: texts.output ?? preview(output.start), stored };
}

function presentTest(test: EditedTestRow, mostBytes: number): ReturnType<typeof presentTestData> & { name?: string } {
  const data = presentTestData(
    { sha256: test.input_sha, bytes: test.input_bytes, start: test.input_start },
    { sha256: test.answer_sha, bytes: test.answer_bytes, start: test.answer_start },
    mostBytes,
  );
  return test.name === null ? data : { ...data, name: test.name };
}

/** Null for what a form cannot give back byte by byte: large data, no data, and what is no text. */
function formText({ start, bytes }: ShownDatum, mostBytes: number): string | null {
  if (bytes > mostBytes || bytes === 0) return null;
  const text = start.toString("utf8");
  return text.includes("\0") || text.includes("\r") || !Buffer.from(text).equals(start) ? null : text;
}

function preview(start: Buffer): string {
  const text = storable(start.toString("utf8").slice(0, PREVIEW_CHARACTERS));
  return text === "" ? EMPTY_PREVIEW : text;
}

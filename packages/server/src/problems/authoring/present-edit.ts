import type { ProblemEdit, StoredTest } from "@verdict/contract/admin-problems";
import { languageName } from "@verdict/contract/language";
import { secondsOfMs } from "@verdict/contract/units";
import { presentStartCode } from "../present-problem.ts";
import type { SolutionRow } from "../store.ts";
import type { EditedProblemRow, EditedTestRow } from "./store.ts";

/** Larger data stays in the database: a form with 500 tests of 16 KiB is 8 MB, of 10 MB each it would be none. */
export const MOST_BYTES_IN_FORM = 16 * 1024;
const PREVIEW_CHARACTERS = 2_000;
const EMPTY_PREVIEW = "(empty)";
const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The whole problem as its update form needs it: for admins only. Tests must hold MOST_BYTES_IN_FORM of each datum. */
export function presentEdit(input: {
  problem: EditedProblemRow;
  tests: readonly EditedTestRow[];
  solutions: readonly SolutionRow[];
  outdatedSubmissions: number;
}): ProblemEdit {
  const { problem, tests, solutions, outdatedSubmissions } = input;
  return {
    _id: problem.id,
    title: problem.title,
    description: problem.description,
    difficulty: problem.difficulty,
    tags: problem.tag,
    timeLimitSeconds: secondsOfMs(problem.time_ms),
    memoryLimitMegabytes: Math.round(problem.memory_bytes / BYTES_PER_MEGABYTE),
    checker: problem.checker,
    hints: problem.hints,
    isDraft: problem.is_draft,
    revision: problem.revision,
    outdatedSubmissions,
    visibleTestCases: tests
      .filter((test) => test.is_visible)
      .map((test) => ({ ...presentTest(test), explanation: test.explanation })),
    hiddenTestCases: tests.filter((test) => !test.is_visible).map(presentTest),
    startCode: presentStartCode(problem.start_code),
    referenceSolution: solutions.map((row) => ({ language: languageName(row.language), completeCode: row.source })),
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
): { input: string; output: string; stored?: StoredTest } {
  const texts = { input: formText(input), output: formText(output) };
  if (texts.input !== null && texts.output !== null) return { input: texts.input, output: texts.output };
  const stored = {
    inputSha256: input.sha256,
    outputSha256: output.sha256,
    inputBytes: input.bytes,
    outputBytes: output.bytes,
  };
  return { input: texts.input ?? preview(input.start), output: texts.output ?? preview(output.start), stored };
}

function presentTest(test: EditedTestRow): ReturnType<typeof presentTestData> {
  return presentTestData(
    { sha256: test.input_sha, bytes: test.input_bytes, start: test.input_start },
    { sha256: test.answer_sha, bytes: test.answer_bytes, start: test.answer_start },
  );
}

/** Null for what a form cannot give back byte by byte: large data, no data, and what is no text. */
function formText({ start, bytes }: ShownDatum): string | null {
  if (bytes > MOST_BYTES_IN_FORM || bytes === 0) return null;
  const text = start.toString("utf8");
  return text.includes("\0") || text.includes("\r") || !Buffer.from(text).equals(start) ? null : text;
}

function preview(start: Buffer): string {
  const text = start.toString("utf8").slice(0, PREVIEW_CHARACTERS).toWellFormed().replaceAll("\0", "\ufffd");
  return text === "" ? EMPTY_PREVIEW : text;
}

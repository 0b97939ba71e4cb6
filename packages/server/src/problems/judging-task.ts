import type { AddedFiles } from "@verdict/contract/added-files";
import type { Checker, JobTask, JudgeLimits } from "@verdict/contract/judging";
import type { TimeFactors } from "@verdict/contract/time-factors";
import type { Queryable } from "../platform/postgres/transaction.ts";
import type { ProblemContent } from "./problem-content.ts";

/** An import without tests, which stays a draft until it has some: there is nothing to judge a program by. */
export const NO_TESTS = "This problem has no test cases yet";

/** What a judge gets of a problem: everything but the program. */
export type ProblemTask = Pick<JobTask, "limits" | "checker" | "tests" | "addedFiles">;

interface LimitsRow {
  time_ms: number;
  memory_bytes: number;
  output_bytes: number;
  time_factors: TimeFactors | null;
}

interface TaskRow extends LimitsRow {
  checker: Checker;
  added_files: AddedFiles | null;
  tests: { number: number; input_sha: string; answer_sha: string; checker: Checker | null }[];
}

/**
 * Of a stored problem: its visible tests, whose outputs come back, or all of them as hidden ones, so that no output
 * does. Null for an unknown or deleted problem.
 */
export async function taskOfProblem(
  db: Queryable,
  problemId: string,
  tests: "visible" | "all",
): Promise<ProblemTask | null> {
  const { rows } = await db.query<TaskRow>(
    `select p.time_ms, p.memory_bytes::float8 as memory_bytes, p.output_bytes::float8 as output_bytes,
            p.time_factors, p.checker, p.added_files,
            coalesce((select jsonb_agg(jsonb_build_object(
                               'number', t.number, 'input_sha', t.input_sha, 'answer_sha', t.answer_sha, 'checker', t.checker)
                               order by t.number)
                        from problem_test t where t.problem_id = p.id and (t.is_visible or $2)), '[]') as tests
       from problem p where p.id = $1 and p.deleted_at is null`,
    [problemId, tests === "all"],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    limits: limitsOf(row),
    checker: row.checker,
    ...withFiles(row.added_files),
    tests: row.tests.map((test) => ({
      number: test.number,
      isVisible: tests === "visible",
      input: { sha256: test.input_sha },
      answer: { sha256: test.answer_sha },
      checker: test.checker,
    })),
  };
}

/** Of a content that is not stored as a problem, all tests as hidden ones. Its test data have to be stored. */
export function taskOfContent(
  content: Pick<ProblemContent, "tests" | "limits" | "checker" | "addedFiles">,
): ProblemTask {
  return {
    limits: content.limits,
    checker: content.checker,
    ...withFiles(content.addedFiles),
    tests: content.tests.map((test, index) => ({
      number: index + 1,
      isVisible: false,
      input: { sha256: test.input.sha256 },
      answer: { sha256: test.answer.sha256 },
      checker: test.checker,
    })),
  };
}

function withFiles(addedFiles: AddedFiles | null | undefined): Pick<ProblemTask, "addedFiles"> {
  return addedFiles ? { addedFiles } : {};
}

export function limitsOf(row: LimitsRow): JudgeLimits {
  return {
    timeMs: row.time_ms,
    memoryBytes: row.memory_bytes,
    outputBytes: row.output_bytes,
    ...(row.time_factors === null ? {} : { timeFactors: row.time_factors }),
  };
}

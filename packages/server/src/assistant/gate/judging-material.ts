import type { Checker, JudgeTest } from "@verdict/contract/judging";
import type { RunTask } from "../../judging/store.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

interface MaterialRow {
  time_ms: number;
  memory_bytes: number;
  output_bytes: number;
  checker: Checker;
  tests: { number: number; input_sha: string; answer_sha: string; checker: Checker | null }[];
}

/**
 * What a program of the helper is judged against: all tests of the problem, as a submission would be. They go in as
 * hidden ones, so that no output comes back. Null for a deleted problem.
 */
export async function findJudgingMaterial(
  db: Queryable,
  problemId: string,
): Promise<Pick<RunTask, "limits" | "checker" | "tests"> | null> {
  const { rows } = await db.query<MaterialRow>(
    `select p.time_ms, p.memory_bytes::float8 as memory_bytes, p.output_bytes::float8 as output_bytes, p.checker,
            coalesce((select jsonb_agg(jsonb_build_object(
                               'number', t.number, 'input_sha', t.input_sha, 'answer_sha', t.answer_sha, 'checker', t.checker)
                               order by t.number)
                        from problem_test t where t.problem_id = p.id), '[]') as tests
       from problem p where p.id = $1 and p.deleted_at is null`,
    [problemId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const tests: JudgeTest[] = row.tests.map((test) => ({
    number: test.number,
    isVisible: false,
    input: { sha256: test.input_sha },
    answer: { sha256: test.answer_sha },
    checker: test.checker,
  }));
  const limits = { timeMs: row.time_ms, memoryBytes: row.memory_bytes, outputBytes: row.output_bytes };
  return { limits, checker: row.checker, tests };
}

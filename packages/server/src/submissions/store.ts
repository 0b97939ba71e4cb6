import type { TestResult } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../platform/postgres/transaction.ts";

/** The history of one problem shows at most this many of the newest submissions. */
const HISTORY_ROWS = 200;

export async function insertSubmission(
  db: Queryable,
  row: { id: string; userId: string; problemId: string; language: LanguageId; code: string; total: number },
): Promise<void> {
  await db.query(
    `with stored as (
       insert into submission (id, user_id, problem_id, language, code, total) values ($1, $2, $3, $4, $5, $6)
     )
     insert into job (kind, priority, user_id, subject_id) values ('submit', 10, $2, $1)`,
    [row.id, row.userId, row.problemId, row.language, row.code, row.total],
  );
}

export interface SubmissionRow {
  id: string;
  problem_id: string;
  language: LanguageId;
  code: string;
  verdict: Verdict | null;
  passed: number;
  total: number;
  cpu_ms: number;
  memory_bytes: number;
  compiler_output: string | null;
  error_message: string;
  failed_test: TestResult | null;
  created_at: Date;
}

const SUBMISSION_COLUMNS = `id, problem_id, language, code, verdict, passed, total, cpu_ms,
  memory_bytes::float8 as memory_bytes, compiler_output, error_message, failed_test, created_at`;

export async function findSubmission(db: Queryable, id: string): Promise<SubmissionRow | null> {
  const { rows } = await db.query<SubmissionRow>(`select ${SUBMISSION_COLUMNS} from submission where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The user's own, newest first. Also those to a problem that was deleted since. */
export async function listSubmissions(
  db: Queryable,
  input: { userId: string; problemId: string },
): Promise<SubmissionRow[]> {
  const { rows } = await db.query<SubmissionRow>(
    `select ${SUBMISSION_COLUMNS} from submission
      where user_id = $1 and problem_id = $2 order by created_at desc limit ${HISTORY_ROWS}`,
    [input.userId, input.problemId],
  );
  return rows;
}

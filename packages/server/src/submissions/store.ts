import type { JudgeJob, JudgeResult, TestResult } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../platform/postgres/transaction.ts";

/** The history of one problem shows at most this many of the newest submissions. */
const HISTORY_ROWS = 200;

/** What a judge gets for a run: the part of a JudgeJob that is not about the job itself. */
export type RunTask = Pick<JudgeJob, "language" | "source" | "limits" | "checker" | "tests" | "reference">;

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

export async function insertRun(
  db: Queryable,
  row: { id: string; userId: string; problemId: string; task: RunTask },
): Promise<void> {
  await db.query(
    `with stored as (insert into run_request (id, user_id, problem_id, task) values ($1, $2, $3, $4))
     insert into job (kind, priority, user_id, subject_id) values ('run', 0, $2, $1)`,
    [row.id, row.userId, row.problemId, JSON.stringify(row.task)],
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

export interface RunRow {
  task: RunTask;
  result: JudgeResult | null;
}

export async function findRun(db: Queryable, id: string): Promise<RunRow | null> {
  const { rows } = await db.query<RunRow>("select task, result from run_request where id = $1", [id]);
  return rows[0] ?? null;
}

/** Those of the given submissions and runs that have their verdict. */
export async function listJudged(db: Queryable, subjectIds: readonly string[]): Promise<string[]> {
  if (subjectIds.length === 0) return [];
  const { rows } = await db.query<{ id: string }>(
    `select id from submission where id = any($1::uuid[]) and verdict is not null
     union all select id from run_request where id = any($1::uuid[]) and result is not null`,
    [subjectIds],
  );
  return rows.map((row) => row.id);
}

export async function listTestTexts(db: Queryable, hashes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ sha256: string; content: Buffer }>(
    "select sha256, content from test_data where sha256 = any($1)",
    [hashes],
  );
  return new Map(rows.map((row) => [row.sha256, row.content.toString("utf8")]));
}

/** Runs are transient: nobody asks for one after its request has been answered. Returns how many were removed. */
export async function sweepRuns(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from run_request r where r.created_at < now() - interval '1 hour'
        and not exists (select from job j where j.subject_id = r.id)`,
  );
  return rowCount ?? 0;
}

import type { JudgeJob, JudgeResult } from "@verdict/contract/judging";
import type { Queryable } from "../platform/postgres/transaction.ts";

/** What a judge gets for a run: the part of a JudgeJob that is not about the job itself. */
export type RunTask = Pick<JudgeJob, "language" | "source" | "limits" | "checker" | "tests" | "reference">;

/** `problemId` is null where a problem is judged that is not stored yet. */
export interface NewRun {
  id: string;
  userId: string;
  problemId: string | null;
  task: RunTask;
}

export function insertRun(db: Queryable, run: NewRun): Promise<void> {
  return insertTransient(db, run, { kind: "run", priority: 0 });
}

/** A reference solution that is judged before its problem is saved: an author waits for it. */
export function insertVerification(db: Queryable, run: NewRun): Promise<void> {
  return insertTransient(db, run, { kind: "verify", priority: 5 });
}

/** One of many programs that are judged to learn something about a problem: behind all submissions. */
export function insertExperiment(db: Queryable, run: NewRun): Promise<void> {
  return insertTransient(db, run, { kind: "verify", priority: 20 });
}

async function insertTransient(
  db: Queryable,
  row: NewRun,
  job: { kind: "run" | "verify"; priority: number },
): Promise<void> {
  await db.query(
    `with stored as (insert into run_request (id, user_id, problem_id, task, kind) values ($1, $2, $3, $4, $5))
     insert into job (kind, priority, user_id, subject_id) values ($5, $6, $2, $1)`,
    [row.id, row.userId, row.problemId, JSON.stringify(row.task), job.kind, job.priority],
  );
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

/** Runs are transient: nobody asks for one after its request has been answered. Returns how many were removed. */
export async function sweepRuns(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from run_request r where r.created_at < now() - interval '1 hour'
        and not exists (select from job j where j.subject_id = r.id)`,
  );
  return rowCount ?? 0;
}

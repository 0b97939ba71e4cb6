import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Pauses before what ended as a judge error is tried again by itself; after the last one only an admin does. */
const PAUSES = ["1 minute", "10 minutes", "1 hour", "6 hours", "1 day"];

/** Submissions that ended without a verdict by our own fault. */
export async function countJudgeErrors(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from submission where verdict = 'JE' and fault ->> 'kind' = 'judge'",
  );
  return rows[0]?.count ?? 0;
}

/** Queues those again whose pause is over; returns how many. */
export async function queueDueJudgeErrors(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `select retry_judge_errors(array(
       select id from submission
        where verdict = 'JE' and fault ->> 'kind' = 'judge' and judged_at < now() - ($2::interval[])[judge_retries + 1]
        order by judged_at limit $1))`,
    [most, PAUSES],
  );
  return rowCount ?? 0;
}

/** The same for all of them, whatever their pauses. */
export async function queueJudgeErrors(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `select retry_judge_errors(array(
       select id from submission where verdict = 'JE' and fault ->> 'kind' = 'judge' order by judged_at limit $1))`,
    [most],
  );
  return rowCount ?? 0;
}

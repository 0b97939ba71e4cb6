import type { JudgeFault } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
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

export interface JudgeErrorRow {
  id: string;
  problem_id: string;
  title: string;
  email_id: string;
  language: LanguageId;
  created_at: Date;
  judged_at: Date;
  /** The same in microseconds since 1970, as exact as it is stored. */
  ended_micros: string;
  fault: JudgeFault;
  retry_at: Date | null;
}

/** Whatever is at fault, newest first. */
export async function listJudgeErrors(
  db: Queryable,
  input: { before: { micros: string; id: string } | null; most: number },
): Promise<JudgeErrorRow[]> {
  const { rows } = await db.query<JudgeErrorRow>(
    `select s.id, s.problem_id, p.title, u.email_id, s.language, s.created_at, s.judged_at, s.fault,
            (extract(epoch from s.judged_at) * 1000000)::bigint::text as ended_micros,
            case when s.fault ->> 'kind' = 'judge' then s.judged_at + ($4::interval[])[s.judge_retries + 1] end as retry_at
       from submission s join problem p on p.id = s.problem_id join user_account u on u.id = s.user_id
      where s.verdict = 'JE'
        and ($1::bigint is null or (s.judged_at, s.id) < (to_timestamp(0) + $1::bigint * interval '1 microsecond', $2::uuid))
      order by s.judged_at desc, s.id desc limit $3`,
    [input.before?.micros ?? null, input.before?.id ?? null, input.most, PAUSES],
  );
  return rows;
}

export interface StandingRow {
  id: string;
  verdict: Verdict | null;
  is_held: boolean;
}

export async function findStandings(db: Queryable, ids: readonly string[]): Promise<StandingRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<StandingRow>(
    `select s.id, s.verdict, j.worker is not null as is_held
       from submission s left join job j on j.subject_id = s.id where s.id = any($1::uuid[])`,
    [ids],
  );
  return rows;
}

/** Queues one of them again; 0 when it is none, or has a fault of the problem. */
export async function queueJudgeError(db: Queryable, id: string): Promise<number> {
  const { rowCount } = await db.query("select retry_judge_errors(array[$1::uuid])", [id]);
  return rowCount ?? 0;
}

/** Queues those again whose pause is over; returns how many. */
export async function queueDueJudgeErrors(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `select retry_judge_errors(array(
       select id from submission
        where verdict = 'JE' and judge_retries < 5 and fault ->> 'kind' = 'judge'
          and judged_at < now() - ($2::interval[])[judge_retries + 1]
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

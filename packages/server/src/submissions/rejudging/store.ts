import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** The changes that one reply names. */
const MOST_CHANGES = 500;

/**
 * Holds the problem until the transaction ends; null for an unknown or deleted one. "No key": a full lock would make
 * every new submission wait, and deadlock with a verdict that is being written.
 */
export async function lockVersion(db: Queryable, problemId: string): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    "select version from problem where id = $1 and deleted_at is null for no key update",
    [problemId],
  );
  return rows[0]?.version ?? null;
}

/** False for an unknown or deleted one. */
export async function hasProblem(db: Queryable, problemId: string): Promise<boolean> {
  const { rowCount } = await db.query("select from problem where id = $1 and deleted_at is null", [problemId]);
  return rowCount === 1;
}

/**
 * Begins a rejudging in place of earlier ones that have ended: an item for each submission that has a verdict, oldest
 * first. Returns their ids.
 */
export async function insertRejudging(
  db: Queryable,
  input: { problemId: string; version: number; userId: string },
): Promise<string[]> {
  await db.query("delete from rejudging where problem_id = $1 and state <> 'judging'", [input.problemId]);
  const { rows } = await db.query<{ id: string }>(
    `with begun as (
       insert into rejudging (problem_id, version, created_by) values ($1, $2, $3) returning id
     )
       insert into rejudging_item (rejudging_id, submission_id, verdict_before, passed_before, total_before)
       select begun.id, s.id, s.verdict, s.passed, s.total from begun, submission s
        where s.problem_id = $1 and s.verdict is not null order by s.created_at
       returning id`,
    [input.problemId, input.version, input.userId],
  );
  return rows.map((row) => row.id);
}

export interface RejudgingRow {
  id: string;
  state: "judging" | "applied" | "dropped";
  version: number;
  total: number;
  judged: number;
  failed: number;
  /** Jobs that wait or run. */
  pending: number;
  change_count: number;
  /** A result that was made with another version of the problem than the one at the start. */
  is_mixed: boolean;
}

/** The latest rejudging of a problem, or null when there never was one. */
export async function findRejudging(db: Queryable, problemId: string): Promise<RejudgingRow | null> {
  const { rows } = await db.query<RejudgingRow>(
    `select r.id, r.state, r.version, count(i.id)::int as total, count(i.result)::int as judged,
            count(*) filter (where i.id is not null and i.result is null and j.id is null)::int as failed,
            count(j.id)::int as pending,
            count(*) filter (where i.result ->> 'verdict' <> i.verdict_before)::int as change_count,
            coalesce(bool_or(i.version_given <> r.version), false) as is_mixed
       from rejudging r
       left join rejudging_item i on i.rejudging_id = r.id
       left join job j on j.subject_id = i.id
      where r.id = (select id from rejudging where problem_id = $1 order by created_at desc limit 1)
      group by r.id`,
    [problemId],
  );
  return rows[0] ?? null;
}

export interface ChangeRow {
  submission_id: string;
  first_name: string;
  language: LanguageId;
  created_at: Date;
  verdict_before: Verdict;
  passed_before: number;
  total_before: number;
  verdict_after: Verdict;
  passed_after: number;
  total_after: number;
}

/** Newest submission first, at most 500. */
export async function listChanges(db: Queryable, rejudgingId: string): Promise<ChangeRow[]> {
  const { rows } = await db.query<ChangeRow>(
    `select s.id as submission_id, u.first_name, s.language, s.created_at, i.verdict_before, i.passed_before, i.total_before,
            i.result ->> 'verdict' as verdict_after, (i.result ->> 'passed')::int as passed_after,
            (i.result ->> 'total')::int as total_after
       from rejudging_item i join submission s on s.id = i.submission_id join user_account u on u.id = s.user_id
      where i.rejudging_id = $1 and i.result ->> 'verdict' <> i.verdict_before
      order by s.created_at desc limit ${MOST_CHANGES}`,
    [rejudgingId],
  );
  return rows;
}

/** Writes the new verdicts; solved marks and counts follow. */
export async function applyVerdicts(db: Queryable, rejudgingId: string): Promise<void> {
  await db.query("select apply_rejudging($1)", [rejudgingId]);
}

/** Returns the ids of its items. */
export async function markDropped(db: Queryable, rejudgingId: string): Promise<string[]> {
  await db.query("update rejudging set state = 'dropped' where id = $1", [rejudgingId]);
  const { rows } = await db.query<{ id: string }>("select id from rejudging_item where rejudging_id = $1", [
    rejudgingId,
  ]);
  return rows.map((row) => row.id);
}

/** Submissions whose verdict was given for another version of the problem than the one of now. */
export async function countOutdated(db: Queryable, problemId: string): Promise<number> {
  const { rows } = await db.query<{ submissions: number }>(
    `select count(*)::int as submissions from submission s join problem p on p.id = s.problem_id
      where p.id = $1 and s.verdict is not null and s.problem_version is distinct from p.version`,
    [problemId],
  );
  return rows[0]?.submissions ?? 0;
}

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

/** True until its tests are built: till then it has none but the examples. */
export async function awaitsTests(db: Queryable, problemId: string): Promise<boolean> {
  const { rowCount } = await db.query("select from problem where id = $1 and deleted_at is null and awaits_tests", [
    problemId,
  ]);
  return rowCount === 1;
}

/** False for an unknown or deleted one. */
export async function hasProblem(db: Queryable, problemId: string): Promise<boolean> {
  const { rowCount } = await db.query("select from problem where id = $1 and deleted_at is null", [problemId]);
  return rowCount === 1;
}

/**
 * Begins a rejudging of what has a verdict by now, and returns its id. Nothing is handed to the queue yet: see
 * feedRejudging. Earlier ones that have ended are removed later (sweepRejudgings), since they may have a million items.
 */
export async function insertRejudging(
  db: Queryable,
  input: { problemId: string; version: number; userId: string },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into rejudging (problem_id, version, created_by, total)
     select $1, $2, $3, coalesce(sum(submissions), 0)
       from (select submissions from submission_tally where problem_id = $1
             union all select change from submission_tally_change where problem_id = $1) counted
     returning id`,
    [input.problemId, input.version, input.userId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a rejudging that was just inserted has no row");
  return row.id;
}

export async function listRejudgingsToFeed(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>("select id from rejudging where state = 'judging' and not is_fed");
  return rows.map((row) => row.id);
}

export interface FedItems {
  /** Whose jobs they are: who began the rejudging, or another admin when that one is gone. */
  userId: string;
  subjectIds: string[];
}

/**
 * Makes items of the next submissions, oldest first, unless `most` of them are open already. Null when there is nothing
 * to do, or when another server is doing it at this moment. Their jobs are added in the same transaction.
 */
export async function feedItems(db: Queryable, rejudgingId: string, most: number): Promise<FedItems | null> {
  // Moments as text: a Date would lose their microseconds.
  const { rows } = await db.query<{
    user_id: string;
    open_items: number;
    problem_id: string;
    begun: string;
    until: string;
    last: string;
  }>(
    `select r.problem_id, r.created_at::text as begun, coalesce(r.fed_until, '-infinity')::text as until,
            coalesce(r.fed_id, '00000000-0000-0000-0000-000000000000')::text as last,
            coalesce(r.created_by, (select id from user_account where role = 'admin' order by created_at limit 1)) as user_id,
            (select count(*)::int from rejudging_item i
              where i.rejudging_id = r.id and i.result is null and not i.has_failed) as open_items
       from rejudging r where r.id = $1 and r.state = 'judging' and not r.is_fed for no key update of r skip locked`,
    [rejudgingId],
  );
  const [row] = rows;
  if (row === undefined || row.open_items >= most) return null;
  const items = await db.query<{ id: string }>(
    `with picked as materialized (
       select id, verdict, passed, total, created_at from submission
        where problem_id = $3 and verdict is not null and created_at <= $4::timestamptz and created_at >= $5::timestamptz
          and (created_at, id) > ($5::timestamptz, $6::uuid)
        order by created_at, id limit $2
     ), moved as (
       update rejudging set fed = fed + p.items, is_fed = p.items < $2,
              total = case when p.items < $2 then fed + p.items else greatest(total, fed + p.items) end,
              fed_until = coalesce(last.created_at, fed_until), fed_id = coalesce(last.id, fed_id)
         from (select count(*)::int as items from picked) p
              left join (select created_at, id from picked order by created_at desc, id desc limit 1) last on true
        where rejudging.id = $1
     )
     insert into rejudging_item (rejudging_id, submission_id, verdict_before, passed_before, total_before, submitted_at)
     select $1, id, verdict, passed, total, created_at from picked order by created_at, id returning id`,
    [rejudgingId, most, row.problem_id, row.begun, row.until, row.last],
  );
  return { userId: row.user_id, subjectIds: items.rows.map(({ id }) => id) };
}

/** Removes some items of rejudgings that have ended and are not the last of their problem, and returns how many. */
export async function sweepRejudgings(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from rejudging_item where id in (
       select i.id from rejudging r join rejudging_item i on i.rejudging_id = r.id
        where r.state <> 'judging'
          and exists (select from rejudging newer where newer.problem_id = r.problem_id and newer.created_at > r.created_at)
        limit $1)`,
    [most],
  );
  if ((rowCount ?? 0) < most) {
    await db.query(
      `delete from rejudging r where r.state <> 'judging'
          and exists (select from rejudging newer where newer.problem_id = r.problem_id and newer.created_at > r.created_at)
          and not exists (select from rejudging_item i where i.rejudging_id = r.id)`,
    );
  }
  return rowCount ?? 0;
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
  /** Its new verdicts are being written: so many submissions are done. */
  is_applying: boolean;
  applied: number;
  /** Not all submissions are in the queue yet. */
  is_feeding: boolean;
  change_count: number;
  /** A result that was made with another version of the problem than the one at the start. */
  is_mixed: boolean;
}

/** The latest rejudging of a problem, or null when there never was one. */
export async function findRejudging(db: Queryable, problemId: string): Promise<RejudgingRow | null> {
  const { rows } = await db.query<RejudgingRow>(
    `select r.id, r.state, r.version, r.total, r.is_applying, r.applied, open.failed + lost.failed as failed, open.pending,
            greatest(0, r.fed - open.items - lost.failed)::int as judged, not r.is_fed as is_feeding,
            (select count(*)::int from rejudging_item i
              where i.rejudging_id = r.id and i.result ->> 'verdict' <> i.verdict_before) as change_count,
            exists (select from rejudging_item i where i.rejudging_id = r.id and i.version_given < r.version)
              or exists (select from rejudging_item i where i.rejudging_id = r.id and i.version_given > r.version) as is_mixed
       from rejudging r,
            lateral (select count(*)::int as items, count(j.id)::int as pending, (count(*) - count(j.id))::int as failed
                       from rejudging_item i left join job j on j.subject_id = i.id
                      where i.rejudging_id = r.id and i.result is null and not i.has_failed) open,
            lateral (select count(*)::int as failed from rejudging_item i
                      where i.rejudging_id = r.id and i.result is null and i.has_failed) lost
      where r.id = (select id from rejudging where problem_id = $1 order by created_at desc limit 1)`,
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
      order by i.submitted_at desc limit ${MOST_CHANGES}`,
    [rejudgingId],
  );
  return rows;
}

/** From now on its verdicts are written, whatever happens to the server that began it. */
export async function markApplying(db: Queryable, rejudgingId: string): Promise<void> {
  await db.query("update rejudging set is_applying = true where id = $1", [rejudgingId]);
}

export async function listRejudgingsToApply(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    "select id from rejudging where state = 'judging' and is_applying order by created_at",
  );
  return rows.map((row) => row.id);
}

/**
 * Writes the next new verdicts; solved marks and counts follow in the same transaction. True while there are more. Two
 * callers take turns.
 */
export async function applyBatch(db: Queryable, rejudgingId: string, most: number): Promise<boolean> {
  const { rows } = await db.query<{ is_more: boolean }>("select apply_rejudging_batch($1, $2) as is_more", [
    rejudgingId,
    most,
  ]);
  return rows[0]?.is_more ?? false;
}

/** Returns the ids of its items that are not judged. */
export async function markDropped(db: Queryable, rejudgingId: string): Promise<string[]> {
  await db.query("update rejudging set state = 'dropped' where id = $1", [rejudgingId]);
  const { rows } = await db.query<{ id: string }>(
    "select id from rejudging_item where rejudging_id = $1 and result is null and not has_failed",
    [rejudgingId],
  );
  return rows.map((row) => row.id);
}

/** Submissions whose verdict was given for another version of the problem than the one of now. */
export async function countOutdated(db: Queryable, problemId: string): Promise<number> {
  const { rows } = await db.query<{ submissions: number }>(
    `select coalesce(sum(counted.submissions), 0)::int as submissions
       from problem p join (select problem_id, problem_version, submissions from submission_tally where problem_id = $1
                            union all
                            select problem_id, problem_version, change from submission_tally_change where problem_id = $1) counted
         on counted.problem_id = p.id
      where p.id = $1 and counted.problem_version <> p.version`,
    [problemId],
  );
  return rows[0]?.submissions ?? 0;
}

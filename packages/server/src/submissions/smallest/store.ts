import type { JudgeFault } from "@verdict/contract/judging";
import { SmallestResult } from "@verdict/contract/searching";
import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface SearchedSubmission {
  problem_id: string;
  verdict: Verdict | null;
  /** Of the problem now. */
  version: number;
  /** The problem's package says how to make inputs, and no admin has switched studies off. */
  is_searchable: boolean;
}

/** Null for an unknown submission, and for one of somebody else. */
export async function findSearchedSubmission(
  db: Queryable,
  input: { id: string; userId: string },
): Promise<SearchedSubmission | null> {
  const { rows } = await db.query<SearchedSubmission>(
    `select s.problem_id, s.verdict, p.version,
            p.allows_studies and p.deleted_at is null
              and exists (select from search_material m where m.problem_id = p.id) as is_searchable
       from submission s join problem p on p.id = s.problem_id
      where s.id = $1 and s.user_id = $2`,
    [input.id, input.userId],
  );
  return rows[0] ?? null;
}

/** What the last search has found; only one for this version of the problem counts where a version is named. */
export async function findLastResult(
  db: Queryable,
  input: { submissionId: string; version: number | null },
): Promise<SmallestResult | null> {
  const { rows } = await db.query<{ result: unknown }>(
    `select result from program_search
      where submission_id = $1 and result is not null and ($2::int is null or problem_version = $2)
      order by created_at desc limit 1`,
    [input.submissionId, input.version],
  );
  return rows[0] === undefined ? null : SmallestResult.parse(rows[0].result);
}

export interface SearchRow {
  result: SmallestResult | null;
  fault: JudgeFault | null;
}

export async function findSearch(db: Queryable, id: string): Promise<SearchRow | null> {
  const { rows } = await db.query<{ result: unknown; fault: JudgeFault | null }>(
    "select result, fault from program_search where id = $1",
    [id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return { fault: row.fault, result: row.result === null ? null : SmallestResult.parse(row.result) };
}

/** Its job is added in the same transaction. Takes the place of the submission's earlier ones. */
export async function insertSearch(
  db: Queryable,
  row: { id: string; userId: string; submissionId: string; version: number },
): Promise<void> {
  await db.query("insert into program_search (id, user_id, submission_id, problem_version) values ($1, $2, $3, $4)", [
    row.id,
    row.userId,
    row.submissionId,
    row.version,
  ]);
}

/** How many searches of a user are under way, and how many began within the last minute. */
export async function countSearches(db: Queryable, userId: string): Promise<{ atOnce: number; aMinute: number }> {
  const { rows } = await db.query<{ at_once: number; a_minute: number }>(
    `select (select count(*)::int from job where user_id = $1 and kind = 'smallest' and not cancelled) as at_once,
            (select count(*)::int from program_search
              where user_id = $1 and created_at > now() - interval '1 minute') as a_minute`,
    [userId],
  );
  return { atOnce: rows[0]?.at_once ?? 0, aMinute: rows[0]?.a_minute ?? 0 };
}

/** What was found is looked at soon after, or not at all. Returns how many were removed. */
export async function sweepSearches(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from program_search f where f.created_at < now() - interval '30 days'
        and not exists (select from job j where j.subject_id = f.id)`,
  );
  return rowCount ?? 0;
}

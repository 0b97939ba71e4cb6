import type { JudgeFault } from "@verdict/contract/judging";
import type { StudyKind } from "@verdict/contract/studies";
import type { Verdict } from "@verdict/contract/verdict";
import { closedBy } from "../../openings/openings-sql.ts";
import type { Closing } from "../../openings/store.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { withinAMinute } from "../allowance.ts";

export interface StudiedSubmission {
  problem_id: string;
  verdict: Verdict | null;
  /** Of the problem now. */
  version: number;
  /** The problem's package says how to make inputs, and no admin has switched studies off. */
  allows_studies: boolean;
  /** The problem's own program has a part in the runs: an input alone says nothing. */
  has_part_in_run: boolean;
  /** A running contest in which it is closed to its author what helps with the problem. */
  closed_by: Closing | null;
}

/** Null for an unknown submission, and for one of somebody else. */
export async function findStudiedSubmission(
  db: Queryable,
  input: { id: string; userId: string },
): Promise<StudiedSubmission | null> {
  const { rows } = await db.query<StudiedSubmission>(
    `select s.problem_id, s.verdict, p.version,
            p.allows_studies and p.deleted_at is null
              and exists (select from study_material m where m.problem_id = p.id) as allows_studies,
            p.checker ->> 'kind' in ('interactor', 'multi-pass') as has_part_in_run,
            ${closedBy("p.id", "$2", "p.is_draft")} as closed_by
       from submission s join problem p on p.id = s.problem_id
      where s.id = $1 and s.user_id = $2`,
    [input.id, input.userId],
  );
  return rows[0] ?? null;
}

/**
 * What the last study of this kind has found, as the judge has given it; null where there is none. Only one for this
 * version of the problem counts where a version is named.
 */
export async function findLastResult(
  db: Queryable,
  input: { kind: StudyKind; submissionId: string; version: number | null },
): Promise<unknown> {
  const { rows } = await db.query<{ result: unknown }>(
    `select result from study
      where submission_id = $1 and kind = $2 and not is_idle and result is not null and ($3::int is null or problem_version = $3)
      order by created_at desc limit 1`,
    [input.submissionId, input.kind, input.version],
  );
  return rows[0]?.result ?? null;
}

/** `result` as the judge has given it. Both are null while the study is under way. */
export interface StudyRow {
  result: unknown;
  fault: JudgeFault | null;
}

export async function findStudy(db: Queryable, id: string): Promise<StudyRow | null> {
  const { rows } = await db.query<StudyRow>("select result, fault from study where id = $1", [id]);
  return rows[0] ?? null;
}

/** Its job is added in the same transaction. Takes the place of the submission's earlier ones. */
export async function insertStudy(
  db: Queryable,
  row: { id: string; kind: StudyKind; userId: string; submissionId: string; version: number },
): Promise<void> {
  await db.query("insert into study (id, kind, user_id, submission_id, problem_version) values ($1, $2, $3, $4, $5)", [
    row.id,
    row.kind,
    row.userId,
    row.submissionId,
    row.version,
  ]);
}

/** One of a program of which nobody has asked for it. False when there was one for this version of the problem. */
export async function insertIdleStudy(
  db: Queryable,
  row: { id: string; userId: string; submissionId: string; version: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into study (id, kind, user_id, submission_id, problem_version, is_idle)
     values ($1, 'smallest', $2, $3, $4, true) on conflict do nothing`,
    [row.id, row.userId, row.submissionId, row.version],
  );
  return rowCount === 1;
}

/** How many studies of a user are under way, and how many began within the last minute. */
export async function countStudies(db: Queryable, userId: string): Promise<{ atOnce: number; aMinute: number }> {
  const { rows } = await db.query<{ at_once: number; a_minute: number }>(
    `select (select count(*)::int from job j
              where user_id = $1 and kind in ('smallest', 'growth') and not cancelled
                and not exists (select from study f where f.id = j.subject_id and f.is_idle)) as at_once,
            (select count(*)::int from study
              where user_id = $1 and not is_idle and ${withinAMinute("created_at")}) as a_minute`,
    [userId],
  );
  return { atOnce: rows[0]?.at_once ?? 0, aMinute: rows[0]?.a_minute ?? 0 };
}

/** What was found is looked at soon after, or not at all. At most so many; returns how many were removed. */
export async function sweepStudies(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from study where id in (
       select f.id from study f where f.created_at < now() - interval '30 days'
          and not exists (select from job j where j.subject_id = f.id)
        order by f.created_at limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
}

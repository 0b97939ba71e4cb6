import type { CoreLanguageId } from "@verdict/contract/language";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface VisitorProblemRow {
  id: string;
  title: string;
  description_html: string;
  start_code: Record<CoreLanguageId, string>;
}

/**
 * The first easy problem of the catalogue that everybody may see and whose outputs are only compared; none that some
 * contest or class has, though it be public. Null where there is none.
 */
export async function findVisitorProblem(db: Queryable): Promise<VisitorProblemRow | null> {
  const { rows } = await db.query<VisitorProblemRow>(
    `select p.id, p.title, p.description_html, p.start_code from problem p
      where p.deleted_at is null and not p.is_draft and p.difficulty = 'easy'
        and p.checker ->> 'kind' in ('tokens', 'exact', 'float')
        and exists (select from problem_test t where t.problem_id = p.id and t.is_visible)
        and not exists (select from contest_problem q join contest c on c.id = q.contest_id
                         where q.problem_id = p.id and not c.is_challenge)
        and not exists (select from assignment_problem a where a.problem_id = p.id)
      order by p.position, p.id limit 1`,
  );
  return rows[0] ?? null;
}

/** What waits behind this (experiments, the building of tests, rejudgings, studies) lets a visitor pass. */
const NOBODY_LOOKS_AT = 20;

/** Whether anybody waits for a judge who looks at a screen: what nobody looks at does not count. */
export async function isJudgeWanted(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ is_wanted: boolean }>(
    `select exists (select from job where worker is null and awaits is null and not cancelled and priority < $1)
            as is_wanted`,
    [NOBODY_LOOKS_AT],
  );
  return rows[0]?.is_wanted ?? true;
}

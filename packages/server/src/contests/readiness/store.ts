import { CoreLanguageId } from "@verdict/contract/language";
import { GONE_AFTER_SECONDS } from "../../judging/judgeable-languages.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface ProblemReadinessRow {
  title: string;
  awaits_tests: boolean;
  /** Why its tests could not be built; null where they could, or are coming. */
  fault: string | null;
  has_hidden_tests: boolean;
  time_ms: number;
  accepted: number;
  slowest_ms: number | null;
}

/** In the order of their letters. Of submissions those in languages for which the limit is the problem's own. */
export async function listReadiness(db: Queryable, contestId: string): Promise<ProblemReadinessRow[]> {
  const { rows } = await db.query<ProblemReadinessRow>(
    `select p.title, p.awaits_tests, a.fault, p.time_ms,
            exists (select from problem_test t where t.problem_id = p.id and not t.is_visible) as has_hidden_tests,
            passed.accepted, passed.slowest_ms
       from contest_problem q
       join problem p on p.id = q.problem_id
       left join awaited_tests a on a.problem_id = p.id
      cross join lateral (
        select count(*)::int as accepted, max(s.cpu_ms) as slowest_ms from submission s
         where s.problem_id = p.id and s.problem_version = p.version and s.verdict = 'AC' and s.language = any($2)) passed
      where q.contest_id = $1 order by q.ordinal`,
    [contestId, CoreLanguageId.options],
  );
  return rows;
}

/** How many programs are judged at the same time now. */
export async function countSlots(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ slots: number }>(
    `select coalesce(sum(w.slots), 0)::int as slots from judge_worker w
      where w.is_fit and w.seen_at > now() - make_interval(secs => $1)
        and not exists (select from drained_host d where d.host = w.host)`,
    [GONE_AFTER_SECONDS],
  );
  return rows[0]?.slots ?? 0;
}

/** Invitations that nobody has taken up; of a team that is invited as one, one. */
export async function countExpected(db: Queryable, contestId: string): Promise<number> {
  const { rows } = await db.query<{ expected: number }>(
    `select count(distinct case when c.team_size > 1 and i.name <> '' then i.name else i.email_id end)::int as expected
       from contest_invitation i join contest c on c.id = i.contest_id
      where i.contest_id = $1
        and not exists (select from contest_entry e where e.contest_id = c.id and c.team_size > 1 and e.name = i.name)
        and not exists (select from contest_member m join user_account u on u.id = m.user_id
                         where m.contest_id = c.id and u.email_id = i.email_id)`,
    [contestId],
  );
  return rows[0]?.expected ?? 0;
}

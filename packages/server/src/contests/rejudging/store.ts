import type { Points } from "@verdict/contract/points";
import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/**
 * The problems of a contest that nobody meets anywhere else: no catalogue, no other contest and no class has them. A
 * challenge from before they were drafts opens them to nobody.
 */
export async function listOwnProblems(db: Queryable, contestId: string): Promise<Set<string>> {
  const { rows } = await db.query<{ problem_id: string }>(
    `select q.problem_id from contest_problem q join problem p on p.id = q.problem_id
      where q.contest_id = $1 and p.is_draft
        and not exists (select from contest_problem o join contest c on c.id = o.contest_id
                         where o.problem_id = q.problem_id and o.contest_id <> $1 and not c.is_challenge)
        and not exists (select from assignment_problem a where a.problem_id = q.problem_id)`,
    [contestId],
  );
  return new Set(rows.map((row) => row.problem_id));
}

export interface NewVerdictRow {
  submission_id: string;
  problem_id: string;
  verdict: Verdict;
  points: Points | null;
  /** It has this verdict already, or had it all along. */
  is_same: boolean;
}

/** What rejudgings that are neither applied nor dropped have found so far about submissions of the contest. */
export async function listNewVerdicts(db: Queryable, contestId: string): Promise<NewVerdictRow[]> {
  const { rows } = await db.query<NewVerdictRow>(
    `select i.submission_id, r.problem_id, i.result ->> 'verdict' as verdict, nullif(i.result -> 'points', 'null') as points,
            s.verdict = i.result ->> 'verdict' as is_same
       from contest_submission t
            join rejudging_item i on i.submission_id = t.submission_id
            join rejudging r on r.id = i.rejudging_id and r.state = 'judging'
            join submission s on s.id = i.submission_id
      where t.contest_id = $1 and i.result is not null`,
    [contestId],
  );
  return rows;
}

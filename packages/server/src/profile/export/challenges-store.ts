import type { Queryable } from "../../platform/postgres/transaction.ts";

interface ExportedChallengeRow {
  title: string;
  window_minutes: number;
  problem_ids: string[];
  created_at: Date;
  ends_at: Date;
}

/** The challenges that the user has made; those that they have entered are among the contests. */
export async function findExportedChallenges(db: Queryable, userId: string): Promise<ExportedChallengeRow[]> {
  const { rows } = await db.query<ExportedChallengeRow>(
    `select c.title, c.window_minutes, c.created_at, c.ends_at,
            array(select q.problem_id from contest_problem q where q.contest_id = c.id order by q.ordinal) as problem_ids
       from contest c where c.made_by = $1 order by c.created_at, c.id`,
    [userId],
  );
  return rows;
}

import type { SolvedCounts } from "@verdict/contract/accounts";
import type pg from "pg";

/** How many problems of each difficulty the user has solved. Problems that were taken away since still count. */
export async function countSolved(pool: pg.Pool, userId: string): Promise<SolvedCounts> {
  const { rows } = await pool.query<SolvedCounts>(
    `select count(*) filter (where p.difficulty = 'easy')::int as easy,
            count(*) filter (where p.difficulty = 'medium')::int as medium,
            count(*) filter (where p.difficulty = 'hard')::int as hard
     from solved s join problem p on p.id = s.problem_id where s.user_id = $1`,
    [userId],
  );
  return rows[0] ?? { easy: 0, medium: 0, hard: 0 };
}

/** False for an account that was only ever used with Google. */
export async function hasPassword(pool: pg.Pool, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query("select 1 from user_account where id = $1 and password_hash is not null", [
    userId,
  ]);
  return rowCount === 1;
}

export interface DayRow {
  /** `2026-11-21`, in UTC. */
  date: string;
  count: number;
}

/** The submissions of each day since the given one (UTC), oldest first; days without any are left out. */
export async function countSubmissionsByDay(pool: pg.Pool, userId: string, since: Date): Promise<DayRow[]> {
  const { rows } = await pool.query<DayRow>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as count
     from submission where user_id = $1 and created_at >= $2 group by 1 order by 1`,
    [userId, since],
  );
  return rows;
}

/** The problems solved for the first time on each day (UTC), oldest first, over the whole life of the account. */
export async function countFirstSolvedByDay(pool: pg.Pool, userId: string): Promise<DayRow[]> {
  const { rows } = await pool.query<DayRow>(
    `select to_char(first_solved_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as count
     from solved where user_id = $1 group by 1 order by 1`,
    [userId],
  );
  return rows;
}

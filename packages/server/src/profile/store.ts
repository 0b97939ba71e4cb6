import type { SolvedCounts } from "@verdict/contract/accounts";
import type { LanguageId } from "@verdict/contract/language";
import type { Tag } from "@verdict/contract/problems";
import type { Queryable } from "../platform/postgres/transaction.ts";

/** How many problems of each difficulty the user has solved. Problems that were taken away since still count. */
export async function countSolved(db: Queryable, userId: string): Promise<SolvedCounts> {
  const { rows } = await db.query<SolvedCounts>(
    `select count(*) filter (where p.difficulty = 'easy')::int as easy,
            count(*) filter (where p.difficulty = 'medium')::int as medium,
            count(*) filter (where p.difficulty = 'hard')::int as hard
     from solved s join problem p on p.id = s.problem_id where s.user_id = $1`,
    [userId],
  );
  return rows[0] ?? { easy: 0, medium: 0, hard: 0 };
}

export interface DayRow {
  /** `2026-11-21`, in UTC. */
  date: string;
  count: number;
}

/** The submissions of each day since the given one (UTC), oldest first; days without any are left out. */
export async function countSubmissionsByDay(db: Queryable, userId: string, since: Date): Promise<DayRow[]> {
  const { rows } = await db.query<DayRow>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as count
     from submission where user_id = $1 and created_at >= $2 group by 1 order by 1`,
    [userId, since],
  );
  return rows;
}

/** The problems solved for the first time on each day (UTC), oldest first, over the whole life of the account. */
export async function countFirstSolvedByDay(db: Queryable, userId: string): Promise<DayRow[]> {
  const { rows } = await db.query<DayRow>(
    `select to_char(first_solved_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as count
     from solved where user_id = $1 group by 1 order by 1`,
    [userId],
  );
  return rows;
}

/** How many problems of each difficulty everybody sees. */
export async function countCatalogue(db: Queryable): Promise<SolvedCounts> {
  const { rows } = await db.query<SolvedCounts>(
    `select count(*) filter (where difficulty = 'easy')::int as easy,
            count(*) filter (where difficulty = 'medium')::int as medium,
            count(*) filter (where difficulty = 'hard')::int as hard
     from problem where deleted_at is null and not is_draft`,
  );
  return rows[0] ?? { easy: 0, medium: 0, hard: 0 };
}

/** Solved problems that were taken away since count on both sides. */
export async function countByTag(
  db: Queryable,
  userId: string,
): Promise<{ tag: Tag; solved: number; total: number }[]> {
  const { rows } = await db.query<{ tag: Tag; solved: number; total: number }>(
    `select p.tag, count(s.problem_id)::int as solved, count(*)::int as total
     from problem p left join solved s on s.problem_id = p.id and s.user_id = $1
     where (p.deleted_at is null and not p.is_draft) or s.problem_id is not null
     group by p.tag order by array_position(array['array', 'linkedList', 'graph', 'dp'], p.tag)`,
    [userId],
  );
  return rows;
}

/** How many problems the user has solved in each language, most first. */
export async function countByLanguage(
  db: Queryable,
  userId: string,
): Promise<{ language: LanguageId; solved: number }[]> {
  const { rows } = await db.query<{ language: LanguageId; solved: number }>(
    `select language, count(distinct problem_id)::int as solved
     from submission where user_id = $1 and verdict = 'AC' group by language order by solved desc, language`,
    [userId],
  );
  return rows;
}

/** The days (UTC) on which something of the user's was accepted, oldest first: `2026-11-21`. */
export async function listSolvedDays(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ date: string }>(
    `select distinct to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date
     from submission where user_id = $1 and verdict = 'AC' order by 1`,
    [userId],
  );
  return rows.map(({ date }) => date);
}

/**
 * The days (UTC) that had a problem, from the first one on which the user solved that day's, oldest first; whether the
 * user has solved it on the day.
 */
export async function listDaysOfTheProblem(
  db: Queryable,
  userId: string,
): Promise<{ date: string; isSolved: boolean }[]> {
  const { rows } = await db.query<{ date: string; isSolved: boolean }>(
    `with solved_day as (
       select distinct d.day
         from problem_of_the_day d
         join submission s on s.user_id = $1 and s.problem_id = d.problem_id and s.verdict = 'AC'
          and s.created_at >= d.day::timestamp at time zone 'UTC'
          and s.created_at < (d.day + 1)::timestamp at time zone 'UTC')
     select to_char(d.day, 'YYYY-MM-DD') as date, d.day in (select day from solved_day) as "isSolved"
       from (select distinct day from problem_of_the_day where day >= (select min(day) from solved_day)) d
      order by d.day`,
    [userId],
  );
  return rows;
}

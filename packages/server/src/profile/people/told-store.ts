import type { LanguageId } from "@verdict/contract/language";
import type { Difficulty, Tag } from "@verdict/contract/problems";
import { isTold, WITH_UNTOLD } from "../../openings/untold-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/*
 * What others may be told of people: nothing of problems that not everybody sees, and nothing that a contest or an exam
 * keeps to itself as yet.
 */

const IS_SEEN = "p.deleted_at is null and not p.is_draft";
const SOLVED_IS_TOLD = isTold({ problemId: "s.problem_id", userId: "s.user_id", at: "s.first_solved_at" });
const SUBMISSION_IS_TOLD = isTold({ problemId: "s.problem_id", userId: "s.user_id", at: "s.created_at" });

export interface ToldSolvedRow {
  userId: string;
  difficulty: Difficulty;
  tag: Tag;
  /** When they were solved for the first time: `2026-11-21`, in UTC. */
  date: string;
  count: number;
}

/** How many problems of each kind each of the users has solved on which day, oldest first. */
export async function listToldSolved(db: Queryable, userIds: readonly string[]): Promise<ToldSolvedRow[]> {
  const { rows } = await db.query<ToldSolvedRow>(
    `${WITH_UNTOLD}
     select s.user_id as "userId", p.difficulty, p.tag, count(*)::int as count,
            to_char(s.first_solved_at at time zone 'UTC', 'YYYY-MM-DD') as date
       from solved s join problem p on p.id = s.problem_id and ${IS_SEEN}
      where s.user_id = any ($1) and ${SOLVED_IS_TOLD}
      group by 1, 2, 3, 5 order by 5`,
    [userIds],
  );
  return rows;
}

/** The days (UTC) on which something of each of the users was accepted, oldest first. */
export async function listToldDays(
  db: Queryable,
  userIds: readonly string[],
): Promise<{ userId: string; date: string }[]> {
  const { rows } = await db.query<{ userId: string; date: string }>(
    `${WITH_UNTOLD}
     select distinct s.user_id as "userId", to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD') as date
       from submission s join problem p on p.id = s.problem_id and ${IS_SEEN}
      where s.user_id = any ($1) and s.verdict = 'AC' and ${SUBMISSION_IS_TOLD}
      order by 2`,
    [userIds],
  );
  return rows;
}

/** The submissions of each day since the given one, oldest first; days without any are left out. */
export async function countToldByDay(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ date: string; count: number }[]> {
  const { rows } = await db.query<{ date: string; count: number }>(
    `${WITH_UNTOLD}
     select to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as count
       from submission s join problem p on p.id = s.problem_id and ${IS_SEEN}
      where s.user_id = $1 and s.created_at >= $2 and ${SUBMISSION_IS_TOLD}
      group by 1 order by 1`,
    [userId, since],
  );
  return rows;
}

/** How many problems the user has solved in each language, most first. */
export async function countToldByLanguage(
  db: Queryable,
  userId: string,
): Promise<{ language: LanguageId; solved: number }[]> {
  const { rows } = await db.query<{ language: LanguageId; solved: number }>(
    `${WITH_UNTOLD}
     select s.language, count(distinct s.problem_id)::int as solved
       from submission s join problem p on p.id = s.problem_id and ${IS_SEEN}
      where s.user_id = $1 and s.verdict = 'AC' and ${SUBMISSION_IS_TOLD}
      group by 1 order by solved desc, 1`,
    [userId],
  );
  return rows;
}

/** How many problems of each kind everybody sees, by tag as the ladders stand. */
export async function countKinds(db: Queryable): Promise<{ difficulty: Difficulty; tag: Tag; count: number }[]> {
  const { rows } = await db.query<{ difficulty: Difficulty; tag: Tag; count: number }>(
    `select p.difficulty, p.tag, count(*)::int as count from problem p where ${IS_SEEN} group by 1, 2
      order by array_position(array['array', 'linkedList', 'graph', 'dp'], p.tag)`,
  );
  return rows;
}

export interface StandingRow {
  userId: string;
  /** Solved for the first time within 7 and 30 days, and in all. */
  week: number;
  month: number;
  all: number;
  /** The days (UTC) on which something was accepted, oldest first: `2026-11-21`. */
  days: string[];
}

/** Of each of the users; `today` is `2026-11-21`, in UTC, and the last day of the 7 and the 30. */
export async function listStandings(
  db: Queryable,
  { userIds, today }: { userIds: readonly string[]; today: string },
): Promise<StandingRow[]> {
  const since = (days: number) =>
    `count(*) filter (where s.first_solved_at >= ($2::date - ${days - 1})::timestamp at time zone 'UTC')::int`;
  const { rows } = await db.query<StandingRow>(
    `${WITH_UNTOLD},
     counted as (
       select s.user_id, ${since(7)} as week, ${since(30)} as month, count(*)::int as total
         from solved s join problem p on p.id = s.problem_id and ${IS_SEEN}
        where s.user_id = any ($1) and ${SOLVED_IS_TOLD} group by s.user_id),
     day as (
       select distinct s.user_id, to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD') as date
         from submission s join problem p on p.id = s.problem_id and ${IS_SEEN}
        where s.user_id = any ($1) and s.verdict = 'AC' and ${SUBMISSION_IS_TOLD})
     select asked.id as "userId", coalesce(k.week, 0) as week, coalesce(k.month, 0) as month,
            coalesce(k.total, 0) as "all",
            array(select d.date from day d where d.user_id = asked.id order by d.date) as days
       from unnest($1::uuid[]) asked (id) left join counted k on k.user_id = asked.id`,
    [userIds, today],
  );
  return rows;
}

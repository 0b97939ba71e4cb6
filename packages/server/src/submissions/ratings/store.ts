import { closedBy } from "../../openings/openings-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import type { FirstAttempt, Rating } from "./rate-problems.ts";

/**
 * Of every user and problem the first submission that says something of the program: whether it was accepted. What does
 * not compile is no attempt yet, and administrators try out what they have written. Problems of classes say nothing of
 * those of the site.
 */
export async function listFirstAttempts(db: Queryable, most: number): Promise<FirstAttempt[]> {
  const { rows } = await db.query<{ user_id: string; problem_id: string; is_solved: boolean }>(
    `select distinct on (s.user_id, s.problem_id) s.user_id, s.problem_id, s.verdict = 'AC' as is_solved
       from submission s join user_account u on u.id = s.user_id and u.role = 'user'
       join problem p on p.id = s.problem_id and p.class_id is null
      where s.verdict not in ('CE', 'JE')
      order by s.user_id, s.problem_id, s.created_at
      limit $1`,
    [most],
  );
  return rows.map((row) => ({ userId: row.user_id, problemId: row.problem_id, isSolved: row.is_solved }));
}

/** These and no others are rated from now on. Call it inside a transaction. */
export async function storeRatings(db: Queryable, ratings: readonly Rating[]): Promise<void> {
  const ids = ratings.map(({ problemId }) => problemId);
  await db.query("delete from problem_rating where problem_id <> all ($1::text[])", [ids]);
  await db.query(
    `insert into problem_rating (problem_id, rating, people)
     select * from unnest($1::text[], $2::int[], $3::int[])
     on conflict (problem_id) do update set rating = excluded.rating, people = excluded.people, rated_at = now()`,
    [ids, ratings.map(({ rating }) => rating), ratings.map(({ people }) => people)],
  );
}

export interface TopicsRow {
  id: string;
  topics: string[];
  rating: number | null;
  /** Of the user's own first attempt; null before it. */
  accepted_at_first: boolean | null;
}

/** In the order of the catalogue; see the call `problemTopics` for what is left out. */
export async function listTopics(db: Queryable, userId: string): Promise<TopicsRow[]> {
  const { rows } = await db.query<TopicsRow>(
    `select p.id, p.topics, r.rating, first.is_accepted as accepted_at_first
       from problem p left join problem_rating r on r.problem_id = p.id
       left join lateral (
         select s.verdict = 'AC' as is_accepted from submission s
          where s.user_id = $1 and s.problem_id = p.id and s.verdict not in ('CE', 'JE')
          order by s.created_at limit 1) first on true
      where p.deleted_at is null and not p.is_draft and (p.topics <> '{}' or r.rating is not null)
        and coalesce(${closedBy("p.id", "$1", "p.is_draft")} ->> 'closes', 'nothing') <> 'help'
      order by p.position, p.id`,
    [userId],
  );
  return rows;
}

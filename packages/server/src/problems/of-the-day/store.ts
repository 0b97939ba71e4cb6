import type { PoolClient } from "pg";
import type { Config } from "../../config.ts";
import { isReserved } from "../../openings/openings-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { mayBeGiven } from "../building/wanted-sql.ts";
import type { SummaryRow } from "../store.ts";
import type { Candidate, PastChoice } from "./choose-problem.ts";

/** Problems that everybody may read and solve, in the catalogue's order. `builds`: see mayBeGiven. */
export async function listCandidates(db: Queryable, builds: Config["buildTests"]): Promise<Candidate[]> {
  const { rows } = await db.query<Candidate>(
    `select id, difficulty, tag from problem p
      where deleted_at is null and not is_draft and ${mayBeGiven("$1")} and not ${isReserved("p.id")} order by position, id`,
    [builds],
  );
  return rows;
}

/** Of the round that goes on and the one before it, the newest first. */
export async function listPast(db: Queryable): Promise<PastChoice[]> {
  const { rows } = await db.query<PastChoice>(
    `select d.problem_id as "problemId", p.tag, d.round
       from problem_of_the_day d join problem p on p.id = d.problem_id
      where d.round >= (select max(round) - 1 from problem_of_the_day) order by d.day desc, d.chosen_at desc`,
  );
  return rows;
}

/** The newest choice for the day whose problem is still there for everybody; null where there is none. */
export async function findChosen(db: Queryable, day: string): Promise<SummaryRow | null> {
  const { rows } = await db.query<SummaryRow>(
    `select p.id, p.title, p.difficulty, p.tag, p.is_draft, p.awaits_tests
       from problem_of_the_day d join problem p on p.id = d.problem_id
      where d.day = $1 and p.deleted_at is null and not p.is_draft order by d.chosen_at desc limit 1`,
    [day],
  );
  return rows[0] ?? null;
}

/** Until the transaction ends nobody else chooses: two servers would choose two problems. */
export async function lockChoices(client: PoolClient): Promise<void> {
  await client.query("lock table problem_of_the_day in share row exclusive mode");
}

/** One that was chosen for this day before, and is back, is the newest choice again. */
export async function insertChoice(
  db: Queryable,
  choice: { day: string; problemId: string; round: number },
): Promise<void> {
  await db.query(
    `insert into problem_of_the_day (day, problem_id, round, chosen_at) values ($1, $2, $3, clock_timestamp())
     on conflict (day, problem_id) do update set chosen_at = excluded.chosen_at`,
    [choice.day, choice.problemId, choice.round],
  );
}

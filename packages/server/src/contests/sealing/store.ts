import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Null where no statements are offered. */
export async function findSealKey(db: Queryable, contestId: string): Promise<string | null> {
  const { rows } = await db.query<{ key: string }>("select key from contest_seal where contest_id = $1", [contestId]);
  return rows[0]?.key ?? null;
}

/**
 * With an announcement that is about the first problem: of those, nobody hears before the own clock has started. It is
 * dated to the start. False where they are offered already.
 */
export async function insertSeal(
  db: Queryable,
  input: { contestId: string; key: string; text: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "insert into contest_seal (contest_id, key) values ($1, $2) on conflict do nothing",
    [input.contestId, input.key],
  );
  if (rowCount === 0) return false;
  await db.query(
    `with told as (
       insert into contest_question (contest_id, problem_id, answer, is_public, answer_number, answered_at)
       select c.id, q.problem_id, $2, true, nextval('contest_answer_number'), greatest(c.starts_at, now())
         from contest c join contest_problem q on q.contest_id = c.id where c.id = $1 order by q.ordinal limit 1
       returning id)
     update contest_seal set announcement_id = told.id from told where contest_id = $1`,
    [input.contestId, input.text],
  );
  return true;
}

/** With its announcement. False where there was none. */
export async function removeSeal(db: Queryable, contestId: string): Promise<boolean> {
  const { rows } = await db.query<{ announcement_id: string | null }>(
    "delete from contest_seal where contest_id = $1 returning announcement_id",
    [contestId],
  );
  const [removed] = rows;
  if (removed === undefined) return false;
  await db.query("delete from contest_question where id = $1", [removed.announcement_id]);
  return true;
}

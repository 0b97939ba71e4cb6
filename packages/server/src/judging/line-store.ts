import type { Queryable } from "../platform/postgres/transaction.ts";

/**
 * How many runs and submissions wait, and how many jobs of all kinds have ended of those with a number up to `before`:
 * each takes a number of its own, so those that are not there any more have ended. `last` is the number given out last.
 * Where it is asked for `before` only seconds later, jobs that were being stored at that moment are not taken for ended
 * ones.
 */
export async function readLineFacts(
  db: Queryable,
  before: number,
): Promise<{ waiting: number; done: number; last: number }> {
  const { rows } = await db.query<{ waiting: number; done: number; last: number }>(
    `select count(*) filter (where worker is null and awaits is null and kind in ('run', 'submit', 'trace'))::int as waiting,
            ($1::bigint - count(*) filter (where id <= $1::bigint))::float8 as done,
            (select last_value from job_id_seq)::float8 as last from job`,
    [before],
  );
  return rows[0] ?? { waiting: 0, done: 0, last: 0 };
}

/** The places of those of the subjects that wait, 1 for the next one, in the order in which judges take them. */
export async function listPlaces(db: Queryable, subjectIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; place: number }>(
    `select subject_id as id, place::int from (
       select subject_id, row_number() over (order by priority, turn, id) as place
         from job where worker is null and awaits is null and not cancelled) line
      where subject_id = any($1::uuid[])`,
    [subjectIds],
  );
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/** How much of the tests that they wait for is built, for those of the subjects whose jobs wait for tests. */
export async function listAwaited(db: Queryable, subjectIds: readonly string[]): Promise<Map<string, Built>> {
  const { rows } = await db.query<Built & { id: string }>(
    `select j.subject_id as id, a.built, a.total from job j join awaited_tests a on a.problem_id = j.awaits
      where j.subject_id = any($1::uuid[])`,
    [subjectIds],
  );
  return new Map(rows.map(({ id, built, total }) => [id, { built, total }]));
}

/** Of the tests of a problem. */
export interface Built {
  built: number;
  total: number;
}

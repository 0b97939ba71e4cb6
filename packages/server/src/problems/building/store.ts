import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Longer than any build; should a server die during one, another one takes over after this time. */
const LEASE = "10 minutes";

/**
 * Takes the most wanted of these problems for this server: those that cannot be solved before those whose older version
 * works, what was opened lately before the rest. Null when others build all that is left.
 */
export async function takeProblem(db: Queryable, ids: readonly string[]): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `update problem set building_until = now() + $2::interval
      where id = (select id from problem
                   where id = any($1) and (building_until is null or building_until < now())
                   order by awaits_tests desc, wanted_at desc nulls last, position, id
                   limit 1 for update skip locked)
      returning id`,
    [ids, LEASE],
  );
  return rows[0]?.id ?? null;
}

export async function releaseProblem(db: Queryable, id: string): Promise<void> {
  await db.query("update problem set building_until = null where id = $1", [id]);
}

/** Somebody looks at it: it comes before those at which nobody does. Does nothing where nothing is awaited. */
export async function wantTests(db: Queryable, id: string): Promise<void> {
  await db.query("update problem set wanted_at = now() where id = $1 and awaits_tests", [id]);
}

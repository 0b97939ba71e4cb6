import type { Queryable } from "../../platform/postgres/transaction.ts";

/**
 * Renewed while a server builds (hold-problem.ts); what a server that died was building waits so long for the next one.
 * Should a server be held up for longer, another one builds the same for nothing.
 */
const LEASE = "8 seconds";

/**
 * Takes the most wanted of these problems for this server: those that cannot be solved before those whose older version
 * works, what was opened lately before the rest, and then what beginners meet first. Null when others build all that is
 * left.
 */
export async function takeProblem(db: Queryable, ids: readonly string[]): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `update problem set building_until = now() + $2::interval
      where id = (select id from problem
                   where id = any($1) and (building_until is null or building_until < now())
                   order by awaits_tests desc, wanted_at desc nulls last,
                            array_position('{easy,medium,hard}', difficulty), position, id
                   limit 1 for update skip locked)
      returning id`,
    [ids, LEASE],
  );
  return rows[0]?.id ?? null;
}

/** Keeps it for this server for another while. */
export async function renewProblem(db: Queryable, id: string): Promise<void> {
  await db.query("update problem set building_until = now() + $2::interval where id = $1", [id, LEASE]);
}

export async function releaseProblem(db: Queryable, id: string): Promise<void> {
  await db.query("update problem set building_until = null where id = $1", [id]);
}

/** Somebody looks at it: it comes before those at which nobody does. Does nothing where nothing is awaited. */
export async function wantTests(db: Queryable, id: string): Promise<void> {
  await db.query("update problem set wanted_at = now() where id = $1 and awaits_tests", [id]);
}

/** Whether somebody waits for another of these problems, opened later than this one. */
export async function isAnotherWantedMore(db: Queryable, id: string, ids: readonly string[]): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from problem other
      where other.id = any($2) and other.id <> $1 and other.awaits_tests
        and (other.building_until is null or other.building_until < now())
        and other.wanted_at > coalesce((select wanted_at from problem where id = $1), '-infinity')
      limit 1`,
    [id, ids],
  );
  return rowCount !== 0;
}

/**
 * Those for which the package of this hash has nothing to do: it is stored, or an admin has edited or deleted the
 * problem.
 */
export async function listSettled(
  db: Queryable,
  packages: readonly { slug: string; hash: string }[],
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select p.id from problem p join unnest($1::text[], $2::text[]) as package (slug, hash) on p.id = package.slug
      where p.package_hash = package.hash or p.is_edited or p.deleted_at is not null`,
    [packages.map(({ slug }) => slug), packages.map(({ hash }) => hash)],
  );
  return rows.map(({ id }) => id);
}

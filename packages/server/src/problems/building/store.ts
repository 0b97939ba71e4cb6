import type { Config } from "../../config.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { IS_WANTED } from "./wanted-sql.ts";

/** Sent when somebody wants tests that nobody had wanted before. */
export const TESTS_WANTED = "tests_wanted";

/**
 * Renewed while a server builds (hold-problem.ts); what a server that died was building waits so long for the next one.
 * Should a server be held up for longer, another one builds the same for nothing.
 */
const LEASE = "8 seconds";

/**
 * Of each problem for which submissions wait: for how many problems that one of their users waits who waits for the
 * fewest. Who has submitted to the whole catalogue waits behind whoever has submitted to one problem, and not the other
 * way round; in the order of time one account could keep everybody else waiting for twenty minutes.
 */
const CROWD = `crowd as materialized (
  select awaits as problem_id, min(awaited) as of_fewest
    from job join (select user_id, count(distinct awaits) as awaited
                     from job where awaits is not null group by user_id) load using (user_id)
   where awaits is not null group by awaits)`;

/**
 * Takes the most wanted of these problems for this server: those that cannot be solved before those whose older version
 * works, what a submission waits for (first of those who wait for the fewest) before what was opened lately, that before
 * the rest, and then in the order of the list. Where only what is wanted is built (`builds`), none that cannot be solved
 * and nobody wants. Null when others build all that is left.
 */
export async function takeProblem(
  db: Queryable,
  { ids, builds }: { ids: readonly string[]; builds: Config["buildTests"] },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `update problem set building_until = now() + $2::interval
      where id = (with ${CROWD}
                  select id from problem p left join awaited_tests a on a.problem_id = p.id
                                           left join crowd on crowd.problem_id = p.id
                   where id = any($1) and (building_until is null or building_until < now())
                     and ($3 = 'all' or not awaits_tests or ${IS_WANTED})
                   order by awaits_tests desc, a.since is null, coalesce(of_fewest, 0), a.since, wanted_at desc nulls last, position, id
                   limit 1 for update of p skip locked)
      returning id`,
    [ids, LEASE, builds],
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

/**
 * Somebody looks at it: it comes before those at which nobody does, and is built where only such are. Does nothing where
 * nothing is awaited, and of whoever looks again and again only every ten seconds: each time writes the row.
 */
export async function wantTests(db: Queryable, id: string): Promise<void> {
  await db.query(
    `with unwanted as (select from problem where id = $1 and awaits_tests and wanted_at is null),
          wanted as (update problem set wanted_at = now() where id = $1 and awaits_tests
                        and (wanted_at is null or wanted_at < now() - interval '10 seconds'))
     select pg_notify($2, '') from unwanted`,
    [id, TESTS_WANTED],
  );
}

/** Of all problems, drafts included: how many lack their tests, whose nobody has wanted, and whose could not be built. */
export async function countAwaiting(
  db: Queryable,
): Promise<{ problems: number; awaiting: number; unwanted: number; broken: number }> {
  const { rows } = await db.query<{ problems: number; awaiting: number; unwanted: number; broken: number }>(
    `select count(*)::int as problems,
            count(*) filter (where p.awaits_tests)::int as awaiting,
            count(*) filter (where p.awaits_tests and not ${IS_WANTED})::int as unwanted,
            count(*) filter (where p.awaits_tests and a.fault is not null)::int as broken
       from problem p left join awaited_tests a on a.problem_id = p.id where p.deleted_at is null`,
  );
  return rows[0] ?? { problems: 0, awaiting: 0, unwanted: 0, broken: 0 };
}

/**
 * Keeps this submission's transaction and the one that stores the tests apart, and puts the problem in front of all
 * that is built. Null where nothing is awaited, or not any more. `fault`: they will not come.
 */
export async function awaitTests(db: Queryable, id: string): Promise<{ total: number; fault: string | null } | null> {
  const { rows } = await db.query<{ total: number; fault: string | null }>(
    "update awaited_tests set since = coalesce(since, now()) where problem_id = $1 returning total, fault",
    [id],
  );
  return rows[0] ?? null;
}

/**
 * From now on the problem's tests are awaited, or once more after they could not be built. Does nothing where they are
 * there, or an older version of them: behind the transaction that stores them.
 */
export async function expectTests(db: Queryable, { id, total }: { id: string; total: number }): Promise<void> {
  await db.query(
    `insert into awaited_tests (problem_id, total)
     select id, $2 from problem where id = $1 and awaits_tests for share
     on conflict (problem_id) do update set total = excluded.total, fault = null`,
    [id, total],
  );
}

/** For those who wait for it. */
export async function noteBuilt(db: Queryable, { id, built }: { id: string; built: number }): Promise<void> {
  await db.query("update awaited_tests set built = $2 where problem_id = $1 and built <> $2", [id, built]);
}

/** How far the tests of a problem are; null where nothing is awaited. */
export async function findAwaited(db: Queryable, id: string): Promise<Awaited | null> {
  const { rows } = await db.query<Awaited>(
    "select built, total, fault, since from awaited_tests where problem_id = $1",
    [id],
  );
  return rows[0] ?? null;
}

export interface Awaited {
  built: number;
  total: number;
  fault: string | null;
  since: Date | null;
}

/**
 * Whether a submission waits for another of these problems and for this one not, or one of somebody who waits for fewer,
 * or somebody has opened it later.
 */
export async function isAnotherWantedMore(db: Queryable, id: string, ids: readonly string[]): Promise<boolean> {
  const { rowCount } = await db.query(
    `with ${CROWD}
     select from problem this left join awaited_tests mine on mine.problem_id = this.id
                              left join crowd of_mine on of_mine.problem_id = this.id,
            problem other left join awaited_tests theirs on theirs.problem_id = other.id
                          left join crowd of_theirs on of_theirs.problem_id = other.id
      where this.id = $1 and other.id = any($2) and other.id <> $1 and other.awaits_tests
        and (other.building_until is null or other.building_until < now())
        and case when mine.since is null and theirs.since is null
                 then other.wanted_at > coalesce(this.wanted_at, '-infinity')
                 when theirs.since is null or mine.since is null then theirs.since is not null
                 else (coalesce(of_theirs.of_fewest, 0), theirs.since) < (coalesce(of_mine.of_fewest, 0), mine.since) end
      limit 1`,
    [id, ids],
  );
  return rowCount !== 0;
}

/** Whether submissions wait for another of these problems, which nobody builds, and none waits for this one. */
export async function isAnotherAwaited(db: Queryable, id: string, ids: readonly string[]): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from problem other join awaited_tests theirs on theirs.problem_id = other.id
      where other.id = any($2) and other.awaits_tests and theirs.since is not null
        and (other.building_until is null or other.building_until < now())
        and not exists (select from awaited_tests mine where mine.problem_id = $1 and mine.since is not null)
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

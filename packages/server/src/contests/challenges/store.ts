import type { Difficulty, Tag } from "@verdict/contract/problems";
import type pg from "pg";
import type { Config } from "../../config.ts";
import { CONTEST_OVER, isReserved } from "../../openings/openings-sql.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { mayBeGiven } from "../../problems/building/wanted-sql.ts";

export interface NewChallenge {
  id: string;
  title: string;
  intro: string;
  windowMinutes: number;
  endsAt: Date;
  /** Null: the site itself. */
  madeBy: string | null;
  /** In the order of their letters. */
  problemIds: readonly string[];
}

/** It begins now; the site's own is on the list of contests, that of a user is found by its link. */
export async function insertChallenge(db: Queryable, challenge: NewChallenge): Promise<void> {
  const { id, title, intro, windowMinutes, endsAt, madeBy, problemIds } = challenge;
  await db.query(
    `with made as (
       insert into contest (id, title, intro, starts_at, ends_at, window_minutes, is_listed, is_challenge, made_by)
       values ($1, $2, $3, now(), $4, $5, $6::uuid is null, true, $6) returning id)
     insert into contest_problem (contest_id, ordinal, problem_id)
     select made.id, ordinal, problem_id from made, unnest($7::text[]) with ordinality chosen (problem_id, ordinal)`,
    [id, title, intro, endsAt, windowMinutes, madeBy, problemIds],
  );
}

/** Until the transaction ends nobody makes another challenge in this name, or (null) the site's next one. */
export async function lockMaking(db: Queryable, userId: string | null): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('challenge ' || coalesce($1, ''), 0))", [userId]);
}

/** Those of the user's that have not ended. */
export async function countOpen(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    `select count(*)::int as open from contest c where c.made_by = $1 and now() < ${CONTEST_OVER}`,
    [userId],
  );
  return rows[0]?.open ?? 0;
}

/** Those of the ids that no problem has which everybody may read. */
export async function listNotPublic(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select asked as id from unnest($1::text[]) asked
      where not exists (select from problem p where p.id = asked and p.deleted_at is null and not p.is_draft)`,
    [ids],
  );
  return rows.map((row) => row.id);
}

/**
 * Those of the ids whose problem nobody can submit to before its tests are built. Where those are built that somebody
 * wants (`builds`), a challenge is who wants them.
 */
export async function listAwaitingTests(
  db: Queryable,
  { ids, builds }: { ids: readonly string[]; builds: Config["buildTests"] },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from problem p where id = any ($1) and not ${mayBeGiven("$2")} order by id`,
    [ids, builds],
  );
  return rows.map((row) => row.id);
}

/** Somebody else than the user has entered. */
export async function hasOthers(db: Queryable, input: { id: string; userId: string }): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from contest_entry e where e.contest_id = $1
        and not exists (select from contest_member m where m.entry_id = e.id and m.user_id = $2) limit 1`,
    [input.id, input.userId],
  );
  return rowCount === 1;
}

export async function readNow(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>("select now()");
  const [row] = rows;
  if (row === undefined) throw new Error("a query without a table gives one row");
  return row.now;
}

/** The site has opened its challenge of the week that begins on this day (`2026-11-23`), whatever became of it. */
export async function hasOpened(db: Queryable, day: string): Promise<boolean> {
  const { rowCount } = await db.query("select from weekly_challenge where week = $1", [day]);
  return rowCount === 1;
}

export async function noteOpened(db: Queryable, day: string): Promise<void> {
  await db.query("insert into weekly_challenge (week) values ($1)", [day]);
}

export interface Candidate {
  id: string;
  difficulty: Difficulty;
  tag: Tag;
  /** When one of the site's own challenges had it last. */
  used_at: Date | null;
}

/**
 * What everybody may read and submit to, and no contest has that is to come, runs or has a frozen board. `builds`: see
 * mayBeGiven.
 */
export async function listCandidates(db: Queryable, builds: Config["buildTests"]): Promise<Candidate[]> {
  const { rows } = await db.query<Candidate>(
    `select p.id, p.difficulty, p.tag,
            (select max(c.starts_at) from contest_problem q join contest c on c.id = q.contest_id
              where q.problem_id = p.id and c.is_challenge and c.is_listed) as used_at
       from problem p
      where p.deleted_at is null and not p.is_draft and ${mayBeGiven("$1")}
        and not ${isReserved("p.id")}
      order by p.position, p.id`,
    [builds],
  );
  return rows;
}

/** Challenges that are over for all and that nobody had entered. Whoever is entering one at this moment keeps it. */
export async function removeUnentered(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    // Locked first: a statement that finds no entry and waits for the lock afterwards would not see one that came meanwhile.
    const { rows } = await db.query<{ id: string }>(
      `select c.id from contest c where c.is_challenge and ${CONTEST_OVER} <= now()
          and not exists (select from contest_entry e where e.contest_id = c.id) for update skip locked`,
    );
    await db.query(
      `delete from contest c where c.id = any ($1)
          and not exists (select from contest_entry e where e.contest_id = c.id)`,
      [rows.map((row) => row.id)],
    );
  });
}

import type { Difficulty, Tag } from "@verdict/contract/problems";
import type { Queryable } from "../../platform/postgres/transaction.ts";

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
    "select count(*)::int as open from contest where made_by = $1 and now() < ends_at",
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

/** The site's own that began at this moment or later is there. */
export async function hasOwnSince(db: Queryable, since: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from contest where is_challenge and is_listed and starts_at >= $1 limit 1",
    [since],
  );
  return rowCount === 1;
}

export interface Candidate {
  id: string;
  difficulty: Difficulty;
  tag: Tag;
  /** When one of the site's own challenges had it last. */
  used_at: Date | null;
}

/** What everybody may read and submit to, and no contest has that is to come or runs. */
export async function listCandidates(db: Queryable): Promise<Candidate[]> {
  const { rows } = await db.query<Candidate>(
    `select p.id, p.difficulty, p.tag,
            (select max(c.starts_at) from contest_problem q join contest c on c.id = q.contest_id
              where q.problem_id = p.id and c.is_challenge and c.is_listed) as used_at
       from problem p
      where p.deleted_at is null and not p.is_draft and not p.awaits_tests
        and not exists (select from contest_problem q join contest c on c.id = q.contest_id
                         where q.problem_id = p.id and not c.is_challenge and now() < c.ends_at)
      order by p.position, p.id`,
  );
  return rows;
}

/** Challenges that have ended and that nobody had entered. */
export async function removeUnentered(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from contest c where c.is_challenge and c.ends_at <= now()
        and not exists (select from contest_entry e where e.contest_id = c.id)`,
  );
  return rowCount ?? 0;
}

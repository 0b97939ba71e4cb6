import type { EntryKind } from "@verdict/contract/contests";
import { makeJoinCode } from "../../platform/join-code.ts";
import { plannedOnce } from "../../platform/postgres/planned-once.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** The clock of a virtual entry starts at once. False for a user who has such an entry already. */
export async function insertEntry(
  db: Queryable,
  input: { contestId: string; userId: string; name: string; kind: EntryKind },
): Promise<boolean> {
  const isVirtual = input.kind === "virtual";
  const { rows } = await db.query<{ id: string }>(
    `insert into contest_entry (contest_id, name, kind, started_at, team_code)
     values ($1, $2, $3, case when $4 then now() end, case when not $4 then $5 end) returning id`,
    [input.contestId, input.name, input.kind, isVirtual, makeJoinCode()],
  );
  const { rowCount } = await db.query(
    `insert into contest_member (contest_id, user_id, entry_id, is_virtual)
     values ($1, $2, $3, $4) on conflict (contest_id, user_id, is_virtual) do nothing`,
    [input.contestId, input.userId, rows[0]?.id, isVirtual],
  );
  return rowCount === 1;
}

/** What was started stays as it was. False without an entry whose clock is its own. */
export async function startOwnClock(db: Queryable, input: { contestId: string; userId: string }): Promise<boolean> {
  const { rowCount } = await db.query(
    `update contest_entry e set started_at = coalesce(e.started_at, now())
       from contest_member m
      where m.contest_id = $1 and m.user_id = $2 and m.entry_id = e.id and not m.is_virtual`,
    [input.contestId, input.userId],
  );
  return rowCount === 1;
}

interface Team {
  /** In the order of their names. */
  members: string[];
  code: string | null;
  started_at: Date | null;
}

const FIND_TEAM = plannedOnce(
  `select e.team_code as code, e.started_at,
          array(select concat_ws(' ', u.first_name, u.last_name) from contest_member m
                  join user_account u on u.id = m.user_id where m.entry_id = e.id order by 1, u.id) as members
     from contest_entry e where e.id = $1`,
);

export async function findTeam(db: Queryable, entryId: string): Promise<Team> {
  const { rows } = await db.query<Team>({ ...FIND_TEAM, values: [entryId] });
  return rows[0] ?? { members: [], code: null, started_at: null };
}

/** The entry that has the code, to which nobody else is added until the transaction ends; null where there is none. */
export async function lockTeam(
  db: Queryable,
  { contestId, code }: { contestId: string; code: string },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select e.id from contest_entry e join contest c on c.id = e.contest_id
      where e.contest_id = $1 and e.team_code = $2 and c.team_size > 1
        and exists (select from contest_member m where m.entry_id = e.id) for update of e`,
    [contestId, code],
  );
  return rows[0]?.id ?? null;
}

/** False for a user who takes part already. */
export async function insertMember(
  db: Queryable,
  input: { contestId: string; userId: string; entryId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into contest_member (contest_id, user_id, entry_id, is_virtual)
     values ($1, $2, $3, false) on conflict (contest_id, user_id, is_virtual) do nothing`,
    [input.contestId, input.userId, input.entryId],
  );
  return rowCount === 1;
}

export async function unrankEntry(db: Queryable, entryId: string): Promise<void> {
  await db.query("update contest_entry set kind = 'unofficial' where id = $1 and kind = 'official'", [entryId]);
}

/** Until the transaction ends nobody starts its own clock, joins it or leaves it. When that clock was started. */
export async function holdEntry(db: Queryable, entryId: string): Promise<Date | null> {
  const { rows } = await db.query<{ started_at: Date | null }>(
    "select started_at from contest_entry where id = $1 for update",
    [entryId],
  );
  return rows[0]?.started_at ?? null;
}

/** Of an entry that is held. With its last member it goes as well. */
export async function removeMember(db: Queryable, input: { entryId: string; userId: string }): Promise<void> {
  const { rowCount } = await db.query("select from contest_member where entry_id = $1 and user_id <> $2", [
    input.entryId,
    input.userId,
  ]);
  if (rowCount === 0) await db.query("delete from contest_entry where id = $1", [input.entryId]);
  else await db.query("delete from contest_member where entry_id = $1 and user_id = $2", [input.entryId, input.userId]);
}

import type { EntryKind } from "@verdict/contract/contests";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** The clock of a virtual entry starts at once. False for a user who has such an entry already. */
export async function insertEntry(
  db: Queryable,
  input: { contestId: string; userId: string; name: string; kind: EntryKind },
): Promise<boolean> {
  const isVirtual = input.kind === "virtual";
  const { rows } = await db.query<{ id: string }>(
    `insert into contest_entry (contest_id, name, kind, started_at)
     values ($1, $2, $3, case when $4 then now() end) returning id`,
    [input.contestId, input.name, input.kind, isVirtual],
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

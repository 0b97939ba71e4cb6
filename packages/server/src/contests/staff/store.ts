import type { StaffRole } from "@verdict/contract/contest-staff";
import type { Queryable } from "../../platform/postgres/transaction.ts";

interface Part {
  contestId: string;
  userId: string;
}

/** Until the transaction ends nobody else makes this account take part, or staff, of the contest, nor deletes that. */
export async function lockPart(db: Queryable, { contestId, userId }: Part): Promise<void> {
  await db.query("select from contest where id = $1 for key share", [contestId]);
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`contest part ${contestId} ${userId}`]);
}

export interface StaffRow {
  user_id: string;
  email_id: string;
  name: string;
  role: StaffRole;
  named_at: Date;
}

/** Organisers first, then by name. */
export async function listStaff(db: Queryable, contestId: string): Promise<StaffRow[]> {
  const { rows } = await db.query<StaffRow>(
    `select f.user_id, u.email_id, concat_ws(' ', u.first_name, u.last_name) as name, f.role, f.named_at
       from contest_staff f join user_account u on u.id = f.user_id
      where f.contest_id = $1 and f.ended_at is null order by f.role desc, u.first_name, u.last_name, u.id`,
    [contestId],
  );
  return rows;
}

/** By address, or by whole name (the index user_account_by_name); two are enough to see that there are several. */
export async function listCalled(db: Queryable, who: string): Promise<{ id: string; email_id: string }[]> {
  const { rows } = await db.query<{ id: string; email_id: string }>(
    who.includes("@")
      ? "select id, email_id from user_account where email_id = lower($1)"
      : "select id, email_id from user_account where lower(btrim(first_name || ' ' || coalesce(last_name, ''))) = lower($1) limit 2",
    [who],
  );
  return rows;
}

/** Whoever was staff before is it again. */
export async function putStaff(db: Queryable, { contestId, userId, role }: Part & { role: StaffRole }): Promise<void> {
  await db.query(
    `insert into contest_staff (contest_id, user_id, role) values ($1, $2, $3)
     on conflict (user_id, contest_id) do update set role = excluded.role, ended_at = null,
       named_at = case when contest_staff.ended_at is null then contest_staff.named_at else now() end`,
    [contestId, userId, role],
  );
}

/** The address of whom it was; null for who is none. */
export async function endStaff(db: Queryable, { contestId, userId }: Part): Promise<string | null> {
  const { rows } = await db.query<{ email_id: string }>(
    `update contest_staff f set ended_at = now() from user_account u
      where f.contest_id = $1 and f.user_id = $2 and f.ended_at is null and u.id = f.user_id returning u.email_id`,
    [contestId, userId],
  );
  return rows[0]?.email_id ?? null;
}

/** What they have entered as is out of the ranking from now on. */
export async function unrank(db: Queryable, { contestId, userId }: Part): Promise<void> {
  await db.query(
    `update contest_entry e set kind = 'unofficial' from contest_member m
      where m.contest_id = $1 and m.user_id = $2 and e.id = m.entry_id and e.kind = 'official'`,
    [contestId, userId],
  );
}

/** Also of those who are no longer. */
export async function hasBeenStaff(db: Queryable, { contestId, userId }: Part): Promise<boolean> {
  const { rowCount } = await db.query("select from contest_staff where contest_id = $1 and user_id = $2", [
    contestId,
    userId,
  ]);
  return rowCount === 1;
}

/** One of the entry's members is, or was, staff of its contest. */
export async function isOfStaff(db: Queryable, entryId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from contest_member m join contest_staff f on f.contest_id = m.contest_id and f.user_id = m.user_id
      where m.entry_id = $1 limit 1`,
    [entryId],
  );
  return rowCount === 1;
}

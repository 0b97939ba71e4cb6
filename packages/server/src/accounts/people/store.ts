import type { Role } from "@verdict/contract/accounts";
import type { PeopleShown } from "@verdict/contract/people";
import type pg from "pg";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface PersonRow extends pg.QueryResultRow {
  id: string;
  email_id: string;
  first_name: string;
  last_name: string | null;
  role: Role;
  problems_solved_count: number;
  created_at: Date;
  seen_at: Date | null;
  lock_reason: string | null;
  locked_by: string | null;
  locked_at: Date | null;
  delete_after: Date | null;
}

const SHOWN: Record<PeopleShown, string> = {
  all: "true",
  admins: "u.role = 'admin'",
  locked: "u.id in (select user_id from account_lock)",
  leaving: "u.id in (select user_id from account_deletion where delete_after is not null)",
};

const FROM = `user_account u
  left join account_lock l on l.user_id = u.id
  left join account_deletion d on d.user_id = u.id`;

/** When an account was last seen is looked up for those of a page alone. */
const OF_PAGE = `select p.*, greatest(
    (select max(seen_at) from session where user_id = p.id),
    (select max(seen_at) from personal_token where user_id = p.id)) as seen_at
  from page p`;

const COLUMNS = `u.id, u.email_id, u.first_name, u.last_name, u.role,
  u.problems_solved_count, u.created_at, l.reason as lock_reason, l.locked_by, l.locked_at, d.delete_after`;

/**
 * Newest first, those behind the account `after`. A search goes through all accounts: their names and addresses are
 * searched in the middle of words, too.
 */
export async function listPeople(
  db: Queryable,
  input: { search: string; show: PeopleShown; after: string | null; limit: number },
): Promise<PersonRow[]> {
  const { rows } = await db.query<PersonRow>(
    `with page as (
       select ${COLUMNS} from ${FROM}
        where ${SHOWN[input.show]}
          and ($1 = '' or position(lower($1) in u.email_id) > 0
               or position(lower($1) in lower(concat_ws(' ', u.first_name, u.last_name))) > 0)
          and ($2::uuid is null
               or (u.created_at, u.id) < (select b.created_at, b.id from user_account b where b.id = $2))
        order by u.created_at desc, u.id desc limit $3)
     ${OF_PAGE} order by p.created_at desc, p.id desc`,
    [input.search, input.after, input.limit],
  );
  return rows;
}

export async function findPerson(db: Queryable, userId: string): Promise<PersonRow | undefined> {
  const { rows } = await db.query<PersonRow>(
    `with page as (select ${COLUMNS} from ${FROM} where u.id = $1) ${OF_PAGE}`,
    [userId],
  );
  return rows[0];
}

/** The reason, or null for an account that is not locked. */
export async function findLockReason(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ reason: string }>("select reason from account_lock where user_id = $1", [userId]);
  return rows[0]?.reason ?? null;
}

/** The newest reason counts. */
export async function writeLock(
  db: Queryable,
  input: { userId: string; reason: string; lockedBy: string },
): Promise<void> {
  await db.query(
    `insert into account_lock (user_id, reason, locked_by) values ($1, $2, $3)
     on conflict (user_id) do update
       set reason = excluded.reason, locked_by = excluded.locked_by, locked_at = now()`,
    [input.userId, input.reason, input.lockedBy],
  );
}

/** False for an account that was not locked. */
export async function removeLock(db: Queryable, userId: string): Promise<boolean> {
  return (await db.query("delete from account_lock where user_id = $1", [userId])).rowCount === 1;
}

export interface WaitingRow extends pg.QueryResultRow {
  id: string;
  email_id: string;
  first_name: string;
  created_at: Date;
  is_expired: boolean;
}

/** Newest first. Those whose address has an account can't be finished: they are left out. */
export async function listWaiting(db: Queryable, most: number): Promise<WaitingRow[]> {
  const { rows } = await db.query<WaitingRow>(
    `select r.id, r.email_id, r.first_name, r.created_at, r.code_expires_at < now() as is_expired
       from pending_registration r
      where r.created_at > now() - interval '1 day'
        and not exists (select from user_account u where u.email_id = r.email_id)
      order by r.created_at desc, r.id limit $1`,
    [most],
  );
  return rows;
}

import { DELETION_GRACE_DAYS } from "@verdict/contract/account-changes";
import type pg from "pg";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { CODE_MINUTES } from "../codes/one-time-codes.ts";

/**
 * Ten thousand submissions take a second (2026-11-23, a busy machine), and who has submitted a thousand a day for a
 * year has more than fit into the time of other statements.
 */
const DELETION_MS = 10 * 60 * 1000;

export interface AskedDeletion extends pg.QueryResultRow {
  id: string;
  code_hash: Buffer;
  is_expired: boolean;
  attempts: number;
}

/** Takes the place of an older one of this user. */
export async function replaceDeletion(
  db: Queryable,
  deletion: { userId: string; id: string; codeHash: Buffer },
): Promise<void> {
  await db.query(
    `insert into account_deletion (user_id, id, code_hash, code_expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (user_id) do update
       set id = excluded.id, code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at,
           attempts = 0, delete_after = null`,
    [deletion.userId, deletion.id, deletion.codeHash, CODE_MINUTES],
  );
}

/** Locks it until the transaction ends, so that guesses made at the same time are counted one by one. */
export async function lockDeletion(client: pg.ClientBase, userId: string): Promise<AskedDeletion | null> {
  const { rows } = await client.query<AskedDeletion>(
    `select id, code_hash, attempts, code_expires_at < now() as is_expired
     from account_deletion where user_id = $1 and delete_after is null for update`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function countWrongDeletionCode(db: Queryable, userId: string): Promise<void> {
  await db.query("update account_deletion set attempts = attempts + 1 where user_id = $1", [userId]);
}

/** Returns when the account will be deleted. */
export async function scheduleDeletion(db: Queryable, userId: string): Promise<Date> {
  const { rows } = await db.query<{ delete_after: Date }>(
    `update account_deletion set delete_after = now() + make_interval(days => $2)
     where user_id = $1 returning delete_after`,
    [userId, DELETION_GRACE_DAYS],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the deletion that was just confirmed is gone");
  return row.delete_after;
}

/** By an administrator, without a code; false when the account was to be deleted already. */
export async function orderDeletion(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into account_deletion as d (user_id, id, code_hash, code_expires_at, delete_after)
     values ($1, gen_random_uuid(), '', now(), now() + make_interval(days => $2))
     on conflict (user_id) do update set delete_after = excluded.delete_after where d.delete_after is null`,
    [userId, DELETION_GRACE_DAYS],
  );
  return rowCount === 1;
}

/** True when the account was to be deleted. One that still waits for its code is left alone. */
export async function cancelDeletion(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query("delete from account_deletion where user_id = $1 and delete_after is not null", [
    userId,
  ]);
  return rowCount === 1;
}

/**
 * One of them, with everything that is theirs; the log keeps what happened. False when there is none. Whoever became an
 * admin meanwhile stays, and so does whoever logs in at this moment: their row is locked. Call it in a transaction of
 * its own.
 */
export async function deleteAccountThatIsDue(db: Queryable): Promise<boolean> {
  await db.query("select set_config('statement_timeout', $1, true)", [String(DELETION_MS)]);
  const deletion = {
    text: `with due as (
             select u.id from account_deletion d join user_account u on u.id = d.user_id
              where d.delete_after < now() and u.role <> 'admin'
              order by d.delete_after limit 1 for update skip locked),
           gone as (delete from user_account u using due where u.id = due.id returning u.email_id)
           insert into audit_entry (kind, email_id) select 'account_deleted', email_id from gone`,
    query_timeout: DELETION_MS,
  };
  const { rowCount } = await db.query(deletion);
  return rowCount === 1;
}

/** Those whose code was never entered. */
export async function deleteForgottenDeletions(db: Queryable): Promise<void> {
  await db.query("delete from account_deletion where delete_after is null and code_expires_at < now()");
}

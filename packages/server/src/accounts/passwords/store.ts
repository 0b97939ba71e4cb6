import type pg from "pg";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { CODE_MINUTES } from "../codes/one-time-codes.ts";

export interface PasswordReset extends pg.QueryResultRow {
  id: string;
  browser_hash: Buffer;
  code_hash: Buffer;
  is_expired: boolean;
  attempts: number;
}

export async function insertReset(
  db: Queryable,
  reset: { id: string; browserHash: Buffer; emailId: string; codeHash: Buffer },
): Promise<void> {
  await db.query(
    `insert into password_reset (id, browser_hash, email_id, code_hash, code_expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [reset.id, reset.browserHash, reset.emailId, reset.codeHash, CODE_MINUTES],
  );
}

/** Locks the rows until the transaction ends, so that guesses made at the same time are counted one by one. */
export async function lockResets(client: pg.ClientBase, emailId: string): Promise<PasswordReset[]> {
  const { rows } = await client.query<PasswordReset>(
    `select id, browser_hash, code_hash, attempts, code_expires_at < now() as is_expired
     from password_reset where email_id = $1 order by id for update`,
    [emailId],
  );
  return rows;
}

export async function countWrongResetCode(db: Queryable, id: string): Promise<void> {
  await db.query("update password_reset set attempts = attempts + 1 where id = $1", [id]);
}

export async function deleteResets(db: Queryable, emailId: string): Promise<void> {
  await db.query("delete from password_reset where email_id = $1", [emailId]);
}

/** At most so many; returns how many. */
export async function deleteExpiredResets(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from password_reset where id in (
       select id from password_reset where code_expires_at < now() order by code_expires_at limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
}

/** False for an account that was only ever used with Google or the OpenID provider. */
export async function hasPassword(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query("select 1 from user_account where id = $1 and password_hash is not null", [
    userId,
  ]);
  return rowCount === 1;
}

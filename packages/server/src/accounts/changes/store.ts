import type pg from "pg";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { CODE_MINUTES } from "../codes/one-time-codes.ts";

export interface EmailChange extends pg.QueryResultRow {
  id: string;
  email_id: string;
  code_hash: Buffer;
  is_expired: boolean;
  attempts: number;
}

/** Takes the place of an older one of this user. */
export async function replaceEmailChange(
  db: Queryable,
  change: { userId: string; id: string; emailId: string; codeHash: Buffer },
): Promise<void> {
  await db.query(
    `insert into email_change (user_id, id, email_id, code_hash, code_expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))
     on conflict (user_id) do update
       set id = excluded.id, email_id = excluded.email_id, code_hash = excluded.code_hash,
           code_expires_at = excluded.code_expires_at, attempts = 0`,
    [change.userId, change.id, change.emailId, change.codeHash, CODE_MINUTES],
  );
}

/** Locks it until the transaction ends, so that guesses made at the same time are counted one by one. */
export async function lockEmailChange(client: pg.ClientBase, userId: string): Promise<EmailChange | null> {
  const { rows } = await client.query<EmailChange>(
    `select id, email_id, code_hash, attempts, code_expires_at < now() as is_expired
     from email_change where user_id = $1 for update`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function countWrongEmailCode(db: Queryable, userId: string): Promise<void> {
  await db.query("update email_change set attempts = attempts + 1 where user_id = $1", [userId]);
}

export async function deleteEmailChange(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from email_change where user_id = $1", [userId]);
}

export async function deleteExpiredEmailChanges(db: Queryable): Promise<void> {
  await db.query("delete from email_change where code_expires_at < now()");
}

import type pg from "pg";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { CODE_MINUTES } from "../codes/one-time-codes.ts";

export interface PendingRegistration extends pg.QueryResultRow {
  id: string;
  browser_hash: Buffer;
  email_id: string;
  first_name: string;
  password_hash: string;
  code_hash: Buffer;
  is_expired: boolean;
  attempts: number;
}

export interface NewRegistration {
  id: string;
  browserHash: Buffer;
  emailId: string;
  firstName: string;
  passwordHash: string;
  codeHash: Buffer;
}

export async function insertRegistration(db: Queryable, registration: NewRegistration): Promise<void> {
  await db.query(
    `insert into pending_registration
       (id, browser_hash, email_id, first_name, password_hash, code_hash, code_expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`,
    [
      registration.id,
      registration.browserHash,
      registration.emailId,
      registration.firstName,
      registration.passwordHash,
      registration.codeHash,
      CODE_MINUTES,
    ],
  );
}

/** Locks the rows until the transaction ends, so that guesses made at the same time are counted one by one. */
export async function lockRegistrations(client: pg.ClientBase, emailId: string): Promise<PendingRegistration[]> {
  const { rows } = await client.query<PendingRegistration>(
    `select id, browser_hash, email_id, first_name, password_hash, code_hash, attempts,
            code_expires_at < now() as is_expired
     from pending_registration where email_id = $1 and created_at > now() - interval '1 day'
     order by id for update`,
    [emailId],
  );
  return rows;
}

/** The address of a registration of the last day; null when it has ended. */
export async function findWaitingAddress(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ email_id: string }>(
    "select email_id from pending_registration where id = $1 and created_at > now() - interval '1 day'",
    [id],
  );
  return rows[0]?.email_id ?? null;
}

/** The new code has all its tries again, and the old one stops working. */
export async function replaceCode(db: Queryable, id: string, codeHash: Buffer): Promise<void> {
  await db.query(
    `update pending_registration
     set code_hash = $2, code_expires_at = now() + make_interval(mins => $3), attempts = 0 where id = $1`,
    [id, codeHash, CODE_MINUTES],
  );
}

export async function countWrongCode(db: Queryable, id: string): Promise<void> {
  await db.query("update pending_registration set attempts = attempts + 1 where id = $1", [id]);
}

export async function deleteRegistrations(db: Queryable, emailId: string): Promise<void> {
  await db.query("delete from pending_registration where email_id = $1", [emailId]);
}

/** At most so many; returns how many. */
export async function deleteOldRegistrations(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from pending_registration where id in (
       select id from pending_registration where created_at < now() - interval '1 day'
        order by created_at limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
}

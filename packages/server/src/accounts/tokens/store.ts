import type { TokenScope } from "@verdict/contract/endpoint";
import type pg from "pg";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { endingAccess } from "../ending-access.ts";
import { holdAccount, type UserRow } from "../users/store.ts";

/** So long one that has expired is still listed, so that its owner understands why a program is refused. */
const KEPT_DAYS = 30;

export interface TokenRow extends pg.QueryResultRow {
  id: string;
  name: string;
  scope: TokenScope;
  created_at: Date;
  seen_at: Date | null;
  expires_at: Date | null;
}

export interface FoundToken extends Omit<UserRow, "password_hash"> {
  token_id: string;
  scope: TokenScope;
  seen_at: Date | null;
}

/** The token and its user in one query; undefined when it does not exist, was revoked or has expired. */
export async function findToken(db: Queryable, tokenHash: Buffer): Promise<FoundToken | undefined> {
  const { rows } = await db.query<FoundToken>(
    `select u.id, u.role, u.email_id, u.first_name, u.last_name, u.profile_picture, u.problems_solved_count,
            u.created_at, t.id as token_id, t.scope, t.seen_at
     from personal_token t join user_account u on u.id = t.user_id
     where t.token_hash = $1 and (t.expires_at is null or t.expires_at > now())`,
    [tokenHash],
  );
  return rows[0];
}

export async function touchToken(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query("update personal_token set seen_at = now() where token_hash = $1", [tokenHash]);
}

/** Newest first. */
export async function listTokens(db: Queryable, userId: string): Promise<TokenRow[]> {
  const { rows } = await db.query<TokenRow>(
    `select id, name, scope, created_at, seen_at, expires_at from personal_token
     where user_id = $1 order by created_at desc, id`,
    [userId],
  );
  return rows;
}

export interface NewToken {
  tokenHash: Buffer;
  userId: string;
  name: string;
  scope: TokenScope;
  expiresInDays: number | null;
}

/**
 * Null when the user has `most` of them already. Holds the account's row, so that of two at once each counts the other.
 */
export async function insertToken(client: pg.ClientBase, token: NewToken, most: number): Promise<TokenRow | null> {
  await holdAccount(client, token.userId);
  const { rows } = await client.query<TokenRow>(
    `insert into personal_token (token_hash, user_id, name, scope, expires_at)
     select $1, $2, $3, $4, now() + make_interval(days => $5)
      where (select count(*) from personal_token where user_id = $2) < $6
     returning id, name, scope, created_at, seen_at, expires_at`,
    [token.tokenHash, token.userId, token.name, token.scope, token.expiresInDays, most],
  );
  return rows[0] ?? null;
}

/** False when the user has no such token. */
export async function deleteToken(db: Queryable, input: { userId: string; id: string }): Promise<boolean> {
  const { rowCount } = await db.query(endingAccess("delete from personal_token where id = $1 and user_id = $2"), [
    input.id,
    input.userId,
  ]);
  return rowCount === 1;
}

export async function deleteTokensOfUser(db: Queryable, userId: string): Promise<void> {
  await db.query(endingAccess("delete from personal_token where user_id = $1"), [userId]);
}

/** At most so many; returns how many. */
export async function deleteExpiredTokens(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from personal_token where token_hash in
       (select token_hash from personal_token where expires_at < now() - make_interval(days => $1)
         order by expires_at limit $2 for update skip locked)`,
    [KEPT_DAYS, most],
  );
  return rowCount ?? 0;
}

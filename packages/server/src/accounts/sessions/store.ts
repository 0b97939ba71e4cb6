import type pg from "pg";
import { plannedOnce } from "../../platform/postgres/planned-once.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { endingAccess } from "../ending-access.ts";
import type { UserRow } from "../users/store.ts";

/** A session ends this long after the login, whatever happens. */
export const SESSION_DAYS = 30;
/** A session that nobody used for this long has ended as well. */
const IDLE_DAYS = 14;

export interface SessionRow extends Omit<UserRow, "password_hash"> {
  session_id: string;
  seen_at: Date;
}

const FIND_SESSIONS = plannedOnce(
  `select u.id, u.role, u.email_id, u.first_name, u.last_name, u.profile_picture, u.problems_solved_count,
          u.created_at, s.id as session_id, s.seen_at, s.token_hash
     from session s join user_account u on u.id = s.user_id
    where s.token_hash = any($1) and s.expires_at > now() and s.seen_at > now() - make_interval(days => $2)`,
);

/**
 * The sessions with their users, by the hash of the token in hex; what does not exist or has ended is left out. Every
 * call needs it.
 */
export async function findSessions(db: Queryable, tokenHashes: readonly string[]): Promise<Map<string, SessionRow>> {
  const { rows } = await db.query<SessionRow & { token_hash: Buffer }>({
    ...FIND_SESSIONS,
    values: [tokenHashes.map((hash) => Buffer.from(hash, "hex")), IDLE_DAYS],
  });
  return new Map(rows.map((row) => [row.token_hash.toString("hex"), row]));
}

export interface NewSession {
  tokenHash: Buffer;
  userId: string;
  userAgent: string;
  ip: string;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.query(
    `insert into session (token_hash, user_id, user_agent, ip, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [session.tokenHash, session.userId, session.userAgent, session.ip, SESSION_DAYS],
  );
}

/** Whether it was begun by a login in the last minutes. */
export async function isSessionYoung(db: Queryable, input: { tokenHash: Buffer; minutes: number }): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from session where token_hash = $1 and created_at > now() - make_interval(mins => $2)",
    [input.tokenHash, input.minutes],
  );
  return rowCount === 1;
}

export async function touchSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query("update session set seen_at = now() where token_hash = $1", [tokenHash]);
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query(endingAccess("delete from session where token_hash = $1"), [tokenHash]);
}

export async function deleteSessionsOfUser(db: Queryable, userId: string): Promise<void> {
  await db.query(endingAccess("delete from session where user_id = $1"), [userId]);
}

export interface OpenSessionRow extends pg.QueryResultRow {
  id: string;
  token_hash: Buffer;
  user_agent: string;
  ip: string;
  created_at: Date;
  seen_at: Date;
}

/** Nobody has more browsers; a program that logs in again and again would otherwise fill the table. */
const MOST_SESSIONS = 50;

/** Keeps the newest of a user. Of logins at the same moment each sees its own and the committed ones. */
export async function endOldestSessions(db: Queryable, userId: string): Promise<void> {
  await db.query(
    endingAccess(`delete from session where user_id = $1 and token_hash in
       (select token_hash from session where user_id = $1 order by created_at desc, token_hash offset $2)`),
    [userId, MOST_SESSIONS],
  );
}

/** Last used first. */
export async function listSessions(db: Queryable, userId: string): Promise<OpenSessionRow[]> {
  const { rows } = await db.query<OpenSessionRow>(
    `select id, token_hash, user_agent, ip, created_at, seen_at from session
     where user_id = $1 and expires_at > now() and seen_at > now() - make_interval(days => $2)
     order by seen_at desc, created_at desc limit $3`,
    [userId, IDLE_DAYS, MOST_SESSIONS],
  );
  return rows;
}

/** False when the user has no such session. */
export async function deleteOwnSession(db: Queryable, input: { userId: string; sessionId: string }): Promise<boolean> {
  const { rowCount } = await db.query(endingAccess("delete from session where id = $1 and user_id = $2"), [
    input.sessionId,
    input.userId,
  ]);
  return rowCount === 1;
}

/**
 * Those that ended by their age, at most so many; returns how many. One that nobody uses any more goes then too: an
 * index on its last use would cost each use a write.
 */
export async function deleteEndedSessions(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from session where token_hash in
       (select token_hash from session where expires_at < now() order by expires_at limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
}

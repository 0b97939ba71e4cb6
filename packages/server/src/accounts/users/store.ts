import type { Role } from "@verdict/contract/accounts";
import type pg from "pg";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

const COLUMNS =
  "id, role, email_id, first_name, last_name, profile_picture, problems_solved_count, created_at, password_hash";

export interface UserRow extends pg.QueryResultRow {
  id: string;
  role: Role;
  email_id: string;
  first_name: string;
  last_name: string | null;
  profile_picture: string | null;
  problems_solved_count: number;
  created_at: Date;
  password_hash: string | null;
}

export function userOfRow(row: Omit<UserRow, "password_hash">): SignedInUser {
  return {
    id: row.id,
    role: row.role,
    emailId: row.email_id,
    firstName: row.first_name,
    lastName: row.last_name,
    profilePicture: row.profile_picture,
    problemsSolvedCount: row.problems_solved_count,
    createdAt: row.created_at,
  };
}

export async function findUserByEmail(db: Queryable, emailId: string): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>(`select ${COLUMNS} from user_account where email_id = $1`, [emailId]);
  return rows[0];
}

export interface NewUser {
  emailId: string;
  firstName: string;
  lastName: string | null;
  profilePicture: string | null;
  passwordHash: string | null;
  googleSub: string | null;
  openId?: OpenIdKey;
  role: Role;
}

/** Who somebody is at an OpenID provider: its issuer, and its name for them, which never changes. */
export interface OpenIdKey {
  issuer: string;
  sub: string;
}

/** Undefined when the address, or who it is at Google or at the OpenID provider, has an account already. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>(
    `insert into user_account (email_id, first_name, last_name, profile_picture, password_hash, google_sub,
                               oidc_issuer, oidc_sub, role)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning ${COLUMNS}`,
    [
      user.emailId,
      user.firstName,
      user.lastName,
      user.profilePicture,
      user.passwordHash,
      user.googleSub,
      user.openId?.issuer ?? null,
      user.openId?.sub ?? null,
      user.role,
    ],
  );
  return rows[0];
}

export async function findUserByGoogleSub(db: Queryable, googleSub: string): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>(`select ${COLUMNS} from user_account where google_sub = $1`, [googleSub]);
  return rows[0];
}

/**
 * Undefined when no account has this address, or when it belongs to another Google account already. Never an admin: a
 * workspace changes hands with its domain, and an admin's account is worth buying one.
 */
export async function linkGoogleAccount(
  db: Queryable,
  input: { emailId: string; googleSub: string; profilePicture: string | null },
): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>(
    `update user_account set google_sub = $2, profile_picture = coalesce(profile_picture, $3)
     where email_id = $1 and google_sub is null and role <> 'admin' returning ${COLUMNS}`,
    [input.emailId, input.googleSub, input.profilePicture],
  );
  return rows[0];
}

export async function findUserByOpenId(db: Queryable, { issuer, sub }: OpenIdKey): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>(
    `select ${COLUMNS} from user_account where oidc_issuer = $1 and oidc_sub = $2`,
    [issuer, sub],
  );
  return rows[0];
}

/**
 * Undefined when no account has this address, or when it belongs to somebody else at this provider already: schools
 * give an address that has become free to the next pupil. Never an admin, as with Google. An identity at a provider that
 * the site had before gives way.
 */
export async function linkOpenId(
  db: Queryable,
  input: { emailId: string; openId: OpenIdKey; profilePicture: string | null },
): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>(
    `update user_account set oidc_issuer = $2, oidc_sub = $3, profile_picture = coalesce(profile_picture, $4)
     where email_id = $1 and oidc_issuer is distinct from $2 and role <> 'admin' returning ${COLUMNS}`,
    [input.emailId, input.openId.issuer, input.openId.sub, input.profilePicture],
  );
  return rows[0];
}

/**
 * Until the transaction ends nobody logs in to the account, and nothing of it changes. Returns the hash of its password
 * as it is now; undefined when the account is gone.
 */
export async function holdAccount(
  client: pg.ClientBase,
  userId: string,
): Promise<Pick<UserRow, "password_hash"> | undefined> {
  const { rows } = await client.query<Pick<UserRow, "password_hash">>(
    "select password_hash from user_account where id = $1 for no key update",
    [userId],
  );
  return rows[0];
}

export async function updatePassword(db: Queryable, userId: string, passwordHash: string): Promise<void> {
  await db.query("update user_account set password_hash = $2 where id = $1", [userId, passwordHash]);
}

export async function updateName(
  db: Queryable,
  input: { userId: string; firstName: string; lastName: string | null },
): Promise<void> {
  await db.query("update user_account set first_name = $2, last_name = $3 where id = $1", [
    input.userId,
    input.firstName,
    input.lastName,
  ]);
}

/** Throws a unique violation when another account has the address. */
export async function updateEmail(db: Queryable, userId: string, emailId: string): Promise<void> {
  await db.query("update user_account set email_id = $2 where id = $1", [userId, emailId]);
}

export async function updateRole(db: Queryable, userId: string, role: Role): Promise<void> {
  await db.query("update user_account set role = $2 where id = $1", [userId, role]);
}

/** Locks them until the transaction ends, so that of two admins who go at once one stays. */
export async function countAdmins(db: Queryable): Promise<number> {
  const { rowCount } = await db.query("select 1 from user_account where role = 'admin' for update");
  return rowCount ?? 0;
}

const ENSURING_ADMIN_LOCK = 826_432;

/** Until the transaction ends: of several servers that start at once, one after the other makes sure of an admin. */
export async function lockEnsuringAdmin(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [ENSURING_ADMIN_LOCK]);
}

/** The oldest account of an admin, or null when there is none. */
export async function findFirstAdmin(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    "select id from user_account where role = 'admin' order by created_at limit 1",
  );
  return rows[0]?.id ?? null;
}

import { type UserRow, userOfRow } from "../../accounts/users/store.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** The account by which somebody is known at a platform; null where there is none. */
export async function findKnown(
  db: Queryable,
  input: { platformId: string; sub: string },
): Promise<SignedInUser | null> {
  const { rows } = await db.query<UserRow>(
    `select u.id, u.role, u.email_id, u.first_name, u.last_name, u.profile_picture, u.problems_solved_count, u.created_at
       from lti_identity i join user_account u on u.id = i.user_id
      where i.platform_id = $1 and i.sub = $2`,
    [input.platformId, input.sub],
  );
  return rows[0] === undefined ? null : userOfRow(rows[0]);
}

/** False where the account is somebody else there, or that person has another account. */
export async function insertIdentity(
  db: Queryable,
  input: { platformId: string; sub: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "insert into lti_identity (platform_id, sub, user_id) values ($1, $2, $3) on conflict do nothing",
    [input.platformId, input.sub, input.userId],
  );
  return rowCount === 1;
}

interface IdentityRow {
  platformId: string;
  platform: string;
  linkedAt: Date;
}

/** Oldest first. An account has one at each platform. */
export async function listIdentities(db: Queryable, userId: string): Promise<IdentityRow[]> {
  const { rows } = await db.query<IdentityRow>(
    `select p.id as "platformId", p.name as platform, i.linked_at as "linkedAt"
       from lti_identity i join lti_platform p on p.id = i.platform_id
      where i.user_id = $1 order by i.linked_at, p.id`,
    [userId],
  );
  return rows;
}

/** The name of the platform; null where the account is nobody there. */
export async function removeIdentity(
  db: Queryable,
  input: { platformId: string; userId: string },
): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `delete from lti_identity i using lti_platform p
      where p.id = i.platform_id and i.platform_id = $1 and i.user_id = $2 returning p.name`,
    [input.platformId, input.userId],
  );
  return rows[0]?.name ?? null;
}

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

import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Since the last login there; the cookie lives as long. */
export const KNOWN_BROWSER_DAYS = 90;
/** Of one account; the longest unused are forgotten. */
const KNOWN_BROWSERS = 50;

/** The user of this address; null when this browser has not logged in to the account. */
export async function findUserOfBrowser(
  db: Queryable,
  input: { tokenHash: Buffer; emailId: string },
): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string }>(
    `select b.user_id from known_browser b join user_account u on u.id = b.user_id
     where b.token_hash = $1 and u.email_id = $2 and b.seen_at > now() - make_interval(days => $3)`,
    [input.tokenHash, input.emailId, KNOWN_BROWSER_DAYS],
  );
  return rows[0]?.user_id ?? null;
}

/** The browser's other accounts, as on a shared computer, go on under the new token too. */
export async function replaceBrowserToken(db: Queryable, input: { oldHash: Buffer; newHash: Buffer }): Promise<void> {
  await db.query("update known_browser set token_hash = $2 where token_hash = $1", [input.oldHash, input.newHash]);
}

export async function insertKnownBrowser(db: Queryable, input: { tokenHash: Buffer; userId: string }): Promise<void> {
  await db.query(
    `insert into known_browser (token_hash, user_id) values ($1, $2)
     on conflict (token_hash, user_id) do update set seen_at = now()`,
    [input.tokenHash, input.userId],
  );
  await db.query(
    `delete from known_browser where user_id = $1 and token_hash in
       (select token_hash from known_browser where user_id = $1 order by seen_at desc offset $2)`,
    [input.userId, KNOWN_BROWSERS],
  );
}

export async function deleteKnownBrowsers(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from known_browser where user_id = $1", [userId]);
}

/** At most so many; returns how many. */
export async function deleteForgottenBrowsers(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from known_browser where (token_hash, user_id) in (
       select token_hash, user_id from known_browser where seen_at < now() - make_interval(days => $1)
        order by seen_at limit $2 for update skip locked)`,
    [KNOWN_BROWSER_DAYS, most],
  );
  return rowCount ?? 0;
}

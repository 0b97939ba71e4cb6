import type { Queryable } from "../../platform/postgres/transaction.ts";

/** No token is valid for longer. */
const TOKEN_HOURS = 2;

/** The site that a token was used from first; from now on that is this one, unless there is another. */
export async function firstSiteOfToken(db: Queryable, input: { tokenHash: Buffer; site: string }): Promise<string> {
  const { rows } = await db.query<{ site: string }>(
    `insert into google_token_use (token_hash, site) values ($1, $2)
     on conflict (token_hash) do update set token_hash = excluded.token_hash returning site`,
    [input.tokenHash, input.site],
  );
  return rows[0]?.site ?? "";
}

export async function deleteOldTokenUses(db: Queryable): Promise<void> {
  await db.query("delete from google_token_use where used_at < now() - make_interval(hours => $1)", [TOKEN_HOURS]);
}

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

/** At most so many; returns how many. */
export async function deleteOldTokenUses(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from google_token_use where token_hash in (
       select token_hash from google_token_use where used_at < now() - make_interval(hours => $1)
        order by used_at limit $2 for update skip locked)`,
    [TOKEN_HOURS, most],
  );
  return rowCount ?? 0;
}

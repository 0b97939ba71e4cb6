import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Time for a password, a second factor, and a mail that tells its code. */
export const LOGIN_MINUTES = 15;

interface NewLogin {
  stateHash: Buffer;
  browserHash: Buffer;
  nonce: string;
  codeVerifier: string;
  wanted: string | null;
}

export async function insertLogin(db: Queryable, login: NewLogin): Promise<void> {
  await db.query(
    "insert into oidc_login (state_hash, browser_hash, nonce, code_verifier, wanted) values ($1, $2, $3, $4, $5)",
    [login.stateHash, login.browserHash, login.nonce, login.codeVerifier, login.wanted],
  );
}

/** Each works once. Undefined for one that is over, or was begun in another browser. */
export async function takeLogin(
  db: Queryable,
  { stateHash, browserHash }: Pick<NewLogin, "stateHash" | "browserHash">,
): Promise<Pick<NewLogin, "nonce" | "codeVerifier" | "wanted"> | undefined> {
  const { rows } = await db.query<Pick<NewLogin, "nonce" | "codeVerifier" | "wanted">>(
    `delete from oidc_login
      where state_hash = $1 and browser_hash = $2 and begun_at > now() - make_interval(mins => $3)
     returning nonce, code_verifier as "codeVerifier", wanted`,
    [stateHash, browserHash, LOGIN_MINUTES],
  );
  return rows[0];
}

/** At most so many; returns how many. */
export async function deleteOldLogins(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from oidc_login where state_hash in (
       select state_hash from oidc_login where begun_at < now() - make_interval(mins => $1)
        order by begun_at limit $2 for update skip locked)`,
    [LOGIN_MINUTES, most],
  );
  return rowCount ?? 0;
}

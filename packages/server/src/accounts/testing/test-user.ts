import type { Role } from "@verdict/contract/accounts";
import type pg from "pg";
import { insertSession } from "../sessions/store.ts";
import { hashToken, randomToken } from "../sessions/token.ts";

export interface TestUser {
  id: string;
  emailId: string;
  /** The Cookie header of a call that this user makes. */
  cookie: string;
}

/** An account with a session, made without the sign-up, for tests of other domains. */
export async function createTestUser(
  pool: pg.Pool,
  input: { role?: Role; firstName?: string } = {},
): Promise<TestUser> {
  const token = randomToken();
  const emailId = `${token.slice(0, 12).toLowerCase()}@example.com`;
  const { rows } = await pool.query<{ id: string }>(
    "insert into user_account (email_id, first_name, role, google_sub) values ($1, $2, $3, $4) returning id",
    [emailId, input.firstName ?? "Testing", input.role ?? "user", token],
  );
  const id = rows[0]?.id ?? "";
  await insertSession(pool, { tokenHash: hashToken(token), userId: id, userAgent: "test", ip: "127.0.0.1" });
  return { id, emailId, cookie: `session=${token}` };
}

import { createHash, randomBytes } from "node:crypto";
import { type BrowserContext, test as base } from "@playwright/test";
import pg from "pg";
import { databaseUrl } from "./support/database.ts";

export interface Account {
  userId: string;
  firstName: string;
  emailId: string;
}

interface Fixtures {
  /** Makes an account of its own for this story and signs the browser in, without the forms. */
  signIn: (input?: { role?: "user" | "admin"; firstName?: string }) => Promise<Account>;
  /** The product's database, for arranging what a story needs and a user cannot do. */
  database: pg.Pool;
}

interface WorkerFixtures {
  databasePool: pg.Pool;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  databasePool: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 2 });
      await use(pool);
      await pool.end();
    },
    { scope: "worker" },
  ],
  database: async ({ databasePool }, use) => use(databasePool),
  signIn: async ({ databasePool, context, baseURL }, use) => {
    await use(async ({ role = "user", firstName = "Mira" } = {}) => {
      const account = await insertAccount(databasePool, { role, firstName });
      await addSession(databasePool, context, { userId: account.userId, baseUrl: baseURL ?? "" });
      return account;
    });
  },
});

// biome-ignore lint/performance/noBarrelFile: stories import test and expect from one place, as Playwright documents.
export { expect } from "@playwright/test";

async function insertAccount(pool: pg.Pool, input: { role: "user" | "admin"; firstName: string }): Promise<Account> {
  const emailId = `story-${randomBytes(6).toString("hex")}@example.org`;
  const { rows } = await pool.query<{ id: string }>(
    "insert into users (email_id, first_name, google_sub, role) values ($1, $2, $1, $3) returning id",
    [emailId, input.firstName, input.role],
  );
  const userId = rows[0]?.id;
  if (userId === undefined) throw new Error("the account was not stored");
  return { userId, firstName: input.firstName, emailId };
}

async function addSession(
  pool: pg.Pool,
  context: BrowserContext,
  input: { userId: string; baseUrl: string },
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  await pool.query("insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')", [
    createHash("sha256").update(token).digest(),
    input.userId,
  ]);
  await context.addCookies([{ name: "session", value: token, url: input.baseUrl, httpOnly: true, sameSite: "Lax" }]);
}

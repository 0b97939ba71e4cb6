import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { sweepExpired } from "./sweep.ts";
import { createTestUser } from "./testing/test-user.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const count = async (table: string) => (await database.pool.query(`select 1 from ${table}`)).rowCount;

test("a sweep removes what has expired, and nothing else", async () => {
  const { pool } = database;
  const user = await createTestUser(pool);
  const hash = () => randomBytes(32);
  const session =
    "insert into session (token_hash, user_id, seen_at, expires_at) values ($1, $2, now() - $3::interval, now() + $4::interval)";
  await pool.query(session, [hash(), user.id, "1 day", "1 day"]);
  await pool.query(session, [hash(), user.id, "1 day", "-1 second"]);
  const pending = `insert into pending_registration
    (browser_hash, email_id, first_name, password_hash, code_hash, code_expires_at, created_at)
    values ($1, 'a@example.com', 'Ada', 'x', 'x', now(), now() - $2::interval)`;
  await pool.query(pending, [hash(), "25 hours"]);
  await pool.query(pending, [hash(), "23 hours"]);
  const reset = `insert into password_reset (browser_hash, email_id, code_hash, code_expires_at)
    values ($1, 'a@example.com', 'x', now() + $2::interval)`;
  await pool.query(reset, [hash(), "-1 second"]);
  await pool.query(reset, [hash(), "1 minute"]);
  await pool.query("insert into rate_limit values ('over', 1, $1), ('not over', 1, $2)", [
    Date.now() - 1,
    Date.now() + 60_000,
  ]);
  await pool.query(`insert into audit_entry (kind, email_id, at) values
    ('logged_in', 'a', now() - interval '91 days'), ('logged_in', 'a', now() - interval '89 days'),
    ('became_admin', 'a', now() - interval '5 years')`);

  await sweepExpired(pool);

  expect(await count("session")).toBe(2); // The test user's own, and one that goes on.
  expect(await count("pending_registration")).toBe(1);
  expect(await count("password_reset")).toBe(1);
  expect((await pool.query("select key from rate_limit")).rows).toEqual([{ key: "not over" }]);
  expect((await pool.query("select kind from audit_entry order by at")).rows).toEqual([
    { kind: "became_admin" },
    { kind: "logged_in" },
  ]);
});

test("all ended sessions are removed in batches, found by an index", async () => {
  const { pool } = database;
  const user = await createTestUser(pool);
  await pool.query(
    `insert into session (token_hash, user_id, expires_at)
     select sha256(int4send(n)), $1, now() + make_interval(secs => case when n <= 2500 then -n else n end)
       from generate_series(1, 20000) n`,
    [user.id],
  );
  await pool.query("analyze session");
  const sweepPlan = "select token_hash from session where expires_at < now() order by expires_at limit 1000";
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${sweepPlan}`);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("session_by_end");
  await sweepExpired(pool);
  const left = await pool.query("select count(*)::int as n from session where user_id = $1", [user.id]);
  expect(left.rows).toEqual([{ n: 17_501 }]);
});

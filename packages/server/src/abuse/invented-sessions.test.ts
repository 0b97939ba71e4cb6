import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { waitingFor } from "../platform/postgres/pool.ts";

/* Cookies cost nothing to invent, so they must not buy turns at the database. */

const CONNECTIONS = 10;
const FLOOD = 200;
let site: AccountsApp;

beforeAll(async () => {
  site = await createAccountsApp();
});
afterAll(() => site.close());

const check = async (cookie: string) => (await site.app.inject({ url: "/user/check", headers: { cookie } })).statusCode;

test("two hundred invented sessions have one turn in the time of somebody's of the same network who is signed in", async () => {
  const { cookie } = await createTestUser(site.database.pool);
  expect(await check(cookie)).toBe(200);
  const holders = await Promise.all(Array.from({ length: CONNECTIONS }, () => site.database.pool.connect()));
  let answered = 0;
  const flood = Array.from({ length: FLOOD }, (_, number) =>
    check(`session=${"x".repeat(40)}${number}`).finally(() => (answered += 1)),
  );
  await expect.poll(() => waitingFor(site.database.pool)).toBeGreaterThanOrEqual(FLOOD);
  const own = check(cookie);
  await expect.poll(() => waitingFor(site.database.pool)).toBeGreaterThan(FLOOD);
  // Over a single connection, so that the turns show in the order of the answers.
  const [first, ...others] = holders;
  first?.release();
  expect(await own).toBe(200);
  expect(answered).toBeLessThan(FLOOD / 2);
  for (const holder of others) holder.release();
  expect(await Promise.all(flood)).toContain(401);
});

test("a cookie as long as headers may be is nobody's, and is not kept while it waits", async () => {
  expect(await check(`session=${"x".repeat(10_000)}`)).toBe(401);
});

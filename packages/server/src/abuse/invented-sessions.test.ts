import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { createTestUser } from "../accounts/testing/test-user.ts";

/* Cookies cost nothing to invent, so they must not buy turns at the database. */

const CONNECTIONS = 10;
const FLOOD = 200;
let site: AccountsApp;

beforeAll(async () => {
  site = await createAccountsApp();
});
afterAll(() => site.close());

const check = async (cookie: string) => (await site.app.inject({ url: "/user/check", headers: { cookie } })).statusCode;

test("two hundred invented sessions are asked for together, and hold up nobody who is signed in", async () => {
  const { cookie } = await createTestUser(site.database.pool);
  expect(await check(cookie)).toBe(200);
  const holders = await Promise.all(Array.from({ length: CONNECTIONS }, () => site.database.pool.connect()));
  let questions = 0;
  site.database.pool.on("acquire", () => (questions += 1));
  const flood = Array.from({ length: FLOOD }, (_, number) => check(`session=${"x".repeat(40)}${number}`));
  await expect.poll(() => site.app.requestsInFlight()).toBe(FLOOD);
  const own = check(cookie);
  await expect.poll(() => site.app.requestsInFlight()).toBe(FLOOD + 1);
  // Over a single connection, as on a machine with as much to do.
  const [first, ...others] = holders;
  first?.release();
  expect(await own).toBe(200);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]));
  expect(questions).toBeLessThan(FLOOD / 4);
  for (const holder of others) holder.release();
});

test("a cookie as long as headers may be is nobody's, and is not kept while it waits", async () => {
  expect(await check(`session=${"x".repeat(10_000)}`)).toBe(401);
});

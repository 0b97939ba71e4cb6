import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { openBrowser } from "../accounts/testing/browser.ts";
import { createPasswordUser, TEST_PASSWORD } from "../accounts/testing/password-user.ts";

/* Right logins cost a password hash and a session each, so they are limited too, and take turns. */

const ADA = "ada@example.com";
const BOB = "bob@example.com";
let server: AccountsApp;

beforeAll(async () => {
  // A hundredth of the real strength would be over before a queue forms.
  server = await createAccountsApp({}, { passwordCost: { memoryKib: 8 * 1024, passes: 2 } });
  for (const emailId of [ADA, BOB]) await createPasswordUser(server.database.pool, emailId);
});
beforeEach(() => server.database.pool.query("delete from rate_limit"));
afterAll(() => server.close());

const login = async (emailId: string, ip = "192.0.2.1") =>
  (await openBrowser(server.app, { ip }).post("/user/login", { emailId, password: TEST_PASSWORD })).status;

test.each([
  ["another network", "198.51.100.1"],
  ["the same network", "192.0.2.1"],
])("eighty logins of one account at once do not keep somebody in %s waiting", async (_name, ip) => {
  let answered = 0;
  const flood = Array.from({ length: 80 }, () => login(ADA).finally(() => (answered += 1)));
  expect(await login(BOB, ip)).toBe(200);
  expect(answered).toBeLessThan(20);
  await Promise.all(flood);
});

test("eighty guesses at an address do not keep its owner waiting in a browser known there, on the guessers' own network", async () => {
  const owner = openBrowser(server.app, { ip: "2001:db8:1:100::1" });
  const ownLogin = async () => (await owner.post("/user/login", { emailId: ADA, password: TEST_PASSWORD })).status;
  expect(await ownLogin()).toBe(200);
  let answered = 0;
  const flood = Array.from({ length: 80 }, (_, number) =>
    openBrowser(server.app, { ip: `2001:db8:1:1${String(number).padStart(2, "0")}::2` })
      .post("/user/login", { emailId: ADA, password: "wrong password" })
      .finally(() => (answered += 1)),
  );
  expect(await ownLogin()).toBe(200);
  expect(answered).toBeLessThan(40);
  await Promise.all(flood);
});

test("of eighty right logins of one account at once, hardly more than sixty succeed, and the others come again in a minute", async () => {
  const replies = await Promise.all(
    Array.from({ length: 80 }, () =>
      openBrowser(server.app).post("/user/login", { emailId: ADA, password: TEST_PASSWORD }),
    ),
  );
  const succeeded = replies.filter(({ status }) => status === 200);
  expect(succeeded.length).toBeGreaterThanOrEqual(60);
  expect(succeeded.length).toBeLessThanOrEqual(64);
  const refused = replies.find(({ status }) => status === 429);
  expect(Number(refused?.headers["retry-after"])).toBeLessThanOrEqual(60);
});

test("a user has at most fifty sessions: the oldest end, the newest goes on", async () => {
  const first = openBrowser(server.app);
  await first.post("/user/login", { emailId: BOB, password: TEST_PASSWORD });
  let last = first;
  for (let count = 0; count < 60; count += 1) {
    if (count % 15 === 0) await server.database.pool.query("delete from rate_limit");
    last = openBrowser(server.app);
    await last.post("/user/login", { emailId: BOB, password: TEST_PASSWORD });
  }
  const { rows } = await server.database.pool.query(
    "select count(*)::int as sessions from session s join user_account u on u.id = s.user_id where u.email_id = $1",
    [BOB],
  );
  expect(rows).toEqual([{ sessions: 50 }]);
  expect((await first.get("/user/check")).status).toBe(401);
  expect((await last.get("/user/check")).status).toBe(200);
});

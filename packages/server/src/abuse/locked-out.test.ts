import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { type Browser, openBrowser } from "../accounts/testing/browser.ts";
import { createPasswordUser, TEST_PASSWORD } from "../accounts/testing/password-user.ts";
import { type SmtpPeer, startSmtpPeer } from "../accounts/testing/smtp-peer.ts";

/* Wrong guesses and mails of strangers slow the strangers, not the owner. */

const STRANGERS = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"];
const OWNER_AT_HOME = "198.51.100.7";
const OWNER_ON_THE_ROAD = "198.51.100.8";
let smtp: SmtpPeer;
let server: AccountsApp;
let ada: string;
let owner: Browser;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createAccountsApp({ SMTP_URL: smtp.url });
});
beforeEach(async () => {
  await server.database.pool.query("delete from rate_limit");
  ada = `ada-${randomUUID()}@example.com`;
  await createPasswordUser(server.database.pool, ada);
  owner = openBrowser(server.app, { ip: OWNER_AT_HOME });
  await login(owner, TEST_PASSWORD);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const at = (ip: string) => openBrowser(server.app, { ip });
const login = (browser: Browser, password: string, emailId = ada) => browser.post("/user/login", { emailId, password });

async function guessFiftyTimes(): Promise<void> {
  await Promise.all(
    STRANGERS.map(async (ip) => {
      for (let guess = 0; guess < 10; guess += 1) await login(at(ip), `wrong password ${guess}`);
    }),
  );
}

async function askForManyMails(emailId: string): Promise<void> {
  for (const ip of STRANGERS) {
    for (let mail = 0; mail < 4; mail += 1) await at(ip).post("/user/forgot-password", { emailId });
    await at(ip).post("/user/resend-otp", { emailId });
  }
}

test("fifty guesses of strangers keep the owner neither out of the browser used before, nor out of a new one", async () => {
  await guessFiftyTimes();
  const stranger = await login(at(STRANGERS[0] ?? ""), TEST_PASSWORD);
  expect(stranger.status).toBe(429);
  await owner.post("/user/logout");
  expect((await login(owner, TEST_PASSWORD)).status).toBe(200);
  expect((await login(at(OWNER_ON_THE_ROAD), TEST_PASSWORD)).status).toBe(200);
});

test("fifty guesses of strangers do not stop the owner from changing the password", async () => {
  await guessFiftyTimes();
  const change = { currentPassword: TEST_PASSWORD, newPassword: "a better password" };
  expect((await owner.post("/user/change-password", change)).status).toBe(200);
});

test("the log says once that the logins of the address were slowed", async () => {
  await guessFiftyTimes();
  const { rows } = await server.database.pool.query(
    "select count(*)::int as entries from audit_entry where kind = 'logins_slowed' and email_id = $1",
    [ada],
  );
  expect(rows).toEqual([{ entries: 1 }]);
});

test("after fifty guesses, further ones from new networks are made a second apart", async () => {
  await guessFiftyTimes();
  const start = performance.now();
  const replies = await Promise.all([21, 22, 23].map((host) => login(at(`203.0.113.${host}`), "wrong password")));
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(performance.now() - start).toBeGreaterThan(1_900);
});

test("mails that strangers ask for do not use up those of the owner, here or elsewhere", async () => {
  await askForManyMails(ada);
  expect((await owner.post("/user/forgot-password", { emailId: ada })).status).toBe(200);
  expect((await at(OWNER_ON_THE_ROAD).post("/user/forgot-password", { emailId: ada })).status).toBe(200);
});

test("strangers who ask for new passwords for an address do not stop its owner from signing up", async () => {
  const emailId = `new-${randomUUID()}@example.com`;
  await askForManyMails(emailId);
  const reply = await at(OWNER_ON_THE_ROAD).post("/user/register", { firstName: "Ada", emailId, password: "password" });
  expect(reply.status).toBe(200);
});

test("strangers who register an address over and over do not stop its owner from signing up", async () => {
  const emailId = `new-${randomUUID()}@example.com`;
  const register = (browser: Browser) =>
    browser.post("/user/register", { firstName: "Mallory", emailId, password: "password" });
  for (const ip of STRANGERS) for (let mail = 0; mail < 6; mail += 1) await register(at(ip));
  expect((await register(at(OWNER_ON_THE_ROAD))).status).toBe(200);
});

test("a browser that has logged in before gets ten wrong passwords in a quarter of an hour, and no more", async () => {
  for (let guess = 0; guess < 10; guess += 1) expect((await login(owner, "wrong password")).status).toBe(401);
  expect((await login(owner, TEST_PASSWORD)).status).toBe(429);
  expect((await login(at(OWNER_AT_HOME), TEST_PASSWORD)).status).toBe(200);
});

test("a cookie of another account, an invented one and one from before the last login give no budget of their own", async () => {
  const mallory = `mallory-${randomUUID()}@example.com`;
  await createPasswordUser(server.database.pool, mallory);
  const copied = owner.cookies.get("known-browser") ?? "";
  await login(owner, TEST_PASSWORD);
  const other = at("192.0.2.77");
  await login(other, TEST_PASSWORD, mallory);
  for (const cookie of [other.cookies.get("known-browser") ?? "", "invented", copied]) {
    await server.database.pool.query("delete from rate_limit");
    for (let guess = 0; guess < 10; guess += 1) await login(at("192.0.2.78"), "wrong password");
    const thief = at("192.0.2.78");
    thief.cookies.set("known-browser", cookie);
    expect((await login(thief, TEST_PASSWORD)).status).toBe(429);
  }
});

test.each(["/user/logout-everywhere", "/user/change-password"])("%s forgets the browsers", async (path) => {
  const copied = owner.cookies.get("known-browser") ?? "";
  const body = { currentPassword: TEST_PASSWORD, newPassword: "a better password" };
  expect((await owner.post(path, path.endsWith("password") ? body : undefined)).status).toBe(200);
  const { rowCount } = await server.database.pool.query(
    "select 1 from known_browser where token_hash = sha256(convert_to($1, 'UTF8'))",
    [copied],
  );
  expect(rowCount).toBe(0);
});

test("on a shared computer both accounts stay known", async () => {
  const bob = `bob-${randomUUID()}@example.com`;
  await createPasswordUser(server.database.pool, bob);
  await login(owner, TEST_PASSWORD, bob);
  await guessFiftyTimes();
  expect((await login(owner, TEST_PASSWORD)).status).toBe(200);
  const { rows } = await server.database.pool.query(
    `select count(*)::int as accounts from known_browser
     where token_hash = (select b.token_hash from known_browser b join user_account u on u.id = b.user_id
                         where u.email_id = $1)`,
    [bob],
  );
  expect(rows).toEqual([{ accounts: 2 }]);
});

test("the cookie of a known browser cannot be read by scripts, and lives for ninety days", async () => {
  const reply = await login(at(OWNER_AT_HOME), TEST_PASSWORD);
  const cookies = [reply.headers["set-cookie"]].flat().map(String);
  expect(cookies.find((cookie) => cookie.startsWith("known-browser="))).toMatch(
    /^known-browser=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { createPasswordUser, TEST_PASSWORD } from "../testing/password-user.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";

let smtp: SmtpPeer;
let server: AccountsApp;
let ada: string;
let renamed: string;
let browser: Browser;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createAccountsApp({ SMTP_URL: smtp.url });
});
beforeEach(async () => {
  await server.database.pool.query("delete from rate_limit");
  ada = `ada-${randomUUID()}@example.com`;
  renamed = `countess-${randomUUID()}@example.com`;
  await createPasswordUser(server.database.pool, ada);
  browser = await loggedIn(ada);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

async function loggedIn(emailId: string): Promise<Browser> {
  const fresh = openBrowser(server.app);
  await fresh.post("/user/login", { emailId, password: TEST_PASSWORD });
  return fresh;
}

const ask = (emailId: string, currentPassword = TEST_PASSWORD, from = browser) =>
  from.post("/user/change-email", { emailId, currentPassword });
const confirm = (otp: string, from = browser) => from.post("/user/confirm-email", { otp });
const emailOf = async (from: Browser) => (await from.get("/user/check")).body.user.emailId;

test("a changed name is shown at once, trimmed; an empty last name takes it away", async () => {
  const reply = await browser.post("/user/change-name", { firstName: " Augusta ", lastName: " King " });
  expect(reply).toMatchObject({ status: 200, body: { user: { firstName: "Augusta", lastName: "King" } } });
  expect((await browser.get("/user/check")).body).toEqual(reply.body);
  const without = await browser.post("/user/change-name", { firstName: "Augusta", lastName: "" });
  expect(without.body.user.lastName).toBeUndefined();
});

test.each([
  [{ firstName: "Al" }, "Minimum character should be 3"],
  [{ firstName: "evil.example" }, "First name cannot contain links or line breaks"],
  [{ firstName: "Ada", lastName: "https://evil" }, "Last name cannot contain links or line breaks"],
  [{ firstName: "Ada", lastName: "x".repeat(61) }, "Last name is too long"],
])("changing the name to %o says %s", async (body, message) => {
  expect(await browser.post("/user/change-name", body)).toMatchObject({ status: 400, body: { message } });
});

test("the mailed code moves the account: the new address logs in, the old one is told and does not", async () => {
  expect(await ask(` ${renamed.toUpperCase()} `)).toMatchObject({ status: 200 });
  expect(await emailOf(browser)).toBe(ada);
  expect(await confirm(await smtp.codeFor(renamed))).toMatchObject({
    status: 200,
    body: { user: { emailId: renamed } },
  });
  expect(await emailOf(browser)).toBe(renamed);
  expect(await emailOf(await loggedIn(renamed))).toBe(renamed);
  expect((await openBrowser(server.app).post("/user/login", { emailId: ada, password: TEST_PASSWORD })).status).toBe(
    401,
  );
  expect((await smtp.mailTo(ada)).subject).toBe("Your address was changed");
  const { rows } = await server.database.pool.query(
    "select email_id, done_by from audit_entry where kind = 'email_changed' and email_id in ($1, $2) order by id",
    [ada, renamed],
  );
  expect(rows).toEqual([
    { email_id: ada, done_by: renamed },
    { email_id: renamed, done_by: ada },
  ]);
});

test("without the password nothing is mailed", async () => {
  expect(await ask(renamed, "wrong password")).toMatchObject({
    status: 400,
    body: { message: "The current password is wrong" },
  });
  expect(smtp.mails.filter((mail) => mail.to === renamed)).toEqual([]);
});

test("a taken address is answered alike, its owner is told without a code, and no guess takes it", async () => {
  await createPasswordUser(server.database.pool, renamed);
  const free = await ask(`free-${randomUUID()}@example.com`);
  const taken = await ask(renamed);
  expect({ status: taken.status, body: taken.body }).toEqual({ status: free.status, body: free.body });
  expect((await smtp.mailTo(renamed)).text).not.toMatch(/\d{5}/);
  expect((await confirm("0000000000")).status).toBe(400);
});

test("an address that somebody else has taken meanwhile is not taken away", async () => {
  await ask(renamed);
  await createPasswordUser(server.database.pool, renamed);
  expect(await confirm(await smtp.codeFor(renamed))).toMatchObject({
    status: 400,
    body: { message: "Invalid or expired code" },
  });
  expect(await emailOf(browser)).toBe(ada);
});

test("after five wrong codes the right one is refused too; another account's code is none", async () => {
  const bob = `bob-${randomUUID()}@example.com`;
  await createPasswordUser(server.database.pool, bob);
  await ask(renamed);
  const code = await smtp.codeFor(renamed);
  expect((await confirm(code, await loggedIn(bob))).status).toBe(400);
  for (let guess = 0; guess < 5; guess += 1) expect((await confirm("000000")).status).toBe(400);
  expect((await confirm(code)).status).toBe(400);
  expect(await emailOf(browser)).toBe(ada);
});

test("a reset code that waits at the old address is dead after the move", async () => {
  const thief = openBrowser(server.app);
  await thief.post("/user/forgot-password", { emailId: ada });
  const resetCode = await smtp.codeFor(ada);
  await ask(renamed);
  await confirm(await smtp.codeFor(renamed));
  const reset = { emailId: ada, otp: resetCode, newPassword: "thief's password" };
  expect((await thief.post("/user/reset-password", reset)).status).toBe(400);
});

test.each(["/user/change-name", "/user/change-email", "/user/confirm-email"])(
  "%s is nothing for visitors",
  async (path) => {
    expect((await openBrowser(server.app).post(path, {})).status).toBe(401);
  },
);

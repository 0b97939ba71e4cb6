import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { untilLocksAreWaitedFor } from "../testing/lock-waits.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";
import { createTestUser } from "../testing/test-user.ts";
import { replacePassword } from "./replace-password.ts";

const OLD = "correct horse battery";
const NEW = "a better password";
let smtp: SmtpPeer;
let server: AccountsApp;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createAccountsApp({ SMTP_URL: smtp.url });
});
beforeEach(() => server.database.pool.query("delete from rate_limit"));
afterAll(async () => {
  await server.close();
  await smtp.close();
});

/** Signs somebody up; the mail with the code was the first to that address. */
async function signUp(): Promise<{ emailId: string; browser: Browser }> {
  const emailId = `ada-${randomUUID()}@example.com`;
  const browser = openBrowser(server.app);
  await browser.post("/user/register", { firstName: "Ada", emailId, password: OLD });
  await browser.post("/user/verify-register-otp", { emailId, otp: await smtp.codeFor(emailId) });
  return { emailId, browser };
}

const login = async (emailId: string, password: string) => {
  const browser = openBrowser(server.app);
  const { status } = await browser.post("/user/login", { emailId, password });
  return { status, browser };
};
const isLoggedIn = async (browser: Browser) => (await browser.get("/user/check")).status === 200;
const forgot = (browser: Browser, emailId: string) => browser.post("/user/forgot-password", { emailId });
const reset = (browser: Browser, emailId: string, otp: string) =>
  browser.post("/user/reset-password", { emailId, otp, newPassword: NEW });
const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");

test("a changed password counts at once; this browser stays logged in, all others are logged out", async () => {
  const { emailId, browser } = await signUp();
  const other = (await login(emailId, OLD)).browser;
  const reply = await browser.post("/user/change-password", { currentPassword: OLD, newPassword: NEW });
  expect(reply.status).toBe(200);
  expect(await isLoggedIn(browser)).toBe(true);
  expect(await isLoggedIn(other)).toBe(false);
  expect((await login(emailId, OLD)).status).toBe(401);
  expect((await login(emailId, NEW)).status).toBe(200);
  expect((await smtp.mailTo(emailId, 2)).subject).toBe("Your password was changed");
});

test("a login with the old password that comes while it is being replaced leaves no session", async () => {
  const { emailId } = await signUp();
  const { pool } = server.database;
  const { rows } = await pool.query<{ id: string }>("select id from user_account where email_id = $1", [emailId]);
  const [{ id: userId } = { id: "" }] = rows;
  const owner = await pool.connect();
  await owner.query("begin");
  await replacePassword(owner, { userId, passwordHash: "another" });
  const thief = login(emailId, OLD);
  await untilLocksAreWaitedFor(pool, 1);
  await owner.query("commit");
  owner.release();
  expect((await thief).status).toBe(401);
  expect((await pool.query("select from session where user_id = $1", [userId])).rowCount).toBe(0);
});

test.each([
  [{ currentPassword: "wrong password", newPassword: NEW }, "The current password is wrong"],
  [{ currentPassword: OLD, newPassword: "short" }, "Password is too weak"],
  [{ newPassword: NEW }, "Enter your current password"],
])("changing the password with %o says %s and changes nothing", async (body, message) => {
  const { emailId, browser } = await signUp();
  expect(await browser.post("/user/change-password", body)).toMatchObject({ status: 400, body: { message } });
  expect((await login(emailId, OLD)).status).toBe(200);
});

test("a stolen session cannot guess the password: ten wrong ones in a quarter of an hour are the end", async () => {
  const { emailId, browser } = await signUp();
  const change = (currentPassword: string, from = browser) =>
    from.post("/user/change-password", { currentPassword, newPassword: NEW });
  for (let guess = 0; guess < 10; guess += 1) expect((await change("wrong password")).status).toBe(400);
  expect((await change(OLD)).status).toBe(429);
  const other = (await login(emailId, OLD)).browser;
  expect((await change(OLD, other)).status).toBe(200);
});

test("an account without a password is told how to get one", async () => {
  const { cookie } = await createTestUser(server.database.pool);
  const reply = await server.app.inject({
    method: "POST",
    url: "/user/change-password",
    headers: { cookie },
    payload: { currentPassword: "x", newPassword: NEW },
  });
  expect(reply.statusCode).toBe(409);
  expect(reply.json().message).toContain("Forgot password?");
});

test("the mailed code sets a new password, logs in here and logs out everywhere else", async () => {
  const { emailId, browser: old } = await signUp();
  const browser = openBrowser(server.app);
  expect((await forgot(browser, emailId)).status).toBe(200);
  const mail = await smtp.mailTo(emailId, 2);
  expect(mail.text).toContain("choose a new password");
  const reply = await reset(browser, emailId, await smtp.codeFor(emailId, 2));
  expect(reply).toMatchObject({ status: 200, body: { user: { emailId } } });
  expect(await isLoggedIn(browser)).toBe(true);
  expect(await isLoggedIn(old)).toBe(false);
  expect((await login(emailId, OLD)).status).toBe(401);
  expect((await login(emailId, NEW)).status).toBe(200);
});

test("what strangers have guessed at an address counts no more after a reset", async () => {
  const { emailId } = await signUp();
  const key = `login_address:${emailId}`;
  await server.database.pool.query("insert into rate_limit values ($1, 500, $2)", [key, Date.now() + 600_000]);
  const browser = openBrowser(server.app);
  await forgot(browser, emailId);
  expect((await reset(browser, emailId, await smtp.codeFor(emailId, 2))).status).toBe(200);
  const { rowCount } = await server.database.pool.query("select 1 from rate_limit where key = $1", [key]);
  expect(rowCount).toBe(0);
});

test("of eight right reset codes at once exactly one sets a password", async () => {
  const { emailId } = await signUp();
  const browser = openBrowser(server.app);
  await forgot(browser, emailId);
  const code = await smtp.codeFor(emailId, 2);
  const replies = await Promise.all(Array.from({ length: 8 }, () => reset(browser, emailId, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a reset code works once, and only in the browser that asked", async () => {
  const { emailId } = await signUp();
  const [victim, attacker] = [openBrowser(server.app), openBrowser(server.app)];
  await forgot(victim, emailId);
  const code = await smtp.codeFor(emailId, 2);
  await forgot(attacker, emailId);
  expect((await reset(attacker, emailId, code)).status).toBe(400);
  expect((await reset(victim, emailId, code)).status).toBe(200);
  expect((await reset(victim, emailId, code)).status).toBe(400);
});

test("five wrong reset codes burn it, also when they come at once; ten minutes end it", async () => {
  const { emailId } = await signUp();
  const browser = openBrowser(server.app);
  await forgot(browser, emailId);
  const code = await smtp.codeFor(emailId, 2);
  await Promise.all(Array.from({ length: 20 }, () => reset(browser, emailId, wrongCode(code))));
  expect(await reset(browser, emailId, code)).toMatchObject({
    status: 400,
    body: { message: "Invalid or expired code" },
  });
  const later = openBrowser(server.app);
  await forgot(later, emailId);
  await server.database.pool.query("update password_reset set code_expires_at = now() - interval '1 second'");
  expect((await reset(later, emailId, await smtp.codeFor(emailId, 3))).status).toBe(400);
  expect((await login(emailId, OLD)).status).toBe(200);
});

test("an address without an account is answered alike, told so by mail, and gets no account", async () => {
  const { emailId } = await signUp();
  const unknown = `nobody-${randomUUID()}@example.com`;
  const known = await forgot(openBrowser(server.app), emailId);
  const browser = openBrowser(server.app);
  const reply = await forgot(browser, unknown);
  expect({ status: reply.status, body: reply.body }).toEqual({ status: known.status, body: known.body });
  expect(reply.headers["set-cookie"]).toBeDefined();
  const mail = await smtp.mailTo(unknown);
  expect(mail.subject).toBe("No account with this address");
  expect(mail.text).not.toMatch(/\d{6}/);
  expect((await reset(browser, unknown, "123456")).status).toBe(400);
});

test("an account made with Google can get a password by mail", async () => {
  const { emailId } = await createTestUser(server.database.pool);
  const browser = openBrowser(server.app);
  await forgot(browser, emailId);
  expect((await reset(browser, emailId, await smtp.codeFor(emailId))).status).toBe(200);
  expect((await login(emailId, NEW)).status).toBe(200);
});

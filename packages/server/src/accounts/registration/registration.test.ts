import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";

let smtp: SmtpPeer;
let server: AccountsApp;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createAccountsApp({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const PASSWORD = "correct horse battery";
const newAddress = () => `ada-${randomUUID()}@example.com`;
const newBrowser = () => openBrowser(server.app);
const register = (browser: Browser, emailId: string, changes: object = {}) =>
  browser.post("/user/register", { firstName: "Ada", emailId, password: PASSWORD, ...changes });
const verify = (browser: Browser, emailId: string, otp: string) =>
  browser.post("/user/verify-register-otp", { emailId, otp });
const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");
const countUsers = async (emailId: string) =>
  (await server.database.pool.query("select 1 from user_account where email_id = $1", [emailId])).rowCount;

async function skipCooldown(): Promise<void> {
  await server.database.pool.query("delete from rate_limit where key like 'resend:%'");
}

test("a registration with the mailed code makes an account and logs in", async () => {
  const browser = newBrowser();
  const reply = await register(browser, "Grace.Hopper@Example.com", { firstName: "  Grace " });
  expect(reply).toMatchObject({ status: 200, body: { emailId: "grace.hopper@example.com" } });
  const verified = await verify(browser, "Grace.Hopper@Example.com", await smtp.codeFor("grace.hopper@example.com"));
  expect(verified.status).toBe(200);
  expect(verified.body.user).toEqual({
    _id: expect.any(String),
    firstName: "Grace",
    emailId: "grace.hopper@example.com",
    role: "user",
    problemsSolvedCount: 0,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect((await browser.get("/user/check")).body).toEqual({ user: verified.body.user });
});

test("there is no user, and no session, before the code is proven", async () => {
  const browser = newBrowser();
  const emailId = newAddress();
  await register(browser, emailId);
  expect(await countUsers(emailId)).toBe(0);
  expect((await browser.get("/user/check")).status).toBe(401);
  expect((await browser.post("/user/login", { emailId, password: PASSWORD })).status).toBe(401);
});

test.each([
  [{ firstName: "Al" }, "Minimum character should be 3"],
  [{ firstName: "   x   " }, "Minimum character should be 3"],
  [{ firstName: undefined }, "Minimum character should be 3"],
  [{ firstName: "x".repeat(10_000) }, "First name is too long"],
  [
    { firstName: "you won! claim at\nhttps://evil.example/login now" },
    "First name cannot contain links or line breaks",
  ],
  [{ firstName: "evil.example" }, "First name cannot contain links or line breaks"],
  [{ emailId: "not an address" }, "Invalid Email"],
  [{ emailId: ["a@b.co"] }, "Invalid Email"],
  [{ emailId: `${"a".repeat(250)}@example.com` }, "Invalid Email"],
  [{ emailId: "a@example.com\r\nBcc: b@example.com" }, "Invalid Email"],
  [{ password: "1234567" }, "Password is too weak"],
  [{ password: 12345678 }, "Password is too weak"],
  [{ firstName: "A", emailId: "x", password: "" }, "Minimum character should be 3"],
])("registering with %o says %s", async (changes, message) => {
  const reply = await register(newBrowser(), newAddress(), changes);
  expect(reply).toMatchObject({ status: 400, body: { message, error: message, code: "bad_input" } });
});

test("fields that are not asked for change nothing: nobody registers as an admin", async () => {
  const browser = newBrowser();
  const emailId = newAddress();
  await register(browser, emailId, { role: "admin", problemsSolvedCount: 100, _id: "x" });
  const { body } = await verify(browser, emailId, await smtp.codeFor(emailId));
  expect(body.user).toMatchObject({ role: "user", problemsSolvedCount: 0 });
});

test("a code works once", async () => {
  const browser = newBrowser();
  const emailId = newAddress();
  await register(browser, emailId);
  const code = await smtp.codeFor(emailId);
  expect((await verify(browser, emailId, code)).status).toBe(200);
  expect((await verify(newBrowser(), emailId, code)).status).toBe(400);
});

test("after five wrong tries the right code is refused too", async () => {
  const browser = newBrowser();
  const emailId = newAddress();
  await register(browser, emailId);
  const code = await smtp.codeFor(emailId);
  for (let tries = 0; tries < 5; tries += 1) {
    const reply = await verify(browser, emailId, wrongCode(code));
    expect(reply).toMatchObject({ status: 400, body: { message: "Invalid or expired code" } });
  }
  expect((await verify(browser, emailId, code)).status).toBe(400);
});

test("forty wrong guesses at once count one by one and burn the code", async () => {
  const browser = newBrowser();
  const emailId = newAddress();
  await register(browser, emailId);
  const code = await smtp.codeFor(emailId);
  await Promise.all(Array.from({ length: 40 }, () => verify(browser, emailId, wrongCode(code))));
  expect((await verify(browser, emailId, code)).status).toBe(400);
  expect(await countUsers(emailId)).toBe(0);
});

test("of eight right guesses at once exactly one succeeds", async () => {
  const emailId = newAddress();
  const browser = newBrowser();
  await register(browser, emailId);
  const code = await smtp.codeFor(emailId);
  const replies = await Promise.all(Array.from({ length: 8 }, () => verify(browser, emailId, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countUsers(emailId)).toBe(1);
});

test("a code older than ten minutes is refused", async () => {
  const browser = newBrowser();
  const emailId = newAddress();
  await register(browser, emailId);
  const { rows } = await server.database.pool.query(
    `update pending_registration set code_expires_at = code_expires_at - interval '10 minutes'
     where email_id = $1 returning code_expires_at <= now() as is_over, created_at + interval '9 minutes' > now() as is_new`,
    [emailId],
  );
  expect(rows).toEqual([{ is_over: true, is_new: true }]);
  expect((await verify(browser, emailId, await smtp.codeFor(emailId))).status).toBe(400);
});

test("a resend mails a new code, and the old one stops working", async () => {
  const browser = newBrowser();
  const emailId = newAddress();
  await register(browser, emailId);
  const old = await smtp.codeFor(emailId);
  await skipCooldown();
  expect((await browser.post("/user/resend-otp", { emailId })).status).toBe(200);
  const code = await smtp.codeFor(emailId, 2);
  if (old !== code) expect((await verify(browser, emailId, old)).status).toBe(400);
  expect((await verify(browser, emailId, code)).status).toBe(200);
});

test("a resend within 30 seconds of the last mail is refused with the seconds to wait", async () => {
  const browser = newBrowser();
  const emailId = newAddress();
  await register(browser, emailId);
  for (let mails = 1; mails < 3; mails += 1) {
    const reply = await browser.post("/user/resend-otp", { emailId });
    expect(reply).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(25);
    expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(30);
    await skipCooldown();
    expect((await browser.post("/user/resend-otp", { emailId })).status).toBe(200);
  }
});

test("the cooldown counts from the newest registration of a browser, and refuses no registration", async () => {
  const emailId = newAddress();
  await register(newBrowser(), emailId);
  const browser = newBrowser();
  expect((await register(browser, emailId)).status).toBe(200);
  const reply = await browser.post("/user/resend-otp", { emailId });
  expect(reply.status).toBe(429);
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(25);
});

test("an attacker who registered a stranger's address first does not get the stranger's account", async () => {
  const emailId = newAddress();
  const [attacker, victim] = [newBrowser(), newBrowser()];
  await register(attacker, emailId, { password: "attacker's password", firstName: "Mallory" });
  await register(victim, emailId);
  const code = await smtp.codeFor(emailId, 2);
  expect((await verify(victim, emailId, code)).body.user.firstName).toBe("Ada");
  const login = (password: string) => newBrowser().post("/user/login", { emailId, password });
  expect((await login("attacker's password")).status).toBe(401);
  expect((await login(PASSWORD)).status).toBe(200);
});

test("an attacker who registers between the stranger's mail and the stranger's typing gains nothing", async () => {
  const emailId = newAddress();
  const [attacker, victim] = [newBrowser(), newBrowser()];
  await register(victim, emailId);
  const code = await smtp.codeFor(emailId);
  await register(attacker, emailId, { password: "attacker's password" });
  expect((await verify(attacker, emailId, code)).status).toBe(400);
  expect((await verify(victim, emailId, code)).status).toBe(200);
  expect((await newBrowser().post("/user/login", { emailId, password: "attacker's password" })).status).toBe(401);
});

test("an attacker cannot kill a stranger's code by asking for resends", async () => {
  const emailId = newAddress();
  const [attacker, victim] = [newBrowser(), newBrowser()];
  await register(victim, emailId);
  const code = await smtp.codeFor(emailId);
  await register(attacker, emailId);
  await skipCooldown();
  expect((await attacker.post("/user/resend-otp", { emailId })).status).toBe(200);
  expect((await verify(victim, emailId, code)).status).toBe(200);
});

test("a client without cookies can finish the only registration of an address", async () => {
  const emailId = newAddress();
  await register(newBrowser(), emailId);
  expect((await verify(newBrowser(), emailId, await smtp.codeFor(emailId))).status).toBe(200);
});

test("a known address is answered like a new one, and its owner is told", async () => {
  const emailId = newAddress();
  const owner = newBrowser();
  await register(owner, emailId);
  await verify(owner, emailId, await smtp.codeFor(emailId));
  const browser = newBrowser();
  const known = await register(browser, emailId, { password: "another password" });
  const fresh = await register(newBrowser(), newAddress());
  expect(known.status).toBe(fresh.status);
  expect(Object.keys(known.body)).toEqual(Object.keys(fresh.body));
  expect(known.body.message).toBe(fresh.body.message);
  expect(known.headers["set-cookie"]).toBeDefined();
  const mail = await smtp.mailTo(emailId, 2);
  expect(mail.subject).toBe("You already have an account");
  expect(mail.text).not.toMatch(/\d{6}/);
  await skipCooldown();
  expect((await browser.post("/user/resend-otp", { emailId })).status).toBe(200);
  expect((await smtp.mailTo(emailId, 3)).text).not.toMatch(/\d{6}/);
  expect((await newBrowser().post("/user/login", { emailId, password: PASSWORD })).status).toBe(200);
});

test("a resend for an address that waits for nothing is answered alike and mails nobody", async () => {
  const emailId = newAddress();
  const [browser, waiting] = [newBrowser(), newAddress()];
  await register(browser, waiting);
  await skipCooldown();
  const unknown = await newBrowser().post("/user/resend-otp", { emailId });
  const known = await browser.post("/user/resend-otp", { emailId: waiting });
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
  await smtp.mailTo(waiting, 2);
  expect(smtp.mails.filter((mail) => mail.to === emailId)).toEqual([]);
});

test("the database holds neither the code nor the password nor a cookie", async () => {
  const browser = newBrowser();
  const emailId = newAddress();
  await register(browser, emailId);
  const code = await smtp.codeFor(emailId);
  const { rows } = await server.database.pool.query("select * from pending_registration where email_id = $1", [
    emailId,
  ]);
  const stored = JSON.stringify(rows) + rows.map((row) => `${row.code_hash}${row.browser_hash}`).join();
  for (const secret of [code, PASSWORD, browser.cookies.get("registration") ?? ""])
    expect(stored).not.toContain(secret);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
});

test.each(["", "   ", undefined])("a blank code (%o) is refused in words", async (otp) => {
  const reply = await newBrowser().post("/user/verify-register-otp", { emailId: newAddress(), otp });
  expect(reply).toMatchObject({ status: 400, body: { message: "OTP is required" } });
});

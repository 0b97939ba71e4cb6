import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { type Browser, openBrowser } from "../accounts/testing/browser.ts";
import { createPasswordUser } from "../accounts/testing/password-user.ts";
import { type SmtpPeer, startSmtpPeer } from "../accounts/testing/smtp-peer.ts";

/* A code belongs to the browser that asked for it: nobody else can use up its tries or replace it. */

const PASSWORD = "a better password";
let smtp: SmtpPeer;
let server: AccountsApp;
let emailId: string;
let owner: Browser;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createAccountsApp({ SMTP_URL: smtp.url });
});
beforeEach(async () => {
  await server.database.pool.query("delete from rate_limit");
  emailId = `ada-${randomUUID()}@example.com`;
  owner = openBrowser(server.app);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const register = (browser: Browser) =>
  browser.post("/user/register", { firstName: "Ada", emailId, password: PASSWORD });
const verify = (browser: Browser, otp: string) => browser.post("/user/verify-register-otp", { emailId, otp });
const forgot = (browser: Browser) => browser.post("/user/forgot-password", { emailId });
const reset = (browser: Browser, otp: string) =>
  browser.post("/user/reset-password", { emailId, otp, newPassword: PASSWORD });
const stranger = () => openBrowser(server.app, { ip: "192.0.2.66" });
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

async function withStrangersCookie(name: "registration" | "reset"): Promise<Browser> {
  const browser = stranger();
  browser.cookies.set(name, "invented");
  return browser;
}

test("wrong codes of strangers leave the code of a registration alone", async () => {
  await register(owner);
  const code = await smtp.codeFor(emailId);
  const invented = await withStrangersCookie("registration");
  for (let guess = 0; guess < 12; guess += 1) {
    expect([400, 429]).toContain((await verify(stranger(), otherThan(code))).status);
    expect((await verify(invented, otherThan(code))).status).toBe(400);
  }
  expect((await verify(owner, code)).status).toBe(200);
});

test("wrong codes of strangers leave the code of a reset alone", async () => {
  await createPasswordUser(server.database.pool, emailId);
  await forgot(owner);
  const code = await smtp.codeFor(emailId);
  const invented = await withStrangersCookie("reset");
  for (let guess = 0; guess < 12; guess += 1) {
    expect([400, 429]).toContain((await reset(stranger(), otherThan(code))).status);
    expect((await reset(invented, otherThan(code))).status).toBe(400);
  }
  expect((await reset(owner, code)).status).toBe(200);
});

test("a resend that a stranger asks for mails nothing and replaces nothing", async () => {
  await register(owner);
  const code = await smtp.codeFor(emailId);
  await server.database.pool.query("delete from rate_limit where key like 'resend:%'");
  expect((await stranger().post("/user/resend-otp", { emailId })).status).toBe(200);
  expect((await (await withStrangersCookie("registration")).post("/user/resend-otp", { emailId })).status).toBe(200);
  expect((await verify(owner, code)).status).toBe(200);
  expect(smtp.mails.filter((mail) => mail.to === emailId)).toHaveLength(1);
});

test("resends that strangers ask for do not make the owner wait", async () => {
  await register(owner);
  await server.database.pool.query("delete from rate_limit where key like 'resend:%'");
  for (let call = 0; call < 3; call += 1) await stranger().post("/user/resend-otp", { emailId });
  expect((await owner.post("/user/resend-otp", { emailId })).status).toBe(200);
  await smtp.mailTo(emailId, 2);
});

test("a program without cookies finishes with the right code, in the spec's own words, but may guess five times a day", async () => {
  await register(owner);
  const code = await smtp.codeFor(emailId);
  for (let guess = 0; guess < 4; guess += 1) expect((await verify(stranger(), otherThan(code))).status).toBe(400);
  expect((await verify(stranger(), code)).status).toBe(200);
});

test("the sixth guess without a cookie is refused from everywhere, even if it is right", async () => {
  await register(owner);
  const code = await smtp.codeFor(emailId);
  for (let guess = 0; guess < 5; guess += 1) await verify(stranger(), otherThan(code));
  expect(await verify(openBrowser(server.app, { ip: "192.0.2.67" }), code)).toMatchObject({
    status: 429,
    body: { message: "Too many wrong codes. Please use the browser in which you asked for the code." },
  });
});

test("an address that has seen fifty wrong codes gets longer ones, which work as the short ones do", async () => {
  for (let wrong = 0; wrong < 10; wrong += 1) {
    const guesser = openBrowser(server.app, { ip: `192.0.2.${100 + wrong}` });
    await register(guesser);
    const code = await smtp.codeFor(emailId, wrong + 1);
    expect(code).toMatch(/^\d{6}$/);
    for (let guess = 0; guess < 5; guess += 1) await verify(guesser, otherThan(code));
  }
  await register(owner);
  const code = await smtp.codeFor(emailId, 11);
  expect(code).toMatch(/^\d{5} \d{5}$/);
  expect((await verify(owner, code)).status).toBe(200);
});

test("a code for a new password has ten digits", async () => {
  await createPasswordUser(server.database.pool, emailId);
  await forgot(owner);
  expect(await smtp.codeFor(emailId)).toMatch(/^\d{5} \d{5}$/);
});

test("a wrong code for a new password costs no password hash", async () => {
  const strong = await createAccountsApp({}, { passwordCost: { memoryKib: 64 * 1024, passes: 3 } });
  const browser = openBrowser(strong.app);
  const before = process.cpuUsage();
  for (let guess = 0; guess < 5; guess += 1) {
    await browser.post("/user/reset-password", { emailId, otp: "000000", newPassword: PASSWORD });
  }
  // Five hashes of this strength take more than 200 ms of CPU.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(150);
  await strong.close();
});

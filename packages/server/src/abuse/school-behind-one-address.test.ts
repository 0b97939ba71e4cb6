import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { openBrowser } from "../accounts/testing/browser.ts";
import { createPasswordUser, TEST_PASSWORD } from "../accounts/testing/password-user.ts";
import { type SmtpPeer, startSmtpPeer } from "../accounts/testing/smtp-peer.ts";

/* A thousand pupils share one IPv4 address; what stops a stranger there must not stop them. */

const SCHOOL = "192.0.2.10";
const PUPILS = 120;
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

const inSchool = () => openBrowser(server.app, { ip: SCHOOL });
const pupils = (prefix: string, count = PUPILS) =>
  Array.from({ length: count }, (_, pupil) => `${prefix}-${pupil}@school.example`);
const register = (emailId: string) => {
  const browser = inSchool();
  return { browser, reply: browser.post("/user/register", { firstName: "Pupil", emailId, password: TEST_PASSWORD }) };
};
const countSpent = (name: string, points: number) =>
  server.database.pool.query(
    "insert into rate_limit values ($1, $2, $3) on conflict (key) do update set points = excluded.points",
    [`${name}:${SCHOOL}`, points, Date.now() + 1_800_000],
  );

test("pupils sign up ten at a time, however many have done so in this hour before", async () => {
  await countSpent("register_site", 400 - 11);
  for (const group of ["red", "green", "blue"].map((group) => pupils(group, 10))) {
    const statuses = await Promise.all(
      group.map(async (emailId) => {
        const { browser, reply } = register(emailId);
        if ((await reply).status !== 200) return (await reply).status;
        const otp = await smtp.codeFor(emailId);
        return (await browser.post("/user/verify-register-otp", { emailId, otp })).status;
      }),
    );
    expect(statuses).toEqual(Array(10).fill(200));
  }
});

test("somebody in the school who asks for mails and never enters a code is stopped after four hundred an hour", async () => {
  await countSpent("register_site", 399);
  expect((await register("stranger-1@elsewhere.example").reply).status).toBe(200);
  expect((await register("stranger-2@elsewhere.example").reply).status).toBe(429);
});

test("a year's pupils log in within the same minute, one in four with a mistake before", async () => {
  const addresses = pupils("login");
  for (const emailId of addresses) await createPasswordUser(server.database.pool, emailId);
  await countSpent("login_site", 300);
  await countSpent("right_site", 1_000);
  const statuses = await Promise.all(
    addresses.map(async (emailId, pupil) => {
      const browser = inSchool();
      if (pupil % 4 === 0) await browser.post("/user/login", { emailId, password: "wrong password" });
      return (await browser.post("/user/login", { emailId, password: TEST_PASSWORD })).status;
    }),
  );
  expect(statuses).toEqual(Array(PUPILS).fill(200));
});

test("one who tries a password on five hundred classmates is stopped, and those who have logged in here before are not", async () => {
  const [emailId = ""] = pupils("known", 1);
  await createPasswordUser(server.database.pool, emailId);
  const known = inSchool();
  await known.post("/user/login", { emailId, password: TEST_PASSWORD });
  await countSpent("login_site", 500);
  await countSpent("right_site", 2_000);
  const guesser = inSchool();
  expect((await guesser.post("/user/login", { emailId, password: "password1" })).status).toBe(429);
  expect((await known.post("/user/login", { emailId, password: TEST_PASSWORD })).status).toBe(200);
});

test("wrong codes of one pupil do not stop the others from entering theirs", async () => {
  await countSpent("loose_code_site", 100);
  const [emailId = ""] = pupils("code", 1);
  const { browser, reply } = register(emailId);
  await reply;
  const otp = await smtp.codeFor(emailId);
  expect((await browser.post("/user/verify-register-otp", { emailId, otp })).status).toBe(200);
});

test("of IPv6, a /64 is one network and a /56 one site", async () => {
  await createPasswordUser(server.database.pool, "ada@example.com");
  const login = (ip: string, password: string) =>
    openBrowser(server.app, { ip }).post("/user/login", { emailId: "ada@example.com", password });
  for (let guess = 0; guess < 10; guess += 1) await login(`2001:db8:1:100::${guess + 1}`, "wrong password");
  expect((await login("2001:db8:1:100:ffff::1", TEST_PASSWORD)).status).toBe(429);
  expect((await login("2001:db8:1:101::1", TEST_PASSWORD)).status).toBe(200);
  await server.database.pool.query("update rate_limit set points = 500 where key = 'login_site:2001:db8:1:100::'");
  expect((await login("2001:db8:1:1ff::1", TEST_PASSWORD)).status).toBe(429);
  expect((await login("2001:db8:1:200::1", TEST_PASSWORD)).status).toBe(200);
});

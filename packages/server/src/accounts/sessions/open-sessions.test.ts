import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";
import { createTestUser } from "../testing/test-user.ts";

const CREDENTIALS = { emailId: "ada@example.com", password: "correct horse battery" };
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36";
let smtp: SmtpPeer;
let server: AccountsApp;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createAccountsApp({ SMTP_URL: smtp.url });
  const browser = openBrowser(server.app);
  await browser.post("/user/register", { firstName: "Ada", ...CREDENTIALS });
  const otp = await smtp.codeFor(CREDENTIALS.emailId);
  await browser.post("/user/verify-register-otp", { emailId: CREDENTIALS.emailId, otp });
  await browser.post("/user/logout");
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

async function loggedIn(input: { ip: string; userAgent: string }): Promise<Browser> {
  const browser = openBrowser(server.app, { ip: input.ip, headers: { "user-agent": input.userAgent } });
  await browser.post("/user/login", CREDENTIALS);
  return browser;
}
const isLoggedIn = async (browser: Browser) => (await browser.get("/user/check")).status === 200;
const headersOf = (browser: Browser) => ({ cookie: `session=${browser.cookies.get("session")}` });

test("a user sees the own open sessions, with device and address, and ends one of them", async () => {
  const laptop = await loggedIn({ ip: "192.0.2.1", userAgent: FIREFOX });
  const phone = await loggedIn({ ip: "192.0.2.2", userAgent: PHONE });
  const { sessions } = (await laptop.get("/user/sessions")).body;
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual({
    _id: expect.any(String),
    device: "Firefox on Linux",
    ip: "192.0.2.1",
    createdAt: expect.any(String),
    lastUsedAt: expect.any(String),
    isCurrent: true,
  });
  const other = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
  expect(other).toMatchObject({ device: "Chrome on Android", ip: "192.0.2.2" });
  const url = `/user/sessions/${other._id}`;
  const end = () => server.app.inject({ method: "DELETE", url, headers: headersOf(laptop) });
  expect((await end()).statusCode).toBe(200);
  expect((await end()).statusCode).toBe(404);
  expect(await isLoggedIn(phone)).toBe(false);
  expect(await isLoggedIn(laptop)).toBe(true);
});

test("nobody ends somebody else's session", async () => {
  const laptop = await loggedIn({ ip: "192.0.2.1", userAgent: FIREFOX });
  const [session] = (await laptop.get("/user/sessions")).body.sessions;
  const stranger = await createTestUser(server.database.pool);
  for (const id of [session._id, "not-a-uuid", "%00"]) {
    const reply = await server.app.inject({
      method: "DELETE",
      url: `/user/sessions/${id}`,
      headers: { cookie: stranger.cookie },
    });
    expect(reply.statusCode).toBe(404);
  }
  expect(await isLoggedIn(laptop)).toBe(true);
});

test("log out everywhere ends all sessions of this user, and no one else's", async () => {
  const browsers = [
    await loggedIn({ ip: "192.0.2.1", userAgent: FIREFOX }),
    await loggedIn({ ip: "192.0.2.2", userAgent: PHONE }),
  ];
  const stranger = await createTestUser(server.database.pool);
  expect((await browsers[0]?.post("/user/logout-everywhere"))?.status).toBe(200);
  for (const browser of browsers) expect(await isLoggedIn(browser)).toBe(false);
  expect((await server.app.inject({ url: "/user/check", headers: { cookie: stranger.cookie } })).statusCode).toBe(200);
});

test("the audit log says who logged in from where, and who failed to", async () => {
  await loggedIn({ ip: "198.51.100.4", userAgent: FIREFOX });
  const thief = openBrowser(server.app, { ip: "198.51.100.5", headers: { "user-agent": "curl/8.0" } });
  await thief.post("/user/login", { emailId: CREDENTIALS.emailId, password: "guessed password" });
  const admin = await createTestUser(server.database.pool, { role: "admin" });
  const reply = await server.app.inject({ url: "/user/audit-log", headers: { cookie: admin.cookie } });
  const [failed, succeeded] = reply.json().entries;
  expect(failed).toEqual({
    _id: expect.any(String),
    at: expect.any(String),
    kind: "login_failed",
    emailId: CREDENTIALS.emailId,
    by: "",
    ip: "198.51.100.5",
    device: "curl",
  });
  expect(succeeded).toMatchObject({ kind: "logged_in", ip: "198.51.100.4", device: "Firefox on Linux" });
});

test.each(["/user/sessions", "/user/audit-log"])("%s is nothing for visitors", async (url) => {
  expect((await server.app.inject(url)).statusCode).toBe(401);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_PASSWORD_COST } from "../../testing/test-context.ts";
import { createPasswords } from "../passwords/hash-passwords.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { insertUser } from "../users/store.ts";
import { hashToken } from "./token.ts";

const CREDENTIALS = { emailId: "ada@example.com", password: "correct horse battery" };
let server: AccountsApp;

beforeAll(async () => {
  server = await createAccountsApp();
  await makeAda(server);
});
afterAll(() => server.close());

async function makeAda({ database }: AccountsApp): Promise<void> {
  await insertUser(database.pool, {
    emailId: CREDENTIALS.emailId,
    firstName: "Ada",
    lastName: null,
    profilePicture: null,
    passwordHash: await (await createPasswords(TEST_PASSWORD_COST)).hash(CREDENTIALS.password),
    googleSub: null,
    role: "user",
  });
}

async function loggedIn(): Promise<Browser> {
  const browser = openBrowser(server.app);
  await browser.post("/user/login", CREDENTIALS);
  return browser;
}

function copyOf(browser: Browser): Browser {
  const copy = openBrowser(server.app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

test("the cookie cannot be read by scripts and is not sent by other sites", async () => {
  const reply = await openBrowser(server.app).post("/user/login", CREDENTIALS);
  expect([reply.headers["set-cookie"]].flat()[0]).toMatch(
    /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test("under https the cookies are Secure and bound to the host", async () => {
  const https = await createAccountsApp({ PUBLIC_URL: "https://verdict.example" });
  await makeAda(https);
  const reply = await openBrowser(https.app).post("/user/login", CREDENTIALS);
  for (const [index, name] of ["session", "known-browser"].entries()) {
    expect([reply.headers["set-cookie"]].flat()[index]).toMatch(
      new RegExp(`^__Host-${name}=.*; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    );
  }
  expect(reply.headers["strict-transport-security"]).toBe("max-age=15552000; includeSubDomains");
  await https.close();
});

test("a logout ends the session in every place that its cookie was copied to", async () => {
  const browser = await loggedIn();
  const thief = copyOf(browser);
  expect((await thief.get("/user/check")).status).toBe(200);
  expect((await browser.post("/user/logout")).body).toEqual({ message: "Logged out" });
  expect((await thief.get("/user/check")).status).toBe(401);
  expect(browser.cookies.has("session")).toBe(false);
});

test("a logout without a session is no error", async () => {
  expect((await openBrowser(server.app).post("/user/logout")).status).toBe(200);
});

test("a second login ends the session that the browser had, and gives a new token", async () => {
  const browser = await loggedIn();
  const old = copyOf(browser);
  await browser.post("/user/login", CREDENTIALS);
  expect(browser.cookies.get("session")).not.toBe(old.cookies.get("session"));
  expect((await old.get("/user/check")).status).toBe(401);
  expect((await browser.get("/user/check")).status).toBe(200);
});

test("the database holds only a hash of the token", async () => {
  const browser = await loggedIn();
  const token = browser.cookies.get("session") ?? "";
  const { rows } = await server.database.pool.query("select * from session where token_hash = $1", [hashToken(token)]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows) + rows[0].token_hash.toString("latin1")).not.toContain(token);
});

test.each([
  ["thirty days after the login", "expires_at = now() - interval '1 second'"],
  ["fourteen days after its last use", "seen_at = now() - interval '14 days 1 second'"],
])("a session ends %s", async (_when, change) => {
  const browser = await loggedIn();
  const hash = hashToken(browser.cookies.get("session") ?? "");
  await server.database.pool.query(`update session set ${change} where token_hash = $1`, [hash]);
  expect((await browser.get("/user/check")).status).toBe(401);
});

test("the last use is written at most once an hour", async () => {
  const browser = await loggedIn();
  const hash = hashToken(browser.cookies.get("session") ?? "");
  const minutesAgo = async () => {
    const { rows } = await server.database.pool.query(
      "select round(extract(epoch from now() - seen_at) / 60)::int as minutes from session where token_hash = $1",
      [hash],
    );
    return rows[0].minutes;
  };
  const setMinutesAgo = (minutes: number) =>
    server.database.pool.query("update session set seen_at = now() - make_interval(mins => $2) where token_hash = $1", [
      hash,
      minutes,
    ]);
  await setMinutesAgo(59);
  await browser.get("/user/check");
  expect(await minutesAgo()).toBe(59);
  await setMinutesAgo(61);
  await browser.get("/user/check");
  await expect.poll(minutesAgo).toBe(0);
});

test("a changed role counts at the next call", async () => {
  const browser = await loggedIn();
  await server.database.pool.query("update user_account set role = 'admin' where email_id = $1", [CREDENTIALS.emailId]);
  expect((await browser.get("/user/check")).body.user.role).toBe("admin");
  await server.database.pool.query("update user_account set role = 'user'");
});

test.each(["", "x", "x".repeat(5000), "%00", "'; drop table user_account; --"])(
  "the cookie %j is no session",
  async (token) => {
    const browser = openBrowser(server.app);
    browser.cookies.set("session", token);
    expect(await browser.get("/user/check")).toMatchObject({
      status: 401,
      body: { message: "Please log in first", code: "not_signed_in" },
    });
  },
);

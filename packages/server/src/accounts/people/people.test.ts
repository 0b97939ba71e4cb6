import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertSession } from "../sessions/store.ts";
import { hashToken, randomToken } from "../sessions/token.ts";
import { sweepExpired } from "../sweep.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { createPasswordUser, TEST_PASSWORD } from "../testing/password-user.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";
import { createTestUser, type TestUser } from "../testing/test-user.ts";

let smtp: SmtpPeer;
let server: AccountsApp;
let admin: TestUser;
let ada: string;
let adaId: string;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createAccountsApp({ SMTP_URL: smtp.url });
  const { pool } = server.database;
  const emailId = "boss@example.com";
  await createPasswordUser(pool, emailId, { role: "admin" });
  const { rows } = await pool.query<{ id: string }>("select id from user_account where email_id = $1", [emailId]);
  const token = randomToken();
  const id = rows[0]?.id ?? "";
  await insertSession(pool, { tokenHash: hashToken(token), userId: id, userAgent: "test", ip: "127.0.0.1" });
  admin = { id, emailId, cookie: `session=${token}` };
});
beforeEach(async () => {
  const { pool } = server.database;
  await pool.query("delete from rate_limit");
  ada = `ada-${randomUUID()}@example.com`;
  await createPasswordUser(pool, ada);
  const { rows } = await pool.query<{ id: string }>("select id from user_account where email_id = $1", [ada]);
  adaId = rows[0]?.id ?? "";
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

type Method = "GET" | "PUT" | "POST" | "DELETE";
const call = async (method: Method, url: string, body?: object, by: Pick<TestUser, "cookie"> = admin) => {
  const reply = await server.app.inject({
    method,
    url,
    headers: { cookie: by.cookie },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: reply.statusCode, body: reply.json() };
};
const act = (method: Method, what: "lock" | "deletion" | "role", body?: object, userId = adaId) =>
  call(method, `/user/people/${userId}/${what}`, body);
const list = async (query = "") => (await call("GET", `/user/people?${query}`)).body;
const addresses = async (query: string) =>
  (await list(query)).people.map(({ emailId }: { emailId: string }) => emailId) as string[];
const loggedIn = async (): Promise<Browser> => {
  const browser = openBrowser(server.app);
  await browser.post("/user/login", { emailId: ada, password: TEST_PASSWORD });
  return browser;
};
const logIn = () => openBrowser(server.app).post("/user/login", { emailId: ada, password: TEST_PASSWORD });
const kinds = async () =>
  (
    await server.database.pool.query("select kind, done_by, detail from audit_entry where user_id = $1 order by id", [
      adaId,
    ])
  ).rows.filter(({ kind }) => kind !== "logged_in");

test("a locked account's sessions end, and every way in tells the reason until the lock is taken off", async () => {
  const browser = await loggedIn();
  const other = await loggedIn();
  expect((await act("PUT", "lock", { reason: "  sold the account  " })).body.person).toMatchObject({
    emailId: ada,
    lock: { reason: "sold the account", by: admin.emailId },
  });
  for (const session of [browser, other]) expect((await session.get("/user/check")).status).toBe(401);
  const refused = await logIn();
  expect(refused).toMatchObject({
    status: 403,
    body: { message: "An administrator has locked this account: sold the account" },
  });
  expect((await openBrowser(server.app).post("/user/login", { emailId: ada, password: "wrong password" })).status).toBe(
    401,
  );
  expect((await smtp.mailTo(ada, 1)).text).toContain("sold the account");

  const resetting = openBrowser(server.app);
  await resetting.post("/user/forgot-password", { emailId: ada });
  const otp = (await smtp.mailTo(ada, 2)).subject.replace(/\D/g, "");
  const reset = await resetting.post("/user/reset-password", { emailId: ada, otp, newPassword: TEST_PASSWORD });
  expect(reset.status).toBe(403);

  expect((await act("DELETE", "lock")).body.person.lock).toBeNull();
  expect((await act("DELETE", "lock")).status).toBe(200);
  expect((await logIn()).status).toBe(200);
  expect((await kinds()).filter(({ kind }) => kind.startsWith("account"))).toEqual([
    { kind: "account_locked", done_by: admin.emailId, detail: "sold the account" },
    { kind: "account_unlocked", done_by: admin.emailId, detail: null },
  ]);
});

test("personal tokens end with a lock", async () => {
  const browser = await loggedIn();
  const made = await browser.post("/user/tokens", { name: "desk", scope: "read", expiresIn: 30 });
  const authorization = `Bearer ${made.body.secret}`;
  const check = async () => (await server.app.inject({ url: "/user/check", headers: { authorization } })).statusCode;
  expect(await check()).toBe(200);
  await act("PUT", "lock", { reason: "stolen" });
  expect(await check()).toBe(401);
});

test("a locked account is deleted after the days of grace, and a second thought keeps it", async () => {
  expect(await act("PUT", "deletion")).toMatchObject({ status: 409, body: { message: "Lock the account first" } });
  await act("PUT", "lock", { reason: "spam" });
  const ordered = (await act("PUT", "deletion")).body.person;
  expect(Date.parse(ordered.deletedAfter) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  expect((await act("PUT", "deletion")).body.person.deletedAfter).toBe(ordered.deletedAfter);
  expect((await act("DELETE", "deletion")).body.person).toMatchObject({ deletedAfter: null, lock: { reason: "spam" } });
  await act("PUT", "deletion");
  expect((await act("DELETE", "lock")).body.person).toMatchObject({ deletedAfter: null, lock: null });
  expect((await kinds()).map(({ kind }) => kind)).toEqual([
    "account_locked",
    "deletion_ordered",
    "deletion_cancelled",
    "deletion_ordered",
    "deletion_cancelled",
    "account_unlocked",
  ]);

  await act("PUT", "lock", { reason: "spam" });
  await act("PUT", "deletion");
  expect((await logIn()).status).toBe(403);
  const { pool } = server.database;
  await pool.query("update account_deletion set delete_after = now() - interval '1 second' where user_id = $1", [
    adaId,
  ]);
  await sweepExpired(pool);
  expect((await act("DELETE", "deletion")).status).toBe(404);
  expect(await addresses(`search=${ada}`)).toEqual([]);
});

test("a role changes with the password of whoever asks, and the last administrator stays one", async () => {
  const change = (role: string, currentPassword = TEST_PASSWORD, userId = adaId) =>
    act("PUT", "role", { role, currentPassword }, userId);
  expect((await change("admin", "wrong")).status).toBe(400);
  expect((await change("admin")).body.person.role).toBe("admin");
  for (const what of ["lock", "deletion"] as const) {
    expect((await act("PUT", what, { reason: "a rival" })).body.message).toBe(
      "This is an administrator: take the role away first",
    );
  }
  expect((await change("user")).body.person.role).toBe("user");
  expect((await change("user", TEST_PASSWORD, admin.id)).status).toBe(409);
  await act("PUT", "lock", { reason: "left" });
  expect((await change("admin")).status).toBe(409);
});

test("pages hold everybody once, newest first; searches look into names and addresses, and take % for what it is", async () => {
  const { pool } = server.database;
  await pool.query(
    `insert into user_account (email_id, first_name, last_name, google_sub, created_at)
     select 'walker' || n || '@example.org', 'Wanda', 'W_' || n, 'w' || n, now() - interval '1 year' * (n / 30)
       from generate_series(1, 120) n`,
  );
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const page: { people: { _id: string }[]; next: string | null } = await list(
      `search=wanda${next === null ? "" : `&after=${next}`}`,
    );
    expect(page.people.length).toBeLessThanOrEqual(50);
    seen.push(...page.people.map(({ _id }) => _id));
    next = page.next;
  } while (next !== null);
  expect(new Set(seen).size).toBe(120);
  expect(seen.length).toBe(120);
  expect(await addresses("search=WANDA W_17")).toEqual(["walker17@example.org"]);
  expect(await addresses("search=ker17@")).toEqual(["walker17@example.org"]);
  expect(await addresses("search=%25")).toEqual([]);
  await pool.query("delete from user_account where first_name = 'Wanda'");
});

test("each list shows whom it is about", async () => {
  await act("PUT", "lock", { reason: "spam" });
  expect(await addresses(`show=locked&search=${ada}`)).toEqual([ada]);
  expect(await addresses(`show=leaving&search=${ada}`)).toEqual([]);
  await act("PUT", "deletion");
  expect(await addresses(`show=leaving&search=${ada}`)).toEqual([ada]);
  expect(await addresses("show=admins")).toEqual([admin.emailId]);
  const [person] = (await list(`search=${ada}`)).people;
  expect(person).toMatchObject({ lastSeenAt: null, problemsSolvedCount: 0 });
});

test("somebody who waits for a code gets a new one, which finishes the registration where it was begun", async () => {
  const bob = `bob-${randomUUID()}@example.com`;
  const browser = openBrowser(server.app);
  await browser.post("/user/register", { firstName: "Bob", emailId: bob, password: TEST_PASSWORD });
  const old = await smtp.codeFor(bob);
  const find = async () =>
    (await call("GET", "/user/registrations")).body.registrations.find(
      ({ emailId }: { emailId: string }) => emailId === bob,
    );
  const waiting = await find();
  expect(waiting).toMatchObject({ firstName: "Bob", isCodeExpired: false });
  const resend = () => call("POST", `/user/registrations/${waiting._id}/code`);
  expect((await resend()).status).toBe(200);
  const otp = (await smtp.mailTo(bob, 2)).subject.split(" ")[0] ?? "";
  const enter = (code: string) => browser.post("/user/verify-register-otp", { emailId: bob, otp: code });
  if (otp !== old) expect((await enter(old)).status).toBe(400);
  const finished = await enter(otp);
  expect(finished.status).toBeLessThan(300);
  expect(await find()).toBeUndefined();
  expect((await resend()).status).toBe(404);
  expect((await call("POST", "/user/registrations/none/code")).status).toBe(404);
});

test("nobody but administrators looks at people or does anything to them", async () => {
  const user = await createTestUser(server.database.pool);
  for (const [method, url, body] of [
    ["GET", "/user/people"],
    ["GET", "/user/registrations"],
    ["POST", `/user/registrations/${randomUUID()}/code`],
    ["PUT", `/user/people/${adaId}/lock`, { reason: "envy" }],
    ["DELETE", `/user/people/${adaId}/lock`],
    ["PUT", `/user/people/${adaId}/deletion`],
    ["DELETE", `/user/people/${adaId}/deletion`],
    ["PUT", `/user/people/${user.id}/role`, { role: "admin", currentPassword: TEST_PASSWORD }],
  ] as const) {
    expect((await call(method, url, body, user)).status, `${method} ${url}`).toBe(403);
  }
});

test.each([
  ["lock", {}, "Give a reason: its owner is told"],
  ["lock", { reason: "  " }, "Give a reason: its owner is told"],
  ["lock", { reason: "x".repeat(301) }, "A reason has at most 300 characters"],
  ["role", { role: "teacher", currentPassword: "x" }, "Role must be user or admin"],
] as const)("%s with %o is refused in words", async (what, body, message) => {
  expect(await act("PUT", what, body)).toMatchObject({ status: 400, body: { message } });
});

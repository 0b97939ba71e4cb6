import { api } from "@verdict/contract/api";
import type { Endpoint } from "@verdict/contract/endpoint";
import { MOST_TOKENS } from "@verdict/contract/tokens";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { replacePassword } from "../passwords/replace-password.ts";
import { sweepExpired } from "../sweep.ts";
import { untilLocksAreWaitedFor } from "../testing/lock-waits.ts";
import { createTestUser, type TestUser } from "../testing/test-user.ts";

const TOKENS = "/user/tokens";
const DESK = { name: "desk", scope: "read", expiresIn: 30 };
let server: TestApp;
let ada: TestUser;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await createTestUser(server.context.pool);
});

interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the body of whichever call was made.
  body: any;
}

async function call(
  headers: Record<string, string>,
  request: { method?: "GET" | "POST" | "DELETE"; url: string; payload?: object },
): Promise<Reply> {
  const reply = await server.app.inject({ method: "GET", ...request, headers });
  return { status: reply.statusCode, body: reply.json() };
}
const inBrowser = (user: TestUser) => ({ cookie: user.cookie });
const withToken = (secret: string) => ({ authorization: `Bearer ${secret}` });
const make = (user: TestUser, payload: object = DESK) =>
  call(inBrowser(user), { method: "POST", url: TOKENS, payload });
const secretOf = async (user: TestUser, payload: object = DESK): Promise<string> =>
  (await make(user, payload)).body.secret;
const listOf = async (user: TestUser) => (await call(inBrowser(user), { url: TOKENS })).body.tokens;

test("a token is told once, listed without its secret, and known by its name, scope and times", async () => {
  const { status, body } = await make(ada, { ...DESK, name: "  desk " });
  expect(status).toBe(200);
  expect(body.secret).toMatch(/^vdt_[\w-]{43}$/);
  expect(body.token).toEqual({
    _id: expect.any(String),
    name: "desk",
    scope: "read",
    createdAt: expect.any(String),
    lastUsedAt: null,
    expiresAt: expect.any(String),
  });
  expect(Date.parse(body.token.expiresAt) - Date.parse(body.token.createdAt)).toBe(30 * 24 * 3600 * 1000);
  const listed = await call(inBrowser(ada), { url: TOKENS });
  expect(listed.body.tokens).toEqual([body.token]);
  const { rows } = await server.context.pool.query("select * from personal_token where user_id = $1", [ada.id]);
  expect(JSON.stringify(rows)).not.toContain(body.secret.slice(4));
  await call(withToken(body.secret), { url: "/user/check" });
  await expect.poll(async () => (await listOf(ada))[0].lastUsedAt).toEqual(expect.any(String));
});

test("a program calls in its owner's name, and never as an admin", async () => {
  const admin = await createTestUser(server.context.pool, { role: "admin" });
  const secret = await secretOf(admin);
  const { body } = await call(withToken(secret), { url: "/user/check" });
  expect(body.user).toMatchObject({ emailId: admin.emailId, role: "user" });
  expect((await call(withToken(secret), { url: "/user/audit-log" })).status).toBe(403);
});

const CALLS = Object.entries(api as Record<string, Endpoint>).filter(([, { access }]) => access !== "public");

test.each(CALLS)("%s answers exactly the tokens whose scope it names", async (_name, endpoint) => {
  const request = {
    method: endpoint.method as "GET",
    url: endpoint.path.replaceAll(/\{\w+\}/g, "no-such-thing"),
    ...(endpoint.body === undefined ? {} : { payload: { nonsense: true } }),
  };
  const answers = async (scope: string) =>
    (await call(withToken(await secretOf(ada, { ...DESK, scope })), request)).status !== 403;
  expect(await answers("read")).toBe(endpoint.scope === "read");
  expect(await answers("submit")).toBe(endpoint.scope !== null);
});

test("programs run and submit, but cannot make tokens, change the account or look at sessions", () => {
  const open = CALLS.filter(([, { scope }]) => scope !== null).map(([name]) => name);
  expect(open.sort()).toEqual([
    "acceptance",
    "attemptedProblems",
    "board",
    "boardCsv",
    "boardHtml",
    "ccsCollection",
    "ccsContest",
    "ccsContests",
    "ccsEventFeed",
    "ccsInformation",
    "ccsObject",
    "check",
    "companionTask",
    "contest",
    "contestMessages",
    "contestSubmissions",
    "contests",
    "followSubmission",
    "getAllProblem",
    "problemById",
    "problemFile",
    "problemOfTheDay",
    "problemSolvedByUser",
    "problemStatement",
    "problemTopics",
    "recordSteps",
    "run",
    "submissionById",
    "submit",
    "submittedProblem",
  ]);
});

test("tools that know only names and passwords send it as the password", async () => {
  const secret = await secretOf(ada);
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` });
  expect((await call(basic(`ada:${secret}`), { url: "/user/check" })).body.user).toMatchObject({
    emailId: ada.emailId,
  });
  expect((await call(basic(`ada:${secret}x`), { url: "/user/check" })).status).toBe(401);
  expect((await call(basic(`${secret}:ada`), { url: "/user/check" })).status).toBe(401);
  expect((await call({ ...inBrowser(ada), ...basic("ada:password") }, { url: "/user/check" })).status).toBe(200);
});

test("what is no token, was revoked or has expired is refused", async () => {
  const check = { url: "/user/check" };
  const secret = await secretOf(ada);
  for (const wrong of ["vdt_", `vdt_${"x".repeat(43)}`, `vdt_${"x".repeat(5000)}`, `${secret}x`, "vdt_'; drop table"]) {
    expect((await call(withToken(wrong), check)).status).toBe(401);
  }
  expect((await call({ authorization: `bearer  ${secret}` }, check)).status).toBe(200);
  await server.context.pool.query("update personal_token set expires_at = now() where user_id = $1", [ada.id]);
  expect((await call(withToken(secret), check)).status).toBe(401);
  expect(await listOf(ada)).toHaveLength(1);
  const other = await make(ada, { ...DESK, expiresIn: null });
  expect(other.body.token.expiresAt).toBeNull();
  const revoke = { method: "DELETE", url: `${TOKENS}/${other.body.token._id}` } as const;
  const bob = await createTestUser(server.context.pool);
  expect((await call(inBrowser(bob), revoke)).status).toBe(404);
  expect((await call(withToken(other.body.secret), check)).status).toBe(200);
  expect((await call(inBrowser(ada), revoke)).status).toBe(200);
  expect((await call(inBrowser(ada), revoke)).status).toBe(404);
  expect((await call(withToken(other.body.secret), check)).status).toBe(401);
});

test("a wrong token does not fall back on the cookie, and somebody else's header is not ours", async () => {
  const both = { ...inBrowser(ada), ...withToken(`vdt_${"x".repeat(43)}`) };
  expect((await call(both, { url: "/user/check" })).status).toBe(401);
  for (const authorization of ["Basic YTpi", "Bearer eyJhbGciOi.x.y", "Bearer short"]) {
    expect((await call({ ...inBrowser(ada), authorization }, { url: "/user/check" })).status).toBe(200);
  }
});

test.each(["/user/logout-everywhere"])("%s revokes every token", async (url) => {
  const secret = await secretOf(ada);
  expect((await call(inBrowser(ada), { method: "POST", url })).status).toBe(200);
  expect((await call(withToken(secret), { url: "/user/check" })).status).toBe(401);
});

test("a token that is asked for while the password is being replaced is not made", async () => {
  const { pool } = server.context;
  const owner = await pool.connect();
  await owner.query("begin");
  await replacePassword(owner, { userId: ada.id, passwordHash: "another" });
  const thief = make(ada);
  await untilLocksAreWaitedFor(pool, 1);
  await owner.query("commit");
  owner.release();
  expect((await thief).status).toBe(401);
  expect((await pool.query("select from personal_token where user_id = $1", [ada.id])).rowCount).toBe(0);
});

test("nobody has more than so many, also when they are made at once", async () => {
  const made = await Promise.all(Array.from({ length: MOST_TOKENS + 4 }, () => make(ada)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(MOST_TOKENS);
  expect(made.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(await listOf(ada)).toHaveLength(MOST_TOKENS);
});

test.each([
  [{ ...DESK, name: "" }, "A name is required"],
  [{ ...DESK, name: "x".repeat(61) }, "The name must be at most 60 characters"],
  [{ ...DESK, name: "see www.evil.example" }, "A name has no links and no special characters"],
  [{ ...DESK, scope: "admin" }, "Scope must be read or submit"],
  [{ ...DESK, expiresIn: 0 }, "Invalid input"],
  [{ ...DESK, expiresIn: 400 }, "A token holds for at most a year"],
])("what is no token is refused (%#)", async (payload, message) => {
  expect(await make(ada, payload)).toMatchObject({ status: 400, body: { message } });
});

test("the audit log says who made and who revoked a token", async () => {
  const { body } = await make(ada);
  await call(inBrowser(ada), { method: "DELETE", url: `${TOKENS}/${body.token._id}` });
  const admin = await createTestUser(server.context.pool, { role: "admin" });
  const { entries } = (await call(inBrowser(admin), { url: `/user/audit-log?about=${ada.emailId}` })).body;
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(["token_revoked", "token_made"]);
});

test("a token that expired a month ago is swept", async () => {
  await make(ada);
  await make(ada, { ...DESK, name: "old" });
  await server.context.pool.query(
    "update personal_token set expires_at = now() - interval '31 days' where name = 'old' and user_id = $1",
    [ada.id],
  );
  await sweepExpired(server.context.pool);
  expect((await listOf(ada)).map(({ name }: { name: string }) => name)).toEqual(["desk"]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { createTestAssignment } from "../../classes/testing/test-assignment.ts";
import { createTestClass } from "../../classes/testing/test-class.ts";
import { createTestContest, letPass } from "../../contests/testing/test-contest.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createSecondApp, createTestApp, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
/** The same database, and problems shown to visitors. */
let open: TestApp;
let ada: TestUser;
let bob: TestUser;

const OWN = "/user/public-profile";
const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  site = await createTestApp();
  open = await createSecondApp(site, { PUBLIC_PROBLEMS: "on" });
  const { pool } = site.context;
  ada = await createTestUser(pool, { firstName: "Ada" });
  bob = await createTestUser(pool, { firstName: "Bob" });
  await createTestProblem(pool, { id: "sum" });
  await createTestProblem(pool, { id: "islands", content: { difficulty: "medium", tag: "graph" } });
  await createTestProblem(pool, { id: "secret-draft", isDraft: true, content: { title: "DRAFTMARK" } });
});
afterAll(async () => {
  await open.close();
  await site.close();
});

async function choose(user: TestUser, body: object) {
  const reply = await site.app.inject({ method: "PUT", url: OWN, headers: { cookie: user.cookie }, payload: body });
  return { status: reply.statusCode, body: reply.json() };
}

async function show(handle: string, cookie = bob.cookie, app = site) {
  const reply = await app.app.inject({ url: `/user/profile-of/${handle}`, headers: { cookie } });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

/** An accepted submission and what becomes of it, so many days ago. */
async function solve(user: TestUser, problemId: string, daysAgo = 0): Promise<void> {
  const { pool } = site.context;
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, created_at)
     values ($1, $2, 'cpp', 'CODEMARK', 1, 1, 'AC', $3, $3)`,
    [user.id, problemId, at],
  );
  await pool.query("insert into solved values ($1, $2, $3) on conflict do nothing", [user.id, problemId, at]);
}

async function newPublic(handle: string): Promise<TestUser> {
  const user = await createTestUser(site.context.pool);
  expect((await choose(user, { handle, name: "", isPublic: true })).status).toBe(200);
  return user;
}

test("nobody has a profile before they have chosen a handle and switched it on", async () => {
  const own = await site.app.inject({ url: OWN, headers: { cookie: ada.cookie } });
  expect(own.json()).toEqual({ handle: null, name: "", isPublic: false, handleStaysUntil: null });
  const unknown = await show("ada-l");
  expect(unknown.status).toBe(404);
  const { body } = await choose(ada, { handle: " Ada-L ", name: "Ada of Ockham", isPublic: false });
  expect(body).toMatchObject({ handle: "ada-l", name: "Ada of Ockham", isPublic: false });
  expect(Date.parse(body.handleStaysUntil)).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  expect(await show("ada-l")).toEqual(unknown);
  expect(await show("ada-l", ada.cookie)).toEqual(unknown);
  await choose(ada, { handle: "ada-l", name: "Ada of Ockham", isPublic: true });
  expect((await show("ada-l")).status).toBe(200);
  expect((await show("ADA-L")).body.handle).toBe("ada-l");
});

test.each([
  ["ab", "A handle has 3 to 30"],
  ["a".repeat(31), "A handle has 3 to 30"],
  ["ada.l", "A handle has 3 to 30"],
  ["ädä", "A handle has 3 to 30"],
  ["a b c", "A handle has 3 to 30"],
  ["Admin", "This handle is reserved"],
  ["verdict", "This handle is reserved"],
])("the handle %s is refused: %s", async (handle, message) => {
  const { status, body } = await choose(bob, { handle, name: "", isPublic: true });
  expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringContaining(message) });
});

test("a name that is a link is refused", async () => {
  expect((await choose(bob, { handle: "bobby", name: "see evil.example", isPublic: true })).status).toBe(400);
});

test("a handle is one person's, whether it is shown or not, and free again when they change it", async () => {
  const [one, two] = [await createTestUser(site.context.pool), await createTestUser(site.context.pool)];
  await choose(one, { handle: "unique_one", name: "", isPublic: false });
  expect(await choose(two, { handle: "UNIQUE_one", name: "", isPublic: true })).toMatchObject({
    status: 409,
    body: { message: "This handle is taken" },
  });
  await site.context.pool.query("update public_profile set handle_changed_at = now() - interval '31 days'");
  expect((await choose(one, { handle: "another_one", name: "", isPublic: true })).status).toBe(200);
  expect((await choose(two, { handle: "unique_one", name: "", isPublic: true })).status).toBe(200);
});

test("a handle stays for thirty days, and all else can be changed meanwhile", async () => {
  const user = await newPublic("stays");
  expect(await choose(user, { handle: "hurries", name: "X", isPublic: false })).toMatchObject({
    status: 409,
    body: { message: "A handle can be changed once in 30 days. Nothing was saved." },
  });
  expect((await show("stays")).body.name).toBe("");
  expect((await choose(user, { handle: "stays", name: "A name", isPublic: true })).status).toBe(200);
  expect((await show("stays")).body.name).toBe("A name");
});

test("a profile holds what was solved of what everybody sees, and when", async () => {
  const user = await newPublic("solver");
  await solve(user, "sum", 3);
  await solve(user, "islands", 0);
  await solve(user, "secret-draft", 1);
  const { body, text } = await show("solver");
  expect(body).toMatchObject({
    handle: "solver",
    name: "",
    solvedByDifficulty: { easy: 1, medium: 1, hard: 0 },
    achievements: {
      catalogue: { easy: 1, medium: 1, hard: 0 },
      byTag: [
        { tag: "array", solved: 1, total: 1 },
        { tag: "graph", solved: 1, total: 1 },
      ],
      byLanguage: [{ language: "cpp", solved: 2 }],
      streak: { current: 1, longest: 1, freezes: 0 },
    },
  });
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  expect(body.activity.submissionsByDay).toEqual([
    { date: day(3), count: 1 },
    { date: day(0), count: 1 },
  ]);
  expect(body.activity.solvedOverTime).toEqual([
    { date: day(3), total: 1 },
    { date: day(0), total: 2 },
  ]);
  for (const secret of ["CODEMARK", "DRAFTMARK", "secret-draft", user.emailId, user.id]) {
    expect(text).not.toContain(secret);
  }
});

test("what was done with a problem since a contest with it began is told when that is over, and not its board frozen", async () => {
  const { pool } = site.context;
  await createTestProblem(pool, { id: "of-cup", content: { difficulty: "hard", tag: "dp" } });
  await createTestProblem(pool, { id: "known-before", content: { difficulty: "hard", tag: "dp" } });
  const user = await newPublic("contestant");
  await solve(user, "known-before", 5);
  const contest = { from: -30, to: 30, freezeMinutes: 10, problemIds: ["of-cup", "known-before"] };
  await createTestContest(pool, { id: "running", ...contest });
  const before = await show("contestant");
  expect(before.body.solvedByDifficulty.hard).toBe(1);
  await solve(user, "of-cup");
  await solve(user, "known-before");
  expect(await show("contestant")).toEqual(before);
  await letPass(pool, "running", 40);
  expect(await show("contestant")).toEqual(before);
  await pool.query("update contest set thawed_at = now() where id = 'running'");
  const { body } = await show("contestant");
  expect(body.solvedByDifficulty.hard).toBe(2);
  expect(body.activity.submissionsByDay.at(-1)).toMatchObject({ count: 2 });
});

test("what a student does in an exam of their class is told when it is over for all", async () => {
  const { pool } = site.context;
  const user = await newPublic("student");
  const teacher = await createTestUser(pool);
  await createTestProblem(pool, { id: "of-exam", content: { difficulty: "hard" } });
  const classId = await createTestClass(pool, { teachers: [teacher], students: [user] });
  const problems = [{ problemId: "of-exam", points: 10 }];
  await createTestAssignment(pool, { classId, from: -60, to: 60, aids: "exam", problems });
  await solve(user, "of-exam");
  expect((await show("student")).body.solvedByDifficulty.hard).toBe(0);
  await pool.query("update assignment set opens_at = opens_at - interval '1 day', due_at = due_at - interval '1 day'");
  expect((await show("student")).body.solvedByDifficulty.hard).toBe(1);
});

test("visitors see profiles where the site shows them problems, and nowhere else", async () => {
  await newPublic("seen");
  expect((await show("seen", "", open)).status).toBe(200);
  expect((await show("seen", "")).status).toBe(401);
  expect((await site.app.inject({ url: OWN })).statusCode).toBe(401);
});

test("who is locked, or has their account deleted, is shown no more; with the account the handle is free", async () => {
  const { pool } = site.context;
  const user = await newPublic("leaving");
  await pool.query("insert into account_lock (user_id, reason, locked_by) values ($1, 'r', 'a@b.example')", [user.id]);
  expect((await show("leaving")).status).toBe(404);
  await pool.query("delete from account_lock where user_id = $1", [user.id]);
  await pool.query(
    `insert into account_deletion (user_id, id, code_hash, code_expires_at, delete_after)
     values ($1, gen_random_uuid(), '', now(), now() + interval '14 days')`,
    [user.id],
  );
  expect((await show("leaving")).status).toBe(404);
  await pool.query("delete from user_account where id = $1", [user.id]);
  expect((await choose(bob, { handle: "leaving", name: "", isPublic: true })).status).toBe(200);
});

test("nobody tries out handles without end", async () => {
  const user = await createTestUser(site.context.pool);
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1)
    statuses.push((await choose(user, { handle: "ada-l", name: "", isPublic: true })).status);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 409));
  expect(statuses.at(-1)).toBe(429);
});

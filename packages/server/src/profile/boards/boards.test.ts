import { MOST_FOLLOWED } from "@verdict/contract/boards";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { createTestClass } from "../../classes/testing/test-class.ts";
import { createTestContest, letPass } from "../../contests/testing/test-contest.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
const DAY_MS = 24 * 60 * 60 * 1000;
const PROBLEMS = ["one", "two", "three", "four"];

beforeAll(async () => {
  site = await createTestApp();
  for (const id of [...PROBLEMS, "of-cup"]) await createTestProblem(site.context.pool, { id });
});
afterAll(() => site.close());

type Method = "GET" | "PUT" | "DELETE";
async function call(user: TestUser, method: Method, url: string, payload?: object) {
  const headers = { cookie: user.cookie };
  const reply = await site.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

const newUser = (firstName?: string) => createTestUser(site.context.pool, firstName === undefined ? {} : { firstName });

async function newPublic(handle: string): Promise<TestUser> {
  const user = await newUser();
  await site.context.pool.query("insert into public_profile (user_id, handle, is_public) values ($1, $2, true)", [
    user.id,
    handle,
  ]);
  return user;
}

async function solve(user: TestUser, problemId: string, daysAgo: number): Promise<void> {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  await site.context.pool.query("insert into solved values ($1, $2, $3)", [user.id, problemId, at]);
  await site.context.pool.query(
    `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, created_at)
     values ($1, $2, 'cpp', 'x', 1, 1, 'AC', $3, $3)`,
    [user.id, problemId, at],
  );
}

interface Row {
  name: string;
  handle: string | null;
  isSelf: boolean;
  solved: { week: number; month: number; all: number };
  streakDays: number;
}
const namesOf = (reply: { body: { rows: Row[] } }) => reply.body.rows.map(({ name }) => name);

async function newClass() {
  const [teacher, ada, bob] = [await newUser("Tess"), await newUser("Ada"), await newUser("Bob")];
  const classId = await createTestClass(site.context.pool, { teachers: [teacher], students: [ada, bob] });
  const url = `/class/${classId}/board`;
  return { classId, teacher, ada, bob, url };
}

test("on the board of a class stands who has agreed, for all in the class to see, and nobody else", async () => {
  const { teacher, ada, bob, url } = await newClass();
  expect((await call(ada, "GET", url)).body).toEqual({ rows: [], standsOnIt: false });
  await call(ada, "PUT", url, { standsOnIt: true });
  await call(ada, "PUT", url, { standsOnIt: true });
  for (const looker of [teacher, bob]) {
    const reply = await call(looker, "GET", url);
    expect(reply.body.standsOnIt).toBe(false);
    expect(reply.body.rows).toMatchObject([{ handle: null, isSelf: false }]);
    expect(namesOf(reply)[0]).toContain("Ada");
    expect(reply.text).not.toContain(ada.emailId);
    expect(reply.text).not.toContain(ada.id);
  }
  expect((await call(ada, "GET", url)).body).toMatchObject({ rows: [{ isSelf: true }], standsOnIt: true });
  await call(ada, "PUT", url, { standsOnIt: false });
  expect((await call(bob, "GET", url)).body.rows).toEqual([]);
});

test("a board counts what was solved within 7 and 30 days and in all, and days in a row", async () => {
  const { ada, bob, url } = await newClass();
  for (const user of [ada, bob]) await call(user, "PUT", url, { standsOnIt: true });
  await solve(ada, "one", 40);
  await solve(ada, "two", 20);
  await solve(ada, "three", 1);
  await solve(bob, "one", 0);
  await solve(bob, "two", 1);
  await solve(bob, "three", 6);
  await solve(bob, "four", 7);
  expect((await call(ada, "GET", url)).body.rows).toMatchObject([
    { isSelf: false, solved: { week: 3, month: 4, all: 4 }, streakDays: 2 },
    { isSelf: true, solved: { week: 1, month: 2, all: 3 }, streakDays: 1 },
  ]);
});

test("whoever leaves the class leaves its board, and is not on it when they come back", async () => {
  const { classId, ada, bob, url } = await newClass();
  await call(ada, "PUT", url, { standsOnIt: true });
  await site.context.pool.query("delete from class_member where class_id = $1 and user_id = $2", [classId, ada.id]);
  expect((await call(bob, "GET", url)).body.rows).toEqual([]);
  await site.context.pool.query("insert into class_member (class_id, user_id, role) values ($1, $2, 'student')", [
    classId,
    ada.id,
  ]);
  expect((await call(ada, "GET", url)).body).toEqual({ rows: [], standsOnIt: false });
});

test("in an archived class one can leave the board, and not come onto it", async () => {
  const { classId, ada, bob, url } = await newClass();
  await call(ada, "PUT", url, { standsOnIt: true });
  await site.context.pool.query("update class set archived_at = now() where id = $1", [classId]);
  expect((await call(bob, "PUT", url, { standsOnIt: true })).status).toBe(409);
  expect((await call(ada, "PUT", url, { standsOnIt: false })).status).toBe(200);
  expect((await call(ada, "GET", url)).body.rows).toEqual([]);
});

test("labels of the roster stand on no board", async () => {
  const { classId, ada, bob, url } = await newClass();
  await call(ada, "PUT", url, { standsOnIt: true });
  await site.context.pool.query(
    "update class_member set name = 'A. Lovelace', label = 'LABELMARK' where class_id = $1",
    [classId],
  );
  const reply = await call(bob, "GET", url);
  expect(namesOf(reply)).toEqual(["A. Lovelace"]);
  expect(reply.text).not.toContain("LABELMARK");
});

test("what is solved in a contest counts on boards when that is over", async () => {
  const { pool } = site.context;
  const { ada, bob, url } = await newClass();
  await call(ada, "PUT", url, { standsOnIt: true });
  await createTestContest(pool, { id: "cup", from: -30, to: 30, problemIds: ["of-cup"] });
  await solve(ada, "of-cup", 0);
  const rowOf = async (user: TestUser) => (await call(user, "GET", url)).body.rows[0];
  const none = { solved: { week: 0, month: 0, all: 0 }, streakDays: 0 };
  // Nobody's count differs by who looks: not even their own.
  for (const user of [ada, bob]) expect(await rowOf(user)).toMatchObject(none);
  await letPass(pool, "cup", 40);
  expect(await rowOf(bob)).toMatchObject({ solved: { week: 1, month: 1, all: 1 }, streakDays: 1 });
});

test("one follows public profiles, in whatever capitals, and stands among them oneself", async () => {
  const eve = await newUser("Eve");
  const finn = await newPublic("finn");
  await solve(finn, "one", 0);
  expect((await call(eve, "PUT", "/user/friends/FINN")).status).toBe(200);
  expect((await call(eve, "PUT", "/user/friends/finn")).status).toBe(200);
  expect((await call(eve, "GET", "/user/friends")).body.rows).toEqual([
    { name: "finn", handle: "finn", isSelf: false, solved: { week: 1, month: 1, all: 1 }, streakDays: 1 },
    { name: "Eve", handle: null, isSelf: true, solved: { week: 0, month: 0, all: 0 }, streakDays: 0 },
  ]);
  // It says nothing to whom is followed.
  expect(namesOf(await call(finn, "GET", "/user/friends"))).toEqual(["finn"]);
  expect((await call(eve, "DELETE", "/user/friends/Finn")).status).toBe(200);
  expect(namesOf(await call(eve, "GET", "/user/friends"))).toEqual(["Eve"]);
});

test("nobody follows a handle that nobody has or shows, nor themselves", async () => {
  const [gil, hal] = [await newPublic("gil"), await newPublic("hal")];
  await site.context.pool.query("update public_profile set is_public = false where user_id = $1", [hal.id]);
  const unknown = await call(gil, "PUT", "/user/friends/nobody-here");
  expect(unknown.status).toBe(404);
  expect(await call(gil, "PUT", "/user/friends/hal")).toEqual(unknown);
  expect((await call(gil, "PUT", "/user/friends/gil")).status).toBe(400);
});

test("who switches the profile off is on nobody's board, and is again when it is on", async () => {
  const { pool } = site.context;
  const [ida, jon] = [await newPublic("ida"), await newPublic("jon")];
  await call(ida, "PUT", "/user/friends/jon");
  await pool.query("update public_profile set is_public = false where user_id = $1", [jon.id]);
  expect(namesOf(await call(ida, "GET", "/user/friends"))).toEqual(["ida"]);
  await pool.query("update public_profile set is_public = true where user_id = $1", [jon.id]);
  expect(namesOf(await call(ida, "GET", "/user/friends"))).toEqual(["ida", "jon"]);
});

test("nobody follows more than a hundred, also not by two requests at once", async () => {
  const { pool } = site.context;
  const kim = await newUser("Kim");
  await pool.query(
    `with made as (
       insert into user_account (email_id, first_name, password_hash)
       select 'many-' || n || '@example.com', 'Many', 'x' from generate_series(1, $2) n returning id, email_id),
     shown as (
       insert into public_profile (user_id, handle, is_public)
       select id, split_part(email_id, '@', 1), true from made returning user_id)
     insert into followed_profile (user_id, followed_id) select $1, user_id from shown`,
    [kim.id, MOST_FOLLOWED - 1],
  );
  await Promise.all(["last-one", "too-many"].map(newPublic));
  const replies = await Promise.all(["last-one", "too-many"].map((one) => call(kim, "PUT", `/user/friends/${one}`)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await call(kim, "GET", "/user/friends")).body.rows).toHaveLength(MOST_FOLLOWED + 1);
  await site.context.pool.query(
    "update public_profile set is_public = false where user_id in (select followed_id from followed_profile)",
  );
  await newPublic("one-more");
  expect((await call(kim, "PUT", "/user/friends/one-more")).status, "who hides counts as well").toBe(409);
});

test.each(["/user/friends", "/user/friends/finn"])("visitors have no %s", async (url) => {
  const method = url === "/user/friends" ? "GET" : "PUT";
  expect((await site.app.inject({ method, url })).statusCode).toBe(401);
});

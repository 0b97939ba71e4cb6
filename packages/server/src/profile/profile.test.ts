import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../accounts/testing/test-user.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const RECENTLY = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
let server: TestApp;
let ada: TestUser;

beforeAll(async () => {
  server = await createTestApp();
  ada = await createTestUser(server.database.pool, { firstName: "Ada" });
  const { pool } = server.database;
  for (const [id, difficulty] of [
    ["two-sum", "easy"],
    ["islands", "medium"],
    ["maze", "medium"],
  ]) {
    await pool.query(
      `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag,
         time_ms, memory_bytes, output_bytes, checker, start_code)
       values ($1, 1, $1, 'd', 'd', 1, $2, 'array', 1000, 1000, 1000, '{}', '{}')`,
      [id, difficulty],
    );
  }
  const bob = await createTestUser(pool);
  await solve(ada.id, "two-sum", "2001-01-01T23:59:59Z");
  await solve(ada.id, "islands", `${RECENTLY}T00:00:00Z`);
  await solve(ada.id, "maze", `${RECENTLY}T12:00:00Z`);
  await solve(bob.id, "two-sum", `${RECENTLY}T12:00:00Z`);
});
afterAll(() => server.close());

async function solve(userId: string, problemId: string, at: string): Promise<void> {
  const { pool } = server.database;
  await pool.query("insert into solved values ($1, $2, $3)", [userId, problemId, at]);
  await pool.query(
    "insert into submission (user_id, problem_id, language, code, total, created_at) values ($1, $2, 'cpp', 'x', 1, $3)",
    [userId, problemId, at],
  );
}

const get = async (url: string, cookie = ada.cookie) => (await server.app.inject({ url, headers: { cookie } })).json();

test("the profile holds the account and the solved problems by difficulty", async () => {
  expect((await get("/user/getProfile")).user).toMatchObject({
    _id: ada.id,
    firstName: "Ada",
    emailId: ada.emailId,
    role: "user",
    solvedByDifficulty: { easy: 1, medium: 2, hard: 0 },
    hasPassword: false,
  });
});

test("the profile of nobody is a 401", async () => {
  expect((await get("/user/getProfile", "")).code).toBe("not_signed_in");
});

test("the activity counts own submissions by day of the last 53 weeks, and solved problems over all time", async () => {
  const activity = await get("/user/activity");
  expect(activity.solvedOverTime).toEqual([
    { date: "2001-01-01", total: 1 },
    { date: RECENTLY, total: 3 },
  ]);
  expect(Date.parse(activity.to) - Date.parse(activity.from)).toBe(370 * 24 * 60 * 60 * 1000);
  expect(activity.submissionsByDay).toEqual([{ date: RECENTLY, count: 2 }]);
});

test("the achievements tell what is solved of what there is, by topic and language, and the days in a row", async () => {
  const carl = await createTestUser(server.database.pool);
  const today = new Date().toISOString();
  await solve(carl.id, "two-sum", today);
  await solve(carl.id, "islands", today);
  await server.database.pool.query(
    "update submission set verdict = 'AC', passed = 1, judged_at = now() where user_id = $1",
    [carl.id],
  );
  expect(await get("/user/achievements", carl.cookie)).toEqual({
    catalogue: { easy: 1, medium: 2, hard: 0 },
    byTag: [{ tag: "array", solved: 2, total: 3 }],
    byLanguage: [{ language: "cpp", solved: 2 }],
    streak: { current: 1, longest: 1, freezes: 0 },
    problemOfTheDay: { total: 0, current: 0, longest: 0 },
  });
});

test("the achievements of a new user are all there, and zero", async () => {
  const dora = await createTestUser(server.database.pool);
  expect(await get("/user/achievements", dora.cookie)).toEqual({
    catalogue: { easy: 1, medium: 2, hard: 0 },
    byTag: [{ tag: "array", solved: 0, total: 3 }],
    byLanguage: [],
    streak: { current: 0, longest: 0, freezes: 0 },
    problemOfTheDay: { total: 0, current: 0, longest: 0 },
  });
});

test("a problem counts as that of the day where it was solved on that very day in UTC, and once", async () => {
  const { pool } = server.database;
  const emma = await createTestUser(pool);
  await pool.query(
    `insert into problem_of_the_day (day, problem_id, round)
     values ('2020-03-01', 'two-sum', 1), ('2020-03-02', 'islands', 1), ('2020-03-02', 'maze', 1), ('2020-03-03', 'maze', 2),
            ('2020-03-05', 'two-sum', 2)`,
  );
  for (const [problemId, at] of [
    ["two-sum", "2020-03-01T00:00:00Z"],
    ["islands", "2020-03-02T23:59:59Z"],
    ["maze", "2020-03-02T12:00:00Z"],
    ["maze", "2020-03-04T00:00:00Z"],
  ] as const) {
    await pool.query(
      `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, created_at)
       values ($1, $2, 'cpp', 'x', 1, 1, 'AC', now(), $3)`,
      [emma.id, problemId, at],
    );
  }
  const { problemOfTheDay } = await get("/user/achievements", emma.cookie);
  expect(problemOfTheDay).toEqual({ total: 2, current: 0, longest: 2 });
  await pool.query("delete from problem_of_the_day");
});

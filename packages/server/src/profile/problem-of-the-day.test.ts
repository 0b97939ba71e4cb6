import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../accounts/testing/test-user.ts";
import { createTestContest } from "../contests/testing/test-contest.ts";
import { problemOfTheDay } from "../problems/of-the-day/problem-of-the-day.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { readProblemOfTheDay } from "../submissions/read-problem-of-the-day.ts";
import { createSecondApp, createTestApp, type TestApp } from "../testing/test-app.ts";

let site: TestApp;
/** The same database, and problems shown to visitors. */
let open: TestApp;
let ada: TestUser;

const MONDAY = "2026-11-23";

beforeAll(async () => {
  site = await createTestApp();
  open = await createSecondApp(site, { PUBLIC_PROBLEMS: "on" });
  const { pool } = site.context;
  ada = await createTestUser(pool);
  await createTestProblem(pool, { id: "kept", content: { title: "Kept for the cup" } });
  await createTestProblem(pool, { id: "a-draft", isDraft: true });
  for (const id of ["one", "two", "three"]) await createTestProblem(pool, { id });
  await createTestContest(pool, { id: "cup", from: 60, to: 120, problemIds: ["kept"] });
});
afterAll(async () => {
  await open.close();
  await site.close();
});
afterEach(async () => {
  await site.context.pool.query("delete from problem_of_the_day");
  await site.context.pool.query("update problem set deleted_at = null");
  await site.context.pool.query("update problem set is_draft = id = 'a-draft'");
  await site.context.pool.query("delete from submission");
});

const idOf = async (day: string) => (await problemOfTheDay(site.context, day))?.id;
const ask = async (app: TestApp, cookie = "") => app.app.inject({ url: "/problem/ofTheDay", headers: { cookie } });
const today = () => new Date().toISOString().slice(0, 10);

async function accept(problemId: string, at: Date): Promise<void> {
  await site.context.pool.query(
    `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, created_at)
     values ($1, $2, 'cpp', 'x', 1, 1, 'AC', $3, $3)`,
    [ada.id, problemId, at],
  );
}

test("drafts and what a contest has reserved are never that of a day", async () => {
  const ids: (string | undefined)[] = [];
  for (const day of ["01", "02", "03", "04", "05", "06"]) ids.push(await idOf(`2026-12-${day}`));
  expect(ids.slice(0, 3).sort()).toEqual(["one", "three", "two"]);
  expect(new Set(ids).size).toBe(3);
});

test("a day keeps its problem when others are added or taken away", async () => {
  const { pool } = site.context;
  expect(await idOf(MONDAY)).toBe("one");
  await pool.query("update problem set is_draft = false, position = -1 where id = 'a-draft'");
  await pool.query("update problem set deleted_at = now() where id = 'two'");
  expect(await idOf(MONDAY)).toBe("one");
});

test("where the problem of the day is taken away another one takes its place, and it has it again once it is back", async () => {
  const { pool } = site.context;
  await idOf(MONDAY);
  await pool.query("update problem set deleted_at = now() where id = 'one'");
  expect(await idOf(MONDAY)).toBe("two");
  await pool.query("update problem set deleted_at = case when id = 'one' then null else now() end");
  expect(await idOf(MONDAY)).toBe("one");
});

test("servers that choose at the same moment choose the same", async () => {
  const chosen = await Promise.all([site, open, site, open].map(({ context }) => problemOfTheDay(context, MONDAY)));
  expect(new Set(chosen.map((row) => row?.id)).size).toBe(1);
  const { rows } = await site.context.pool.query("select problem_id from problem_of_the_day");
  expect(rows).toHaveLength(1);
});

test("the call tells everybody the same problem, and each whether they have solved it, and when", async () => {
  const { problem, solved } = (await ask(site, ada.cookie)).json();
  expect(solved).toBe("never");
  expect((await ask(site, (await createTestUser(site.context.pool)).cookie)).json().problem).toEqual(problem);
  await accept(problem._id, new Date(Date.now() - 3 * 24 * 60 * 60 * 1000));
  expect((await ask(site, ada.cookie)).json().solved).toBe("before");
  await accept(problem._id, new Date());
  const reply = (await ask(site, ada.cookie)).json();
  expect(reply).toMatchObject({ problem: { title: "Sum of Two", difficulty: "easy" }, solved: "today" });
});

test("visitors get it where the site shows them problems, and nowhere else", async () => {
  const reply = (await ask(open)).json();
  expect(reply).toMatchObject({ problem: { title: "Sum of Two" }, solved: "never" });
  expect((await ask(site)).statusCode).toBe(401);
});

test("a new day has a new problem", async () => {
  const at = (moment: string) => readProblemOfTheDay({ ...site.context, clock: () => new Date(moment) }, ada);
  const monday = await at("2026-11-23T23:59:59.999Z");
  const tuesday = await at("2026-11-24T00:00:00.000Z");
  expect([monday.day, tuesday.day]).toEqual(["2026-11-23", "2026-11-24"]);
  expect(monday.problem?._id).not.toBe(tuesday.problem?._id);
});

test("a site without problems for everybody has none", async () => {
  await site.context.pool.query("update problem set deleted_at = now() where id <> 'kept'");
  expect((await ask(site, ada.cookie)).json()).toEqual({ day: today(), problem: null, solved: "never" });
});

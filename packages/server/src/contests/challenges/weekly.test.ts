import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestContest, letPass } from "../testing/test-contest.ts";
import { listCandidates, removeUnentered } from "./store.ts";
import { openWeeklyChallenge } from "./weekly.ts";

vi.setConfig({ testTimeout: 60_000 });

let app: JudgingApp;
let admin: TestUser;
let bob: TestUser;

const PUBLIC = ["one", "two", "three", "four", "five", "six"];
const WEEK_MINUTES = 7 * 24 * 60;

beforeAll(async () => {
  app = await createJudgingApp();
  [admin, bob] = await Promise.all([app.newUser("admin"), app.newUser()]);
  for (const id of PUBLIC) await createTestProblem(app.context.pool, { id });
  await createTestProblem(app.context.pool, { id: "kept", isDraft: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ["contest", "weekly_challenge"]) await app.context.pool.query(`delete from ${table}`);
});

const ids = async (): Promise<string[]> =>
  (await app.call(bob, "GET", "/contest/all")).body.contests.map((one: { _id: string }) => one._id);
async function weekly(): Promise<string> {
  const { rows } = await app.context.pool.query(
    "select id from contest where is_challenge order by starts_at desc limit 1",
  );
  return rows[0]?.id;
}
async function problemsOf(id: string): Promise<string[]> {
  const { rows } = await app.context.pool.query(
    "select problem_id from contest_problem where contest_id = $1 order by ordinal",
    [id],
  );
  return rows.map((row) => row.problem_id);
}
async function letWeekPass(id: string): Promise<void> {
  await letPass(app.context.pool, id, WEEK_MINUTES);
  await app.context.pool.query("update weekly_challenge set week = week - 7");
}
async function begin(who: TestUser, id: string): Promise<void> {
  expect((await app.call(who, "POST", `/contest/${id}/enter`, { name: "Me" })).status).toBe(200);
  expect((await app.call(who, "POST", `/contest/${id}/start`)).status).toBe(200);
}

test("each week has one for everybody, of other problems than the week before, and an empty one leaves nothing", async () => {
  const { pool } = app.context;
  await createTestContest(pool, { id: "cup", from: 10, to: 60, problemIds: ["six"] });
  await Promise.all([openWeeklyChallenge(app.context), openWeeklyChallenge(app.context)]);
  const [first, ...others] = (await ids()).filter((id) => id !== "cup");
  if (first === undefined) throw new Error("there is none");
  expect(others).toEqual([]);
  expect(first).toMatch(/^weekly-\d{4}-\d\d-\d\d$/);
  const { body } = await app.call(bob, "GET", `/contest/${first}`);
  expect(body).toMatchObject({ isListed: true, isChallenge: true, windowMinutes: 90 });
  expect((await problemsOf(first)).sort(), "nothing that a contest has").toEqual(
    PUBLIC.filter((id) => id !== "six").sort(),
  );
  for (const who of [bob, admin]) await begin(who, first);
  const seen = (await app.call(admin, "GET", `/contest/${first}`)).body;
  expect(seen.entry.kind, "nobody is staff of it").toBe("official");
  await pool.query("delete from contest where id = 'cup'");

  await letWeekPass(first);
  await openWeeklyChallenge(app.context);
  const next = await weekly();
  expect(next).not.toBe(first);
  expect(await problemsOf(next), "the one that had no week comes first").toContain("six");
  await letWeekPass(next);
  await openWeeklyChallenge(app.context);
  await removeUnentered(pool);
  // The week's own, and that of the week in which somebody took part.
  expect(await ids()).toHaveLength(2);
  expect(await ids()).toContain(first);
});

test("one that an administrator deletes does not come again before the next week", async () => {
  await openWeeklyChallenge(app.context);
  expect((await app.call(admin, "DELETE", `/contest/${await weekly()}`)).status).toBe(200);
  await openWeeklyChallenge(app.context);
  expect(await ids()).toEqual([]);
});

test("nobody can tell beforehand what is drawn", async () => {
  const { pool } = app.context;
  const drawn = new Set<string>();
  for (let time = 0; time < 6; time += 1) {
    for (const table of ["contest", "weekly_challenge"]) await pool.query(`delete from ${table}`);
    await openWeeklyChallenge(app.context);
    drawn.add((await problemsOf(await weekly())).join());
  }
  expect(drawn.size).toBeGreaterThan(1);
});

test("what a contest has is not drawn while somebody has more time in it, nor while its board is frozen", async () => {
  const { pool } = app.context;
  const candidates = async () => (await listCandidates(pool, "all")).map(({ id }) => id);
  await createTestContest(pool, { id: "late", from: -60, to: -1, problemIds: ["one"] });
  await createTestContest(pool, { id: "frozen", from: -60, to: -1, problemIds: ["two"], freezeMinutes: 30 });
  expect(await candidates()).toContain("one");
  await pool.query(
    `insert into contest_entry (contest_id, name, kind, extra_minutes) values ('late', 'Late', 'official', 30)`,
  );
  expect(await candidates()).toEqual(["three", "four", "five", "six"]);
});

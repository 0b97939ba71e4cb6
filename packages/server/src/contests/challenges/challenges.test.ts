import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { problemOfTheDay } from "../../problems/of-the-day/problem-of-the-day.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestContest, letPass } from "../testing/test-contest.ts";
import { openWeeklyChallenge } from "./weekly.ts";

vi.setConfig({ testTimeout: 60_000 });

let app: JudgingApp;
let admin: TestUser;
let ada: TestUser;
let bob: TestUser;

const PUBLIC = ["one", "two", "three", "four", "five", "six"];

beforeAll(async () => {
  app = await createJudgingApp();
  admin = await app.newUser("admin");
  for (const id of PUBLIC) await createTestProblem(app.context.pool, { id });
  await createTestProblem(app.context.pool, { id: "kept", isDraft: true, content: { title: "Kept for the cup" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.pool.query("delete from contest");
  [ada, bob] = await Promise.all([app.newUser(), app.newUser()]);
});

const form = (changes: object = {}) => ({
  title: "An hour",
  problemIds: ["two", "one"],
  windowMinutes: 60,
  ...changes,
});
const make = (who: TestUser, changes: object = {}) => app.call(who, "POST", "/contest/challenge", form(changes));
const ids = async (who: TestUser): Promise<string[]> =>
  (await app.call(who, "GET", "/contest/all")).body.contests.map((one: { _id: string }) => one._id);
const get = async (who: TestUser, id: string) => (await app.call(who, "GET", `/contest/${id}`)).body;
async function begin(who: TestUser, id: string): Promise<void> {
  expect((await app.call(who, "POST", `/contest/${id}/enter`, { name: "Me" })).status).toBe(200);
  expect((await app.call(who, "POST", `/contest/${id}/start`)).status).toBe(200);
}
async function accept(who: TestUser, problemId: string): Promise<string> {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `with sent as (insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at)
                   values ($1, $2, 'cpp', 'x', 1, 1, 'AC', now()) returning id)
     insert into contest_submission (contest_id, entry_id, problem_id, submission_id, at)
     select m.contest_id, m.entry_id, $2, sent.id, clock_timestamp() from sent, contest_member m where m.user_id = $1
     returning submission_id as id`,
    [who.id, problemId],
  );
  return rows[0]?.id ?? "";
}

test("anybody makes one, takes part in it like everybody else, and others find it by its link alone", async () => {
  const { status, body } = await make(ada);
  expect(status).toBe(200);
  const id = body._id;
  expect(id).toBe("an-hour");
  expect(await ids(ada)).toEqual([id]);
  expect(await ids(bob)).toEqual([]);
  expect(await ids(admin), "nor do admins look through those of others").toEqual([]);
  expect(await get(ada, id)).toMatchObject({ isChallenge: true, isOwn: true, mayManage: false, problems: null });
  const found = await get(bob, id);
  expect(found).toMatchObject({ isChallenge: true, windowMinutes: 60, isListed: false, needsCode: false });
  expect(found).not.toHaveProperty("isOwn");

  for (const who of [ada, bob]) await begin(who, id);
  expect((await get(ada, id)).entry).toMatchObject({ kind: "official", endsAt: expect.any(String) });
  expect((await get(bob, id)).problems).toMatchObject([{ problemId: "two" }, { problemId: "one" }]);
  const asked = await app.call(bob, "POST", `/contest/${id}/question`, { label: "A", text: "May I?" });
  expect([asked.status, asked.body.message]).toEqual([409, "A challenge has no jury that could answer"]);
  await accept(bob, "one");
  expect((await app.call(ada, "GET", `/contest/${id}/board`)).body.rows).toMatchObject([
    { solved: 1, rank: 1 },
    { solved: 0, rank: 2 },
  ]);
  expect(await ids(bob)).toEqual([id]);
});

test("only what everybody may read can be in one, and nobody makes them without end", async () => {
  for (const problemIds of [["kept"], ["one", "nowhere"]]) {
    const refused = await make(ada, { problemIds });
    expect([refused.status, refused.body.message]).toEqual([400, `There is no problem ${problemIds.at(-1)}`]);
  }
  for (const changes of [{ title: " " }, { windowMinutes: 4 }, { windowMinutes: 301 }, { problemIds: [] }]) {
    expect((await make(ada, changes)).status).toBe(400);
  }
  expect((await make(ada, { problemIds: ["one", "one"] })).status).toBe(400);
  const all = await Promise.all(Array.from({ length: 7 }, () => make(ada)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
  expect(new Set(await ids(ada)).size).toBe(5);
});

test("its maker takes it back until somebody else is in it, and nobody changes it", async () => {
  const { _id: id } = (await make(ada)).body;
  const remove = async (who: TestUser, of = id) => (await app.call(who, "DELETE", `/contest/${of}`)).status;
  expect(await remove(bob)).toBe(403);
  await begin(ada, id);
  expect(await remove(ada)).toBe(200);
  const { _id: other } = (await make(ada)).body;
  await begin(bob, other);
  expect(await remove(ada, other)).toBe(409);
  const put = await app.call(admin, "PUT", `/contest/${other}`, {
    form: (await app.call(admin, "GET", `/contest/${other}/edit`)).body.form,
    revision: 1,
  });
  expect([put.status, put.body.message]).toEqual([409, "A challenge stays as it was made"]);
  expect(await remove(admin, other)).toBe(200);
});

test("it hides nothing from anybody, but closes what helps while one's own clock runs", async () => {
  const { pool } = app.context;
  const { _id: id } = (await make(ada, { problemIds: PUBLIC })).body;
  expect(PUBLIC).toContain((await problemOfTheDay(pool, "2026-11-23"))?.id);
  await begin(bob, id);
  const submissionId = await accept(bob, "one");
  const share = () => app.call(bob, "POST", `/submission/share/${submissionId}`);
  const problem = async (who: TestUser) => (await app.call(who, "GET", "/problem/problemById/one")).body;
  expect((await share()).status, "while the own clock runs").toBe(403);
  expect(await problem(bob)).toHaveProperty("contest.contestId", id);
  expect(await problem(ada)).not.toHaveProperty("contest");
  await letPass(pool, id, 61);
  expect((await share()).status, "afterwards, while others may still begin").toBe(200);
  expect(await problem(bob)).not.toHaveProperty("contest");
});

test("a problem that is kept for a contest later is not shown by a challenge from before", async () => {
  const { pool } = app.context;
  const { _id: id } = (await make(ada)).body;
  await begin(bob, id);
  await pool.query("update problem set is_draft = true, title = 'Secret' where id = 'one'");
  try {
    expect((await app.call(bob, "GET", "/problem/problemById/one")).status).toBe(404);
    expect(JSON.stringify(await get(bob, id))).not.toContain("Secret");
    const feed = await app.call(bob, "GET", `/ccs/2026-01/contests/${id}/problems`);
    expect(feed.text).not.toContain("Secret");
  } finally {
    await pool.query("update problem set is_draft = false where id = 'one'");
  }
});

test("each week has one for everybody, of other problems than the week before, and an empty one leaves nothing", async () => {
  const { pool } = app.context;
  await createTestContest(pool, { id: "cup", from: 10, to: 60, problemIds: ["six"] });
  await Promise.all([openWeeklyChallenge(pool), openWeeklyChallenge(pool)]);
  const [weekly, ...others] = (await ids(bob)).filter((id) => id !== "cup");
  if (weekly === undefined) throw new Error("there is none");
  expect(others).toEqual([]);
  expect(weekly).toMatch(/^weekly-\d{4}-\d\d-\d\d$/);
  expect(await get(bob, weekly)).toMatchObject({ isListed: true, isChallenge: true, windowMinutes: 90 });
  const problemsOf = async (id: string) => {
    const { rows } = await pool.query("select problem_id from contest_problem where contest_id = $1", [id]);
    return rows.map((row) => row.problem_id).sort();
  };
  expect(await problemsOf(weekly), "nothing that a contest has").toEqual(PUBLIC.filter((id) => id !== "six").sort());
  for (const who of [bob, admin]) await begin(who, weekly);
  expect((await get(admin, weekly)).entry.kind, "nobody is staff of it").toBe("official");
  await accept(bob, "one");
  await pool.query("delete from contest where id = 'cup'");

  await letPass(pool, weekly, 7 * 24 * 60);
  await openWeeklyChallenge(pool);
  const [next] = await ids(ada);
  expect(next).not.toBe(weekly);
  expect(await problemsOf(next ?? ""), "the one that had no week comes first").toContain("six");
  await letPass(pool, next ?? "", 7 * 24 * 60);
  await openWeeklyChallenge(pool);
  // The week's own, and that of the week in which somebody took part.
  expect(await ids(ada)).toHaveLength(2);
  expect(await ids(ada)).toContain(weekly);
});

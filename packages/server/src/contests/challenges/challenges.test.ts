import { CHALLENGE_DAYS } from "@verdict/contract/challenges";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { problemOfTheDay } from "../../problems/of-the-day/problem-of-the-day.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { insertEntry } from "../entering/store.ts";
import { listOwnProblems } from "../rejudging/store.ts";
import { lockPart } from "../staff/store.ts";
import { createTestContest, letPass } from "../testing/test-contest.ts";
import { removeUnentered } from "./store.ts";

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
  expect(id, "nobody comes by without its link").toMatch(/^an-hour-[0-9a-f]{10}$/);
  expect((await app.call(bob, "GET", "/contest/an-hour")).status).toBe(404);
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
  await app.context.pool.query("update problem set awaits_tests = true where id = 'two'");
  const unbuilt = await make(ada);
  await app.context.pool.query("update problem set awaits_tests = false where id = 'two'");
  expect([unbuilt.status, unbuilt.body.message]).toEqual([
    409,
    "The tests of two are still being built: take it once they are there",
  ]);
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
  expect(PUBLIC).toContain((await problemOfTheDay(app.context, "2026-11-23"))?.id);
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
    const [two, one] = JSON.parse(feed.text);
    expect(two).toHaveProperty("time_limit");
    expect(one).toEqual({ id: "B", label: "B", ordinal: 2, name: "Not public any more" });
  } finally {
    await pool.query("update problem set is_draft = false where id = 'one'");
  }
});

test("nobody becomes staff of one, and whoever is reads no draft by it", async () => {
  const { pool } = app.context;
  const { _id: id } = (await make(ada)).body;
  const named = await app.call(admin, "POST", `/contest/${id}/staff`, { who: bob.emailId, role: "jury" });
  expect([named.status, named.body.message]).toEqual([409, "A challenge has no staff"]);
  await pool.query("insert into contest_staff (contest_id, user_id, role) values ($1, $2, 'jury')", [id, bob.id]);
  await pool.query("update problem set is_draft = true where id = 'one'");
  try {
    expect((await app.call(bob, "GET", "/problem/problemById/one")).status).toBe(404);
  } finally {
    await pool.query("update problem set is_draft = false where id = 'one'");
  }
});

test("a stranger's challenge stands in the way of no organiser whose contest keeps the problem since then", async () => {
  const { pool } = app.context;
  await make(ada);
  await createTestContest(pool, { id: "cup", from: -60, to: -1, problemIds: ["one"] });
  await pool.query("update problem set is_draft = true where id = 'one'");
  try {
    expect([...(await listOwnProblems(pool, "cup"))]).toEqual(["one"]);
    expect((await app.call(admin, "POST", "/contest/cup/publish")).status).toBe(200);
  } finally {
    await pool.query("update problem set is_draft = false where id = 'one'");
  }
});

test("of ones that ended without anybody nothing is left, unless their time was moved or somebody enters just then", async () => {
  const { pool } = app.context;
  const { _id: id } = (await make(ada)).body;
  const { _id: moved } = (await make(ada)).body;
  const { _id: entered } = (await make(ada)).body;
  for (const one of [id, moved, entered]) await letPass(pool, one, CHALLENGE_DAYS * 24 * 60 + 1);
  await pool.query(
    "update contest set removed = tstzmultirange(tstzrange(ends_at - interval '2 hours', ends_at)) where id = $1",
    [moved],
  );
  const entering = await pool.connect();
  try {
    await entering.query("begin");
    await lockPart(entering, { contestId: entered, userId: bob.id });
    await insertEntry(entering, { contestId: entered, userId: bob.id, name: "Bob", kind: "virtual" });
    await removeUnentered(pool);
    await entering.query("commit");
  } finally {
    entering.release();
  }
  expect((await ids(ada)).sort()).toEqual([moved, entered].sort());
  const open = await Promise.all(Array.from({ length: 5 }, () => make(ada)));
  expect(open.map(({ status }) => status).sort(), "its time goes on, so it is one of five").toEqual([
    ...[200, 200, 200, 200],
    409,
  ]);
});

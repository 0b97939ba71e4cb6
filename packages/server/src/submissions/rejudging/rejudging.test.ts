import { Rejudging } from "@verdict/contract/rejudging";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { createTestProblem, rendered, testContent, testData } from "../../problems/testing/test-problem.ts";
import { replaceProblem } from "../../problems/write-problem.ts";
import { feedRejudgings, removeOldRejudgings } from "./rejudge.ts";

const REJUDGE = "/problem/rejudge/sum";

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.context.pool, "problem, submission, job, user_account");
  await createTestProblem(test.context.pool, { id: "sum" });
  admin = await test.newUser("admin");
});
afterEach(() => test.stopJudging());

async function submit(user: TestUser, code: string): Promise<string> {
  return (await test.call(user, "POST", "/submission/submit/sum", { code, language: "cpp" })).body.submissionId;
}

/** From five tests to six: `AC-with 6` becomes right, `WA-with 6` becomes wrong. */
async function addTest(): Promise<void> {
  const { tests } = testContent();
  const more = testContent({ tests: [...tests, testData({ isVisible: false, input: "6", answer: "6" })] });
  const content = rendered(more);
  await inTransaction(test.context.pool, (db) =>
    replaceProblem(db, { id: "sum", content, origin: { kind: "admin", isDraft: false } }),
  );
}

const solvedCount = async (user: TestUser) =>
  (await test.call(user, "GET", "/user/check")).body.user.problemsSolvedCount;
const history = async (user: TestUser) => (await test.call(user, "GET", "/problem/submittedProblem/sum")).body;
const post = (path: string) => test.call(admin, "POST", path);
const whenReady = () =>
  until(async () => {
    const { body } = await test.call(admin, "GET", REJUDGE);
    return body.state === "ready" && Rejudging.parse(body);
  });

it("shows what would change, changes nothing before it is applied, and then solved counts follow", async () => {
  await test.startJudging();
  const [gains, loses, keeps] = [await test.newUser(), await test.newUser(), await test.newUser()];
  await submit(gains, "AC-with 6");
  await submit(loses, "WA-with 6");
  await submit(keeps, "WA-with 6");
  await submit(keeps, "AC");
  await addTest();
  expect((await test.call(admin, "GET", REJUDGE)).body).toMatchObject({ state: "none", total: 0 });
  expect((await post(REJUDGE)).body).toMatchObject({ total: 4 });
  const ready = await whenReady();
  expect(ready).toMatchObject({ total: 4, judged: 4, failed: 0, changeCount: 3 });
  expect(ready.changes).toMatchObject([
    { before: "AC", after: "WA", passedBefore: 5, passedAfter: 0, totalAfter: 6 },
    { before: "AC", after: "WA" },
    { before: "WA", after: "AC", passedAfter: 6 },
  ]);
  expect([await solvedCount(gains), await solvedCount(loses), await solvedCount(keeps)]).toEqual([0, 1, 1]);
  expect((await history(gains))[0].status).toBe("wrong");

  expect((await post(`${REJUDGE}/apply`)).body).toMatchObject({ state: "applied", changeCount: 3 });
  expect([await solvedCount(gains), await solvedCount(loses), await solvedCount(keeps)]).toEqual([1, 0, 1]);
  expect((await history(gains))[0]).toMatchObject({ status: "accepted", testCasesPassed: 6, testCasesTotal: 6 });
  expect((await history(loses))[0]).toMatchObject({ status: "wrong", errorMessage: "Wrong Answer" });
  expect((await test.call(admin, "GET", "/problem/edit/sum")).body.outdatedSubmissions).toBe(0);
  await expect(test.context.pool.query("update submission set verdict = 'WA'")).rejects.toThrow(/verdict already/);
});

it("can be dropped, also while it is under way, and started again", async () => {
  await test.startJudging();
  const user = await test.newUser();
  await submit(user, "WA-with 6");
  await test.stopJudging();
  await addTest();
  await post(REJUDGE);
  expect((await post(REJUDGE)).status).toBe(409);
  expect((await post(`${REJUDGE}/apply`)).status).toBe(409);
  expect((await post(`${REJUDGE}/drop`)).body).toMatchObject({ state: "dropped" });
  expect((await test.context.pool.query("select from job")).rowCount).toBe(0);
  expect((await post(`${REJUDGE}/drop`)).status).toBe(409);
  await test.startJudging();
  await post(REJUDGE);
  await whenReady();
  expect((await post(`${REJUDGE}/drop`)).body.state).toBe("dropped");
  expect((await history(user))[0].status).toBe("accepted");
});

it("is not applied when the problem has changed since it began", async () => {
  await test.startJudging();
  await submit(await test.newUser(), "AC");
  await post(REJUDGE);
  await whenReady();
  await addTest();
  expect(await post(`${REJUDGE}/apply`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("changed since") },
  });
});

it("lets a submission keep its verdict that no judge could finish", async () => {
  await test.startJudging();
  const user = await test.newUser();
  const id = await submit(user, "AC");
  await test.context.pool.query("alter table submission disable trigger submission_verdict_is_final");
  await test.context.pool.query("update submission set code = 'broken' where id = $1", [id]);
  await test.context.pool.query("alter table submission enable trigger submission_verdict_is_final");
  const stopHurrying = test.hurryRetries();
  await post(REJUDGE);
  expect(await whenReady().finally(stopHurrying)).toMatchObject({ total: 1, judged: 0, failed: 1, changeCount: 0 });
  await post(`${REJUDGE}/apply`);
  expect((await history(user))[0].status).toBe("accepted");
});

it("counts right when users solve the problem while it is applied", async () => {
  await test.startJudging();
  const users = await Promise.all(Array.from({ length: 8 }, () => test.newUser()));
  for (const user of users) await submit(user, "AC-with 6");
  await addTest();
  await post(REJUDGE);
  await whenReady();
  await Promise.all([post(`${REJUDGE}/apply`), ...users.map((user) => submit(user, "AC"))]);
  expect(await Promise.all(users.map(solvedCount))).toEqual(users.map(() => 1));
});

it("of an unknown problem gives 404", async () => {
  for (const path of ["/problem/rejudge/nothing", "/problem/rejudge/nothing/apply", "/problem/rejudge/nothing/drop"]) {
    expect((await post(path)).status).toBe(404);
  }
});

it("hands many submissions to the judges by and by, each of them once", async () => {
  const { pool } = test.context;
  const { id } = await test.newUser();
  // Of one moment all of them: what comes next is told apart by the ids.
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, verdict, passed, total, judged_at, problem_version)
     select $1, 'sum', 'cpp', case when n = 1 then 'WA 1' else 'AC' end, 'AC', 5, 5, now(), 1 from generate_series(1, 130) n`,
    [id],
  );
  expect((await post(REJUDGE)).body).toMatchObject({ state: "judging", total: 130, judged: 0 });
  const jobs = async () => (await pool.query("select from job where kind = 'rejudge'")).rowCount ?? 0;
  const first = await jobs();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(130);
  // It is not ready before the rest is judged as well.
  expect((await post(`${REJUDGE}/apply`)).status).toBe(409);
  await test.startJudging();
  await feedRejudgings({ pool });
  await feedRejudgings({ pool });
  const ready = await whenReady();
  expect(ready).toMatchObject({ total: 130, judged: 130, failed: 0, changeCount: 1 });
  const items = await pool.query(
    "select count(distinct submission_id)::int as apart, count(*)::int as all from rejudging_item",
  );
  expect(items.rows[0]).toEqual({ apart: 130, all: 130 });
});

it("goes on after who began it is gone, and forgets what a newer one has replaced", async () => {
  const { pool } = test.context;
  const { id } = await test.newUser();
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, verdict, passed, total, judged_at, problem_version)
     select $1, 'sum', 'cpp', 'AC', 'AC', 5, 5, now(), 1 from generate_series(1, 60) n`,
    [id],
  );
  await post(REJUDGE);
  await pool.query("update rejudging set created_by = null");
  await feedRejudgings({ pool });
  await post(`${REJUDGE}/drop`);
  expect((await pool.query("select from job")).rowCount).toBe(0);
  await post(REJUDGE);
  await removeOldRejudgings({ pool });
  const { rows } = await pool.query("select state from rejudging");
  expect(rows).toEqual([{ state: "judging" }]);
});

it("is refused while the problem's tests are being built: it would be judged by its examples alone", async () => {
  await test.context.pool.query("update problem set awaits_tests = true where id = 'sum'");
  expect(await post(REJUDGE)).toMatchObject({ status: 409, body: { code: "conflict" } });
  await test.context.pool.query("update problem set awaits_tests = false where id = 'sum'");
  expect(await post(REJUDGE)).toMatchObject({ status: 200 });
});

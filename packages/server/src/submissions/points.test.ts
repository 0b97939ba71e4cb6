import { randomUUID } from "node:crypto";
import type { Points } from "@verdict/contract/points";
import type { Scoring, TestGroup } from "@verdict/contract/scoring";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { fakeResult } from "../judging/testing/fake-judge.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import { emptyTables } from "../platform/testing/empty-tables.ts";
import { createTestProblem, rendered, testContent } from "../problems/testing/test-problem.ts";
import { replaceProblem } from "../problems/write-problem.ts";
import { feedRejudgings } from "./rejudging/rejudge.ts";
import { queueCalls } from "./testing/queue-calls.ts";
import { queueSubmission } from "./testing/queued-submission.ts";

let test: JudgingApp;
let user: TestUser;
const worker = randomUUID();

beforeAll(async () => {
  test = await createJudgingApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.context.pool, "problem, submission, job");
  await createTestProblem(test.context.pool, { id: "sum", content: content(40) });
  user = await test.newUser();
});

const group = (name: string, acceptScore: number): TestGroup => ({
  ...{ name, aggregate: "min", acceptScore, rejectScore: 0, endsEarly: true, accepts: "all", requires: [] },
});
const scoring = (first: number): Scoring => ({
  ignoresSamples: true,
  groups: [{ ...group("", 0), aggregate: "sum" }, group("secret/1", first), group("secret/2", 100 - first)],
});
const NAMES = [null, null, "1/a", "1/b", "2/a"];

/** Two samples, and three hidden tests in two groups. */
function content(first: number) {
  const { tests } = testContent();
  const parts = {
    attribution: { uuid: null, license: null, credits: null, source: null, rightsOwner: null },
    solutions: [],
    studyMaterial: null,
    scoring: scoring(first),
  };
  return { tests: tests.map((one, index) => ({ ...one, name: NAMES[index] ?? null })), packageParts: parts };
}

const points = (score: number, first = 40): Points => ({
  ...{ score, most: 100 },
  groups: [
    { name: "secret/1", score: Math.min(score, first), most: first, verdict: "AC" },
    {
      name: "secret/2",
      score: score - Math.min(score, first),
      most: 100 - first,
      verdict: score === 100 ? "AC" : "WA",
    },
  ],
});
const queue = () => queueCalls(test.context.pool);
const history = async () => (await test.call(user, "GET", "/problem/submittedProblem/sum")).body;

async function judged(code: string, sent: unknown): Promise<string> {
  const id = await queueSubmission(test.context.pool, { userId: user.id, problemId: "sum", code });
  const job = await queue().claimOne(worker);
  await queue().finish(worker, job, { ...fakeResult(job), points: sent });
  return id;
}

it("a judge is told the groups and the names of the tests, and of a problem without points neither", async () => {
  await queueSubmission(test.context.pool, { userId: user.id, problemId: "sum" });
  const job = await queue().claimOne(worker);
  await queue().finish(worker, job);
  expect(job.scoring).toEqual(scoring(40));
  expect(job.tests.map(({ path }) => path)).toEqual(["sample/1", "sample/2", "secret/1/a", "secret/1/b", "secret/2/a"]);
  await createTestProblem(test.context.pool, { id: "plain" });
  await queueSubmission(test.context.pool, { userId: user.id, problemId: "plain" });
  const plain = await queue().claimOne(worker);
  expect(plain.scoring ?? null).toBeNull();
  expect(plain.tests.map(({ path }) => path ?? null)).toEqual([null, null, null, null, null]);
});

it("the points stand with the verdict in history, and on the submission's page", async () => {
  const id = await judged("WA 5", points(40));
  expect(await history()).toMatchObject([{ verdict: "WA", points: points(40) }]);
  const report = await test.call(user, "GET", `/submission/report/${id}`);
  expect(report.body.points).toEqual(points(40));
  await expect(test.context.pool.query("update submission set points = null")).rejects.toThrow(/verdict already/);
});

it("what a judge gives no points for has none", async () => {
  await judged("AC", null);
  expect((await history())[0]).not.toHaveProperty("points");
});

it.each([
  ["accepted without all points", "AC", points(40)],
  ["more than all points", "WA 5", { ...points(100), score: 101 }],
  ["points without their most", "WA 5", { score: 40, groups: [] }],
  ["points that are a text", "WA 5", { ...points(40), score: "40" }],
  ["points that are no object", "WA 5", 40],
])("a result is refused: %s", async (_what, code, sent) => {
  await expect(judged(code, sent)).rejects.toThrow(/points that do not go with/);
  expect(await history()).toMatchObject([{ verdict: null }]);
});

it("other points are another version, and a rejudging gives them", async () => {
  await judged("WA 5", points(40));
  const origin = { kind: "package", hash: null, position: null } as const;
  const next = rendered(testContent(content(70)));
  await inTransaction(test.context.pool, (db) => replaceProblem(db, { id: "sum", content: next, origin }));
  const admin = await test.newUser("admin");
  expect((await test.call(admin, "GET", "/problem/edit/sum")).body.outdatedSubmissions).toBe(1);
  await test.call(admin, "POST", "/problem/rejudge/sum");
  await feedRejudgings(test.context);
  const job = await queue().claimOne(worker);
  expect(job.scoring).toEqual(scoring(70));
  await queue().finish(worker, job, { ...fakeResult(job), points: points(70, 70) });
  expect(await history()).toMatchObject([{ points: points(40) }]);
  expect((await test.call(admin, "POST", "/problem/rejudge/sum/apply")).body.state).toBe("applied");
  expect(await history()).toMatchObject([{ verdict: "WA", points: points(70, 70) }]);
});

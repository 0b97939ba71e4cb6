import { randomUUID } from "node:crypto";
import { SubmitResult } from "@verdict/contract/submissions";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { fakeResult } from "../judging/testing/fake-judge.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

const SUBMIT = "/submission/submit/sum";
const HISTORY = "/problem/submittedProblem/sum";

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
});
afterEach(() => test.stopJudging());

const cpp = (code: string) => ({ code, language: "cpp" });
const countJobs = (condition = "true") => test.countJobs(user, condition);
describe("submit", () => {
  it("answers with the verdict, keeps the submission and counts the problem as solved once", async () => {
    await test.startJudging();
    const reply = await test.call(user, "POST", SUBMIT, cpp("AC"));
    expect(reply.status).toBe(200);
    expect(SubmitResult.parse(reply.body)).toMatchObject({
      accepted: true,
      verdict: "AC",
      passedTestCases: 5,
      totalTestCases: 5,
      runtime: 0.012,
      memory: 3418,
    });
    expect(reply.body.error).toBeUndefined();
    await test.call(user, "POST", SUBMIT, cpp("AC"));
    const profile = await test.call(user, "GET", "/user/check");
    expect(profile.body.user.problemsSolvedCount).toBe(1);
    const solved = await test.call(user, "GET", "/problem/problemSolvedByUser");
    expect(solved.body.map((problem: { _id: string }) => problem._id)).toEqual(["sum"]);
  });

  it.each([
    ["WA 1", { verdict: "WA", passedTestCases: 0, error: "Wrong Answer" }],
    ["WA 4", { verdict: "WA", passedTestCases: 3, error: "Wrong Answer" }],
    ["TLE 2", { verdict: "TLE", passedTestCases: 1, error: "Time Limit Exceeded" }],
    ["MLE 3", { verdict: "MLE", passedTestCases: 2, error: "Memory Limit Exceeded" }],
    ["OLE 1", { verdict: "OLE", error: "Output Limit Exceeded" }],
    ["RTE 1", { verdict: "RTE", error: expect.stringContaining("Runtime Error: exit code 3") }],
    ["RTE 5", { verdict: "RTE", error: "Runtime Error" }],
    ["CE", { verdict: "CE", error: "Compilation Error", compilerOutput: expect.stringContaining("unknown type name") }],
  ])("says clearly what is wrong with %s", async (code, expected) => {
    await test.startJudging();
    const reply = await test.call(user, "POST", SUBMIT, cpp(code));
    expect(reply.body).toMatchObject({ accepted: false, totalTestCases: 5, ...expected });
  });

  it("shows the first failing test when it is a visible one, and only then", async () => {
    await test.startJudging();
    const visible = await test.call(user, "POST", SUBMIT, cpp("WA 2"));
    expect(visible.body.failedTest).toMatchObject({
      stdin: "5 5\n",
      expected_output: "shown expected 2",
      verdict: "WA",
    });
    const hidden = await test.call(user, "POST", SUBMIT, cpp("WA 3"));
    expect(hidden.body.failedTest).toBeUndefined();
  });

  it("goes on when its client has gone, and shows up as pending until it is judged", async () => {
    const leaving = new AbortController();
    const call = test.stream(user, SUBMIT, cpp("AC"), leaving.signal).catch(() => null);
    await until(async () => (await countJobs()) > 0);
    leaving.abort();
    await call;
    const pending = await test.call(user, "GET", HISTORY);
    expect(pending.body).toMatchObject([{ status: "pending", verdict: null, testCasesTotal: 5, errorMessage: "" }]);
    await test.startJudging();
    await until(async () => (await test.call(user, "GET", HISTORY)).body[0].status === "accepted");
  });

  it("is finished by another judge when the first one is killed", async () => {
    const first = await test.startJudging();
    const call = test.call(user, "POST", SUBMIT, cpp("slow"));
    await until(async () => first.taken.length > 0);
    await first.kill();
    await test.context.pool.query("update submission set code = 'AC' where user_id = $1", [user.id]);
    await test.context.pool.query("select judge_reap()");
    await test.startJudging();
    expect((await call).body).toMatchObject({ accepted: true });
  });

  it("that no judge can finish is refused as our fault, and kept as an error", async () => {
    await test.startJudging();
    const call = test.call(user, "POST", SUBMIT, cpp("broken"));
    const stopHurrying = test.hurryRetries();
    const reply = await call.finally(stopHurrying);
    expect(reply).toMatchObject({
      status: 503,
      body: { code: "judge_unavailable", error: expect.stringContaining("our fault") },
    });
    const history = await test.call(user, "GET", HISTORY);
    expect(history.body).toMatchObject([
      { status: "error", verdict: "JE", errorMessage: expect.stringContaining("our fault") },
    ]);
  });
});

describe("a problem whose own checker is broken", () => {
  const WHY = "checker-broken: exit code 1 instead of 42 or 43, it said 1234";

  it("is blamed at once, without a retry; the user is told no more than that, the admin reads why", async () => {
    const judge = await test.startJudging();
    const admin = await test.newUser("admin");
    const reply = await test.call(user, "POST", SUBMIT, cpp(WHY));
    expect(reply).toMatchObject({
      status: 409,
      body: { code: "problem_broken", message: expect.stringContaining("not your fault") },
    });
    expect(judge.taken).toEqual([WHY]);
    const history = await test.call(user, "GET", HISTORY);
    expect(history.body).toMatchObject([
      { status: "error", verdict: "JE", errorMessage: expect.stringContaining("checker is broken") },
    ]);
    const run = await test.call(user, "POST", "/submission/run/sum", cpp(WHY));
    expect(run).toMatchObject({ status: 409, body: { code: "problem_broken" } });
    for (const { text } of [reply, run]) expect(text).not.toContain("1234");
    expect(history.body[0].errorMessage).not.toContain("1234");
    const edit = await test.call(admin, "GET", "/problem/edit/sum");
    expect(edit.body.fault).toMatchObject({ reason: WHY });
    await test.context.pool.query("update problem set version = version + 1 where id = 'sum'");
    expect((await test.call(admin, "GET", "/problem/edit/sum")).body.fault).toBeNull();
  });
});

describe("a lost notification", () => {
  it("costs at most the next poll", async () => {
    const { pool } = test.context;
    const call = test.call(user, "POST", SUBMIT, cpp("AC"));
    await until(async () => (await countJobs()) > 0);
    const worker = randomUUID();
    const { rows } = await pool.query("select judge_claim($1, null, 1, 15) as job", [worker]);
    const result = JSON.stringify(fakeResult(rows[0].job));
    await pool.query("select judge_finish($1, $2, $3, $4)", [worker, rows[0].job.jobId, rows[0].job.attempt, result]);
    const finishedAt = Date.now();
    expect((await call).body.accepted).toBe(true);
    expect(Date.now() - finishedAt).toBeLessThan(5000);
  });
});

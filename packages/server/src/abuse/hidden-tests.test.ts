import { randomUUID } from "node:crypto";
import type { JudgedResult } from "@verdict/contract/judge-result";
import { JudgeJob } from "@verdict/contract/judging";
import { MEBIBYTE } from "@verdict/contract/units";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { fakeResult } from "../judging/testing/fake-judge.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { MOST_OWN_ANSWERS_A_DAY, MOST_REJECTED_A_DAY } from "../submissions/allowance.ts";

const SUBMIT = "/submission/submit/sum";
const RUN = "/submission/run/sum";
const HISTORY = "/problem/submittedProblem/sum";
/** Two tests are visible, three hidden. A program says with each figure which byte it has read. */
const VISIBLE = 2;

let site: JudgingApp;
let reader: TestUser;

beforeAll(async () => {
  site = await createJudgingApp();
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterAll(() => site.close());
beforeEach(async () => {
  reader = await site.newUser();
});
afterEach(() => site.stopJudging());

const cpp = (code: string) => ({ code, language: "cpp" });

/** What the judge measures when the program turns each hidden byte into memory, time and exit code. */
function telling(result: JudgedResult): JudgedResult {
  const tests = result.tests.map((one) => {
    const byte = one.number <= VISIBLE ? one.number : 100 + one.number;
    return { ...one, cpuMs: byte, memoryBytes: byte * MEBIBYTE, ...(one.verdict === "RTE" ? { exitCode: byte } : {}) };
  });
  const reason = (exitCode: number | null) => `exit code ${exitCode}: java.lang.NullPointerException`;
  return {
    ...result,
    cpuMs: 105,
    memoryBytes: 105 * MEBIBYTE,
    tests: tests.map((one) => (one.verdict === "RTE" ? { ...one, reason: reason(one.exitCode) } : one)),
  };
}

/** Submits and judges as `telling` says; the stream's events and the history. */
async function submitTelling(code: string) {
  const { pool } = site.context;
  const call = site.stream(reader, SUBMIT, cpp(code));
  await until(async () => (await site.countJobs(reader)) > 0);
  const worker = randomUUID();
  const { rows } = await pool.query("select judge_claim($1, null, 1, 60) as job", [worker]);
  const job = JudgeJob.parse(rows[0].job);
  const result = telling(fakeResult(job));
  // The hidden ones end as their inputs tell them to.
  const inTime = [...result.tests.slice(0, VISIBLE), ...result.tests.slice(VISIBLE).toReversed()];
  for (const { number, verdict, cpuMs, memoryBytes } of inTime) {
    const step = { kind: "test", number, verdict, cpuMs, memoryBytes };
    await pool.query("select pg_notify('judging', $1)", [JSON.stringify({ subjectId: job.subjectId, step })]);
  }
  await pool.query("select judge_finish($1, $2, $3, $4)", [worker, job.jobId, job.attempt, JSON.stringify(result)]);
  await pool.query("select pg_notify('judged', $1)", [job.subjectId]);
  const { events } = await call;
  const [kept] = (await site.call(reader, "GET", HISTORY)).body;
  return { steps: events.filter(({ event }) => event === "test"), last: events.at(-1)?.data, kept };
}

describe("what a program tells of hidden tests", () => {
  test.each(["WA 4", "RTE 3", "TLE 5"])("is number and verdict when it is rejected (%s)", async (code) => {
    const { steps, last, kept } = await submitTelling(code);
    expect(steps.map(({ data }) => data)).toEqual([
      { number: 1, verdict: "AC", runtime: 0.001, memory: 1024 },
      { number: 2, verdict: "AC", runtime: 0.002, memory: 2048 },
      ...[3, 4, 5].map((number) => ({ number, verdict: expect.any(String) })),
    ]);
    for (const told of [last, kept]) expect(told).toMatchObject({ runtime: 0.002, memory: 2048 });
    expect(last.failedTest).toBeUndefined();
    // Ids and moments may hold any digits.
    const words = JSON.stringify([last, kept]).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-[^"]+Z/g, "");
    expect(words).not.toMatch(/exit code|Exception|10[345]/);
  });

  test("is not which of them took how long: they are told together, but to who has solved the problem before", async () => {
    const numbersOf = async (code: string) => (await submitTelling(code)).steps.map(({ data }) => data.number);
    expect(await numbersOf("AC")).toEqual([1, 2, 3, 4, 5]);
    expect(await numbersOf("AC")).toEqual([1, 2, 5, 4, 3]);
  });

  test("is the largest figures of all tests once it is accepted", async () => {
    const { steps, last, kept } = await submitTelling("AC");
    for (const told of [last, kept]) expect(told).toMatchObject({ runtime: 0.105, memory: 105 * 1024 });
    expect(steps.filter(({ data }) => data.runtime !== undefined)).toHaveLength(VISIBLE);
  });

  test("is nothing when the problem has changed since: what is visible now may have been hidden then", async () => {
    const { pool } = site.context;
    const call = site.call(reader, "POST", SUBMIT, cpp("WA 1"));
    await until(async () => (await site.countJobs(reader)) > 0);
    const worker = randomUUID();
    const { rows } = await pool.query("select judge_claim($1, null, 1, 60) as job", [worker]);
    const job = JudgeJob.parse(rows[0].job);
    await pool.query("update problem set version = version + 1 where id = 'sum'");
    const result = JSON.stringify(telling(fakeResult(job)));
    await pool.query("select judge_finish($1, $2, $3, $4)", [worker, job.jobId, job.attempt, result]);
    const { body } = await call;
    expect(body).toMatchObject({ verdict: "WA", runtime: 0, memory: 0 });
    expect(body.failedTest).toBeUndefined();
  });
});

describe("rejected submissions to one problem", () => {
  const reject = (count: number) =>
    site.context.pool.query(
      `insert into submission (user_id, problem_id, language, code, verdict, total, judged_at)
       select $1, 'sum', 'cpp', 'x', 'WA', 5, now() from generate_series(1, $2)`,
      [reader.id, count],
    );
  const age = () =>
    site.context.pool.query("update submission set created_at = now() - interval '2 hours' where user_id = $1", [
      reader.id,
    ]);

  test("have a budget of a day, which says when the next one is", async () => {
    await reject(MOST_REJECTED_A_DAY);
    await age();
    const refused = await site.call(reader, "POST", SUBMIT, cpp("WA 1"));
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(20 * 3600);
  });

  test("count where the program has made the problem's own output validator fail, and not where our judge failed", async () => {
    const end = (kind: "problem" | "judge", count: number) =>
      site.context.pool.query(
        `insert into submission (user_id, problem_id, language, code, verdict, fault, total, judged_at)
         select $1, 'sum', 'cpp', 'x', 'JE', jsonb_build_object('kind', $3::text, 'reason', ''), 5, now()
           from generate_series(1, $2)`,
        [reader.id, count, kind],
      );
    await site.startJudging();
    await end("judge", MOST_REJECTED_A_DAY + 1);
    await end("problem", MOST_REJECTED_A_DAY - 1);
    await age();
    expect((await site.call(reader, "POST", SUBMIT, cpp("CE"))).status).toBe(200);
    await end("problem", 1);
    await age();
    expect((await site.call(reader, "POST", SUBMIT, cpp("WA 1"))).status).toBe(429);
  });

  test("leave the last one of the budget, and other users alone", async () => {
    await site.startJudging();
    await reject(MOST_REJECTED_A_DAY - 1);
    await age();
    expect((await site.call(reader, "POST", SUBMIT, cpp("AC"))).body).toMatchObject({ accepted: true });
    await reject(1);
    await age();
    expect((await site.call(reader, "POST", SUBMIT, cpp("WA 1"))).status, "who has solved it is free").toBe(200);
    expect((await site.call(await site.newUser(), "POST", SUBMIT, cpp("WA 1"))).status).toBe(200);
  });
});

test("the reference solution answers own input only so often a day; then nothing is compared", async () => {
  await site.startJudging();
  const own = { ...cpp("AC"), ownInput: "7 8" };
  expect((await site.call(reader, "POST", RUN, own)).body).toMatchObject({ verdict: "AC" });
  await site.context.pool.query("update own_input_answers set answers = $2 where user_id = $1", [
    reader.id,
    MOST_OWN_ANSWERS_A_DAY,
  ]);
  const { body } = await site.call(reader, "POST", RUN, own);
  expect(body).toMatchObject({ success: false, verdict: "NC", error: expect.stringContaining("no more answers") });
  expect(body.testCases).toMatchObject([{ expected_output: null, verdict: "NC", status_id: 0 }]);
  await site.context.pool.query("update own_input_answers set day = day - 1 where user_id = $1", [reader.id]);
  expect((await site.call(reader, "POST", RUN, own)).body).toMatchObject({ verdict: "AC" });
});

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { JUDGE_LOCK } from "@verdict/contract/jobs";
import type { JudgeJob } from "@verdict/contract/judging";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { fakeResult } from "../judging/testing/fake-judge.ts";
import { HIDDEN_MARK } from "../judging/testing/hidden-mark.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { type QueueCalls, queueCalls } from "./testing/queue-calls.ts";
import { queueRun, queueSubmission } from "./testing/queued-submission.ts";

let database: TestDatabase;
let pool: pg.Pool;
let alice: string;
let calls: QueueCalls;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  calls = queueCalls(pool);
  await createTestProblem(pool, { id: "sum" });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await pool.query("delete from user_account");
  alice = (await createTestUser(pool)).id;
});

async function verdictOf(id: string) {
  const { rows } = await pool.query("select * from submission where id = $1", [id]);
  return rows[0];
}

async function solvedCount(userId: string): Promise<number> {
  return (await pool.query("select problems_solved_count as n from user_account where id = $1", [userId])).rows[0].n;
}

describe("a finish", () => {
  it("by the holder writes the verdict once and ends the job", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const job = await calls.claimOne(worker);
    expect(await calls.finish(worker, job)).toBe(true);
    expect(await verdictOf(id)).toMatchObject({ verdict: "AC", passed: 5, total: 5, cpu_ms: 12, problem_version: 1 });
    expect(await calls.finish(worker, job, fakeResult({ ...job, source: "WA" }))).toBe(false);
    expect((await verdictOf(id)).verdict).toBe("AC");
    expect((await pool.query("select from job")).rowCount).toBe(0);
  });

  it("by a stale worker changes nothing, neither while another holds the job nor after that one is done", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const [stale, holder] = [randomUUID(), randomUUID()];
    const [job] = await calls.claim(stale, 1, null, 0);
    expect(await calls.reap()).toHaveLength(1);
    await calls.makeAllDue();
    const again = await calls.claimOne(holder);
    expect(again.attempt).toBe(2);
    expect(await calls.finish(stale, job as JudgeJob, fakeResult({ ...again, source: "WA" }))).toBe(false);
    expect((await verdictOf(id)).verdict).toBeNull();
    expect(await calls.finish(holder, again)).toBe(true);
    expect(await calls.finish(stale, job as JudgeJob, fakeResult({ ...again, source: "WA" }))).toBe(false);
    expect((await verdictOf(id)).verdict).toBe("AC");
  });

  it("counts parallel accepted submissions to one problem once", async () => {
    for (let count = 0; count < 20; count += 1) await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const jobs = await calls.claim(worker, 40);
    expect(await Promise.all(jobs.map((job) => calls.finish(worker, job)))).toEqual(jobs.map(() => true));
    expect(await solvedCount(alice)).toBe(1);
    expect((await pool.query("select from solved where user_id = $1", [alice])).rowCount).toBe(1);
  });

  it.each([
    ["fewer passed than tests", { passed: 4 }],
    ["no test at all", { passed: 0, total: 0, tests: [] }],
    ["only one of the tests", { passed: 1, total: 1, tests: [{ number: 1, verdict: "AC" }] }],
    [
      "one test not accepted",
      { tests: [1, 2, 3, 4, 5].map((number) => ({ number, verdict: number === 3 ? "WA" : "AC" })) },
    ],
    ["no verdict", { verdict: null }],
    ["an unknown verdict", { verdict: "OK" }],
    ["more passed than there are", { verdict: "WA", passed: 6 }],
  ])("is refused with %s", async (_name, change) => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const job = await calls.claimOne(worker);
    await expect(calls.finish(worker, job, { ...fakeResult(job), ...change })).rejects.toThrow();
    expect((await verdictOf(id)).verdict).toBeNull();
    expect(await solvedCount(alice)).toBe(0);
  });

  it("keeps nothing of a hidden test, even when the judge sends it", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum", code: "RTE 3" });
    const worker = randomUUID();
    await calls.finish(worker, await calls.claimOne(worker));
    const row = await verdictOf(id);
    expect(row).toMatchObject({ verdict: "RTE", passed: 2, error_message: "", failed_test: null });
    expect(JSON.stringify(row)).not.toContain(HIDDEN_MARK);
  });

  it("with a judge error gives the job back", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const job = await calls.claimOne(worker);
    const fault = { kind: "judge", reason: "the disk is full" };
    expect(await calls.finish(worker, job, { ...fakeResult(job), verdict: "JE", fault, passed: 0 })).toBe(true);
    expect((await verdictOf(id)).verdict).toBeNull();
    await calls.makeAllDue();
    expect((await calls.claimOne(worker)).attempt).toBe(2);
  });
});

describe("a written verdict", () => {
  it("cannot be changed by a statement that does not say it is rejudging", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum", code: "WA" });
    const worker = randomUUID();
    await calls.finish(worker, await calls.claimOne(worker));
    await expect(
      pool.query("update submission set verdict = 'AC', passed = total where id = $1", [id]),
    ).rejects.toThrow(/has its verdict already/);
    await expect(pool.query("update submission set code = 'x' where id = $1", [id])).rejects.toThrow();
  });
});

describe("a job whose judge has died", () => {
  it("is given back long before its lease is over when the connection that held its lock is gone", async () => {
    await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const connection = new pg.Client({ connectionString: database.url });
    await connection.connect();
    connection.on("error", () => undefined);
    await connection.query("select pg_advisory_lock($1, $2)", [JUDGE_LOCK, -77]);
    const { rows } = await connection.query("select pg_backend_pid() as pid");
    await calls.claim(randomUUID(), 1, -77, 600);
    expect(await calls.reap()).toHaveLength(0);
    await pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
    const killedAt = Date.now();
    let again: JudgeJob[] = [];
    while (again.length === 0 && Date.now() - killedAt < 5000) {
      await calls.reap();
      again = await calls.claim(randomUUID());
      await sleep(50);
    }
    expect(again[0]?.attempt).toBe(2);
  });

  it("is given back when its lease is over, and kept while the lease is renewed", async () => {
    await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const jobs = await calls.claim(worker, 1, null, 0);
    expect(await calls.renew(worker, jobs, 60)).toEqual([{ job_id: jobs[0]?.jobId, attempt: 1, cancelled: false }]);
    expect(await calls.reap()).toHaveLength(0);
    await calls.renew(worker, jobs, 0);
    expect(await calls.reap()).toHaveLength(1);
  });

  it("ends after five attempts with a judge error that says whose fault it is", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const run = await queueRun(pool, { userId: alice, problemId: "sum" });
    const outcomes: string[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const worker = randomUUID();
      for (const job of await calls.claim(worker, 4)) outcomes.push(await calls.giveBack(worker, job));
      await calls.makeAllDue();
    }
    expect(outcomes.filter((outcome) => outcome === "gave_up")).toHaveLength(2);
    expect(await verdictOf(id)).toMatchObject({
      verdict: "JE",
      passed: 0,
      fault: { kind: "judge" },
    });
    expect((await pool.query("select result from run_request where id = $1", [run])).rows[0].result.verdict).toBe("JE");
    expect((await pool.query("select from job")).rowCount).toBe(0);
  });
});

describe("a stopping worker", () => {
  it("returns its jobs at once and without counting the attempt", async () => {
    await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const job = await calls.claimOne(worker);
    expect((await pool.query("select judge_stop($1) as jobs", [worker])).rows[0].jobs).toBe(1);
    expect(await calls.giveBack(worker, job)).toBe("not_held");
    expect((await pool.query("select failed_by from job")).rows).toEqual([{ failed_by: [] }]);
    expect((await calls.claimOne(randomUUID())).subjectId).toBe(job.subjectId);
  });
});

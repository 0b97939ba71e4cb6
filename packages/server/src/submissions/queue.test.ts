import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { JudgeJob } from "@verdict/contract/judging";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { fakeResult } from "../judging/testing/fake-judge.ts";
import { HIDDEN_MARK } from "../judging/testing/hidden-mark.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { queueRun, queueSubmission } from "./testing/queued-submission.ts";

let database: TestDatabase;
let pool: pg.Pool;
let alice: string;
let bob: string;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  await createTestProblem(pool, { id: "sum" });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await pool.query("delete from users");
  alice = (await createTestUser(pool)).id;
  bob = (await createTestUser(pool)).id;
});

async function claim(worker: string, most = 1, lockKey: number | null = null, leaseSeconds = 15): Promise<JudgeJob[]> {
  const { rows } = await pool.query("select judge_claim($1, $2, $3, $4) as job", [worker, lockKey, most, leaseSeconds]);
  return rows.map((row) => JudgeJob.parse(row.job));
}

async function claimOne(worker: string): Promise<JudgeJob> {
  const [job] = await claim(worker);
  if (job === undefined) throw new Error("nothing to claim");
  return job;
}

async function finish(worker: string, job: JudgeJob, result: unknown = fakeResult(job)): Promise<boolean> {
  const { rows } = await pool.query("select judge_finish($1, $2, $3) as done", [
    worker,
    job.jobId,
    JSON.stringify(result),
  ]);
  return rows[0].done;
}

async function giveBack(worker: string, job: JudgeJob): Promise<string> {
  const { rows } = await pool.query("select judge_give_back($1, $2, 'a reason') as outcome", [worker, job.jobId]);
  return rows[0].outcome;
}

async function reap(): Promise<number> {
  return (await pool.query("select judge_reap() as jobs")).rows[0].jobs;
}

async function makeAllDue(): Promise<void> {
  await pool.query("update job set run_at = now() where worker is null");
}

async function verdictOf(id: string) {
  const { rows } = await pool.query("select * from submission where id = $1", [id]);
  return rows[0];
}

async function solvedCount(userId: string): Promise<number> {
  return (await pool.query("select problems_solved_count as n from users where id = $1", [userId])).rows[0].n;
}

describe("a claim", () => {
  it("hands out the whole job as the contract says it", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum", code: "AC é ☃" });
    const job = await claimOne(randomUUID());
    expect(job).toMatchObject({
      kind: "submit",
      subjectId: id,
      attempt: 1,
      language: "cpp",
      source: "AC é ☃",
      reference: null,
    });
    expect(job.tests.map((test) => test.isVisible)).toEqual([true, true, false, false, false]);
    const hash = job.tests[0]?.input;
    const { rows } = await pool.query("select content from judge_test_data($1)", [Object.values(hash ?? {})]);
    expect(rows[0].content.toString()).toBe("1 2\n");
  });

  it("takes runs before submissions, whatever came first", async () => {
    const submission = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const run = await queueRun(pool, { userId: bob, problemId: "sum" });
    const worker = randomUUID();
    expect((await claimOne(worker)).subjectId).toBe(run);
    expect((await claimOne(worker)).subjectId).toBe(submission);
  });

  it("serves another user next, however many jobs the first one has queued before", async () => {
    for (let count = 0; count < 50; count += 1) await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const late = await queueSubmission(pool, { userId: bob, problemId: "sum" });
    const worker = randomUUID();
    const first = await claimOne(worker);
    expect(first.subjectId).not.toBe(late);
    expect((await claimOne(worker)).subjectId).toBe(late);
    await finish(worker, first);
    const later = await queueSubmission(pool, { userId: bob, problemId: "sum" });
    const next = await claim(randomUUID(), 3);
    expect(next.map((job) => job.subjectId)).toContain(later);
  });

  it("gives no job to two of ten workers that claim at once", async () => {
    const ids = new Set<string>();
    for (let count = 0; count < 100; count += 1)
      ids.add(await queueSubmission(pool, { userId: count % 2 ? alice : bob, problemId: "sum" }));
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(randomUUID(), 10)));
    const subjects = claims.flat().map((job) => job.subjectId);
    expect(new Set(subjects).size).toBe(subjects.length);
    const rest = await claim(randomUUID(), 100);
    expect(new Set([...subjects, ...rest.map((job) => job.subjectId)])).toEqual(ids);
  });
});

describe("a finish", () => {
  it("by the holder writes the verdict once and ends the job", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const job = await claimOne(worker);
    expect(await finish(worker, job)).toBe(true);
    expect(await verdictOf(id)).toMatchObject({ verdict: "AC", passed: 5, total: 5, cpu_ms: 12, problem_version: 1 });
    expect(await finish(worker, job, fakeResult({ ...job, source: "WA" }))).toBe(false);
    expect((await verdictOf(id)).verdict).toBe("AC");
    expect((await pool.query("select from job")).rowCount).toBe(0);
  });

  it("by a stale worker changes nothing, neither while another holds the job nor after that one is done", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const [stale, holder] = [randomUUID(), randomUUID()];
    const [job] = await claim(stale, 1, null, 0);
    expect(await reap()).toBe(1);
    await makeAllDue();
    const again = await claimOne(holder);
    expect(again.attempt).toBe(2);
    expect(await finish(stale, job as JudgeJob, fakeResult({ ...again, source: "WA" }))).toBe(false);
    expect((await verdictOf(id)).verdict).toBeNull();
    expect(await finish(holder, again)).toBe(true);
    expect(await finish(stale, job as JudgeJob, fakeResult({ ...again, source: "WA" }))).toBe(false);
    expect((await verdictOf(id)).verdict).toBe("AC");
  });

  it("counts parallel accepted submissions to one problem once", async () => {
    for (let count = 0; count < 20; count += 1) await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const jobs = await claim(worker, 20);
    expect(await Promise.all(jobs.map((job) => finish(worker, job)))).toEqual(jobs.map(() => true));
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
    const job = await claimOne(worker);
    await expect(finish(worker, job, { ...fakeResult(job), ...change })).rejects.toThrow();
    expect((await verdictOf(id)).verdict).toBeNull();
    expect(await solvedCount(alice)).toBe(0);
  });

  it("keeps nothing of a hidden test, even when the judge sends it", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum", code: "RTE 3" });
    const worker = randomUUID();
    await finish(worker, await claimOne(worker));
    const row = await verdictOf(id);
    expect(row).toMatchObject({ verdict: "RTE", passed: 2, error_message: "exit code 3", failed_test: null });
    expect(JSON.stringify(row)).not.toContain(HIDDEN_MARK);
  });

  it.each([
    ["exit code 1: java.lang.NullPointerException", "exit code 1: java.lang.NullPointerException"],
    ["SIGABRT (abort): std::out_of_range", "SIGABRT: std::out_of_range"],
    ["exit code 1: TypeError", "exit code 1: TypeError"],
    ["exit code 1: java.lang.Number7354Exception", "exit code 1"],
    ["exit code 1: java.lang.NullPointerException: 7354", "exit code 1"],
    ["exit code 1: 7354TypeError", "exit code 1"],
  ])("of a hidden test with the reason %s keeps %s", async (reason, kept) => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum", code: "RTE 3" });
    const worker = randomUUID();
    const job = await claimOne(worker);
    const result = fakeResult(job);
    const signal = kept.startsWith("SIG") ? "SIGABRT" : null;
    const tests = result.tests.map((test) => ({ ...test, reason, signal, exitCode: signal === null ? 1 : null }));
    await finish(worker, job, { ...result, tests });
    expect((await verdictOf(id)).error_message).toBe(kept);
  });

  it("with a judge error gives the job back", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const job = await claimOne(worker);
    expect(await finish(worker, job, { ...fakeResult(job), verdict: "JE", passed: 0 })).toBe(true);
    expect((await verdictOf(id)).verdict).toBeNull();
    await makeAllDue();
    expect((await claimOne(worker)).attempt).toBe(2);
  });
});

describe("a written verdict", () => {
  it("cannot be changed by a statement that does not say it is rejudging", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum", code: "WA" });
    const worker = randomUUID();
    await finish(worker, await claimOne(worker));
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
    await connection.query("select pg_advisory_lock($1, $2)", [0x6a6f62, -77]);
    const { rows } = await connection.query("select pg_backend_pid() as pid");
    await claim(randomUUID(), 1, -77, 600);
    expect(await reap()).toBe(0);
    await pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
    const killedAt = Date.now();
    let again: JudgeJob[] = [];
    while (again.length === 0 && Date.now() - killedAt < 5000) {
      await reap();
      again = await claim(randomUUID());
      await sleep(50);
    }
    expect(again[0]?.attempt).toBe(2);
  });

  it("is given back when its lease is over, and kept while the lease is renewed", async () => {
    await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const [job] = await claim(worker, 1, null, 0);
    const { rows } = await pool.query("select * from judge_renew($1, 60)", [worker]);
    expect(rows).toEqual([{ job_id: job?.jobId, cancelled: false }]);
    expect(await reap()).toBe(0);
    await pool.query("select judge_renew($1, 0)", [worker]);
    expect(await reap()).toBe(1);
  });

  it("ends after five attempts with a judge error that says whose fault it is", async () => {
    const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const run = await queueRun(pool, { userId: alice, problemId: "sum" });
    const outcomes: string[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const worker = randomUUID();
      for (const job of await claim(worker, 2)) outcomes.push(await giveBack(worker, job));
      await makeAllDue();
    }
    expect(outcomes.filter((outcome) => outcome === "gave_up")).toHaveLength(2);
    expect(await verdictOf(id)).toMatchObject({
      verdict: "JE",
      passed: 0,
      error_message: expect.stringContaining("our fault"),
    });
    expect((await pool.query("select result from run_request where id = $1", [run])).rows[0].result.verdict).toBe("JE");
    expect((await pool.query("select from job")).rowCount).toBe(0);
  });
});

describe("a stopping worker", () => {
  it("returns its jobs at once and without counting the attempt", async () => {
    await queueSubmission(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const job = await claimOne(worker);
    expect((await pool.query("select judge_stop($1) as jobs", [worker])).rows[0].jobs).toBe(1);
    expect(await giveBack(worker, job)).toBe("not_held");
    expect((await claimOne(randomUUID())).attempt).toBe(1);
  });
});

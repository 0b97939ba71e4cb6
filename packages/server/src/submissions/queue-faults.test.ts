import { randomUUID } from "node:crypto";
import { JUDGE_LOCK } from "@verdict/contract/jobs";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { makeDueAgain } from "../judging/queue.ts";
import { fakeResult } from "../judging/testing/fake-judge.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { type QueueCalls, queueCalls } from "./testing/queue-calls.ts";
import { queueRun, queueSubmission } from "./testing/queued-submission.ts";

let database: TestDatabase;
let pool: pg.Pool;
let calls: QueueCalls;
let alice: string;
let living: pg.Client;

/** A judge that lives: the lock of this key is held. */
const LIVING = 4711;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  calls = queueCalls(pool);
  await createTestProblem(pool, { id: "sum" });
  living = new pg.Client({ connectionString: database.url });
  await living.connect();
});
afterAll(async () => {
  await living.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query("delete from user_account");
  await living.query("select pg_advisory_unlock_all()");
  alice = (await createTestUser(pool)).id;
});

const submit = () => queueSubmission(pool, { userId: alice, problemId: "sum" });
const letOneLive = () => living.query("select pg_advisory_lock($1, $2)", [JUDGE_LOCK, LIVING]);
const jobs = async () => (await pool.query("select failed_by, deaths, worker from job order by id")).rows;
const submissionOf = async (id: string) => (await pool.query("select * from submission where id = $1", [id])).rows[0];

/** The worker's process is gone, as its lock tells. */
async function claimAndDie(most = 1): Promise<number> {
  const claimed = await calls.claim(randomUUID(), most, 99);
  await calls.reap();
  await calls.makeAllDue();
  return claimed.length;
}

describe("a claim whose answer was lost", () => {
  it("is given back by the next renewal, without counting, while what the worker knows stays", async () => {
    await submit();
    await submit();
    const worker = randomUUID();
    const [known] = await calls.claim(worker, 2);
    if (known === undefined) throw new Error("nothing to claim");
    await pool.query("update job set claimed_at = now() - interval '4 seconds'");
    expect(await calls.renew(worker, [known])).toEqual([{ job_id: known.jobId, attempt: 1, cancelled: false }]);
    expect(await jobs()).toMatchObject([{ worker }, { worker: null, failed_by: [] }]);
  });

  it("is left alone for some seconds: its answer may be on its way", async () => {
    await submit();
    const worker = randomUUID();
    await calls.claimOne(worker);
    await calls.renew(worker, []);
    expect(await jobs()).toMatchObject([{ worker }]);
  });
});

describe("an earlier attempt of the same worker", () => {
  it("finishes, gives back and renews nothing once the job was claimed again", async () => {
    const id = await submit();
    const worker = randomUUID();
    const [first] = await calls.claim(worker, 1, null, 0);
    if (first === undefined) throw new Error("nothing to claim");
    await calls.reap();
    await calls.makeAllDue();
    const second = await calls.claimOne(worker);
    expect(second.attempt).toBe(2);
    expect(await calls.finish(worker, first, fakeResult({ ...first, source: "WA" }))).toBe(false);
    expect(await calls.giveBack(worker, first)).toBe("not_held");
    expect(await calls.renew(worker, [first, second])).toMatchObject([{ attempt: 2 }]);
    expect(await calls.finish(worker, second)).toBe(true);
    expect(await submissionOf(id)).toMatchObject({ verdict: "AC" });
  });
});

describe("a judge that fails everything", () => {
  it("ends no job by itself while another judge lives", async () => {
    await submit();
    await letOneLive();
    const sick = randomUUID();
    for (let failure = 1; failure <= 9; failure += 1) {
      expect(await calls.giveBack(sick, await calls.claimOne(sick, 99))).toBe("requeued");
      await calls.makeAllDue();
    }
    const other = randomUUID();
    expect(await calls.finish(other, await calls.claimOne(other, LIVING))).toBe(true);
  });

  it("lets the others try first what it has failed", async () => {
    await submit();
    await letOneLive();
    const sick = randomUUID();
    await calls.giveBack(sick, await calls.claimOne(sick, 99));
    await pool.query("update job set run_at = now()");
    expect(await calls.claim(sick, 1, 99)).toEqual([]);
    expect(await calls.claim(randomUUID(), 1, LIVING)).toHaveLength(1);
  });

  it("has five attempts when it is the only one", async () => {
    const id = await submit();
    const worker = randomUUID();
    const outcomes: string[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      outcomes.push(await calls.giveBack(worker, await calls.claimOne(worker)));
      await pool.query("update job set run_at = now()");
    }
    expect(outcomes).toEqual([...Array(4).fill("requeued"), "gave_up"]);
    expect(await submissionOf(id)).toMatchObject({ verdict: "JE", fault: { kind: "judge", reason: "a reason" } });
  });
});

describe("a job that takes its judges down", () => {
  it("is judged alone after the second time, and ends as a judge error after the third", async () => {
    const id = await submit();
    await submit();
    expect(await claimAndDie()).toBe(1);
    expect(await claimAndDie()).toBe(1);
    expect(await jobs()).toMatchObject([{ deaths: 2 }, { deaths: 0 }]);
    const alone = await calls.claim(randomUUID(), 4, 99);
    expect(alone.map((job) => job.subjectId)).toEqual([id]);
    expect((await calls.reap()).map(({ outcome }) => outcome)).toEqual(["killed_judges"]);
    expect(await submissionOf(id)).toMatchObject({ verdict: "JE", fault: { kind: "judge" } });
    expect(await calls.claim(randomUUID(), 4, 99)).toHaveLength(1);
  });

  it("waits until its next judge has nothing else to do, and keeps it to itself", async () => {
    await submit();
    const worker = randomUUID();
    const before = await calls.claimOne(worker);
    await submit();
    await submit();
    await pool.query("update job set deaths = 2, turn = 0 where id = (select min(id) from job where worker is null)");
    expect(await calls.claim(worker, 3)).toEqual([]);
    await calls.finish(worker, before);
    expect(await calls.claim(worker, 3)).toHaveLength(1);
    expect(await calls.claim(worker, 3)).toEqual([]);
    expect(await calls.claim(randomUUID(), 3)).toHaveLength(1);
  });

  it("is nothing against a job whose worker lives and has only lost its lease", async () => {
    await submit();
    await letOneLive();
    await calls.claim(randomUUID(), 1, LIVING, 0);
    expect((await calls.reap()).map(({ outcome }) => outcome)).toEqual(["requeued"]);
    expect(await jobs()).toMatchObject([{ deaths: 0, failed_by: [] }]);
  });
});

describe("a fault of the problem", () => {
  const fault = { kind: "problem", reason: "the output validator ended with exit code 7" };

  it("ends a submission at once, with its reason, and marks nothing as solved", async () => {
    const id = await submit();
    const worker = randomUUID();
    const job = await calls.claimOne(worker);
    expect(await calls.finish(worker, job, { ...fakeResult(job), verdict: "JE", fault })).toBe(true);
    expect(await submissionOf(id)).toMatchObject({ verdict: "JE", fault, passed: 0 });
    expect(await jobs()).toEqual([]);
    expect((await pool.query("select from solved")).rowCount).toBe(0);
  });

  it("ends a run with the whole result", async () => {
    const id = await queueRun(pool, { userId: alice, problemId: "sum" });
    const worker = randomUUID();
    const job = await calls.claimOne(worker);
    await calls.finish(worker, job, { ...fakeResult(job), verdict: "JE", fault });
    const { rows } = await pool.query("select result from run_request where id = $1", [id]);
    expect(rows[0].result).toMatchObject({ verdict: "JE", fault });
  });
});

describe("a job that waits while the clock is set back by an hour", () => {
  it("is due again soon, for any judge", async () => {
    await submit();
    await pool.query(
      `update job set run_at = run_at + interval '1 hour', created_at = created_at + interval '1 hour',
                      holder = gen_random_uuid()`,
    );
    expect(await calls.claim(randomUUID(), 1)).toHaveLength(0);
    expect(await makeDueAgain(pool)).toBe(1);
    await pool.query("select pg_sleep(0.06)"); // So long a judge that has the program compiled would be waited for.
    expect(await calls.claim(randomUUID(), 1)).toHaveLength(1);
  });

  it("still waits for a retry, or for the tests of its problem, as any other", async () => {
    await submit();
    await submit();
    await pool.query(
      `update job set run_at = 'infinity', awaits = 'sum' where id = (select min(id) from job);
       update job set run_at = now() + interval '8 seconds' where awaits is null`,
    );
    expect(await makeDueAgain(pool)).toBe(0);
    expect(await calls.claim(randomUUID(), 2)).toHaveLength(0);
  });
});

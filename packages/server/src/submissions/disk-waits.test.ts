import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { wakeJudges } from "../judging/queue.ts";
import { fakeResult } from "../judging/testing/fake-judge.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { queueRun, queueSubmission } from "./testing/queued-submission.ts";

/*
 * Which of a judge's calls wait until their commit is on the disk: those alone that somebody would miss after a crash.
 */

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.PoolClient;
let user: string;
const worker = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  await createTestProblem(pool, { id: "sum" });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await pool.query("delete from user_account");
  user = (await createTestUser(pool)).id;
  client = await pool.connect();
});
afterEach(() => client.release(true));

/** Whether a commit after the work would wait for the disk; the work is committed. */
async function waitsForDisk(work: () => Promise<unknown>): Promise<boolean> {
  await client.query("begin");
  await client.query("set local synchronous_commit = on");
  await work();
  const { rows } = await client.query("select current_setting('synchronous_commit') as setting");
  await client.query("commit");
  return rows[0].setting === "on";
}

async function claim() {
  const { rows } = await client.query("select judge_claim($1, null, 1, 15) as job", [worker]);
  return rows[0].job;
}

async function finish(job: Awaited<ReturnType<typeof claim>>): Promise<void> {
  const values = [worker, job.jobId, job.attempt, JSON.stringify(fakeResult(job))];
  const { rows } = await client.query("select judge_finish($1, $2, $3, $4) as done", values);
  expect(rows).toEqual([{ done: true }]);
}

it("the verdict of a submission is on the disk before anybody hears of it", async () => {
  await queueSubmission(pool, { userId: user, problemId: "sum" });
  const job = await claim();
  expect(await waitsForDisk(() => finish(job))).toBe(true);
});

it("the result of a run does not wait for the disk", async () => {
  await queueRun(pool, { userId: user, problemId: "sum" });
  const job = await claim();
  expect(await waitsForDisk(() => finish(job))).toBe(false);
});

it("a claim, a renewal and a notification do not wait for the disk", async () => {
  await queueSubmission(pool, { userId: user, problemId: "sum" });
  expect(await waitsForDisk(claim)).toBe(false);
  expect(await waitsForDisk(() => client.query("select judge_renew($1, '{}', '{}', 15)", [worker]))).toBe(false);
  expect(await waitsForDisk(() => wakeJudges(client))).toBe(false);
});

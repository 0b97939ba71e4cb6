import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { addJobs } from "../judging/queue.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { type QueueCalls, queueCalls } from "./testing/queue-calls.ts";
import { queueRun, queueSubmission } from "./testing/queued-submission.ts";

/*
 * What a claim of a judge gives, and to whom it is fair.
 */

let database: TestDatabase;
let pool: pg.Pool;
let alice: string;
let bob: string;
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
  bob = (await createTestUser(pool)).id;
});

it("hands out the whole job as the contract says it", async () => {
  const id = await queueSubmission(pool, { userId: alice, problemId: "sum", code: "AC é ☃" });
  const job = await calls.claimOne(randomUUID());
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
  expect((await calls.claimOne(worker)).subjectId).toBe(run);
  expect((await calls.claimOne(worker)).subjectId).toBe(submission);
});

it("lets nobody's runs keep a submission waiting for longer than a few of them", async () => {
  const starved = await queueSubmission(pool, { userId: alice, problemId: "sum" });
  const young = await queueSubmission(pool, { userId: alice, problemId: "sum" });
  await pool.query("update job set created_at = now() - interval '6 seconds' where subject_id = $1", [starved]);
  // Young for as long as the test may take.
  await pool.query("update job set created_at = now() + interval '1 minute' where subject_id = $1", [young]);
  for (let count = 0; count < 40; count += 1) await queueRun(pool, { userId: bob, problemId: "sum" });
  const claimed: string[] = [];
  for (let count = 0; count < 40; count += 1) claimed.push((await calls.claimOne(randomUUID())).subjectId);
  // Every second place by chance: all of forty miss it once in a million million times.
  expect(claimed).toContain(starved);
  expect(claimed).not.toContain(young);
});

it("serves another user next, however many jobs the first one has queued before", async () => {
  for (let count = 0; count < 50; count += 1) await queueSubmission(pool, { userId: alice, problemId: "sum" });
  const late = await queueSubmission(pool, { userId: bob, problemId: "sum" });
  const worker = randomUUID();
  const first = await calls.claimOne(worker);
  expect(first.subjectId).not.toBe(late);
  expect((await calls.claimOne(worker)).subjectId).toBe(late);
  await calls.finish(worker, first);
  const later = await queueSubmission(pool, { userId: bob, problemId: "sum" });
  const next = await calls.claim(randomUUID(), 3);
  expect(next.map((job) => job.subjectId)).toContain(later);
});

it("gives a user half of a worker's places, so that the next one finds some", async () => {
  for (let count = 0; count < 6; count += 1) await queueSubmission(pool, { userId: alice, problemId: "sum" });
  const worker = randomUUID();
  const first = await calls.claim(worker, 4);
  expect(first).toHaveLength(2);
  expect(new Set(first.map((job) => job.owner))).toEqual(new Set([alice]));
  expect(await calls.claim(worker, 2)).toEqual([]);
  const late = await queueSubmission(pool, { userId: bob, problemId: "sum" });
  expect((await calls.claim(worker, 2)).map((job) => job.subjectId)).toEqual([late]);
  expect(await calls.claim(randomUUID(), 1)).toHaveLength(1);
});

it("without a place gives one that has waited, of a user of whom the worker holds nothing", async () => {
  for (let count = 0; count < 2; count += 1) await queueSubmission(pool, { userId: alice, problemId: "sum" });
  const worker = randomUUID();
  await calls.claimOne(worker);
  const late = await queueSubmission(pool, { userId: bob, problemId: "sum" });
  // Young for as long as the test may take.
  await pool.query("update job set created_at = now() + interval '1 minute'");
  expect(await calls.claim(worker, 0)).toEqual([]);
  await pool.query("update job set created_at = now() - interval '250 milliseconds'");
  expect((await calls.claim(worker, 0)).map((job) => job.subjectId)).toEqual([late]);
  expect(await calls.claim(worker, 0)).toEqual([]);
});

it("lets a run pass all that ten others have queued before, but for what each of them has in front", async () => {
  const attackers = await Promise.all(Array.from({ length: 10 }, () => createTestUser(pool)));
  for (let count = 0; count < 3; count += 1) {
    for (const { id } of attackers) await queueRun(pool, { userId: id, problemId: "sum" });
    for (const { id } of attackers) await queueSubmission(pool, { userId: id, problemId: "sum" });
  }
  const worker = randomUUID();
  expect(await calls.claim(worker, 4)).toHaveLength(4);
  await queueRun(pool, { userId: bob, problemId: "sum" });
  await pool.query("update job set created_at = now() - interval '250 milliseconds'");
  const claimed: string[] = [];
  for (let claims = 0; claims < 11; claims += 1) {
    claimed.push(...(await calls.claim(worker, 0)).map((job) => job.owner ?? ""));
  }
  expect(claimed).toContain(bob);
  expect(new Set(claimed).size).toBe(claimed.length);
});

it("gives no job to two of ten workers that claim at once", async () => {
  const ids = new Set<string>();
  for (let count = 0; count < 100; count += 1)
    ids.add(await queueSubmission(pool, { userId: count % 2 ? alice : bob, problemId: "sum" }));
  const claims = await Promise.all(Array.from({ length: 10 }, () => calls.claim(randomUUID(), 10)));
  const subjects = claims.flat().map((job) => job.subjectId);
  expect(new Set(subjects).size).toBe(subjects.length);
  const rest = await calls.claim(randomUUID(), 100);
  expect(new Set([...subjects, ...rest.map((job) => job.subjectId)])).toEqual(ids);
});

it("takes runs before submissions, those before code of the helper, and rejudgings last", async () => {
  const wanted = ["run", "verification", "submission", "gate", "rejudging"] as const;
  const subjects = new Map<string, string>();
  for (const purpose of wanted.toReversed()) {
    const run = await queueRun(pool, { userId: alice, problemId: "sum" });
    await pool.query("delete from job where subject_id = $1", [run]);
    // A rejudging has an item; of what the others are is of no matter here.
    if (purpose === "rejudging" || purpose === "submission") {
      const id = await queueSubmission(pool, { userId: alice, problemId: "sum" });
      await pool.query("delete from job where subject_id = $1", [id]);
      await addJobs(pool, { purpose, userId: alice, subjectIds: [id] });
      subjects.set(id, purpose);
    } else {
      await addJobs(pool, { purpose, userId: alice, subjectIds: [run] });
      subjects.set(run, purpose);
    }
  }
  const taken: (string | undefined)[] = [];
  for (const _ of wanted) taken.push(subjects.get((await calls.claimOne(randomUUID())).subjectId));
  expect(taken).toEqual(wanted);
});

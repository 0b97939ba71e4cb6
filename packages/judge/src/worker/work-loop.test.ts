import { execFileSync } from "node:child_process";
import type { ClaimedJob } from "@verdict/contract/jobs";
import type { JudgeResult } from "@verdict/contract/judge-result";
import { createTestDatabase, type TestDatabase } from "@verdict/server/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Fitness, watchFitness } from "./fitness.ts";
import { openQueueDoor, type QueueDoor } from "./queue-door.ts";
import { ALWAYS_FIT, accept } from "./testing/accepting-judge.ts";
import { eventually, makeUser, queueRun, resultOf } from "./testing/queued-run.ts";
import { startWorkLoop, type WorkLoop } from "./work-loop.ts";

/*
 * The loop and the real queue, with a judge of which the tests say whether it works.
 */

let database: TestDatabase;
let queue: QueueDoor;
let loop: WorkLoop | undefined;
let errors: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await loop?.stop(0);
  await queue.stop();
  await database.pool.query("delete from job");
});
afterAll(() => database.drop());

const RUN = { language: "javascript" as const, source: "1", tests: [{ input: { text: "" }, answer: { text: "" } }] };

async function startLoop(input: {
  judge: (job: ClaimedJob, onProgress: unknown, signal: AbortSignal) => Promise<JudgeResult>;
  fitness: Fitness;
  wrap?: (door: QueueDoor) => QueueDoor;
  directUrl?: string;
  leaseSeconds?: number;
}): Promise<void> {
  const { judge, fitness, wrap = (door) => door, directUrl = database.url, leaseSeconds = 3 } = input;
  errors = [];
  const onError = (error: unknown) => errors.push(String(error));
  queue = openQueueDoor({
    databaseUrl: database.url,
    databaseDirectUrl: directUrl,
    connections: 4,
    leaseSeconds,
    onJob: () => loop?.wake(),
    onCancel: (jobId) => loop?.cancel(jobId),

    onDraft: () => undefined,
    onDraftOver: () => undefined,
    onError,
  });
  if (directUrl === database.url) await queue.listening;
  loop = startWorkLoop({ queue: wrap(queue), judge, fitness, capacity: 2, leaseSeconds, onError });
}

test("a judge with a full disk ends no job: it stops claiming, and judges all of them once it is well", async () => {
  let isFull = true;
  let failures = 0;
  const refuse = async () => {
    if (isFull) throw new Error("ENOSPC: no space left on device");
  };
  const fitness = watchFitness({ trial: refuse, say: () => undefined, pausesMs: [50] });
  const ids = [];
  for (let count = 0; count < 6; count += 1) ids.push(await queueRun(database.pool, RUN));
  await startLoop({
    fitness,
    async judge(job) {
      if (isFull) failures += 1;
      await refuse();
      return accept(job);
    },
  });
  await expect.poll(() => failures).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(failures).toBeLessThan(10);
  expect(loop?.takesJobs()).toBe(false);
  const { rows } = await database.pool.query("select worker, failed_by from job");
  expect(rows).toEqual(ids.map(() => ({ worker: null, failed_by: [] })));
  isFull = false;
  for (const id of ids) expect(await resultOf(database.pool, id)).toMatchObject({ verdict: "AC" });
  expect(loop?.takesJobs()).toBe(true);
  await loop?.stop(0);
  expect(loop?.takesJobs()).toBe(false);
});

test("a job that cannot be read costs the jobs beside it nothing, and ends by itself", async () => {
  const unreadable = await queueRun(database.pool, RUN);
  const readable = await queueRun(database.pool, RUN);
  await database.pool.query('update run_request set task = task || \'{"language": "cobol"}\' where id = $1', [
    unreadable,
  ]);
  await startLoop({ judge: accept, fitness: ALWAYS_FIT });
  expect(await resultOf(database.pool, readable)).toMatchObject({ verdict: "AC" });
  await eventually(5000, async () => (errors.some((error) => error.includes("cannot be read")) ? true : null));
  const hurry = setInterval(() => void database.pool.query("update job set run_at = now()"), 50);
  try {
    expect(await resultOf(database.pool, unreadable)).toMatchObject({ verdict: "JE", fault: { kind: "judge" } });
  } finally {
    clearInterval(hurry);
  }
});

test("a judge without room for more takes the job of a user who has none here, once that has waited", async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const begun: (string | undefined)[] = [];
  await startLoop({
    fitness: ALWAYS_FIT,
    async judge(job) {
      begun.push("owner" in job ? job.owner : undefined);
      await ended;
      return accept(job);
    },
  });
  // Each of a user of its own, but for the last; the judge has two places.
  const ids = [];
  const userId = await makeUser(database.pool);
  for (const its of [{ userId }, {}, {}, {}, {}, { userId }]) {
    ids.push(await queueRun(database.pool, { ...RUN, ...its }));
  }
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(5);
  expect(new Set(begun).size).toBe(5);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { rows } = await database.pool.query("select user_id as owner from job where worker is null");
  expect(rows).toEqual([{ owner: userId }]);
  end();
  for (const id of ids) expect(await resultOf(database.pool, id)).toMatchObject({ verdict: "AC" });
});

test("a claim whose answer never arrived is judged within seconds", async () => {
  let lost = 0;
  const losing = (door: QueueDoor): QueueDoor => ({
    ...door,
    async claim(most) {
      const jobs = await door.claim(most);
      if (jobs.length === 0 || lost > 0) return jobs;
      lost += jobs.length;
      throw new Error("Connection terminated unexpectedly");
    },
  });
  await startLoop({ judge: accept, fitness: ALWAYS_FIT, wrap: losing });
  const id = await queueRun(database.pool, RUN);
  expect(await resultOf(database.pool, id, 10_000)).toMatchObject({ verdict: "AC" });
  expect(lost).toBe(1);
});

test("a judge whose direct connection cannot be had, or is lost, takes jobs all the same", async () => {
  await startLoop({ judge: accept, fitness: ALWAYS_FIT, directUrl: database.url.replace(/\/\w+\?/, "/none?") });
  const first = await queueRun(database.pool, RUN);
  expect(await resultOf(database.pool, first)).toMatchObject({ verdict: "AC" });
  // The job may be judged before the direct connection has been refused.
  await expect.poll(() => errors.join()).toContain('database "none" does not exist');
  await loop?.stop(0);
  await queue.stop();
  await startLoop({ judge: accept, fitness: ALWAYS_FIT });
  const { rows } = await database.pool.query(
    `select pg_terminate_backend(l.pid) as ended from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objsubid = 2 and a.datname = current_database()`,
  );
  expect(rows).toEqual([{ ended: true }]);
  const second = await queueRun(database.pool, RUN);
  expect(await resultOf(database.pool, second, 10_000)).toMatchObject({ verdict: "AC" });
});

/** Another process: it waits for the job to be claimed and cancels it. */
const CANCEL_ONCE_CLAIMED = `
  const [pg, connectionString, subject] = process.argv.slice(1);
  const { Client } = (await import(pg)).default;
  const client = new Client({ connectionString });
  await client.connect();
  const cancel = "update job set cancelled = true where subject_id = $1 and worker is not null returning id";
  for (;;) {
    const { rows } = await client.query(cancel, [subject]);
    if (rows.length > 0) {
      await client.query("select pg_notify('job_cancel', $1::text)", [rows[0].id]);
      // The judge's connection is told of it a moment later.
      await client.query("select pg_sleep(0.2)");
      break;
    }
  }
  await client.end();
`;

test("a cancellation that arrives together with the answer of the claim is heard", async () => {
  const { promise: aborted, resolve: abort } = Promise.withResolvers<unknown>();
  const id = await queueRun(database.pool, RUN);
  await database.pool.query("update job set run_at = 'infinity'");
  let underWay = 0;
  let answered = 0;
  const counting = (door: QueueDoor): QueueDoor => ({
    ...door,
    async claim(most) {
      underWay += 1;
      const jobs = await door.claim(most);
      underWay -= 1;
      answered += 1;
      return jobs;
    },
  });
  await startLoop({
    fitness: ALWAYS_FIT,
    // No renewal finds the mark in the time of this test.
    leaseSeconds: 3_600,
    wrap: counting,
    judge: (_job, _onProgress, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          abort(signal.reason);
          reject(signal.reason);
        });
      }),
  });
  await database.pool.query("update job set run_at = now()");
  await expect.poll(() => answered > 0 && underWay === 0, { interval: 1 }).toBe(true);
  loop?.wake();
  await new Promise(setImmediate);
  // The claim is on its way by now, and this process reads nothing before the other has ended.
  const words = ["--input-type=module", "-e", CANCEL_ONCE_CLAIMED, import.meta.resolve("pg"), database.url, id];
  execFileSync(process.execPath, words, { timeout: 30_000 });
  expect(String(await aborted)).toContain("cancelled");
}, 40_000);

test("a job that its judges have died of three times ends, with an alarm in the log", async () => {
  const id = await queueRun(database.pool, RUN);
  await database.pool.query(
    `update job set deaths = 2, worker = gen_random_uuid(), lock_key = 99, lease_until = now() + interval '1 minute'
      where subject_id = $1`,
    [id],
  );
  await startLoop({ judge: accept, fitness: ALWAYS_FIT });
  expect(await resultOf(database.pool, id)).toMatchObject({ verdict: "JE", fault: { kind: "judge" } });
  await expect.poll(() => errors.filter((error) => error.includes("ALARM"))).toHaveLength(1);
});

import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createTestDatabase, type TestDatabase } from "@verdict/server/testing";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { eventually, queueRun, resultOf, storeTestData } from "./testing/queued-run.ts";

const dataDir = sharedDataDir();
const PROGRAM = path.join(import.meta.dirname, "worker-main.ts");
const SUM = "let [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number); console.log(a + b);";
/** Long enough to be killed in the middle of, short enough to be waited for. */
const SLOW = "const end = Date.now() + 1500; while (Date.now() < end); console.log(3);";
const sumTest = { input: { text: "1 2\n" }, answer: { text: "3\n" } };

let database: TestDatabase;
let pool: pg.Pool;
let workers: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
});
afterEach(async () => {
  for (const worker of workers)
    if (worker.exitCode === null && worker.signalCode === null) await kill(worker, "SIGKILL");
  workers = [];
  await pool.query("delete from job");
});
afterAll(async () => {
  await database.drop();
});

async function startWorkerProcess(concurrency = 1): Promise<ChildProcess> {
  const environment = { PATH: process.env["PATH"], DATABASE_URL: database.url, DATA_DIR: dataDir };
  const worker = fork(PROGRAM, {
    env: { ...environment, JUDGE_CONCURRENCY: String(concurrency) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  workers.push(worker);
  // It says that it is alive before it is ready.
  for await (const [message] of on(worker, "message")) if (message.kind === "ready") break;
  return worker;
}

async function kill(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(worker, "exit");
  worker.kill(signal);
  await gone;
}

async function untilClaimed(): Promise<void> {
  await eventually(10_000, async () => {
    const { rows } = await pool.query("select 1 from job where worker is not null");
    return rows.length > 0 ? true : null;
  });
}

test("what became of the boxes is told to the site", async () => {
  const worker = await startWorkerProcess();
  const id = await queueRun(pool, { language: "javascript", source: SUM, tests: [sumTest] });
  await resultOf(pool, id);
  await kill(worker, "SIGTERM");
  const { rows } = await pool.query("select total::int as total from box_figure where event = 'exited'");
  expect(rows[0].total).toBeGreaterThan(0);
});

test("a queued run is judged, and everybody who listens sees its steps in order", async () => {
  const listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  const heard: string[] = [];
  listener.on("notification", ({ channel, payload = "" }) => {
    heard.push(channel === "judging" ? String(JSON.parse(payload).step.kind) : `${channel} ${payload}`);
  });
  await listener.query("listen judging; listen judged");
  await startWorkerProcess();
  const id = await queueRun(pool, { language: "javascript", source: SUM, tests: [sumTest, sumTest] });
  expect(await resultOf(pool, id)).toMatchObject({ verdict: "AC", passed: 2, total: 2 });
  await eventually(2000, async () => (heard.at(-1)?.startsWith("judged") ? true : null));
  await listener.end();
  expect(heard).toEqual(["compiled", "test", "test", `judged ${id}`]);
});

test("test data come by their hash and are kept as files", async () => {
  const input = await storeTestData(pool, "20 22\n");
  const answer = await storeTestData(pool, "42\n");
  await startWorkerProcess();
  const id = await queueRun(pool, { language: "javascript", source: SUM, tests: [{ input, answer }] });
  expect(await resultOf(pool, id)).toMatchObject({ verdict: "AC" });
  for (const datum of [input, answer]) {
    expect(existsSync(path.join(dataDir, "judge/test-data", "sha256" in datum ? datum.sha256 : ""))).toBe(true);
  }
});

test("own input is answered by the reference solution", async () => {
  await startWorkerProcess();
  const test = { input: { text: "5 6\n" }, answer: null };
  const reference = { language: "javascript", source: SUM } as const;
  const id = await queueRun(pool, { language: "javascript", source: "console.log(12)", tests: [test], reference });
  const result = await resultOf(pool, id);
  expect(result).toMatchObject({ verdict: "WA", tests: [{ output: "12\n", expected: "11\n" }] });
});

test("own input that the reference refuses is no pass, and says so", async () => {
  await startWorkerProcess();
  const test = { input: { text: "no numbers" }, answer: null };
  const reference = { language: "javascript", source: "process.exit(3)" } as const;
  const id = await queueRun(pool, { language: "javascript", source: "console.log(1)", tests: [test], reference });
  const [only] = (await resultOf(pool, id)).tests;
  expect(only).toMatchObject({ verdict: "NC", expected: null });
  expect(only?.reason).toContain("reference solution gives no answer for this input: exit code 3");
});

test("the job of a worker killed in the middle is judged by another within seconds", async () => {
  const first = await startWorkerProcess();
  const id = await queueRun(pool, { language: "javascript", source: SLOW, tests: [sumTest], timeMs: 4000 });
  await untilClaimed();
  await startWorkerProcess();
  await kill(first, "SIGKILL");
  const killedAt = performance.now();
  expect(await resultOf(pool, id)).toMatchObject({ verdict: "AC" });
  expect(performance.now() - killedAt).toBeLessThan(10_000);
});

test("a lost database connection costs no job and no worker", async () => {
  const worker = await startWorkerProcess();
  const id = await queueRun(pool, { language: "javascript", source: SLOW, tests: [sumTest], timeMs: 4000 });
  await untilClaimed();
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  expect(await resultOf(pool, id)).toMatchObject({ verdict: "AC" });
  const next = await queueRun(pool, { language: "javascript", source: SUM, tests: [sumTest] });
  expect(await resultOf(pool, next)).toMatchObject({ verdict: "AC" });
  expect(worker.exitCode).toBe(null);
});

test("a cancelled job ends at once and leaves the queue", async () => {
  await startWorkerProcess();
  const endless = "setInterval(() => {}, 1000)";
  await queueRun(pool, { language: "javascript", source: endless, tests: [sumTest], timeMs: 20_000 });
  await untilClaimed();
  const { rows } = await pool.query("update job set cancelled = true returning id::text");
  await pool.query("select pg_notify('job_cancel', $1)", [rows[0].id]);
  await eventually(3000, async () => ((await pool.query("select 1 from job")).rows.length === 0 ? true : null));
});

test("at SIGTERM the worker gives its job back and ends well", async () => {
  const worker = await startWorkerProcess();
  const endless = "setInterval(() => {}, 1000)";
  await queueRun(pool, { language: "javascript", source: endless, tests: [sumTest], timeMs: 20_000 });
  await untilClaimed();
  await kill(worker, "SIGTERM");
  expect(worker.exitCode).toBe(0);
  const { rows } = await pool.query("select worker, failed_by from job");
  expect(rows).toEqual([{ worker: null, failed_by: [] }]);
  expect(readdirSync(path.join(dataDir, "judge")).filter((name) => name.includes(`-${worker.pid}-`))).toEqual([]);
});

test("a worker whose parent is gone ends, with its runners and whatever it compiles", async () => {
  const worker = await startWorkerProcess();
  const listed = readFileSync(`/proc/${worker.pid}/task/${worker.pid}/children`, "utf8").trim().split(" ");
  // Compilers that are asked for their versions come and go by themselves.
  const children = listed.filter((pid) => existsSync(`/proc/${pid}`));
  expect(children.length).toBeGreaterThan(1);
  const gone = once(worker, "exit");
  worker.disconnect();
  await gone;
  await eventually(60_000, async () => (children.some((pid) => existsSync(`/proc/${pid}`)) ? null : true));
});

test("what is our fault goes back to the queue and becomes no verdict", async () => {
  await startWorkerProcess();
  const unknown = { sha256: "0".repeat(64) };
  const tests = [{ input: unknown, answer: unknown }];
  const id = await queueRun(pool, { language: "javascript", source: SUM, tests });
  const attempts = await eventually(10_000, async () => {
    const { rows } = await pool.query("select cardinality(failed_by) as failures from job where failed_by <> '{}'");
    return rows[0]?.failures ?? null;
  });
  expect(attempts).toBeGreaterThan(0);
  expect((await pool.query("select result from run_request where id = $1", [id])).rows).toEqual([{ result: null }]);
});

test("a program that prints NUL bytes gets its verdict like any other", async () => {
  await startWorkerProcess();
  const source = "process.stdout.write('3\\0\\ud800'); process.stderr.write('\\0');";
  const id = await queueRun(pool, { language: "javascript", source, tests: [sumTest] });
  expect(await resultOf(pool, id)).toMatchObject({ verdict: "WA", tests: [{ output: "3\uFFFD\uFFFD" }] });
});

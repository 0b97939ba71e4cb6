import { createHash, randomUUID } from "node:crypto";
import type { PrintTask } from "@verdict/contract/printing";
import { PrintResult } from "@verdict/contract/printing";
import { TEST_BYTES_MAX } from "@verdict/contract/problem-limits";
import { createTestDatabase, type TestDatabase } from "@verdict/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { readWorkerConfig } from "./config.ts";
import { startWorker, type Worker } from "./start-worker.ts";
import { eventually, makeUser, storeTestData } from "./testing/queued-run.ts";

const errors: unknown[] = [];
let database: TestDatabase;
let worker: Worker;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { DATABASE_URL: database.url, DATA_DIR: sharedDataDir(), JUDGE_CONCURRENCY: "1" };
  worker = await startWorker(readWorkerConfig({ ...environment, PATH: process.env["PATH"] }), (error) =>
    errors.push(error),
  );
}, 600_000);
afterAll(async () => {
  await worker.stop();
  await database.drop();
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const LIMITS = { timeMs: 20_000, memoryBytes: 1024 * 1024 * 1024, outputBytes: TEST_BYTES_MAX };
const ECHO = `process.stdout.write("x".repeat(Number(require("fs").readFileSync(0, "utf8"))));`;

async function print(inputs: readonly { text: string; wanted?: string }[], source = ECHO): Promise<PrintResult> {
  const { pool } = database;
  const hashes = await Promise.all(
    inputs.map(async ({ text, wanted = null }) => {
      await storeTestData(pool, text);
      return { sha256: hashOf(text), wanted };
    }),
  );
  return await printTask({ language: "javascript", source, limits: LIMITS, inputs: hashes });
}

async function printTask(task: PrintTask): Promise<PrintResult> {
  const { pool } = database;
  const id = randomUUID();
  await pool.query(
    `with request as (insert into run_request (id, user_id, kind, task) values ($1, $2, 'verify', $3))
     insert into job (kind, priority, user_id, subject_id) values ('print', 20, $2, $1)`,
    [id, await makeUser(pool), JSON.stringify(task)],
  );
  await pool.query("select pg_notify('job', '')");
  return await eventually(120_000, async () => {
    const { rows } = await pool.query("select result from run_request where id = $1", [id]);
    return rows[0]?.result === null ? null : PrintResult.parse(rows[0]?.result);
  });
}

async function bytesStoredAs(sha256: string): Promise<number | null> {
  const { rows } = await database.pool.query("select length(content) as bytes from test_data where sha256 = $1", [
    sha256,
  ]);
  return rows[0]?.bytes ?? null;
}

test("what a program prints is stored by its hash, up to the size that a test may have", async () => {
  const largest = hashOf("x".repeat(TEST_BYTES_MAX));
  const result = await print([{ text: "3" }, { text: String(TEST_BYTES_MAX) }, { text: String(TEST_BYTES_MAX + 1) }]);
  expect(result).toMatchObject({
    kind: "printed",
    outputs: [
      { kind: "stored", sha256: hashOf("xxx"), bytes: 3 },
      { kind: "stored", sha256: largest, bytes: TEST_BYTES_MAX },
      { kind: "failed", verdict: "OLE" },
    ],
  });
  expect(await bytesStoredAs(hashOf("xxx"))).toBe(3);
  expect(await bytesStoredAs(largest)).toBe(TEST_BYTES_MAX);
  expect(await bytesStoredAs(hashOf("x".repeat(TEST_BYTES_MAX + 1)))).toBeNull();
  expect(errors).toEqual([]);
});

test("where something is wanted, nothing else is stored", async () => {
  const result = await print([
    { text: "5", wanted: hashOf("xxxxx") },
    { text: "6", wanted: hashOf("another text") },
  ]);
  expect(result).toMatchObject({ kind: "printed", outputs: [{ kind: "stored" }, { kind: "unwanted" }] });
  expect(await bytesStoredAs(hashOf("xxxxx"))).toBe(5);
  expect(await bytesStoredAs(hashOf("xxxxxx"))).toBeNull();
});

test("of many short commands with known outputs, those that one process prints are stored as they are, others run alone", async () => {
  // Beside others it prints what was there before; alone it prints what is wanted.
  const source = `globalThis.before = (globalThis.before ?? "") + require("fs").readFileSync(0, "utf8"); process.stdout.write(globalThis.before);`;
  const result = await print(
    ["a", "b", "c"].map((text) => ({ text, wanted: hashOf(text) })),
    source,
  );
  expect(result).toMatchObject({
    kind: "printed",
    outputs: ["a", "b", "c"].map((text) => ({ kind: "stored", sha256: hashOf(text) })),
  });
});

test("a program that crashes, and one that does not parse, print nothing", async () => {
  expect(await print([{ text: "7" }], "process.exit(3);")).toMatchObject({
    kind: "printed",
    outputs: [{ kind: "failed", verdict: "RTE", reason: "exit code 3" }],
  });
  expect(await print([{ text: "7" }], "this is no program")).toMatchObject({ kind: "refused" });
});

test("a program of a package has files beside it, arguments of its own for each run, and an input or none", async () => {
  const { pool } = database;
  await storeTestData(pool, "");
  await storeTestData(pool, "5");
  const task: PrintTask = {
    language: "cpp",
    source: `#include "beside.h"
#include <iostream>
int main(int count, char** words) { std::cout << BESIDE << count << words[1] << std::cin.rdbuf() << '.'; return count == 3; }`,
    packaged: { name: "make.cpp", otherFiles: [{ name: "beside.h", content: "#define BESIDE 'b'" }] },
    limits: LIMITS,
    inputs: [
      { sha256: hashOf("5"), wanted: null, arguments: ["n=1"] },
      { sha256: hashOf("5"), wanted: null, arguments: ["n=1", "crash"] },
    ],
  };
  const result = await printTask(task);
  expect(result).toMatchObject({
    kind: "printed",
    outputs: [
      { kind: "stored", sha256: hashOf("b2n=15.") },
      { kind: "failed", verdict: "RTE", reason: "exit code 1" },
    ],
  });
});

test("a program of a package that looks at an answer finds its input by the first argument", async () => {
  const { pool } = database;
  await storeTestData(pool, "an input");
  await storeTestData(pool, "its answer");
  const one = { sha256: hashOf("its answer"), wanted: null, arguments: ["--strict"], beside: hashOf("an input") };
  const result = await printTask({
    language: "python3",
    source: "import sys\nprint(open(sys.argv[1]).read(), sys.argv[2:], sys.stdin.read(), sep=', ', end='')\n",
    packaged: { name: "look.py", otherFiles: [] },
    limits: LIMITS,
    inputs: [one],
  });
  const said = "an input, ['--strict'], its answer";
  expect(result).toMatchObject({ kind: "printed", outputs: [{ kind: "stored", sha256: hashOf(said) }] });
});

test("only the holder of a print job stores anything, and the result of one has to be whole", async () => {
  const { pool } = database;
  const store = (worker: string, jobId: string, attempt = 1) =>
    pool.query("select judge_store_output($1, $2, $3, 'abc') as sha256", [worker, jobId, attempt]);
  const [holder, other, subject] = [randomUUID(), randomUUID(), randomUUID()];
  const { rows } = await pool.query(
    `insert into job (kind, priority, user_id, subject_id, worker, lease_until, attempts, tests_given)
     values ('print', 20, $1, $2, $3, now() + interval '1 minute', 1, 1) returning id`,
    [await makeUser(pool), subject, holder],
  );
  const { id } = rows[0];
  expect((await store(other, id)).rows[0].sha256).toBeNull();
  expect((await store(holder, id, 2)).rows[0].sha256).toBeNull();
  expect(await bytesStoredAs(hashOf("abc"))).toBeNull();
  const finish = (result: object) =>
    pool.query("select judge_finish($1, $2, 1, $3)", [holder, id, JSON.stringify(result)]);
  const missing = { kind: "stored", sha256: hashOf("abc"), bytes: 3 };
  await expect(finish({ kind: "printed", outputs: [missing] })).rejects.toThrow("not what a program printed");
  await expect(finish({ kind: "printed", outputs: [] })).rejects.toThrow("not what a program printed");
  await expect(finish({ kind: "printed" })).rejects.toThrow("not what a program printed");
  await expect(finish({ kind: "accepted" })).rejects.toThrow("not what a program printed");
  expect((await store(holder, id)).rows[0].sha256).toBe(hashOf("abc"));
  expect((await finish({ kind: "printed", outputs: [missing] })).rowCount).toBe(1);
  expect((await store(holder, id)).rows[0].sha256).toBeNull();
});

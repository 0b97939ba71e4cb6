import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { hostname } from "node:os";
import path from "node:path";
import { createTestDatabase, type TestDatabase } from "@verdict/server/testing";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { startWorker, type Worker } from "./start-worker.ts";
import { putDraft, toldOf } from "./testing/put-draft.ts";
import { eventually, queueRun, resultOf } from "./testing/queued-run.ts";

const sumTest = { input: { text: "1 2\n" }, answer: { text: "3\n" } };
const CPP = "#include <bits/stdc++.h>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; }\n";

let database: TestDatabase;
let pool: pg.Pool;
let worker: Worker;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  worker = await startWorker(config(), (error) => errors.push(error));
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
});
beforeEach(() => {
  errors.length = 0;
});

function config() {
  return {
    databaseUrl: database.url,
    databaseDirectUrl: database.url,
    dataDir: sharedDataDir(),
    concurrency: 2,
    javaHome: undefined,
    programFolders: [],
    launcher: undefined,
  };
}

async function newUser(): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into user_account (email_id, first_name, google_sub) values ($1, 'Testing', $1) returning id",
    [randomUUID()],
  );
  return rows[0]?.id ?? "";
}

test.each([
  ["cpp", CPP],
  ["java", "class Main { public static void main(String[] a) { System.out.print(3); } }"],
  ["javascript", "console.log(3)"],
] as const)("a draft in %s is prepared, and the run that follows is not compiled again", async (language, source) => {
  const userId = await newUser();
  const draft = await putDraft(pool, { language, source, userId });
  expect(await toldOf(pool, draft)).toEqual({ kind: "prepared", diagnostics: [] });
  const result = await resultOf(pool, await queueRun(pool, { language, source, tests: [sumTest], userId }));
  expect(result.verdict).toBe("AC");
  if (language !== "javascript") expect(result.timings.map(({ name }) => name)).not.toContain("compile");
  expect(errors).toEqual([]);
});

test("with two judges the run goes to the one that has prepared its program", async () => {
  const second = await startWorker(config(), (error) => errors.push(error));
  try {
    for (let round = 0; round < 4; round++) {
      const userId = await newUser();
      const source = `${CPP}// ${round}\n`;
      const draft = await putDraft(pool, { language: "cpp", source, userId });
      expect(await toldOf(pool, draft)).toMatchObject({ kind: "prepared" });
      const { rows } = await pool.query("select worker from draft_to_prepare where id = $1", [draft]);
      await pool.query("delete from draft_to_prepare");
      const holder = rows[0].worker;
      const result = await resultOf(
        pool,
        await queueRun(pool, { language: "cpp", source, tests: [sumTest], userId, holder }),
      );
      expect(result.timings.map(({ name }) => name)).not.toContain("compile");
    }
  } finally {
    await second.stop();
  }
});

test("a draft is given up for a job, is told as such to the database, and nothing of it stands in a log", async () => {
  const secret = `secret${Date.now()}`;
  const source = `#include <bits/stdc++.h>\nconstexpr int f(int n) { int s = 0; for (int i = 0; i < n; i++) s += i % 7; return s; }
${Array.from({ length: 40 }, (_none, at) => `static_assert(f(${250_000 - at}) > 0);`).join("\n")}
int main() { int ${secret} = 3; std::cout << ${secret}; }\n`;
  const draft = await putDraft(pool, { language: "cpp", source });
  await eventually(60_000, async () => {
    const { rows } = await pool.query("select from draft_to_prepare where id = $1 and claimed_at is not null", [draft]);
    return rows.length === 1 ? true : null;
  });
  // As many at once as there are slots: the lent one is wanted.
  const busy = "const end = Date.now() + 1000; while (Date.now() < end); console.log(3);";
  const runs = await Promise.all(
    [0, 1].map(() => queueRun(pool, { language: "javascript", source: busy, tests: [sumTest, sumTest], timeMs: 5000 })),
  );
  await eventually(60_000, async () => {
    const { rows } = await pool.query("select from draft_to_prepare where id = $1 and worker is null", [draft]);
    return rows.length === 1 ? true : null;
  });
  await pool.query("select end_draft($1)", [draft]);
  for (const run of runs) expect((await resultOf(pool, run)).verdict).toBe("AC");
  expect(JSON.stringify(errors.map(String))).not.toContain(secret);
  expect(errors).toEqual([]);
});

test("a judge that is killed in the middle of a draft leaves it to nobody, and the next one goes on", async () => {
  const child = fork(path.join(import.meta.dirname, "worker-main.ts"), {
    env: { PATH: process.env["PATH"], DATABASE_URL: database.url, DATA_DIR: sharedDataDir(), JUDGE_CONCURRENCY: "1" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await new Promise<void>((resolve) => {
    child.on("message", (message) => JSON.stringify(message).includes("ready") && resolve());
  });
  await worker.stop();
  const source = `constexpr int f(int n) { int s = 0; for (int i = 0; i < n; i++) s += i % 7; return s; }
${Array.from({ length: 60 }, (_none, at) => `static_assert(f(${250_000 - at}) > 0);`).join("\n")}
int main() {}\n`;
  const draft = await putDraft(pool, { language: "cpp", source });
  await eventually(60_000, async () => {
    const { rows } = await pool.query("select from draft_to_prepare where id = $1 and claimed_at is not null", [draft]);
    return rows.length === 1 ? true : null;
  });
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  worker = await startWorker(config(), (error) => errors.push(error));
  await pool.query("update draft_to_prepare set put_at = now() - interval '2 seconds'");
  expect(await toldOf(pool, draft)).toEqual({ kind: "given-up" });
  await pool.query("select end_draft($1)", [draft]);
  const next = await putDraft(pool, { language: "javascript", source: "console.log(3)" });
  expect(await toldOf(pool, next)).toEqual({ kind: "prepared", diagnostics: [] });
});

test("a judge says who it is before it takes anything", async () => {
  const { rows } = await pool.query(
    "select host, slots, is_fit, isolation, disk_free > 0 as has_disk from judge_worker",
  );
  expect(rows).toContainEqual({
    host: hostname(),
    slots: 2,
    is_fit: true,
    isolation: expect.any(String),
    has_disk: true,
  });
});

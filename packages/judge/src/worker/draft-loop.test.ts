import { randomUUID } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@verdict/server/testing";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { startWorker, type Worker } from "./start-worker.ts";
import { putDraft, toldOf } from "./testing/put-draft.ts";
import { queueRun, resultOf } from "./testing/queued-run.ts";

const sumTest = { input: { text: "1 2\n" }, answer: { text: "3\n" } };
const CPP = "#include <bits/stdc++.h>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; }\n";

let database: TestDatabase;
let pool: pg.Pool;
let worker: Worker;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  worker = await startWorker(
    {
      databaseUrl: database.url,
      databaseDirectUrl: database.url,
      dataDir: sharedDataDir(),
      concurrency: 2,
      javaHome: undefined,
      programFolders: [],
      allowNoIsolation: false,
      launcher: undefined,
    },
    (error) => errors.push(error),
  );
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
});
beforeEach(() => {
  errors.length = 0;
});

test.each([
  ["cpp", CPP],
  ["java", "class Main { public static void main(String[] a) { System.out.print(3); } }"],
  ["javascript", "console.log(3)"],
] as const)("a draft in %s is prepared, and the run that follows is not compiled again", async (language, source) => {
  const { rows } = await pool.query<{ id: string }>(
    "insert into user_account (email_id, first_name, google_sub) values ($1, 'Testing', $1) returning id",
    [randomUUID()],
  );
  const userId = rows[0]?.id ?? "";
  const draft = await putDraft(pool, { language, source, userId });
  expect(await toldOf(pool, draft)).toEqual({ kind: "prepared", diagnostics: [] });
  const result = await resultOf(pool, await queueRun(pool, { language, source, tests: [sumTest], userId }));
  expect(result.verdict).toBe("AC");
  if (language !== "javascript") expect(result.timings.map(({ name }) => name)).not.toContain("compile");
  expect(errors).toEqual([]);
});

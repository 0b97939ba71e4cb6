import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestUser } from "./accounts/testing/test-user.ts";
import { choresOf } from "./housekeeping.ts";
import { sweepRuns } from "./judging/store.ts";
import { createMetrics } from "./platform/metrics.ts";
import { createTestDatabase, type TestDatabase } from "./platform/testing/test-database.ts";
import { storeTestData, sweepTestData, testContentOf } from "./problems/test-data.ts";
import { createTestProblem } from "./problems/testing/test-problem.ts";
import { queueRun } from "./submissions/testing/queued-submission.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await createTestProblem(database.pool, { id: "sum" });
});
afterAll(() => database.drop());

it("challenges that nobody entered go, also where the site opens none of its own", async () => {
  const { pool } = database;
  await pool.query(
    `insert into contest (id, title, starts_at, ends_at, window_minutes, is_challenge)
     values ('duel', 'Duel', now() - interval '2 days', now() - interval '1 day', 60, true)`,
  );
  const chores = choresOf({ pool, clock: () => new Date(), metrics: createMetrics() });
  await chores.find(({ name }) => name.includes("challenges"))?.work(new AbortController().signal);
  expect((await pool.query("select from contest where id = 'duel'")).rowCount).toBe(0);
});

it("test data go when no test uses them and nobody has touched them for a day", async () => {
  const { pool } = database;
  const kept = (await pool.query("select from test_data")).rowCount;
  const old = testContentOf(Buffer.from("old"));
  const fresh = testContentOf(Buffer.from("fresh"));
  await storeTestData(pool, [old, fresh]);
  await pool.query("update test_data set last_used_at = now() - interval '25 hours' where sha256 <> $1", [
    fresh.sha256,
  ]);
  await sweepTestData(pool, 1_000);
  expect((await pool.query("select from test_data")).rowCount).toBe((kept ?? 0) + 1);
  await pool.query("update test_data set last_used_at = now() - interval '25 hours'");
  await storeTestData(pool, [{ sha256: fresh.sha256, bytes: null }]);
  const before = (await pool.query("select from test_data")).rowCount;
  await sweepTestData(pool, 1_000);
  expect((await pool.query("select from test_data")).rowCount).toBe(before);
});

it("test data whose test goes are looked at again, however long they were in use", async () => {
  const { pool } = database;
  await createTestProblem(pool, { id: "gone" });
  const own = testContentOf(Buffer.from("only here"));
  await storeTestData(pool, [own]);
  await pool.query("update problem_test set input_sha = $1 where problem_id = 'gone' and number = 1", [own.sha256]);
  await pool.query("update test_data set last_used_at = now() - interval '25 hours'");
  await sweepTestData(pool, 1_000);
  expect(await sweepTestData(pool, 1_000)).toBe(0);
  const isThere = async () =>
    (await pool.query("select from test_data where sha256 = $1", [own.sha256])).rowCount === 1;
  expect(await isThere()).toBe(true);
  await pool.query("delete from problem_test where problem_id = 'gone' and number = 1");
  await sweepTestData(pool, 1_000);
  expect(await isThere()).toBe(false);
});

it("what is neither stored nor brought along is refused", async () => {
  const missing = { sha256: "f".repeat(64), bytes: null };
  await expect(storeTestData(database.pool, [missing])).rejects.toMatchObject({ code: "bad_input" });
});

it("runs go after ten minutes, unless they still wait for their judge", async () => {
  const { pool } = database;
  const { id: userId } = await createTestUser(pool);
  const [judged, waiting, young] = [
    await queueRun(pool, { userId, problemId: "sum" }),
    await queueRun(pool, { userId, problemId: "sum" }),
    await queueRun(pool, { userId, problemId: "sum" }),
  ];
  await pool.query("delete from job where subject_id <> $1", [waiting]);
  await pool.query("update run_request set created_at = now() - interval '11 minutes' where id <> $1", [young]);
  expect(await sweepRuns(pool, 1_000)).toBe(1);
  const { rows } = await pool.query("select id from run_request where id = any($1)", [[judged, waiting, young]]);
  expect(rows.map((row) => row.id).sort()).toEqual([waiting, young].sort());
});

import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { queueSubmission } from "./testing/queued-submission.ts";

const ROLE = `judge_${randomBytes(4).toString("hex")}`;
const PASSWORD = randomBytes(8).toString("hex");
const TABLES = [
  "user_account",
  "session",
  "problem",
  "problem_test",
  "test_data",
  "submission",
  "run_request",
  "job",
  "solved",
  "box_figure",
  "draft_to_prepare",
  "judge_worker",
  "drained_host",
  "site_sample",
  "draft_allowance",
  "program_holder",
];

let database: TestDatabase;
let superuser: pg.Client;
let judge: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  superuser = new pg.Client({ connectionString: inject("testPostgresUrl") });
  await superuser.connect();
  await superuser.query(`create role ${ROLE} login password '${PASSWORD}'`);
  await database.pool.query("select grant_judging($1)", [ROLE]);
  judge = new pg.Client({
    connectionString: database.url.replace(/^postgres:\/\/[^@]*@/, `postgres://${ROLE}:${PASSWORD}@`),
  });
  await judge.connect();
  await createTestProblem(database.pool, { id: "sum" });
  await queueSubmission(database.pool, { userId: (await createTestUser(database.pool)).id, problemId: "sum" });
});
afterAll(async () => {
  await judge.end();
  await database.drop();
  await superuser.query(`drop role ${ROLE}`);
  await superuser.end();
});

it("the role of judge machines can take a job and its test data, and give it back", async () => {
  const worker = randomUUID();
  const { rows } = await judge.query("select judge_claim($1, null, 1, 15) as job", [worker]);
  expect(rows).toHaveLength(1);
  const hashes = rows[0].job.tests.map((test: { input: { sha256: string } }) => test.input.sha256);
  expect((await judge.query("select * from judge_test_data($1)", [hashes])).rowCount).toBe(5);
  expect(
    (
      await judge.query("select * from judge_renew($1, array[$2]::bigint[], array[$3]::int[], 15)", [
        worker,
        rows[0].job.jobId,
        rows[0].job.attempt,
      ])
    ).rowCount,
  ).toBe(1);
  expect((await judge.query("select judge_stop($1) as jobs", [worker])).rows[0].jobs).toBe(1);
  expect((await judge.query("select * from judge_reap()")).rowCount).toBe(0);
  await judge.query(`select judge_boxes('{"exited": 1}')`);
});

it.each(TABLES)("it cannot read or change the table %s", async (table) => {
  for (const statement of [`select from ${table}`, `delete from ${table}`, `truncate ${table}`]) {
    await expect(judge.query(statement)).rejects.toThrow("permission denied");
  }
});

it.each([
  "select judging_failed(null, null)",
  "select return_to_queue(null, null)",
  "select put_verdict(gen_random_uuid(), '{}', 1, '[]')",
  "select retry_judge_errors('{}')",
  "select living_judges()",
  "select judging_task('submit', gen_random_uuid())",
  "select grant_judging('public')",
])("it cannot call %s", async (statement) => {
  await expect(judge.query(statement)).rejects.toThrow("permission denied");
});

it("a table of its own under a name of ours is not taken for ours", async () => {
  await judge.query("create temporary table job (id bigint, worker uuid)");
  await judge.query("set search_path = pg_temp, public");
  const { rows } = await judge.query("select judge_claim($1, null, 1, 15) as job", [randomUUID()]);
  expect(rows).toHaveLength(1);
});

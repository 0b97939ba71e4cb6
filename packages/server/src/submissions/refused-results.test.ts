import { randomUUID } from "node:crypto";
import { JudgeJob } from "@verdict/contract/judging";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { fakeResult } from "../judging/testing/fake-judge.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { queueSubmission } from "./testing/queued-submission.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await createTestProblem(database.pool, { id: "sum" });
});
afterAll(() => database.drop());

it.each([
  ["no verdict and no fault", { verdict: "JE", passed: 0 }, /no fault either/],
  ["a fault of nobody", { verdict: "JE", passed: 0, fault: { kind: "user", reason: "" } }, /no fault either/],
  ["an output that was not compared", { verdict: "NC" }, /not a judge result/],
])("a submission cannot end with %s", async (_name, changes, refusal) => {
  const { pool } = database;
  const { id: userId } = await createTestUser(pool);
  const id = await queueSubmission(pool, { userId, problemId: "sum" });
  const worker = randomUUID();
  const claimed = await pool.query("select judge_claim($1, null, 1, 15) as job", [worker]);
  const job = JudgeJob.parse(claimed.rows[0].job);
  const result = JSON.stringify({ ...fakeResult(job), ...changes });
  await expect(
    pool.query("select judge_finish($1, $2, $3, $4)", [worker, job.jobId, job.attempt, result]),
  ).rejects.toThrow(refusal);
  const { rows } = await pool.query("select verdict from submission where id = $1", [id]);
  expect(rows).toEqual([{ verdict: null }]);
});

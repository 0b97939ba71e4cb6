import { randomUUID } from "node:crypto";
import { unpackTrace } from "@verdict/contract/trace";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../judging/testing/hidden-mark.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem, testData } from "../problems/testing/test-problem.ts";

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  const tests = [
    testData({ isVisible: false, input: HIDDEN_MARK, answer: HIDDEN_MARK }),
    testData({ isVisible: true, input: "1 2\n", answer: "3\n" }),
  ];
  await createTestProblem(test.context.pool, { id: "sum", content: { tests } });
  await createTestProblem(test.context.pool, { id: "other" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  await test.startJudging();
});
afterEach(() => test.stopJudging());

const OWN = { kind: "own", text: "5 6\n" };
const body = (rest: object = {}) => ({
  code: "AC",
  language: "cpp",
  input: OWN,
  target: { kind: "step", step: 0 },
  ...rest,
});
const record = (rest: object = {}, who = user, path = "/submission/steps/sum") =>
  test.call(who, "POST", path, body(rest));

it("runs the code on an own input or an example, and keeps nothing of it", async () => {
  const own = await record();
  expect(own).toMatchObject({ status: 200, body: { kind: "traced", firstStep: 0, steps: 1, end: "exit" } });
  expect(JSON.parse(own.body.reason)).toMatchObject({ input: { text: "5 6\n" }, target: { kind: "step", step: 0 } });
  expect(await unpackTrace(own.body.trace)).toContain('["push","main"]');
  const example = await record({ input: { kind: "example", number: 1 }, target: { kind: "line", line: 3, after: 9 } });
  const { rows } = await test.context.pool.query(
    "select input_sha from problem_test where problem_id = 'sum' and is_visible",
  );
  expect(JSON.parse(example.body.reason)).toMatchObject({
    input: { sha256: rows[0].input_sha },
    target: { line: 3, after: 9 },
  });
  const kept = await test.context.pool.query("select task, result from run_request where user_id = $1", [user.id]);
  expect(kept.rows).toEqual([
    { task: {}, result: {} },
    { task: {}, result: {} },
  ]);
  expect((await record({ code: "unreached" })).body).toEqual({ kind: "unreached", steps: 7, end: "exit", reason: "" });
});

it("tells the same live", async () => {
  const { events } = await test.stream(user, "/submission/steps/sum", body());
  expect(events.map(({ event }) => event)).toEqual(["result"]);
  expect(events[0]?.data).toMatchObject({ kind: "traced", steps: 1 });
});

it("is for those who are signed in, and has no way to a hidden test, for nobody", async () => {
  expect((await record({}, { ...user, cookie: "" })).status).toBe(401);
  const admin = await test.newUser("admin");
  for (const who of [user, admin]) {
    for (const number of [2, 3, 1_000_000]) {
      expect(await record({ input: { kind: "example", number } }, who)).toMatchObject({ status: 404 });
    }
    expect((await record({ input: { kind: "example", number: 0 } }, who)).status).toBe(400);
    expect((await record({ input: { kind: "hidden", number: 1 } }, who)).status).toBe(400);
    expect((await record({}, who, "/submission/steps/nothing")).status).toBe(404);
  }
});

it("takes the smallest failing input of an own submission to this problem, and of no other", async () => {
  const { pool } = test.context;
  const submission = await test.call(user, "POST", "/submission/submit/sum", { code: "WA 1", language: "cpp" });
  const submissionId = String(submission.body.submissionId);
  const input = { kind: "smallest", submissionId };
  expect((await record({ input })).status).toBe(404);
  const effort = { tried: 1, largestTried: 1, elapsedMs: 1 };
  const texts = { input: "7 8\n", expected: "15\n", output: "0\n", errorOutput: "" };
  const found = { kind: "found", ...texts, verdict: "WA", reason: "", numbers: 2, foundWith: 2, ...effort };
  await pool.query(
    `insert into study (kind, user_id, submission_id, problem_version, result) values ('smallest', $1, $2, 1, $3)`,
    [user.id, submissionId, JSON.stringify(found)],
  );
  const traced = await record({ input });
  expect(JSON.parse(traced.body.reason)).toMatchObject({ input: { text: "7 8\n" } });
  const stranger = await test.newUser();
  const admin = await test.newUser("admin");
  expect((await record({ input }, stranger)).status).toBe(404);
  expect((await record({ input }, admin)).status).toBe(404);
  expect((await record({ input }, user, "/submission/steps/other")).status).toBe(404);
  expect((await record({ input: { kind: "smallest", submissionId: "nothing" } })).status).toBe(404);
});

it("counts as a run, and goes out of the queue when nobody waits for it any more", async () => {
  const leave = new AbortController();
  const gone = test.stream(user, "/submission/steps/sum", body({ code: "slow" }), leave.signal).catch(() => "gone");
  await until(async () => (await test.countJobs(user, "kind = 'trace' and worker is not null")) === 1);
  leave.abort();
  expect(await gone).toBe("gone");
  await until(async () => (await test.countJobs(user, "kind = 'trace' and not cancelled")) === 0);
  await test.context.pool.query(
    "insert into run_request (id, user_id, kind, task) select gen_random_uuid(), $1, 'run', '{}' from generate_series(1, 30)",
    [user.id],
  );
  expect((await record()).status).toBe(429);
});

it("gives no verdict: a judge that says one is refused", async () => {
  await test.stopJudging();
  const { pool } = test.context;
  await pool.query(
    `with request as (insert into run_request (user_id, task) values ($1, '{"source":""}') returning id)
     insert into job (kind, priority, user_id, subject_id) select 'trace', 0, $1, id from request`,
    [user.id],
  );
  const worker = randomUUID();
  const { rows } = await pool.query("select judge_claim($1, null, 1, 15) as job", [worker]);
  expect(rows[0].job).toMatchObject({ kind: "trace", owner: user.id });
  const counts = { passed: 0, total: 0, cpuMs: 0, memoryBytes: 0, compilerOutput: null, tests: [], timings: [] };
  for (const result of [
    { verdict: "AC", ...counts },
    { verdict: "WA", ...counts },
    { kind: "printed", outputs: [] },
  ]) {
    const finish = pool.query("select judge_finish($1, $2, 1, $3)", [
      worker,
      rows[0].job.jobId,
      JSON.stringify(result),
    ]);
    await expect(finish).rejects.toThrow();
  }
});

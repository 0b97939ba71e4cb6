import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createJudgedWatch, type JudgedWatch } from "../judging/judged-watch.ts";
import { createQueueLine, type QueueLine } from "../judging/queue-line.ts";
import { resultOf } from "../judging/result-of.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { createUserTurns } from "../platform/user-turns.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { run } from "./run.ts";
import type { SubmissionsContext } from "./submissions-context.ts";
import { submit } from "./submit.ts";

let test: JudgingApp;
let judged: JudgedWatch;
let line: QueueLine;
let user: SignedInUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  judged = createJudgedWatch(test.context);
  line = createQueueLine(test.context);
});
afterAll(async () => {
  judged.stop();
  line.stop();
  await test.close();
});
beforeEach(async () => {
  user = { ...(await test.newUser()), role: "user" } as unknown as SignedInUser;
});
afterEach(() => test.stopJudging());

const { signal } = new AbortController();
const judgingContext = (changes: Partial<SubmissionsContext>): SubmissionsContext => ({
  pool: test.context.pool,
  log: test.context.log,
  judged,
  line,
  turns: createUserTurns(),
  verdictPatienceMs: 60_000,
  onJudged: () => undefined,
  isHindered: async () => false,
  ending: new AbortController().signal,
  ...changes,
});
const body = { code: "AC", language: "cpp" } as const;

it("where nothing can be judged for want of room, a solver hears within five seconds, and the submission is kept", async () => {
  const context = judgingContext({ isHindered: async () => true });
  const begin = performance.now();
  await expect(resultOf(submit(context, { user, problemId: "sum", body, signal }))).rejects.toMatchObject({
    code: "judge_unavailable",
    message: expect.stringContaining("Your submission is kept"),
  });
  expect(performance.now() - begin).toBeLessThan(10_000);
  await test.startJudging();
  await expect.poll(() => test.countJobs(user as never), { timeout: 10_000 }).toBe(0);
});

it("without a judge a submit ends with a text that says it is kept, and it is", async () => {
  const context = judgingContext({ verdictPatienceMs: 200 });
  await expect(resultOf(submit(context, { user, problemId: "sum", body, signal }))).rejects.toMatchObject({
    code: "judge_unavailable",
    message: expect.stringContaining("Your submission is kept"),
  });
  const { rows } = await test.context.pool.query(
    "select s.verdict, j.cancelled from submission s join job j on j.subject_id = s.id where s.user_id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ verdict: null, cancelled: false }]);
});

it("without a judge a run ends with a text and leaves no job behind", async () => {
  const context = judgingContext({ verdictPatienceMs: 200 });
  await expect(
    resultOf(run({ ...context, preparesDrafts: true }, { user, problemId: "sum", body, signal })),
  ).rejects.toMatchObject({
    code: "judge_unavailable",
  });
  expect((await test.context.pool.query("select from job where user_id = $1", [user.id])).rowCount).toBe(0);
});

it("tells no step before the job is accepted, and nothing that is no progress", async () => {
  await test.startJudging();
  const told: string[] = [];
  const context = judgingContext({ verdictPatienceMs: 5000 });
  for (const garbage of ["", "{", '{"subjectId":1}', "[]"]) {
    await test.context.pool.query("select pg_notify('judging', $1)", [garbage]);
  }
  const events = submit(context, { user, problemId: "sum", body, signal });
  const result = await resultOf(events, ({ event }) => told.push(event));
  expect(result.accepted).toBe(true);
  expect(told.slice(0, 2)).toEqual(["accepted", "compiled"]);
});

it("a server that stops answers those who wait, and holds nobody up", async () => {
  const stopping = await createJudgingApp();
  await createTestProblem(stopping.context.pool, { id: "sum" });
  const waiting = await stopping.newUser();
  const call = stopping.call(waiting, "POST", "/submission/submit/sum", body);
  await until(async () => (await stopping.countJobs(waiting)) === 1);
  const stoppedAt = Date.now();
  const [reply] = await Promise.all([call, stopping.close()]);
  expect(reply).toMatchObject({ status: 503, body: { code: "judge_unavailable" } });
  expect(Date.now() - stoppedAt).toBeLessThan(5000);
});

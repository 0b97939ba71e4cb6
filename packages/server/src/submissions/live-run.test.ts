import { RunResult } from "@verdict/contract/submissions";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestApp } from "../testing/test-app.ts";

const RUN = "/submission/run/sum";

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
});
afterEach(() => test.stopJudging());

const cpp = (code: string) => ({ code, language: "cpp" });
const live = (code: string) => ({ ...cpp(code), live: true });
const storeRuns = (kind: "run" | "live", count: number) =>
  test.context.pool.query(
    "insert into run_request (user_id, kind, task) select $1, $2, '{}' from generate_series(1, $3)",
    [user.id, kind, count],
  );
const countJobs = (condition = "true") => test.countJobs(user, condition);

it("is judged like any run, after the runs and submissions that wait", async () => {
  const leaving = new AbortController();
  const waiting = test.stream(user, RUN, live("AC"), leaving.signal).catch(() => null);
  await until(async () => (await countJobs("priority = 12")) === 1);
  leaving.abort();
  await waiting;
  await test.startJudging();
  const reply = await test.call(user, "POST", RUN, live("WA 2"));
  expect(RunResult.parse(reply.body)).toMatchObject({ success: false, verdict: "WA" });
});

it("counts apart: however many there were, a run is not refused for them, nor they for runs", async () => {
  await test.startJudging();
  await storeRuns("live", 40);
  expect((await test.call(user, "POST", RUN, live("AC"))).status).toBe(429);
  expect((await test.call(user, "POST", RUN, cpp("AC"))).status).toBe(200);
  await test.context.pool.query("delete from run_request where user_id = $1", [user.id]);
  await storeRuns("run", 30);
  expect((await test.call(user, "POST", RUN, cpp("AC"))).status).toBe(429);
  expect((await test.call(user, "POST", RUN, live("AC"))).status).toBe(200);
});

it("leaves room for the one that takes its place, and for four that somebody asks for, but not for a third", async () => {
  const leaving = new AbortController();
  const wait = (body: object) => test.stream(user, RUN, body, leaving.signal).catch(() => null);
  const waiting = [wait(live("one")), wait(live("two"))];
  await until(async () => (await countJobs()) === 2);
  expect((await test.call(user, "POST", RUN, live("three"))).status).toBe(429);
  for (let place = 0; place < 4; place += 1) waiting.push(wait(cpp(`pressed ${place}`)));
  await until(async () => (await countJobs()) === 6);
  leaving.abort();
  await Promise.all(waiting);
  await until(async () => (await countJobs("not cancelled")) === 0);
});

it("of own input uses up no answer of the reference solution, and has none", async () => {
  await test.startJudging();
  const reply = await test.call(user, "POST", RUN, { ...live("AC"), ownInput: "7 8\n" });
  expect(reply.body.testCases).toMatchObject([{ stdin: "7 8\n", expected_output: null, verdict: "NC" }]);
  const { rows } = await test.context.pool.query("select answers from own_input_answers where user_id = $1", [user.id]);
  expect(rows).toEqual([]);
});

it("is asked for with true and nothing else", async () => {
  expect((await test.call(user, "POST", RUN, { ...cpp("AC"), live: "yes" })).status).toBe(400);
});

it("is refused where the site keeps what is still being typed from its judges, and a run is not", async () => {
  const site = await createJudgingApp(await createTestApp({ PREPARE_DRAFTS: "off" }));
  try {
    await createTestProblem(site.context.pool, { id: "sum" });
    await site.startJudging();
    const somebody = await site.newUser();
    const refused = await site.call(somebody, "POST", RUN, live("AC"));
    expect(refused).toMatchObject({ status: 403, body: { code: "not_allowed" } });
    expect((await site.context.pool.query("select from run_request")).rowCount).toBe(0);
    expect((await site.call(somebody, "POST", RUN, cpp("AC"))).status).toBe(200);
  } finally {
    await site.stopJudging();
    await site.close();
  }
});

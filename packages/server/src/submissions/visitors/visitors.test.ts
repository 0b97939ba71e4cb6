import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp } from "../../testing/test-app.ts";

let site: JudgingApp;

beforeAll(async () => {
  site = await createJudgingApp();
  await createTestUser(site.context.pool, { role: "admin" });
  await createTestProblem(site.context.pool, { id: "hidden-one", isDraft: true });
  await createTestProblem(site.context.pool, { id: "hard-one", content: { difficulty: "hard" } });
  await createTestProblem(site.context.pool, { id: "sum" });
});
beforeEach(() => site.context.pool.query("delete from rate_limit"));
afterEach(() => site.stopJudging());
afterAll(() => site.close());

async function call(
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Record<string, unknown>; text: string }> {
  const reply = await fetch(site.address + path, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", accept: "text/event-stream, application/json" },
  });
  const text = await reply.text();
  return { status: reply.status, body: JSON.parse(text), text };
}
const run = (code = "AC", language = "cpp") => call("/submission/visitorRun", { code, language });

test("a visitor is shown the first easy problem that all may see, and nothing hidden of it", async () => {
  const { status, body, text } = await call("/problem/visitorProblem");
  expect(status).toBe(200);
  expect(body["problem"]).toMatchObject({
    problemId: "sum",
    title: "Sum of Two",
    examples: [
      { input: "1 2\n", output: "3\n" },
      { input: "5 5\n", output: "10\n" },
    ],
  });
  expect(text).not.toContain("HIDDEN");
  expect(text).not.toContain("reference");
});

test("a run is judged on the examples alone, under small limits, and answered once even where a stream is asked for", async () => {
  await site.startJudging();
  expect((await run("WA 2")).body).toMatchObject({ success: false, verdict: "WA", testCases: [{}, { status_id: 4 }] });
  expect((await run("AC")).body).toMatchObject({ success: true, verdict: "AC" });
  const { rows } = await site.context.pool.query("select kind, task from run_request order by created_at desc limit 1");
  expect(rows[0]).toMatchObject({ kind: "verify", task: { limits: { timeMs: 1000 }, reference: null } });
  expect(rows[0].task.tests).toHaveLength(2);
});

test("where no judge is there, a visitor hears so at once", async () => {
  expect(await run()).toMatchObject({ status: 503, body: { code: "judge_unavailable" } });
  const { rows } = await site.context.pool.query("select from job");
  expect(rows).toEqual([]);
});

test("where the site does not wish it, there is neither problem nor run", async () => {
  const closed = await createTestApp({ VISITOR_RUNS: "off" });
  const { app } = closed;
  expect((await app.inject({ method: "GET", url: "/problem/visitorProblem" })).json()).toEqual({ problem: null });
  const payload = { code: "AC", language: "cpp" };
  expect((await app.inject({ method: "POST", url: "/submission/visitorRun", payload })).statusCode).toBe(404);
  await closed.close();
});

test("too long, in another language or empty is bad input", async () => {
  for (const [code, language] of [
    ["", "cpp"],
    ["print(1)", "python3"],
  ]) {
    expect((await run(code, language)).status).toBe(400);
  }
  for (const code of ["x".repeat(16_385), "ä".repeat(8_193)]) expect((await run(code)).status).toBe(413);
});

test("of one network a few a minute are taken, and a refused one takes nothing of those of all", async () => {
  await site.startJudging();
  const statuses: number[] = [];
  for (let time = 0; time < 8; time++) statuses.push((await run()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  const { rows } = await site.context.pool.query("select points from rate_limit where key = 'visitor_all:all'");
  expect(rows).toEqual([{ points: 6 }]);
});

test("while anybody with an account waits for a judge, visitors are refused; nothing of theirs stays when they go", async () => {
  await site.startJudging();
  const user = await site.newUser();
  await site.context.pool.query(
    "insert into job (kind, priority, user_id, subject_id, run_at) values ('submit', 10, $1, gen_random_uuid(), 'infinity')",
    [user.id],
  );
  expect(await run()).toMatchObject({ status: 503, body: { code: "queue_full" } });
  await site.context.pool.query("delete from job");

  await site.stopJudging();
  await site.startJudging();
  const gone = new AbortController();
  const asking = fetch(`${site.address}/submission/visitorRun`, {
    method: "POST",
    body: JSON.stringify({ code: "slow", language: "cpp" }),
    headers: { "content-type": "application/json" },
    signal: gone.signal,
  });
  await sleep(300);
  gone.abort();
  await expect(asking).rejects.toThrow();
  await expect
    .poll(async () => (await site.context.pool.query("select from job where not cancelled")).rowCount)
    .toBe(0);
});

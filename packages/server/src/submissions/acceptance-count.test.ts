import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { emptyTables } from "../platform/testing/empty-tables.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createAcceptanceCount } from "./acceptance-count.ts";
import { countAccepted, foldTally } from "./store.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  for (const id of ["sum", "product", "untried"]) await createTestProblem(test.context.pool, { id });
});
afterAll(() => test.close());

async function submit(problemId: string, verdict: string | null): Promise<void> {
  const { id } = await createTestUser(test.context.pool);
  await test.context.pool.query(
    `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, fault)
     values ($1, $2, 'cpp', 'c', 1, 1, $3::text, case when $3::text is null then null else now() end,
             case when $3::text = 'JE' then '{}'::jsonb end)`,
    [id, problemId, verdict],
  );
}

it("counts everybody's submissions that have a verdict, and neither judge errors nor what waits", async () => {
  for (const verdict of ["AC", "WA", "CE", "AC", "JE", null]) await submit("sum", verdict);
  await submit("product", "TLE");
  const { cookie } = await createTestUser(test.context.pool);
  const reply = await test.app.inject({ url: "/submission/acceptance", headers: { cookie } });
  expect(reply.json()).toEqual([
    { problemId: "product", accepted: 0, judged: 1 },
    { problemId: "sum", accepted: 2, judged: 4 },
  ]);
});

it("stays right when verdicts change and accounts go, before and after the changes are added up", async () => {
  const { pool } = test.context;
  const counted = async () => (await countAccepted(pool)).find(({ problemId }) => problemId === "untried");
  for (const verdict of ["AC", "WA", "WA"]) await submit("untried", verdict);
  await foldTally(pool, 1);
  expect(await counted()).toMatchObject({ accepted: 1, judged: 3 });
  await pool.query(
    `with allowed as (select set_config('verdict.rejudging', 'on', true))
     update submission set verdict = 'AC', passed = total from allowed where problem_id = 'untried' and verdict = 'WA'`,
  );
  expect(await counted()).toMatchObject({ accepted: 3, judged: 3 });
  await pool.query(
    "delete from user_account where id = (select user_id from submission where problem_id = 'untried' limit 1)",
  );
  expect(await counted()).toMatchObject({ accepted: 2, judged: 2 });
  expect(await foldTally(pool, 1_000)).toBeGreaterThan(0);
  expect(await foldTally(pool, 1_000)).toBe(0);
  expect(await counted()).toMatchObject({ accepted: 2, judged: 2 });
  await emptyTables(pool, "submission");
  expect(await counted()).toBeUndefined();
});

it("counts once for many readers, and again after a failure", async () => {
  let counts = 0;
  let isAway = true;
  const count = createAcceptanceCount(async () => {
    counts += 1;
    if (isAway) throw new Error("away");
    return [];
  });
  const failed = await Promise.allSettled([count(), count()]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isAway = false;
  await Promise.all([count(), count()]);
  await count();
  expect(counts).toBe(2);
});

it("counts once a minute, also where the machine's clock was set back", async () => {
  let counts = 0;
  const count = createAcceptanceCount(async () => {
    counts += 1;
    return [];
  });
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  try {
    await count();
    vi.setSystemTime(Date.now() - 60 * 60_000);
    await count();
    expect(counts).toBe(1);
    vi.advanceTimersByTime(61_000);
    await count();
    expect(counts).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

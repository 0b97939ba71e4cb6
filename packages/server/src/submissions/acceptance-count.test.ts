import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createAcceptanceCount } from "./acceptance-count.ts";

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

import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudgingApp, type JudgingApp, type Reply } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

const FLOOD = 400;

let site: JudgingApp;

beforeAll(async () => {
  site = await createJudgingApp();
  await createTestProblem(site.context.pool, { id: "sum" });
  await site.startJudging();
});
afterAll(async () => {
  await site.stopJudging();
  await site.close();
});

/** The other user reads as long as the flood lasts. */
async function readDuring(flood: Promise<Reply[]>, read: () => Promise<Reply>) {
  let isOver = false;
  flood.finally(() => {
    isOver = true;
  });
  const others: number[] = [];
  while (!isOver) others.push((await read()).status);
  return { flooded: await flood, others };
}

test("400 submissions of one user at once are judged or refused at once, and hurt nobody else", async () => {
  const [flooder, other] = await Promise.all([site.newUser(), site.newUser()]);
  const submit = () => site.call(flooder, "POST", "/submission/submit/sum", { code: "AC", language: "cpp" });
  const flood = Promise.all(Array.from({ length: FLOOD }, submit));
  const { flooded, others } = await readDuring(flood, () => site.call(other, "GET", "/problem/problemById/sum"));

  expect(new Set(others)).toEqual(new Set([200]));
  expect(new Set(flooded.map(({ status }) => status))).toEqual(new Set([200, 429]));
  for (const { status, headers } of flooded) {
    if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("400 requests of one session at once do not reach the database all of them", async () => {
  const flooder = await site.newUser();
  const check = () => site.call(flooder, "GET", "/user/check");
  const replies = await Promise.all(Array.from({ length: FLOOD }, check));
  const statuses = new Set(replies.map(({ status }) => status));
  expect(statuses).toContain(200);
  expect([...statuses].every((status) => status === 200 || status === 429)).toBe(true);
  expect((await check()).status).toBe(200);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

/* Streams that wait for a verdict: many of one user, and some of very many users. */

const RUN = "/submission/run/sum";
const SLOW = { code: "slow", language: "cpp" };
let site: JudgingApp;

beforeAll(async () => {
  site = await createJudgingApp();
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterAll(() => site.close());

/** Streams whose statuses are known once all of them are answered or have begun. */
function open(users: readonly TestUser[]) {
  const leaving = new AbortController();
  const statuses = users.map(async (user) => {
    const reply = await fetch(site.address + RUN, {
      method: "POST",
      headers: { cookie: user.cookie, "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify(SLOW),
      signal: leaving.signal,
    });
    return reply.status;
  });
  return { statuses: Promise.all(statuses), leave: () => leaving.abort() };
}

test("of a hundred streams of one user four begin, and the others are refused at once", async () => {
  const user = await site.newUser();
  const { statuses, leave } = open(Array(100).fill(user));
  const all = await statuses;
  expect(all.filter((status) => status === 200)).toHaveLength(4);
  expect(new Set(all)).toEqual(new Set([200, 429]));
  leave();
  await expect.poll(() => site.app.requestsInFlight(), { timeout: 15_000 }).toBe(0);
});

test("streams of thirty users make no warning, and leave nothing behind when they end", async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on("warning", note);
  const users = await Promise.all(Array.from({ length: 30 }, () => site.newUser()));
  const { statuses, leave } = open(users);
  expect(new Set(await statuses)).toEqual(new Set([200]));
  leave();
  await expect.poll(() => site.app.requestsInFlight(), { timeout: 15_000 }).toBe(0);
  await expect
    .poll(() => Promise.all(users.map((user) => site.countJobs(user))), { timeout: 15_000 })
    .toEqual(Array(30).fill(0));
  process.off("warning", note);
  expect(warnings).toEqual([]);
});

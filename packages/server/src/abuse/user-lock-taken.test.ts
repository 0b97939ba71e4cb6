import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

let site: JudgingApp;
/** Another server, which is counting this user's runs and submissions and has stopped in the middle of it. */
let otherServer: pg.Client;
let user: TestUser;

beforeAll(async () => {
  site = await createJudgingApp();
  await createTestProblem(site.context.pool, { id: "sum" });
  user = await site.newUser();
  otherServer = new pg.Client({ connectionString: site.database.url });
  await otherServer.connect();
  await otherServer.query("begin");
  await otherServer.query("select pg_advisory_xact_lock(hashtextextended('job-limit:' || $1, 0))", [user.id]);
});
afterAll(async () => {
  await otherServer.end();
  await site.close();
});

test("whose lock is taken is told at once to come again, and nobody waits with a connection in hand", async () => {
  const other = await site.newUser();
  const submit = () => site.call(user, "POST", "/submission/submit/sum", { code: "AC", language: "cpp" });
  const startedAt = Date.now();
  const flood = Promise.all(Array.from({ length: 30 }, submit));
  const reads = await Promise.all(
    Array.from({ length: 10 }, () => site.call(other, "GET", "/problem/problemById/sum")),
  );
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
  const flooded = await flood;
  expect(new Set(flooded.map(({ status }) => status))).toEqual(new Set([429]));
  expect(Number(flooded[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  // A lock that is waited for is given up after five seconds.
  expect(Date.now() - startedAt).toBeLessThan(4_500);
});

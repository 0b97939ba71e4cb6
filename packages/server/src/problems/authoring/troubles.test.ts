import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestUser } from "../../accounts/testing/test-user.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTestProblem } from "../testing/test-problem.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  for (const id of ["fine", "broken", "mended", "waiting", "gone"]) await createTestProblem(test.context.pool, { id });
  const { pool } = test.context;
  await pool.query(
    `insert into problem_fault (problem_id, problem_version, reason)
     select id, case when id = 'mended' then version - 1 else version end, 'line 3: ' || repeat('x', 900)
       from problem where id in ('broken', 'mended', 'gone')`,
  );
  await pool.query("update problem set awaits_tests = true where id = 'waiting'");
  await pool.query("update problem set deleted_at = now() where id = 'gone'");
});
afterAll(() => test.close());

async function ask(role: "user" | "admin") {
  const { cookie } = await createTestUser(test.context.pool, { role });
  return test.app.inject({ url: "/problem/troubles", headers: { cookie } });
}

it("names what cannot be judged now, and why; what was mended or deleted is no trouble", async () => {
  const troubles: { problemId: string; kind: string; reason: string }[] = (await ask("admin")).json();
  expect(troubles.map(({ problemId, kind }) => [problemId, kind])).toEqual(
    expect.arrayContaining([
      ["broken", "checker_broken"],
      ["waiting", "awaits_tests"],
    ]),
  );
  expect(troubles).toHaveLength(2);
  expect(troubles.find(({ problemId }) => problemId === "broken")?.reason).toHaveLength(500);
});

it("is for admins", async () => {
  expect((await ask("user")).statusCode).toBe(403);
});

import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingContext, type JudgingContext } from "../../judging/judging-context.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { testMaterial } from "../../problems/testing/test-material.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { searchIdle } from "./search-idle.ts";

/* As for weak-tests.test.ts: to the fake judge `WA-with 1` is accepted, and wrong on a single input. */

let test: JudgingApp;
let user: TestUser;
let admin: TestUser;
let problemId: string;
let problems = 0;
/** For what needs no request: it ends what waits. */
let host: FastifyInstance;
let judging: JudgingContext;

beforeAll(async () => {
  test = await createJudgingApp();
  admin = await test.newUser("admin");
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  problems += 1;
  problemId = `sum-${problems}`;
  await createTestProblem(test.context.pool, { id: problemId });
  host = fastify();
  judging = createJudgingContext(host, { ...test.context, isHindered: async () => false });
  await test.startJudging();
});
afterEach(async () => {
  await host.close();
  await test.stopJudging();
});

const submit = async (code: string) => {
  const { body } = await test.call(user, "POST", `/submission/submit/${problemId}`, { code, language: "cpp" });
  return body.verdict;
};

const MATERIAL = testMaterial();
const allowStudies = () =>
  test.context.pool.query("insert into study_material values ($1, $2)", [problemId, JSON.stringify(MATERIAL)]);
const search = () => searchIdle(judging);

it("has an idle judge find what the tests miss, for administrators and without a name", async () => {
  await allowStudies();
  expect(await submit("WA-with 1")).toBe("AC");
  expect(await search()).toBe("reported");
  const [told] = (await test.call(admin, "GET", "/problem/weakTestReports")).body.reports;
  expect(told).toMatchObject({ problemId, kind: "missed", emailId: null, isNamed: false, isSearched: true });
  // What the fake judge's search gives: three references, one small case.
  expect(told.input).toBe("3 1\n");
  expect((await test.call(user, "GET", `/problem/weakTests/${problemId}`)).body).toMatchObject({ own: [] });
  expect(await search(), "each program once, for a version of its problem").toBe("none");
});

it("searches nothing while somebody needs the judges, and nothing where studies are off", async () => {
  await submit("AC");
  expect(await search(), "without the problem's own means to make inputs").toBe("none");
  await allowStudies();
  await test.context.pool.query("update problem set allows_studies = false where id = $1", [problemId]);
  expect(await search()).toBe("none");
  await test.context.pool.query("update problem set allows_studies = true where id = $1", [problemId]);
  await test.stopJudging();
  const { pool } = test.context;
  await pool.query("insert into job (kind, priority, subject_id, user_id) values ('run', 0, $1, $2)", [
    randomUUID(),
    user.id,
  ]);
  expect(await search()).toBe("busy");
  await pool.query("delete from job");
  await test.startJudging();
  expect(await search(), "the program is right on what was found").toBe("nothing");
});

it("takes nothing of what the author of a searched program may ask for", async () => {
  await allowStudies();
  await submit("AC\n// search-slow");
  const searching = search();
  await until(async () => (await test.countJobs(user, "kind = 'smallest' and worker is not null")) === 1);
  // The other one waits for all that it has taken.
  await test.startJudging();
  const { body } = await test.call(user, "POST", `/submission/submit/${problemId}`, { code: "WA 1", language: "cpp" });
  expect(await test.call(user, "POST", `/submission/smallest/${body.submissionId}`)).toMatchObject({ status: 200 });
  await host.close();
  expect(await searching).toBe("unheard");
});

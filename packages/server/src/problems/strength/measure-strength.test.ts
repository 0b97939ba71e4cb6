import { TestStrength } from "@verdict/contract/test-strength";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { createTestProblem } from "../testing/test-problem.ts";

/**
 * To the fake judge the first line is the verdict: a mutant of it fails from another test on, or does not fail at all.
 */
const REFERENCES = { cpp: "WA 5\nreturn;", javascript: "AC-with 5\nreturn;", java: "CE\nlong a;" };

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum", content: { referenceSolutions: REFERENCES } });
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await test.newUser("admin");
});
afterEach(() => test.stopJudging());

it("counts caught and surviving mutants, and leaves out what does not compile", async () => {
  await test.startJudging();
  const { status, body } = await test.call(admin, "POST", "/problem/strength/sum");
  expect(status).toBe(200);
  // WA 6 passes all five tests, WA 4 fails; AC-with 6 and AC-with 4 fail; a mutant of Java does not compile.
  expect(TestStrength.parse(body)).toEqual({
    tried: 4,
    caught: 3,
    survivors: [{ language: "cpp", line: 1, before: "WA 5", after: "WA 6" }],
  });
});

it("tells each mutant's outcome on the way", async () => {
  await test.startJudging();
  const { events } = await test.stream(admin, "/problem/strength/sum", {});
  expect(events[0]).toEqual({ event: "accepted", data: { mutants: 5 } });
  const outcomes = events.filter(({ event }) => event === "judged").map(({ data }) => data.outcome);
  expect(outcomes.sort()).toEqual(["caught", "caught", "caught", "does_not_compile", "survived"]);
  expect(events.at(-1)?.event).toBe("result");
});

it("is kept with its age until it is measured again, and knows of a later save", async () => {
  const last = async () => (await test.call(admin, "GET", "/problem/strength/sum")).body.strength;
  await test.context.pool.query("delete from test_strength");
  expect(await last()).toBeNull();
  await test.startJudging();
  const { body } = await test.call(admin, "POST", "/problem/strength/sum");
  expect(await last()).toEqual(body);
  expect(body).toMatchObject({ tried: 4, caught: 3, isOutdated: false });
  expect(Date.now() - Date.parse(body.measuredAt)).toBeLessThan(10_000);

  await test.context.pool.query("update problem set updated_at = now() where id = 'sum'"); // As every save does.
  expect(await last()).toEqual({ ...body, isOutdated: true });
  const again = await test.call(admin, "POST", "/problem/strength/sum");
  expect(await last()).toEqual(again.body);
  expect(again.body.isOutdated).toBe(false);
  expect(Date.parse(again.body.measuredAt)).toBeGreaterThan(Date.parse(body.measuredAt));
});

it("stays as it was when a new measuring is given up", async () => {
  await test.startJudging();
  const { body } = await test.call(admin, "POST", "/problem/strength/sum");
  await test.stopJudging();
  const leaving = new AbortController();
  const call = test.stream(admin, "/problem/strength/sum", {}, leaving.signal).catch(() => null);
  await until(async () => (await test.countJobs(admin)) === 5);
  leaving.abort();
  await call;
  await until(async () => (await test.countJobs(admin)) === 0);
  expect((await test.call(admin, "GET", "/problem/strength/sum")).body.strength).toEqual(body);
});

it("waits behind submissions, and leaves the queue with its author", async () => {
  const leaving = new AbortController();
  const call = test.stream(admin, "/problem/strength/sum", {}, leaving.signal).catch(() => null);
  await until(async () => (await test.countJobs(admin, "priority = 20")) === 5);
  leaving.abort();
  await call;
  await until(async () => (await test.countJobs(admin)) === 0);
});

it("is for admins and for problems that there are", async () => {
  expect((await test.call(await test.newUser(), "POST", "/problem/strength/sum")).status).toBe(403);
  expect((await test.call(await test.newUser(), "GET", "/problem/strength/sum")).status).toBe(403);
  for (const method of ["GET", "POST"] as const) {
    expect((await test.call(admin, method, "/problem/strength/unknown")).status).toBe(404);
  }
});

import { MeasuredGrowth } from "@verdict/contract/growth";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../../judging/testing/hidden-mark.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { testMaterial } from "../../problems/testing/test-material.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";

const MATERIAL = testMaterial({ fullCases: ["numbers.js n=200000 seed={seed}"] });

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  await createTestProblem(test.context.pool, { id: "unmeasured" });
  await test.context.pool.query("insert into study_material values ('sum', $1)", [JSON.stringify(MATERIAL)]);
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  await test.startJudging();
});
afterEach(() => test.stopJudging());

async function submit(code: string, problem = "sum"): Promise<string> {
  const { body } = await test.call(user, "POST", `/submission/submit/${problem}`, { code, language: "cpp" });
  return String(body.submissionId);
}
const pathOf = (id: string) => `/submission/growth/${id}`;

it("tells what was measured, in seconds, once live and from then on whenever it is asked for", async () => {
  const id = await submit("TLE 1");
  expect((await test.call(user, "GET", pathOf(id))).body).toEqual({ isOffered: true, found: null });
  const { events } = await test.stream(user, pathOf(id), undefined);
  expect(events.map(({ event }) => event)).toEqual(["measured", "result"]);
  const step = { program: "own", runs: 3, word: "n", size: 4000, full: 200_000, seconds: 0.016 };
  expect(events[0]?.data).toEqual(step);
  const result = MeasuredGrowth.parse(events[1]?.data);
  expect(result).toMatchObject({
    kind: "measured",
    word: "n",
    full: 200_000,
    limit: 2,
    own: { growth: { kind: "power", from: "n²", to: "n²" }, atFull: { best: 40.001 }, failedFrom: 60_000 },
    reference: { growth: { from: "n" }, failedFrom: null, isGrowthInterpreted: true },
    seconds: 4.2,
  });
  expect((await test.call(user, "GET", pathOf(id))).body).toEqual({ isOffered: true, found: result });
  expect((await test.call(user, "POST", pathOf(id))).body).toEqual(result);
});

it("never tells with which command of the problem's generators it was measured", async () => {
  const { status, body } = await test.call(user, "POST", pathOf(await submit("TLE 1")));
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(HIDDEN_MARK);
});

it("is offered for what is accepted as for what is too slow, and not for what does not compile", async () => {
  const accepted = await submit("AC");
  expect((await test.call(user, "POST", pathOf(accepted))).body.kind).toBe("measured");
  for (const id of [await submit("CE"), await submit("AC", "unmeasured")]) {
    expect((await test.call(user, "GET", pathOf(id))).body).toEqual({ isOffered: false, found: null });
    expect(await test.call(user, "POST", pathOf(id))).toMatchObject({ status: 409, body: { code: "conflict" } });
  }
});

it("is refused where an admin has switched studies off, and what was measured before can still be read", async () => {
  const id = await submit("AC");
  await test.call(user, "POST", pathOf(id));
  const { pool } = test.context;
  await pool.query("update problem set allows_studies = false where id = 'sum'");
  expect((await test.call(user, "GET", pathOf(id))).body).toMatchObject({
    isOffered: false,
    found: { kind: "measured" },
  });
  expect((await test.call(user, "POST", pathOf(id))).status).toBe(409);
  await pool.query("update problem set allows_studies = true where id = 'sum'");
});

it("is for the submission's owner alone, and for nobody who is not signed in", async () => {
  const id = await submit("TLE 1");
  for (const other of [await test.newUser(), await test.newUser("admin")]) {
    expect((await test.call(other, "GET", pathOf(id))).status).toBe(404);
    expect((await test.call(other, "POST", pathOf(id))).status).toBe(404);
  }
  expect((await test.call({ ...user, cookie: "" }, "GET", pathOf(id))).status).toBe(401);
  expect((await test.call({ ...user, cookie: "" }, "POST", pathOf(id))).status).toBe(401);
});

it("has nothing of a search, nor a search of it, and both share one place of a user", async () => {
  const id = await submit("TLE 1\n// search-slow");
  const leave = new AbortController();
  const gone = test.stream(user, pathOf(id), undefined, leave.signal).catch(() => "gone");
  await until(async () => (await test.countJobs(user, "kind = 'growth' and worker is not null")) === 1);
  expect(await test.call(user, "POST", `/submission/smallest/${id}`)).toMatchObject({ status: 429 });
  leave.abort();
  expect(await gone).toBe("gone");
  await until(async () => (await test.countJobs(user, "kind = 'growth' and not cancelled")) === 0);
  await test.startJudging();
  const other = await submit("TLE 1");
  expect((await test.call(user, "POST", `/submission/smallest/${other}`)).body.kind).toBe("found");
  expect((await test.call(user, "GET", pathOf(other))).body.found).toBeNull();
  expect((await test.call(user, "POST", pathOf(other))).body.kind).toBe("measured");
});

it("says when there was nothing to measure, and when the evidence is not enough", async () => {
  const nothing = await test.call(user, "POST", pathOf(await submit("AC\n// search-nothing")));
  expect(nothing.body).toEqual({ kind: "nothing", runs: 90, seconds: 4.2 });
  const short = await test.call(user, "POST", pathOf(await submit("AC\n// search-cut-short")));
  expect(short.body).toEqual({ ...nothing.body, isCutShort: true });
  const uneven = await test.call(user, "POST", pathOf(await submit("AC\n// grows-anyhow")));
  expect(uneven.body).toMatchObject({ own: { growth: { kind: "unknown", reason: "uneven" }, line: [] } });
});

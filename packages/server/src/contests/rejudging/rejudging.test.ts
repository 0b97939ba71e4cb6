import type { ContestRejudging } from "@verdict/contract/contest-rejudging";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { createTestProblem, rendered, testContent, testData } from "../../problems/testing/test-problem.ts";
import { replaceProblem } from "../../problems/write-problem.ts";
import { createTestContest, letPass } from "../testing/test-contest.ts";

let test: JudgingApp;
let admin: TestUser;
let organiser: TestUser;
let jury: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  [admin, organiser, jury] = await Promise.all([test.newUser("admin"), test.newUser(), test.newUser()]);
  await createTestProblem(test.context.pool, { id: "kept", isDraft: true });
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());

/** From five tests to six: `AC-with 6` becomes right, `WA-with 6` becomes wrong. */
async function addTest(id: string): Promise<void> {
  const { tests } = testContent();
  const content = rendered(testContent({ tests: [...tests, testData({ isVisible: false, input: "6", answer: "6" })] }));
  await inTransaction(test.context.pool, (db) =>
    replaceProblem(db, { id, content, origin: { kind: "admin", isDraft: id === "kept" } }),
  );
}

async function makeContest(id: string, problemIds: string[]): Promise<void> {
  const { pool } = test.context;
  await createTestContest(pool, { id, from: -30, to: 30, freezeMinutes: 59, problemIds });
  await pool.query(
    "insert into contest_staff (contest_id, user_id, role) values ($1, $2, 'organiser'), ($1, $3, 'jury')",
    [id, organiser.id, jury.id],
  );
}

async function enterAndSubmit(id: string, name: string, sent: [problemId: string, code: string]): Promise<void> {
  const who = await test.newUser();
  await test.call(who, "POST", `/contest/${id}/enter`, { name });
  await test.call(who, "POST", `/submission/submit/${sent[0]}`, { code: sent[1], language: "cpp" });
  await letPass(test.context.pool, id, 1);
}

const read = async (id: string, who = organiser): Promise<ContestRejudging> =>
  (await test.call(who, "GET", `/contest/${id}/rejudging`)).body;
const act = (id: string, act: "" | "/apply" | "/drop", who = organiser) =>
  test.call(who, "POST", `/contest/${id}/rejudging/A${act}`);
const ranks = async (id: string) =>
  (await test.call(jury, "GET", `/contest/${id}/full-board`)).body.rows.map(
    ({ rank, name }: { rank: number; name: string }) => `${rank} ${name}`,
  );

it("shows whose rank would change, of the board without its freeze, before anything is applied", async () => {
  await makeContest("cup", ["kept", "sum"]);
  await test.startJudging();
  await enterAndSubmit("cup", "Loses", ["kept", "WA-with 6"]);
  await enterAndSubmit("cup", "Keeps", ["kept", "AC"]);
  await enterAndSubmit("cup", "Gains", ["kept", "AC-with 6"]);
  const outside = await test.newUser("admin");
  await test.call(outside, "POST", "/submission/submit/kept", { code: "WA-with 6", language: "cpp" });
  await addTest("kept");
  expect(await ranks("cup")).toEqual(["1 Loses", "2 Keeps", "3 Gains"]);
  expect(await read("cup", jury)).toMatchObject({
    problems: [
      { label: "A", mayRejudge: false, state: "none", changesHere: 0 },
      { label: "B", mayRejudge: false },
    ],
    moved: [],
  });
  expect((await act("cup", "", jury)).status).toBe(403);
  expect((await act("cup", "")).body.problems).toMatchObject([{ mayRejudge: true, total: 4 }, { mayRejudge: false }]);
  await until(async () => (await read("cup")).problems[0]?.state === "ready");
  const ready = await read("cup");
  expect(ready.problems[0]).toMatchObject({ judged: 4, failed: 0, changesHere: 2 });
  expect(ready.moved).toMatchObject([
    { name: "Keeps", before: { rank: 2, solved: 1 }, after: { rank: 1, solved: 1 } },
    { name: "Gains", before: { rank: 3, solved: 0 }, after: { rank: 2, solved: 1 } },
    { name: "Loses", before: { rank: 1, solved: 1 }, after: { rank: 3, solved: 0 } },
  ]);
  expect(await ranks("cup")).toEqual(["1 Loses", "2 Keeps", "3 Gains"]);

  expect((await act("cup", "/drop")).body).toMatchObject({
    problems: [{ state: "dropped", changesHere: 0 }, {}],
    moved: [],
  });
  expect(await ranks("cup")).toEqual(["1 Loses", "2 Keeps", "3 Gains"]);
  await act("cup", "");
  await until(async () => (await read("cup")).problems[0]?.state === "ready");
  expect((await act("cup", "/apply")).body).toMatchObject({ problems: [{ state: "applied" }, {}], moved: [] });
  expect(await ranks("cup")).toEqual(["1 Keeps", "2 Gains", "3 Loses"]);
});

it("leaves a problem that others meet as well to admins", async () => {
  await makeContest("open", ["sum"]);
  await makeContest("first", ["kept"]);
  expect((await act("open", "")).body).toMatchObject({ message: expect.stringContaining("only an admin") });
  // Two contests have it now.
  expect((await act("first", "")).status).toBe(403);
  expect((await read("first")).problems[0]?.mayRejudge).toBe(false);
  expect((await act("open", "", admin)).status).toBe(200);
  expect((await read("open", admin)).problems[0]).toMatchObject({ mayRejudge: true, state: "ready", total: 0 });
  const unknown = await test.call(organiser, "POST", "/contest/open/rejudging/Z");
  expect(unknown).toMatchObject({ status: 404, body: { message: "There is no problem Z" } });
});

import type { RunChecker } from "@verdict/contract/judging";
import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import { RunResult, SubmitResult } from "@verdict/contract/submissions";
import fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingContext } from "../judging/judging-context.ts";
import { HIDDEN_MARK } from "../judging/testing/hidden-mark.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { testMaterial } from "../problems/testing/test-material.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { searchIdle } from "./weak-tests/search-idle.ts";

const INTERACTOR: RunChecker = {
  kind: "interactor",
  language: "python",
  files: [{ name: "judge.py", content: "" }],
  arguments: [],
  passes: 1,
};

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  const conversations = [{ name: "1", text: ">1\n<2\n" }];
  await createTestProblem(test.context.pool, { id: "talk", content: { checker: INTERACTOR, conversations } });
  const checker = { ...INTERACTOR, kind: "multi-pass" as const, passes: 2 };
  await createTestProblem(test.context.pool, { id: "again", content: { checker } });
  await test.context.pool.query("insert into study_material values ('talk', $1)", [JSON.stringify(testMaterial())]);
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  await test.startJudging();
});
afterEach(() => test.stopJudging());

const conversationOf = (number: number, mark = "shown") => ({
  passes: [
    [
      { by: "program", text: `${mark}: the program in ${number}\n` },
      { by: "judge", text: `${mark}: the judge in ${number}\n` },
    ],
  ],
  isCut: false,
});
const cpp = (code: string) => ({ code, language: "cpp" });
const submit = async (code: string) =>
  SubmitResult.parse((await test.call(user, "POST", "/submission/submit/talk", cpp(code))).body);

describe("a run", () => {
  it("shows the conversation of each visible test, and nothing that is for the interactor alone", async () => {
    const { body } = await test.call(user, "POST", "/submission/run/talk", cpp("WA 2"));
    const result = RunResult.parse(body);
    expect(result).toMatchObject({ verdict: "WA", error: "Wrong Answer" });
    expect(result.testCases).toMatchObject([
      { stdin: "", expected_output: "", conversation: conversationOf(1), status_id: 3 },
      { stdin: "", expected_output: "", conversation: conversationOf(2), status_id: 4 },
    ]);
    expect(JSON.stringify(body)).not.toContain("5 5");
  });

  it("gives an own input to the interactor, and asks no reference", async () => {
    const { body } = await test.call(user, "POST", "/submission/run/talk", { ...cpp("AC"), ownInputs: ["7 8\n"] });
    expect(body.testCases).toMatchObject([
      { stdin: "" },
      { stdin: "" },
      { stdin: "7 8\n", expected_output: "", conversation: conversationOf(3) },
    ]);
    const { rows } = await test.context.pool.query("select task from run_request where user_id = $1", [user.id]);
    expect(rows[0].task).toMatchObject({ reference: null, checker: INTERACTOR });
  });

  it("of a problem of several passes shows what the program reads in the first", async () => {
    const { body } = await test.call(user, "POST", "/submission/run/again", cpp("AC"));
    expect(body.testCases).toMatchObject([
      { stdin: "1 2\n", expected_output: "", conversation: conversationOf(1) },
      { stdin: "5 5\n", expected_output: "" },
    ]);
  });
});

describe("a submission", () => {
  it("shows the conversation of the visible test that failed, now and on its page", async () => {
    const { submissionId, failedTest } = await submit("WA 2");
    expect(failedTest).toMatchObject({ stdin: "", expected_output: "", conversation: conversationOf(2) });
    const { body } = await test.call(user, "GET", `/submission/report/${submissionId}`);
    expect(body.failedTest).toEqual(failedTest);
  });

  it("says nothing of the conversation on a hidden test, whatever a judge sends", async () => {
    const result = await submit("WA 3");
    expect(result).toMatchObject({ verdict: "WA", passedTestCases: 2 });
    expect(result).not.toHaveProperty("failedTest");
    const { body } = await test.call(user, "GET", `/submission/report/${result.submissionId}`);
    expect(JSON.stringify(body)).not.toContain(HIDDEN_MARK);
    const { rows } = await test.context.pool.query(
      "select submission::text as row from submission where user_id = $1",
      [user.id],
    );
    expect(rows[0].row).not.toContain(HIDDEN_MARK);
  });

  it("is no verdict where the interactor is broken: the problem is at fault", async () => {
    const reply = await test.call(user, "POST", "/submission/submit/talk", cpp("checker-broken the interactor died"));
    expect(reply.body.code).toBe("problem_broken");
    expect(JSON.stringify(reply.body)).not.toContain("died");
    const { rows } = await test.context.pool.query("select reason from problem_fault where problem_id = 'talk'");
    expect(rows).toEqual([{ reason: "checker-broken the interactor died" }]);
  });
});

describe("what needs inputs alone", () => {
  const refused = (message: string) => ({ status: 409, body: { code: "conflict", message } });

  it("says so of searches and growth, before and instead of a judge", async () => {
    const { submissionId } = await submit("WA 1");
    for (const kind of ["smallest", "growth"] as const) {
      const path = `/submission/${kind}/${submissionId}`;
      const whyNot = NOT_WITH_INTERACTION[kind];
      expect((await test.call(user, "GET", path)).body).toEqual({ isOffered: false, found: null, whyNot });
      expect(await test.call(user, "POST", path, {})).toMatchObject(refused(whyNot));
    }
    await submit("AC");
    const host = fastify();
    const judging = createJudgingContext(host, { ...test.context, isHindered: async () => false });
    expect(await searchIdle(judging)).toBe("none");
    await host.close();
  });

  it("says so of steps with an interactor, and shows those of a first pass", async () => {
    const body = { ...cpp("AC"), input: { kind: "example", number: 1 }, target: { kind: "step", step: 0 } };
    expect(await test.call(user, "POST", "/submission/steps/talk", body)).toMatchObject(
      refused(NOT_WITH_INTERACTION.steps),
    );
    expect((await test.call(user, "POST", "/submission/steps/again", body)).body).toMatchObject({ kind: "traced" });
  });

  it("says so of reports of weak tests", async () => {
    await submit("AC");
    expect(await test.call(user, "POST", "/problem/weakTests/talk", { input: "1", isNamed: false })).toMatchObject(
      refused(NOT_WITH_INTERACTION.weakTests),
    );
  });
});

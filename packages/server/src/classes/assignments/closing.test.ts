import type { AssignmentForm } from "@verdict/contract/assignments";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestAssignment, letAssignmentPass } from "../testing/test-assignment.ts";
import { createTestClass } from "../testing/test-class.ts";

const DAY = 24 * 60;

let test: JudgingApp;
let teacher: TestUser;
let ada: TestUser;
let bob: TestUser;
let classId: string;

beforeAll(async () => {
  test = await createJudgingApp();
  const content = { hints: ["HINTMARK"], editorial: "EDITORIALMARK" };
  await createTestProblem(test.context.pool, { id: "sum", content });
});
afterAll(() => test.close());
beforeEach(async () => {
  [teacher, ada, bob] = await Promise.all([test.newUser(), test.newUser(), test.newUser()]);
  classId = await createTestClass(test.context.pool, { teachers: [teacher], students: [ada, bob] });
  await test.startJudging();
});
afterEach(() => test.stopJudging());

const give = (input: { from: number; to: number } & Partial<AssignmentForm>) =>
  createTestAssignment(test.context.pool, { classId, ...input });
const submit = async (who: TestUser, problemId: string, code: string) =>
  (await test.call(who, "POST", `/submission/submit/${problemId}`, { code, language: "cpp" })).body
    .submissionId as string;
const put = (below: string, body: object) => test.call(teacher, "PUT", `/class/${classId}${below}`, body);

describe("while it runs", () => {
  const problem = async (who: TestUser) => (await test.call(who, "GET", "/problem/problemById/sum")).body;
  const editorial = async (who: TestUser) => (await test.call(who, "GET", "/problem/editorial/sum")).status;
  const answerTo = async (who: TestUser) => {
    const body = { code: "print 3", language: "cpp", ownInput: "1 2\n" };
    return (await test.call(who, "POST", "/submission/run/sum", body)).body.testCases[0].expected_output;
  };

  it("homework closes what answers the problem, to its students alone", async () => {
    const id = await give({ from: -10, to: 60, aids: "homework" });
    const sent = await submit(ada, "sum", "AC");
    expect(await problem(ada)).toMatchObject({
      hints: ["HINTMARK"],
      assignment: { assignmentId: id, closes: "answers" },
    });
    expect(await problem(ada)).not.toHaveProperty("referenceSolution");
    expect(await problem(ada)).not.toHaveProperty("hasEditorial");
    expect(await editorial(ada)).toBe(403);
    expect((await test.call(ada, "POST", `/submission/share/${sent}`, {})).status).toBe(403);
    expect(await answerTo(bob)).not.toBeNull();
    for (const who of [teacher, await test.newUser()]) {
      expect(await editorial(who)).toBe(200);
      expect(await problem(who)).not.toHaveProperty("assignment");
    }
  });

  it("an exam closes all that helps", async () => {
    await give({ from: -10, to: 60, aids: "exam" });
    const sent = await submit(ada, "sum", "WA 1");
    expect(await problem(ada)).not.toHaveProperty("hints");
    expect(await problem(ada)).toMatchObject({ assignment: { closes: "help" } });
    expect(await answerTo(ada)).toBeNull();
    expect((await test.call(ada, "POST", `/submission/smallest/${sent}`, {})).status).toBe(403);
    expect(await editorial(ada)).toBe(403);
  });

  it("an open one closes nothing, and says that it counts", async () => {
    await give({ from: -10, to: 60, aids: "open" });
    const sent = await submit(ada, "sum", "AC");
    expect(await problem(ada)).toMatchObject({ hasEditorial: true, assignment: { closes: "nothing" } });
    expect(await editorial(ada)).toBe(200);
    expect((await test.call(ada, "POST", `/submission/share/${sent}`, {})).status).toBe(200);
  });

  it("a link given before shows nothing until the last student has no time left", async () => {
    const sent = await submit(ada, "sum", "AC");
    const { shareToken } = (await test.call(ada, "POST", `/submission/share/${sent}`, {})).body;
    const look = async () => (await test.call(bob, "GET", `/submission/shared/${shareToken}`)).status;
    expect(await look()).toBe(200);
    const id = await give({ from: -10, to: 30, aids: "homework" });
    expect(await look()).toBe(404);
    await put(`/assignment/${id}/days/${bob.id}`, { extraDays: 1 });
    await letAssignmentPass(test.context.pool, id, 60);
    // Ada's time is over, and Bob's is not.
    expect(await editorial(ada)).toBe(200);
    expect(await look()).toBe(404);
    await letAssignmentPass(test.context.pool, id, DAY);
    expect(await look()).toBe(200);
  });

  it("nothing stays closed in a class that is archived", async () => {
    await give({ from: -10, to: 60, aids: "exam" });
    expect(await editorial(ada)).toBe(403);
    await put("", { name: "Algorithms", isArchived: true, freeLateDays: 0 });
    expect(await editorial(ada)).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { testForm } from "../testing/test-form.ts";
import { createTestProblem } from "../testing/test-problem.ts";

let test: JudgingApp;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());

const CALLS = [
  ["POST", "/problem/create"],
  ["POST", "/problem/verify"],
  ["PUT", "/problem/update/sum"],
  ["POST", "/problem/generate"],
  ["POST", "/problem/stress"],
  ["GET", "/problem/programs/sum"],
  ["DELETE", "/problem/delete/sum"],
  ["GET", "/problem/edit/sum"],
  ["GET", "/problem/troubles"],
  ["POST", "/problem/preview"],
  ["GET", "/problem/rejudge/sum"],
  ["POST", "/problem/rejudge/sum"],
  ["POST", "/problem/rejudge/sum/apply"],
  ["POST", "/problem/rejudge/sum/drop"],
] as const;

describe("only admins", () => {
  it.each(CALLS)("may call %s %s", async (method, path) => {
    const user = await test.newUser();
    const body = method === "GET" || method === "DELETE" ? undefined : testForm();
    expect((await test.call(user, method, path, body)).status).toBe(403);
    expect((await test.call({ ...user, cookie: "" }, method, path, body)).status).toBe(401);
  });
});

describe("a form", () => {
  const references = testForm().referenceSolution;
  it.each([
    [{ title: "" }, "Title is required"],
    [{ title: "  " }, "Title is required"],
    [{ title: "T".repeat(201) }, "Title must be at most 200 characters"],
    [{ description: " \n" }, "Description is required"],
    [{ title: undefined }, "Title is required"],
    [{ description: "" }, "Description is required"],
    [{ difficulty: "extreme" }, "Difficulty must be easy, medium or hard"],
    [{ tags: "strings" }, "Tag must be array, linkedList, graph or dp"],
    [{ visibleTestCases: [] }, "At least one visible test case required"],
    [{ visibleTestCases: [{ input: "", output: "1", explanation: "x" }] }, "Input is required"],
    [{ visibleTestCases: [{ input: "1", output: "", explanation: "x" }] }, "Output is required"],
    [{ visibleTestCases: [{ input: "1", output: "1", explanation: "" }] }, "Explanation is required"],
    [{ hiddenTestCases: [] }, "At least one hidden test case required"],
    [{ hiddenTestCases: [{ input: "1", output: "" }] }, "Output is required"],
    [{ startCode: testForm().startCode.slice(1) }, "All three languages required"],
    [{ startCode: testForm().startCode.map((code) => ({ ...code, initialCode: "" })) }, "Initial code is required"],
    [{ referenceSolution: [references[0], references[0], references[1]] }, "All three languages required"],
    [{ referenceSolution: references.map((code) => ({ ...code, completeCode: "" })) }, "Complete code is required"],
    [{ timeLimitSeconds: 0 }, "Time limit must be between 0.1 and 60 seconds"],
    [{ memoryLimitMegabytes: 5000 }, "Memory limit must be between 16 and 2048 MB"],
  ])("with %j is refused", async (change, message) => {
    const admin = await test.newUser("admin");
    for (const [method, path] of [
      ["POST", "/problem/create"],
      ["PUT", "/problem/update/sum"],
    ] as const) {
      const reply = await test.call(admin, method, path, { ...testForm(), ...change });
      expect(reply).toMatchObject({ status: 400, body: { message, error: message } });
    }
  });
});

it("a preview is sanitized as the stored statement is", async () => {
  const admin = await test.newUser("admin");
  const { body } = await test.call(admin, "POST", "/problem/preview", {
    description: "$x^2$ <script>alert(1)</script>",
  });
  expect(body.descriptionHtml).toContain("<math");
  expect(body.descriptionHtml).not.toContain("script");
});

it("500 hidden tests are read for the form in one reply", async () => {
  const admin = await test.newUser("admin");
  const { insertProblem } = await import("../write-problem.ts");
  const { rendered, testContent, testData } = await import("../testing/test-problem.ts");
  const tests = Array.from({ length: 500 }, (_, index) =>
    testData({ isVisible: index === 0, input: `${index} ${"1 ".repeat(4_000)}`, answer: `${index}` }),
  );
  const origin = { kind: "admin", isDraft: false } as const;
  const content = rendered(testContent({ tests }));
  await insertProblem(test.context.pool, { id: "many", content, origin });
  const { body } = await test.call(admin, "GET", "/problem/edit/many");
  expect(body.hiddenTestCases).toHaveLength(499);
  expect(body.hiddenTestCases[498].output).toBe("499");
});

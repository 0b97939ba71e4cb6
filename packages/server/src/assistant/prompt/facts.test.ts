import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../../judging/testing/hidden-mark.ts";
import { testMaterial } from "../../problems/testing/test-material.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { type AssistantApp, createAssistantApp } from "../testing/assistant-app.ts";

const MATERIAL = testMaterial({ smallCases: ["a.js {seed}"] });

let test: AssistantApp;
let user: TestUser;

beforeAll(async () => {
  test = await createAssistantApp();
  const { pool } = test.context;
  await createTestProblem(pool, { id: "sum" });
  await createTestProblem(pool, { id: "secret-draft", isDraft: true });
  await pool.query("insert into study_material values ('sum', $1)", [JSON.stringify(MATERIAL)]);
  await test.startJudging();
});
afterAll(async () => {
  await test.stopJudging();
  await test.close();
});
beforeEach(async () => {
  user = await test.newUser();
  test.endpoint.seen.length = 0;
});

async function submit(code: string, language = "cpp"): Promise<string> {
  const { body } = await test.call(user, "POST", "/submission/submit/sum", { code, language });
  return body.submissionId;
}

/** What the service was told of the last submission. */
async function toldOf(body: object = {}) {
  expect((await test.ask(user, "Why?", body)).status).toBe(200);
  const system = test.endpoint.seen.at(-1)?.body.messages[0]?.content ?? "";
  return JSON.parse(system.slice(system.indexOf('{"title"'))).lastSubmission;
}
const facts = async (by = user, id = "sum") => await test.call(by, "GET", `/ai/facts/${id}`);

it("the smallest failing input is told once a search has found it, and the user sees that it is", async () => {
  const id = await submit("WA 4");
  expect((await toldOf()).smallestFailure).toBeNull();
  expect((await facts()).body).toEqual({ facts: ["lastSubmission"] });
  await test.call(user, "POST", `/submission/smallest/${id}`);
  expect((await toldOf()).smallestFailure).toEqual({
    verdict: "Wrong Answer",
    reason: "wrong answer",
    input: "3 1\n",
    expected: "3\n",
    output: "4\n",
    errorOutput: "",
  });
  expect((await facts()).body).toEqual({ facts: ["lastSubmission", "smallestFailure"] });
  for (const { text } of test.endpoint.seen) expect(text).not.toContain(HIDDEN_MARK);
});

it("is not told of another submission, of another user's, or of the problem as it was before", async () => {
  const id = await submit("WA 4");
  await test.call(user, "POST", `/submission/smallest/${id}`);
  const stranger = await test.newUser();
  expect((await facts(stranger)).body).toEqual({ facts: [] });
  await test.context.pool.query("update problem set version = version + 1 where id = 'sum'");
  expect((await facts()).body).toEqual({ facts: ["lastSubmission"] });
  await submit("WA 5");
  expect((await toldOf()).smallestFailure).toBeNull();
});

it("the measured growth is told, of the user's own program and without what makes the inputs", async () => {
  const id = await submit("TLE 4");
  await test.call(user, "POST", `/submission/growth/${id}`);
  const told = await toldOf();
  expect(told.measuredGrowth).toEqual({
    growth: "about n²",
    largestInput: "n = 200000",
    secondsForIt: expect.any(Number),
    secondsAllowed: 2,
  });
  expect((await facts()).body).toEqual({ facts: ["lastSubmission", "growth"] });
  for (const { text } of test.endpoint.seen) expect(text).not.toContain(HIDDEN_MARK);
  const uneven = await submit("TLE 4\n// grows-anyhow");
  await test.call(user, "POST", `/submission/growth/${uneven}`);
  expect((await toldOf()).measuredGrowth).toBeNull();
});

it("nothing found is no fact", async () => {
  const id = await submit("WA 4\n// search-nothing");
  await test.call(user, "POST", `/submission/smallest/${id}`);
  expect((await facts()).body).toEqual({ facts: ["lastSubmission"] });
});

it("the line that the compiler names is told with its code, and so is the line of a stack trace", async () => {
  const refused = await submit("CE");
  expect((await toldOf()).failingLine).toMatchObject({ line: 1, code: "CE", message: expect.stringContaining("CE") });
  expect((await facts()).body).toEqual({ facts: ["lastSubmission", "compilerOutput", "failingLine"] });
  const { pool } = test.context;
  await pool.query("delete from submission where id = $1", [refused]);

  const id = await submit("WA 2\nint[] a = new int[1];\n  a[1] = 7;", "java");
  const trace = (line: number) =>
    `Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 1\n\tat Main.main(Main.java:${line})\n`;
  const setErrors = (text: string) =>
    pool.query(
      "update submission set failed_test = failed_test || jsonb_build_object('errorOutput', $2::text) where id = $1",
      [id, text],
    );
  await setErrors(trace(3));
  expect((await toldOf()).failingLine).toEqual({
    line: 3,
    code: "a[1] = 7;",
    message: "java.lang.ArrayIndexOutOfBoundsException: Index 1",
  });
  // What a program prints is the user's: a line that it does not have is none.
  await setErrors(trace(300));
  expect((await toldOf()).failingLine).toBeNull();
});

it("what the user has changed since is said to be newer than what was judged", async () => {
  await submit("WA 4");
  expect(await toldOf({ language: "cpp", code: "WA 4\n" })).toMatchObject({ isUserCodeNewer: false, code: null });
  expect(await toldOf({ language: "cpp", code: "AC" })).toMatchObject({ isUserCodeNewer: true, code: null });
  expect(await toldOf()).toMatchObject({ isUserCodeNewer: false, code: "WA 4" });
});

it("the list of facts is for whoever may see the problem", async () => {
  const admin = await test.newUser("admin");
  expect((await facts({ ...user, cookie: "" })).status).toBe(401);
  expect((await facts(user, "secret-draft")).status).toBe(404);
  expect((await facts(admin, "secret-draft")).body).toEqual({ facts: [] });
  expect((await facts(user, "no-such-problem")).status).toBe(404);
});

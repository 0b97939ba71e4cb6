import { Submission } from "@verdict/contract/submissions";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../judging/testing/hidden-mark.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

const SUBMIT = "/submission/submit/sum";
const RUN = "/submission/run/sum";
const HISTORY = "/problem/submittedProblem/sum";

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
});
afterEach(() => test.stopJudging());

const cpp = (code: string) => ({ code, language: "cpp" });
describe("the attempted problems", () => {
  it("are those to which the user has submitted, each once, and nobody else's", async () => {
    await test.startJudging();
    expect((await test.call(user, "GET", "/submission/attempted")).body).toEqual({ problemIds: [] });
    const other = await test.newUser();
    for (const code of ["WA 1", "AC"]) await test.call(user, "POST", SUBMIT, cpp(code));
    expect((await test.call(user, "GET", "/submission/attempted")).body).toEqual({ problemIds: ["sum"] });
    expect((await test.call(other, "GET", "/submission/attempted")).body).toEqual({ problemIds: [] });
  });
});

describe("the history", () => {
  it("is the user's own, newest first, with the code", async () => {
    await test.startJudging();
    const other = await test.newUser();
    await test.call(other, "POST", SUBMIT, cpp("AC\n// other"));
    for (const code of ["WA 1\n// first", "CE\n// second"]) await test.call(user, "POST", SUBMIT, cpp(code));
    const { body, text } = await test.call(user, "GET", HISTORY);
    expect(z.array(Submission).parse(body)).toMatchObject([
      {
        status: "error",
        verdict: "CE",
        code: "CE\n// second",
        errorMessage: expect.stringContaining("unknown type name"),
      },
      { status: "wrong", errorMessage: "Wrong Answer", testCasesPassed: 0, code: "WA 1\n// first" },
    ]);
    expect(text).not.toContain("other");
  });

  it("of a problem that does not exist is 404", async () => {
    expect((await test.call(user, "GET", "/problem/submittedProblem/nothing-here")).status).toBe(404);
  });
});

describe("hidden tests", () => {
  it("are in no reply and no event, whatever the judge sends", async () => {
    await test.startJudging();
    const texts: string[] = [];
    for (const code of ["AC", "WA 1", "WA 3", "RTE 4", "TLE 5", "CE"]) {
      for (const path of [RUN, SUBMIT]) {
        const author = await test.newUser();
        texts.push((await test.call(author, "POST", path, cpp(code))).text);
        texts.push((await test.stream(author, path, cpp(code))).text);
        texts.push((await test.call(author, "GET", HISTORY)).text);
        texts.push((await test.call(author, "GET", "/problem/problemById/sum")).text);
        texts.push((await test.call(author, "GET", "/problem/getAllProblem")).text);
      }
    }
    expect(texts).toHaveLength(60);
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(1);
      expect(text).not.toContain(HIDDEN_MARK);
    }
  });
});

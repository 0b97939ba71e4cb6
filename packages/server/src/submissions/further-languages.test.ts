import { FURTHER_LANGUAGE_IDS } from "@verdict/contract/language";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { buildApp } from "../app.ts";
import { createContext } from "../create-context.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { QUICK_ACCOUNTS } from "../testing/test-context.ts";

let plain: JudgingApp;
let wide: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  plain = await createJudgingApp();
  await createTestProblem(plain.context.pool, { id: "sum" });
  const config = { ...plain.context.config, languages: ["python3", "c"] };
  const context = createContext({ ...plain.context, config, pool: plain.context.pool });
  const app = await buildApp(context, { webRoot: null, waitingProblems: [], accounts: QUICK_ACCOUNTS });
  const close = async () => {
    await app.close();
    await context.notifications.stop();
  };
  wide = await createJudgingApp({ app, context, database: plain.database, close });
  user = await plain.newUser();
});
afterAll(async () => {
  await wide.close();
  await plain.close();
});

const PATHS = ["/submission/run/sum", "/submission/submit/sum", "/submission/prepare/sum"];

it("a site that has switched none on knows the core languages alone, and its problems say nothing of others", async () => {
  for (const language of FURTHER_LANGUAGE_IDS)
    for (const path of PATHS) {
      const { status, body } = await plain.call(user, "POST", path, { code: "AC", language });
      expect({ status, message: body.message }).toEqual({
        status: 400,
        message: "Language must be javascript, java or cpp",
      });
    }
  expect((await plain.call(user, "GET", "/problem/problemById/sum")).body).not.toHaveProperty("furtherLanguages");
});

it("one that is switched on is judged and kept as any other; one that is not is refused by its name", async () => {
  await wide.startJudging();
  const { body } = await wide.call(user, "POST", "/submission/submit/sum", { code: "AC", language: "python3" });
  expect(body).toMatchObject({ accepted: true });
  expect((await wide.call(user, "GET", "/problem/submittedProblem/sum")).body).toMatchObject([{ language: "python3" }]);
  expect((await wide.call(user, "GET", "/problem/problemById/sum")).body.furtherLanguages).toEqual([
    { id: "python3", starter: expect.stringContaining("sys.stdin") },
    { id: "c", starter: expect.stringContaining("scanf") },
  ]);
  const refused = await wide.call(user, "POST", "/submission/run/sum", { code: "AC", language: "go" });
  expect(refused.body.message).toBe("Language must be javascript, java, cpp, python3 or c");
  await wide.stopJudging();
});

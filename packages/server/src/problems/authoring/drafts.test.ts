import { ProblemEdit } from "@verdict/contract/admin-problems";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { referencesOf, testForm } from "../testing/test-form.ts";

const CREATE = "/problem/create";
const LANGUAGES = ["C++", "Java", "JavaScript"];

let site: JudgingApp;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  site = await createJudgingApp();
  [admin, user] = await Promise.all([site.newUser("admin"), site.newUser()]);
});
afterAll(async () => {
  await site.stopJudging();
  await site.close();
});
beforeEach(() => emptyTables(site.context.pool, "problem, submission, job, test_data"));

/** What an author has who has only begun. */
const BEGUN = {
  title: "An Idea",
  description: "Add two numbers.",
  difficulty: "easy",
  tags: "array",
  visibleTestCases: [],
  hiddenTestCases: [],
  startCode: LANGUAGES.map((language) => ({ language, initialCode: "" })),
  referenceSolution: LANGUAGES.map((language) => ({ language, completeCode: "" })),
};
const countProblems = async () => (await site.context.pool.query("select from problem")).rowCount;
const save = (form: object) => site.call(admin, "POST", CREATE, form);
const update = (id: string, form: object) => site.call(admin, "PUT", `/problem/update/${id}`, form);
const edit = async (id: string) => (await site.call(admin, "GET", `/problem/edit/${id}`)).body;

test("a draft needs a title and a description, no judge, and is seen by admins only", async () => {
  expect(await save({ ...BEGUN, isDraft: true })).toMatchObject({
    status: 200,
    body: { _id: "an-idea", measured: [] },
  });
  expect(ProblemEdit.parse(await edit("an-idea"))).toMatchObject({ isDraft: true, referenceSolution: [] });
  expect((await site.call(user, "GET", "/problem/problemById/an-idea")).status).toBe(404);
  expect((await site.call(admin, "GET", "/problem/problemById/an-idea")).status).toBe(200);
});

test.each([
  [{ title: "" }, "Title is required"],
  [{ description: " " }, "Description is required"],
  [{ difficulty: "brutal" }, "Difficulty must be easy, medium or hard"],
  [{ visibleTestCases: [{ input: "", output: "1", explanation: "" }] }, "Input is required"],
])("but no draft is without its essentials: %j", async (changes, message) => {
  expect(await save({ ...BEGUN, isDraft: true, ...changes })).toMatchObject({ status: 400, body: { message } });
  expect(await countProblems()).toBe(0);
});

test.each([
  [{}, "At least one visible test case required"],
  [{ ...testForm(), startCode: BEGUN.startCode }, "Initial code is required"],
  [{ ...testForm(), referenceSolution: BEGUN.referenceSolution }, "Complete code is required"],
  [{ ...testForm(), hiddenTestCases: [] }, "At least one hidden test case required"],
])("what is no draft has everything: %j", async (changes, message) => {
  expect(await save({ ...BEGUN, ...changes })).toMatchObject({ status: 400, body: { message } });
  expect(await countProblems()).toBe(0);
});

test("a draft grows, save by save, and is published once a reference has shown that its tests are right", async () => {
  await save({ ...BEGUN, isDraft: true });
  const begun = { ...testForm(), referenceSolution: BEGUN.referenceSolution, startCode: BEGUN.startCode };
  expect((await update("an-idea", { ...begun, title: "An Idea" })).status).toBe(200);
  const grown = await edit("an-idea");
  expect(grown).toMatchObject({ isDraft: true, hiddenTestCases: { length: begun.hiddenTestCases.length } });

  const { revision } = grown;
  const publish = (changes: object) => update("an-idea", { ...testForm(), revision, isDraft: false, ...changes });
  const without = await publish({ referenceSolution: BEGUN.referenceSolution });
  expect(without).toMatchObject({
    status: 400,
    body: { message: "A problem that is not a draft needs a reference solution in at least one language" },
  });
  expect((await publish({ startCode: BEGUN.startCode })).body.message).toBe("Initial code is required");
  await site.startJudging();
  const wrong = await publish({ referenceSolution: referencesOf({ cpp: "WA 1" }) });
  expect(wrong).toMatchObject({ status: 400, body: { message: expect.stringContaining("C++ reference solution") } });
  expect((await edit("an-idea")).isDraft).toBe(true);
  expect((await publish({})).status).toBe(200);
  expect((await site.call(user, "GET", "/problem/problemById/an-idea")).status).toBe(200);
});

test("a draft's references are judged as everybody's: a failing one stores nothing", async () => {
  await site.startJudging();
  const form = testForm({ isDraft: true, referenceSolution: referencesOf({ java: "WA 1" }) });
  expect((await save(form)).status).toBe(400);
  expect(await countProblems()).toBe(0);
});

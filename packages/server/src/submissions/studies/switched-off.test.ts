import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { testForm } from "../../problems/testing/test-form.ts";
import { testMaterial } from "../../problems/testing/test-material.ts";

const NO_MATERIAL = testMaterial({ smallCases: ["a.js {seed}"] });

let test: JudgingApp;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  admin = await test.newUser("admin");
  user = await test.newUser();
  await test.startJudging();
});
afterAll(async () => {
  await test.stopJudging();
  await test.close();
});

it("an admin switches studies of submissions off and on for one problem, and nobody else does", async () => {
  const { _id: id } = (await test.call(admin, "POST", "/problem/create", testForm())).body;
  await test.context.pool.query("insert into study_material values ($1, $2)", [id, JSON.stringify(NO_MATERIAL)]);
  const submitted = await test.call(user, "POST", `/submission/submit/${id}`, { code: "WA 1", language: "cpp" });
  const search = `/submission/smallest/${submitted.body.submissionId}`;
  const save = (by: TestUser, changes: Parameters<typeof testForm>[0]) =>
    test.call(by, "PUT", `/problem/update/${id}`, testForm(changes));
  const isAllowed = async () => (await test.call(admin, "GET", `/problem/edit/${id}`)).body.allowsStudies;
  const isOffered = async () => (await test.call(user, "GET", search)).body.isOffered;
  expect([await isAllowed(), await isOffered()]).toEqual([true, true]);

  expect((await save(user, { allowsStudies: false })).status).toBe(403);
  expect((await save({ ...user, cookie: "" }, { allowsStudies: false })).status).toBe(401);
  expect(await isOffered()).toBe(true);

  expect((await save(admin, { allowsStudies: false })).status).toBe(200);
  expect([await isAllowed(), await isOffered()]).toEqual([false, false]);
  const message = "There is no search for this problem.";
  expect(await test.call(user, "POST", search)).toMatchObject({ status: 409, body: { code: "conflict", message } });

  // A save that does not speak of the switch leaves it.
  await save(admin, { title: "Another title" });
  expect(await isAllowed()).toBe(false);
  await save(admin, { allowsStudies: true });
  expect([await isAllowed(), await isOffered()]).toEqual([true, true]);
});

import { ProblemEdit } from "@verdict/contract/admin-problems";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { testForm } from "../testing/test-form.ts";

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  admin = await test.newUser("admin");
});
afterAll(() => test.close());

const edit = async (id: string) => (await test.call(admin, "GET", `/problem/edit/${id}`)).body;
const update = (id: string, form: unknown) => test.call(admin, "PUT", `/problem/update/${id}`, form);
const create = async (changes: Parameters<typeof testForm>[0]): Promise<string> =>
  (await test.call(admin, "POST", "/problem/create", testForm(changes))).body._id;

it("a save keeps the names of tests, and a new name is no new version of the problem", async () => {
  await test.startJudging();
  const id = await create({ hiddenTestCases: [{ input: "1 2", output: "3", name: " all  equal " }] });
  const { _id, outdatedSubmissions, ...save } = ProblemEdit.parse(await edit(id));
  expect(save.hiddenTestCases[0]?.name).toBe("all  equal");
  expect(save.visibleTestCases[0]).not.toHaveProperty("name");
  const named = save.visibleTestCases.map((each) => ({ ...each, name: "the first" }));
  expect((await update(id, { ...save, visibleTestCases: named })).status).toBe(200);
  const after = ProblemEdit.parse(await edit(id));
  expect(after.visibleTestCases[0]?.name).toBe("the first");
  expect(after.hiddenTestCases[0]?.name).toBe("all  equal");
  const { rows } = await test.context.pool.query("select version from problem where id = $1", [id]);
  expect(rows).toEqual([{ version: 1 }]);
  const long = [{ input: "1 2", output: "3", name: "x".repeat(101) }];
  const refused = await update(id, { ...save, hiddenTestCases: long, revision: undefined });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toBe("A test's name must be at most 100 characters");
});

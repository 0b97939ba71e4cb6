import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { packageOf, importZip as sendZip, solution } from "./testing/package-zip.ts";

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await test.startJudging();
});
afterAll(async () => {
  await test.stopJudging();
  await test.close();
});
beforeEach(async () => {
  await emptyTables(test.context.pool, "problem");
  admin = await test.newUser("admin");
});

const importZip = async (changes: Parameters<typeof packageOf>[0], again = "") =>
  sendZip(test, { user: admin, body: await packageOf(changes), query: again === "" ? "" : `?again=${again}` });

const edit = async (id: string) => (await test.call(admin, "GET", `/problem/edit/${id}`)).body;
const ids = async () =>
  (await test.context.pool.query<{ id: string }>("select id from problem order by id")).rows.map(({ id }) => id);

it("asks before it makes a problem a second time, and makes it where nobody wants to be asked", async () => {
  expect((await importZip({}, "ask")).status).toBe(200);
  expect(await importZip({}, "ask")).toEqual({
    status: 409,
    body: expect.objectContaining({
      message:
        "The problem of this package is here already: “From Elsewhere”, at from-elsewhere. Update it, or make another one.",
    }),
  });
  expect((await importZip({ slug: "another", title: "Another" }, "ask")).status).toBe(200);
  expect((await importZip({})).status).toBe(200);
  expect(await ids()).toEqual(["another", "from-elsewhere", "from-elsewhere-2"]);
  expect((await importZip({}, "perhaps")).status).toBe(400);
});

it("an update takes what the package says, and keeps what it does not", async () => {
  const gaps = { difficulty: null, tag: null, startCode: null, hints: [] };
  const { body: first } = await importZip(gaps);
  expect(first).toMatchObject({ isDraft: false });
  const form = await edit(first._id);
  const byHand = {
    ...form,
    difficulty: "hard",
    tags: "graph",
    hints: ["By hand"],
    isDraft: false,
    referenceSolution: ["C++", "Java", "JavaScript"].map((language) => ({ language, completeCode: "AC // by hand" })),
    visibleTestCases: form.visibleTestCases.map((one: object) => ({ ...one, explanation: "By hand too" })),
  };
  expect((await test.call(admin, "PUT", `/problem/update/${first._id}`, byHand)).status).toBe(200);
  const solutions = [solution("accepted/a.cpp", "AC // of the package", ["AC"])];
  const updated = await importZip({ ...gaps, statement: "Add *three*.", solutions }, "update");
  expect(updated.body).toMatchObject({ _id: first._id, isDraft: false, judged: 3, findings: [] });
  expect(updated.body.message).toBe("Problem updated from its package.");
  expect(await ids()).toEqual([first._id]);
  const after = await edit(first._id);
  expect(after).toMatchObject({ description: "Add *three*.", difficulty: "hard", tags: "graph", hints: ["By hand"] });
  expect(after.visibleTestCases).toMatchObject([{ explanation: "By hand too" }]);
  expect(after.referenceSolution).toContainEqual({ language: "C++", completeCode: "AC // of the package" });
  expect(after.referenceSolution).toContainEqual({ language: "Java", completeCode: "AC // by hand" });
});

it("knows a package by its uuid, whatever it is called", async () => {
  const attribution = { uuid: "a8f3d2c1-0000-4000-8000-000000000001", license: null, credits: null, source: null };
  const own = { attribution: { ...attribution, rightsOwner: null } };
  const { body } = await importZip(own);
  const renamed = { ...own, slug: "renamed", title: "Renamed" };
  expect((await importZip(renamed, "ask")).status).toBe(409);
  expect((await importZip(renamed, "update")).body).toMatchObject({ _id: body._id });
  expect(await edit(body._id)).toMatchObject({ title: "Renamed" });
});

it("an update whose reference fails changes nothing", async () => {
  const { body } = await importZip({});
  const before = await edit(body._id);
  const solutions = [solution("accepted/a.cpp", "WA 1", ["AC"])];
  expect((await importZip({ solutions, statement: "Other" }, "update")).status).toBe(400);
  expect(await edit(body._id)).toEqual(before);
});

import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { taskOfProblem } from "../judging-task.ts";
import { importZip, packageOf } from "./testing/package-zip.ts";

const FACTORS = { python3: 8, lua: "unsolved" } as const;

let test: JudgingApp;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.context.pool, "problem, submission, job, test_data");
  admin = await test.newUser("admin");
  user = await test.newUser();
  await test.startJudging();
});
afterEach(() => test.stopJudging());

async function importIt(): Promise<string> {
  const body = await packageOf({ limits: { ...DEFAULT_LIMITS, timeFactors: FACTORS } });
  return (await importZip(test, { user: admin, body })).body._id;
}

const edit = async (id: string) => (await test.call(admin, "GET", `/problem/edit/${id}`)).body;
const update = (id: string, form: object) => test.call(admin, "PUT", `/problem/update/${id}`, form);
const seen = async (id: string) => (await test.call(user, "GET", `/problem/problemById/${id}`)).body;
const versionOf = async (id: string) =>
  (await test.context.pool.query("select version from problem where id = $1", [id])).rows[0].version;

it("a package's factors for further languages are shown, and reach the judge with every kind of job", async () => {
  const id = await importIt();
  expect((await seen(id)).timeFactors).toEqual(FACTORS);
  for (const tests of ["visible", "all"] as const)
    expect((await taskOfProblem(test.context.pool, id, tests))?.limits).toMatchObject({ timeFactors: FACTORS });
  const submit = await test.call(user, "POST", `/submission/submit/${id}`, { code: "AC", language: "cpp" });
  expect(submit.body).toMatchObject({ accepted: true });
  const { rows } = await test.context.pool.query("select (judging_task('submit', $1)).task -> 'limits' as limits", [
    submit.body.submissionId,
  ]);
  expect(rows[0].limits).toMatchObject({ timeMs: DEFAULT_LIMITS.timeMs, timeFactors: FACTORS });
});

it("they stay when a form does not say them, and go out with an export", async () => {
  const id = await importIt();
  const { timeFactors, ...form } = await edit(id);
  expect(timeFactors).toEqual(FACTORS);
  expect((await update(id, { ...form, title: "Another title" })).status).toBe(200);
  expect((await edit(id)).timeFactors).toEqual(FACTORS);
  expect(await versionOf(id)).toBe(1);
  const zip = await fetch(`${test.address}/problem/export/${id}`, { headers: { cookie: admin.cookie } });
  const again = await importZip(test, { user: admin, body: Buffer.from(await zip.arrayBuffer()) });
  expect((await seen(again.body._id)).timeFactors).toEqual(FACTORS);
});

it("a form changes them and takes them away, which makes another version of the problem each time", async () => {
  const id = await importIt();
  expect((await update(id, { ...(await edit(id)), timeFactors: { python3: 12 } })).status).toBe(200);
  expect((await seen(id)).timeFactors).toEqual({ python3: 12 });
  expect(await versionOf(id)).toBe(2);
  expect((await update(id, { ...(await edit(id)), timeFactors: {} })).status).toBe(200);
  expect(await seen(id)).not.toHaveProperty("timeFactors");
  expect(await versionOf(id)).toBe(3);
});

it("a package that says nothing of them leaves those that its problem has", async () => {
  const id = await importIt();
  const body = await packageOf({ title: "From Elsewhere, Again" });
  const again = await importZip(test, { user: admin, body, query: "?again=update" });
  expect(again.body).toMatchObject({ _id: id });
  expect(await seen(id)).toMatchObject({ title: "From Elsewhere, Again", timeFactors: FACTORS });
});

it("what is no factor, or for a core language, is refused with the reason", async () => {
  const id = await importIt();
  const form = await edit(id);
  expect(await update(id, { ...form, timeFactors: { python3: 99 } })).toMatchObject({
    status: 400,
    body: { message: "A time factor must be a number from 1 to 20, or unsolved" },
  });
  expect(await update(id, { ...form, timeFactors: { java: 2 } })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("Time factors may only be for further languages") },
  });
  expect((await edit(id)).timeFactors).toEqual(FACTORS);
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { importZip, packageOf, solution } from "./testing/package-zip.ts";

const ADDED = { cpp: [{ name: "grader.h", content: "int add(int, int);" }] };
const NEEDS_IT = "AC-beside grader.h";

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
  const solutions = [
    solution("accepted/a.cpp", NEEDS_IT, ["AC"]),
    solution("accepted/b.cpp", `${NEEDS_IT} // too`, ["AC"]),
  ];
  const body = await packageOf({ addedFiles: ADDED, solutions });
  const reply = await importZip(test, { user: admin, body });
  expect(reply.body).toMatchObject({ isDraft: false, findings: [], judged: 2, agreed: 2 });
  return reply.body._id;
}

const code = { code: NEEDS_IT, language: "cpp" };
const submit = async (id: string) => (await test.call(user, "POST", `/submission/submit/${id}`, code)).body;
const addedTo = async (id: string) =>
  (await test.context.pool.query("select added_files, version from problem where id = $1", [id])).rows[0];

it("files of a package lie beside every program that is judged: references, submissions and runs", async () => {
  const id = await importIt();
  expect(await addedTo(id)).toMatchObject({ added_files: ADDED });
  expect(await submit(id)).toMatchObject({ accepted: true });
  const run = await test.call(user, "POST", `/submission/run/${id}`, code);
  expect(run.body).toMatchObject({ success: true });
});

it("they stay when the problem is saved by its form, and go out with an export", async () => {
  const id = await importIt();
  const { body: form } = await test.call(admin, "GET", `/problem/edit/${id}`);
  const saved = await test.call(admin, "PUT", `/problem/update/${id}`, { ...form, title: "Another title" });
  expect(saved.status).toBe(200);
  expect(await addedTo(id)).toEqual({ added_files: ADDED, version: 1 });
  const zip = await fetch(`${test.address}/problem/export/${id}`, { headers: { cookie: admin.cookie } });
  const again = await importZip(test, { user: admin, body: Buffer.from(await zip.arrayBuffer()) });
  expect(await addedTo(again.body._id)).toMatchObject({ added_files: ADDED });
});

it("nothing is compiled ahead without them, and no steps are shown", async () => {
  const id = await importIt();
  expect((await test.call(user, "POST", `/submission/prepare/${id}`, code)).body).toEqual({ kind: "off" });
  const steps = { ...code, input: { kind: "example", number: 1 }, target: { kind: "step", step: 0 } };
  expect(await test.call(user, "POST", `/submission/steps/${id}`, steps)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("adds files of its own") },
  });
});

it("a program of several files is judged with all of them, and an export gives them back as they lay", async () => {
  const several = {
    ...solution("wrong_answer/two", "AC-beside part.h\nint main() {}", ["AC"]),
    main: "solve.cpp",
    otherFiles: [
      { name: "part.h", content: "int part();" },
      { name: "part.cpp", content: "int part() { return 1; }" },
    ],
  };
  const lonely = {
    ...several,
    name: "wrong_answer/one",
    source: "AC-beside nothing.h\nint main() {}",
    expected: ["WA" as const],
  };
  const solutions = [solution("accepted/a.cpp", NEEDS_IT, ["AC"]), lonely, { ...several, expected: ["WA" as const] }];
  const body = await packageOf({ addedFiles: ADDED, solutions });
  const reply = await importZip(test, { user: admin, body });
  expect(reply.body).toMatchObject({ judged: 3, agreed: 1 });
  expect(reply.body.findings).toMatchObject([
    { file: "submissions/wrong_answer/one", message: expect.stringContaining("but got CE") },
    { file: "submissions/wrong_answer/two", message: expect.stringContaining("but got AC") },
  ]);
  const zip = await fetch(`${test.address}/problem/export/${reply.body._id}`, { headers: { cookie: admin.cookie } });
  const content = Buffer.from(await zip.arrayBuffer());
  for (const name of ["two/solve.cpp", "two/part.h", "two/part.cpp", "one/solve.cpp"]) {
    expect(content.includes(`submissions/wrong_answer/${name}`), name).toBe(true);
  }
  const again = await importZip(test, { user: admin, body: content });
  expect(again.body.findings).toEqual(reply.body.findings);
});

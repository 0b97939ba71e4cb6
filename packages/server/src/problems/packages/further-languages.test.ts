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
  await emptyTables(test.context.pool, "problem, judge_worker");
  admin = await test.newUser("admin");
});

const importZip = (body: Buffer<ArrayBuffer>) => sendZip(test, { user: admin, body });

async function exportZip(id: string): Promise<Buffer<ArrayBuffer>> {
  const reply = await fetch(`${test.address}/problem/export/${id}`, { headers: { cookie: admin.cookie } });
  return Buffer.from(await reply.arrayBuffer());
}

const edit = async (id: string) => (await test.call(admin, "GET", `/problem/edit/${id}`)).body;

const sayThatPythonIsThere = () =>
  test.context.pool.query(
    `insert into judge_worker (worker, host, version, isolation, slots, is_fit, languages)
     values (gen_random_uuid(), 'here', '1', 'namespaces', 1, true,
       '{"python3": {"state": "ready", "text": "3.11"}, "rust": {"state": "missing", "text": "apt"}}')`,
  );

it("solutions in further languages are judged where a judge has them, and named where none has", async () => {
  await sayThatPythonIsThere();
  const solutions = [
    solution("accepted/a.cpp", "AC", ["AC"]),
    solution("accepted/b.py", "AC", ["AC"], "python3"),
    solution("accepted/c.rs", "AC", ["AC"], "rust"),
    solution("wrong_answer/d.py", "AC", ["WA"], "python3"),
    solution("time_limit_exceeded/e.py", "AC took 4000 ms", ["TLE", "OLE"], "python3"),
  ];
  const { body } = await importZip(await packageOf({ solutions }));
  expect(body).toMatchObject({ isDraft: false, judged: 4, agreed: 3 });
  expect(body.findings.map(({ file, message }: { file: string; message: string }) => `${file} ${message}`)).toEqual([
    "submissions/accepted/c.rs was left out: no judge of this site has Rust now",
    "submissions/wrong_answer/d.py was expected to get WA or OLE, but got AC",
  ]);
  const again = await importZip(await exportZip(body._id));
  expect(again.body).toMatchObject({ judged: 4, agreed: 3 });
  const { rows } = await test.context.pool.query(
    "select language || ' ' || name as kept from package_solution where problem_id = $1 order by name",
    [again.body._id],
  );
  expect(rows.map(({ kept }) => kept)).toEqual([
    "python3 accepted/b.py",
    "python3 time_limit_exceeded/e.py",
    "python3 wrong_answer/d.py",
  ]);
});

it("a package without a solution in a core language becomes a draft, which is not published as it is", async () => {
  await sayThatPythonIsThere();
  const solutions = [solution("accepted/b.py", "AC took 1000 ms", ["AC"], "python3")];
  const timeLimitRule = { multiplier: 5, resolutionSeconds: 0.5, rounding: "up" } as const;
  const { body } = await importZip(await packageOf({ solutions, isTimeLimitGiven: false, timeLimitRule }));
  expect(body).toMatchObject({ isDraft: true, judged: 1, agreed: 1 });
  expect(body.findings[0].message).toContain("a reference in one of them is needed before it is published");
  const form = await edit(body._id);
  // A fifth of 5 × 1 s: programs in Python get five times a problem's limit.
  expect(form).toMatchObject({ timeLimitSeconds: 1, referenceSolution: [] });
  const update = (changes: object) => test.call(admin, "PUT", `/problem/update/${body._id}`, { ...form, ...changes });
  const codes = (cpp: string) =>
    ["C++", "Java", "JavaScript"].map((language) => ({ language, completeCode: language === "C++" ? cpp : "" }));
  const mended = await update({ title: "Mended", referenceSolution: codes("") });
  expect(mended).toMatchObject({ status: 200, body: { measured: [] } });
  const { revision } = await edit(body._id);
  expect(await update({ revision, isDraft: false, referenceSolution: codes("") })).toMatchObject({
    status: 400,
    body: { message: "A problem that is not a draft needs a reference solution in at least one language" },
  });
  expect((await update({ revision, isDraft: false, referenceSolution: codes("AC") })).status).toBe(200);
  expect((await edit(body._id)).isDraft).toBe(false);
});

it("a package without any accepted solution becomes a draft that says so", async () => {
  const { body } = await importZip(await packageOf({ solutions: [solution("wrong_answer/a.cpp", "WA", ["WA"])] }));
  expect(body).toMatchObject({ isDraft: true, judged: 1, agreed: 1 });
  expect(body.findings[0]).toMatchObject({ file: "submissions/accepted" });
});

const noTest = { isSample: false, explanation: null, checker: null } as const;

it("a package without secret tests becomes a draft, which is published once it has some", async () => {
  const sample = {
    ...noTest,
    isSample: true,
    name: "sample/1",
    input: { content: "1 2\n" },
    answer: { content: "3\n" },
  };
  const { body } = await importZip(await packageOf({ tests: [sample] }));
  expect(body).toMatchObject({ isDraft: true, judged: 1, agreed: 1 });
  expect(body.findings).toEqual([
    {
      severity: "warning",
      file: "data/secret",
      message: "holds no test: hidden tests are needed before it is published",
    },
  ]);
  const form = await edit(body._id);
  expect(form.hiddenTestCases).toEqual([]);
  const update = (changes: object) => test.call(admin, "PUT", `/problem/update/${body._id}`, { ...form, ...changes });
  expect((await update({ title: "Mended" })).status).toBe(200);
  const { revision } = await edit(body._id);
  expect(await update({ revision, isDraft: false })).toMatchObject({
    status: 400,
    body: { message: "At least one hidden test case required" },
  });
  const hiddenTestCases = [{ input: "2\n", output: "2\n" }];
  expect((await update({ revision, isDraft: false, hiddenTestCases })).status).toBe(200);
});

it("a package without any test becomes a draft, of which nothing was judged, and nothing it gets is accepted", async () => {
  const { body } = await importZip(await packageOf({ tests: [] }));
  expect(body).toMatchObject({ isDraft: true, judged: 0, agreed: 0, measured: [] });
  const code = { code: "AC", language: "cpp" };
  for (const call of ["submit", "run"]) {
    const reply = await test.call(admin, "POST", `/submission/${call}/${body._id}`, code);
    expect(reply).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/no test cases yet|no examples/) },
    });
  }
  const { status } = await test.call(admin, "POST", `/problem/strength/${body._id}`, {});
  expect(status).toBe(409);
});

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

const messagesOf = ({ findings }: { findings: { file: string; message: string }[] }) =>
  findings.map(({ file, message }) => `${file} ${message}`);

/** The form's three entries, of which that in C++ alone has code. */
const codesWith = (cpp: string) =>
  ["C++", "Java", "JavaScript"].map((language) => ({ language, completeCode: language === "C++" ? cpp : "" }));

const edit = async (id: string) => (await test.call(admin, "GET", `/problem/edit/${id}`)).body;

const sayThatPythonIsThere = () =>
  test.context.pool.query(
    `insert into judge_worker (worker, host, version, isolation, slots, is_fit, seen_at, languages)
     values (gen_random_uuid(), 'here', '1', 'namespaces', 1, true, now() + interval '1 hour',
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
  expect(messagesOf(body)).toEqual([
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

it("a solution in Python stands in for references where a package has none in a core language", async () => {
  await sayThatPythonIsThere();
  const solutions = [
    solution("accepted/b.py", "WA", ["AC"], "python3"),
    solution("accepted/c.py", "AC on its own", ["AC"], "python3"),
    solution("accepted/d.py", "AC too", ["AC"], "python3"),
  ];
  const { body } = await importZip(await packageOf({ solutions }));
  expect(body).toMatchObject({ isDraft: false, judged: 3, agreed: 2, measured: [] });
  expect(messagesOf(body)).toEqual([
    "submissions/accepted holds no solution in C++, Java or JavaScript that is accepted: the one in Python 3 is the reference",
    "submissions/accepted/b.py was expected to get AC, but got WA",
  ]);
  const shown = await test.call(admin, "GET", `/problem/problemById/${body._id}`);
  expect(shown.body.referenceSolution).toEqual([{ language: "Python 3", completeCode: "AC on its own" }]);
  const again = await importZip(await exportZip(body._id));
  expect(again.body).toMatchObject({ isDraft: false, judged: 3, agreed: 2 });
  expect((await edit(again.body._id)).standIn).toEqual({ language: "python3", completeCode: "AC on its own" });
});

it("what stands in for references is kept by saves, proves the tests, and goes when there is a reference", async () => {
  await sayThatPythonIsThere();
  const { body } = await importZip(
    await packageOf({ solutions: [solution("accepted/b.py", "AC", ["AC"], "python3")] }),
  );
  const { standIn, ...form } = await edit(body._id);
  expect(form.referenceSolution).toEqual([]);
  const save = async (cpp: string, changes: object) => {
    const { revision } = await edit(body._id);
    return await test.call(admin, "PUT", `/problem/update/${body._id}`, {
      ...form,
      revision,
      referenceSolution: codesWith(cpp),
      ...changes,
    });
  };
  expect(await save("", { title: "Renamed" })).toMatchObject({
    status: 200,
    body: { measured: [{ language: "python3" }] },
  });
  expect(await edit(body._id)).toMatchObject({ title: "Renamed", isDraft: false, standIn });
  expect((await save("AC", {})).status).toBe(200);
  const mended = await edit(body._id);
  expect(mended.standIn).toBeUndefined();
  expect(mended.referenceSolution).toEqual([{ language: "C++", completeCode: "AC" }]);
  // It is still one of the package's solutions.
  const again = await importZip(await exportZip(body._id));
  expect(again.body).toMatchObject({ isDraft: false, judged: 2, agreed: 2 });
  expect(messagesOf(again.body)).toEqual([]);
});

it("an update by a package with a solution in a core language drops what stood in for it", async () => {
  await sayThatPythonIsThere();
  const python = solution("accepted/b.py", "AC", ["AC"], "python3");
  const { body } = await importZip(await packageOf({ solutions: [python] }));
  const updated = await sendZip(test, {
    user: admin,
    body: await packageOf({ solutions: [python, solution("accepted/a.cpp", "AC", ["AC"])] }),
    query: "?again=update",
  });
  expect(updated.body).toMatchObject({ _id: body._id, isDraft: false, judged: 2 });
  const now = await edit(body._id);
  expect(now.standIn).toBeUndefined();
  expect(now.referenceSolution).toEqual([{ language: "C++", completeCode: "AC" }]);
});

it("a package whose solutions are not accepted here becomes a draft, which is not published as it is", async () => {
  await sayThatPythonIsThere();
  const solutions = [solution("accepted/b.py", "WA", ["AC"], "python3")];
  const { body } = await importZip(await packageOf({ solutions }));
  expect(body).toMatchObject({ isDraft: true, judged: 1, agreed: 0 });
  expect(messagesOf(body)[0]).toBe(
    "submissions/accepted holds no solution that is accepted here: a reference is needed before it is published",
  );
  const form = await edit(body._id);
  const update = (changes: object) => test.call(admin, "PUT", `/problem/update/${body._id}`, { ...form, ...changes });
  const mended = await update({ title: "Mended", referenceSolution: codesWith("") });
  expect(mended).toMatchObject({ status: 200, body: { measured: [] } });
  const { revision } = await edit(body._id);
  expect(await update({ revision, isDraft: false, referenceSolution: codesWith("") })).toMatchObject({
    status: 400,
    body: { message: "A problem that is not a draft needs a reference solution in at least one language" },
  });
  expect((await update({ revision, isDraft: false, referenceSolution: codesWith("AC") })).status).toBe(200);
  expect((await edit(body._id)).isDraft).toBe(false);
});

it("a time limit is derived from solutions in further languages alone, by their factor", async () => {
  await sayThatPythonIsThere();
  const solutions = [solution("accepted/b.py", "AC took 1000 ms", ["AC"], "python3")];
  const timeLimitRule = { multiplier: 5, resolutionSeconds: 0.5, rounding: "up" } as const;
  const { body } = await importZip(await packageOf({ solutions, isTimeLimitGiven: false, timeLimitRule }));
  expect(body).toMatchObject({ isDraft: false, judged: 1, agreed: 1 });
  // A fifth of 5 × 1 s: programs in Python get five times a problem's limit.
  expect(await edit(body._id)).toMatchObject({ timeLimitSeconds: 1, referenceSolution: [] });
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

import { ProblemEdit } from "@verdict/contract/admin-problems";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../../judging/testing/hidden-mark.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { testForm } from "../../problems/testing/test-form.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestClass } from "../testing/test-class.ts";

/* What a teacher may not do that an administrator may. */

let site: JudgingApp;
let admin: TestUser;
let teacher: TestUser;
let classId: string;

beforeAll(async () => {
  site = await createJudgingApp();
  await site.startJudging();
  admin = await site.newUser("admin");
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterAll(async () => {
  await site.stopJudging();
  await site.close();
});
beforeEach(async () => {
  teacher = await site.newUser();
  classId = await createTestClass(site.context.pool, { teachers: [teacher] });
});

const own = (path = "") => `/class/${classId}/problem${path}`;
const write = (form: object = {}) => site.call(teacher, "POST", own(), testForm(form));
const written = async (form: object = {}): Promise<string> => (await write(form)).body._id;
const change = (id: string, form: object = {}) => site.call(teacher, "PUT", own(`/${id}`), testForm(form));
const edit = async (id: string) => ProblemEdit.parse((await site.call(teacher, "GET", own(`/${id}`))).body);
const look = (who: TestUser, id: string) => site.call(who, "GET", `/problem/problemById/${id}`);

test("a form takes no data of the tests of others, as which everybody could read them", async () => {
  const { rows } = await site.context.pool.query<{ input_sha: string; answer_sha: string }>(
    "select input_sha, answer_sha from problem_test where problem_id = 'sum' and not is_visible limit 1",
  );
  const [{ input_sha: inputSha256, answer_sha: outputSha256 } = { input_sha: "", answer_sha: "" }] = rows;
  const stored = { inputSha256, outputSha256, inputBytes: 1, outputBytes: 1 };
  const stolen = { hiddenTestCases: [{ input: "x", output: "x", stored }] };
  const refused = { status: 400, body: { message: "A test refers to data that is not stored any more" } };
  expect(await write(stolen)).toMatchObject(refused);
  const check = await site.call(teacher, "POST", own("/verify"), testForm(stolen));
  expect(check).toMatchObject(refused);
  expect(check.text).not.toContain(HIDDEN_MARK);
  const id = await written();
  expect(await change(id, stolen)).toMatchObject(refused);
  // An administrator may.
  expect((await site.call(admin, "POST", "/problem/verify", testForm(stolen))).status).toBe(200);
});

test("large data that a generator has made for a class is kept, and stays with the next save", async () => {
  const cpp = (code: string) => ({ language: "cpp", code });
  const body = { generator: cpp("print 100000"), reference: cpp("print 50000"), firstSeed: 1, count: 1 };
  const { tests } = (await site.call(teacher, "POST", own("/generate"), body)).body;
  const [{ seed, ...made }] = tests;
  const id = await written({ hiddenTestCases: [made] });
  const { hiddenTestCases } = await edit(id);
  expect(hiddenTestCases).toMatchObject([{ stored: made.stored }]);
  expect((await change(id, { hiddenTestCases, title: "Again" })).status).toBe(200);
  const much = { ...body, generator: cpp("print 300000") };
  expect(await site.call(teacher, "POST", own("/generate"), much)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("prints over 256 KB") },
  });
});

test.each([
  [{ timeLimitSeconds: 11 }, "Time limit must be between 0.1 and 10 seconds"],
  [{ memoryLimitMegabytes: 2048 }, "Memory limit must be between 16 and 1024 MB"],
  [{ hiddenTestCases: Array(201).fill({ input: "1", output: "1" }) }, "At most 200 test cases"],
  [
    { timeLimitSeconds: 10, hiddenTestCases: Array(100).fill({ input: "1", output: "1" }) },
    "All tests together may take 10 minutes at most: with this time limit these could take 17",
  ],
  [
    { timeLimitSeconds: 3, checker: { kind: "interactor", language: "cpp", files: [], arguments: [], passes: 100 } },
    "All tests together may take 10 minutes at most",
  ],
  [
    {
      checker: {
        kind: "validator",
        language: "cpp",
        files: [{ name: "a.cpp", content: "x".repeat(300_000) }],
        arguments: [],
      },
    },
    "The files of a checker may have 256 KB at most",
  ],
  [{ hints: ["x".repeat(100_000)] }, "Hints, explanations and conversations may have 100,000 characters together"],
  [
    { checker: { kind: "validator", language: "cpp", files: [{ name: "../a.cpp", content: "x" }], arguments: [] } },
    "A checker has at most 20 files, called like validate.cpp",
  ],
  [
    { checker: { kind: "validator", language: "cpp", files: [], arguments: Array(1_001).fill("") } },
    "These are too many arguments for a checker",
  ],
])("what would keep judges from others is refused: %j", async (form: object, message) => {
  for (const reply of [await write(form), await site.call(teacher, "POST", own("/verify"), testForm(form))]) {
    expect(reply.status).toBe(400);
    expect(reply.body.message).toContain(message);
  }
});

test.each([
  [{ timeLimitSeconds: 60 }, "Time limit must be at most 10 seconds"],
  [{ memoryLimitMegabytes: 2048 }, "Memory limit must be at most 1024 MB"],
  [
    { checker: { kind: "validator", language: "cpp", files: [{ name: ".", content: "" }], arguments: [] } },
    "A checker has at most 20 files, called like validate.cpp",
  ],
])("a stress test keeps to the bounds of a problem: %j", async (changes, message) => {
  const program = { language: "cpp", code: "AC" };
  const body = {
    ...{ program, bruteForce: program, generator: program, parameters: "seed={seed}", validators: [] },
    ...{ checker: { kind: "tokens", ignoreCase: false, ignoreSpace: true }, timeLimitSeconds: 2 },
    ...{ memoryLimitMegabytes: 256, firstSeed: 1, tries: 1, seconds: 1, ...changes },
  };
  expect(await site.call(teacher, "POST", own("/stress"), body)).toMatchObject({ status: 400, body: { message } });
});

test("a class has room for so many problems and so much data", async () => {
  const { pool } = site.context;
  const id = await written();
  await pool.query(
    "update test_data set bytes = 600000000 where sha256 = (select input_sha from problem_test where problem_id = $1 limit 1)",
    [id],
  );
  expect(await write()).toMatchObject({ status: 409, body: { message: expect.stringContaining("512 MB") } });
  expect(await change(id)).toMatchObject({ status: 409 });
  await pool.query("update test_data set bytes = null where bytes = 600000000");
  await pool.query(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag, time_ms,
                          memory_bytes, output_bytes, checker, start_code, is_draft, class_id)
     select 'own-' || $1 || n, n, 't', 'd', 'd', 1, 'easy', 'dp', 1, 1, 1, '{"kind":"exact"}', '{}', true, $2
       from generate_series(1, 199) n`,
    [id.slice(-10), classId],
  );
  expect(await write()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("at most 200 problems") },
  });
  expect((await change(id)).status).toBe(200);
});

test("so many things a teacher has judged in a day, and few at once", async () => {
  const { pool } = site.context;
  const verify = () => site.call(teacher, "POST", own("/verify"), testForm());
  const jobs = async () => await site.countJobs(teacher, "priority = 20");
  await site.stopJudging();
  const first = [verify(), verify()];
  await until(async () => (await jobs()) === 6);
  expect(await verify()).toMatchObject({ status: 429, body: { message: expect.stringContaining("still under way") } });
  await site.startJudging();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  await pool.query("update rate_limit set points = 200 where key like $1", [`class_problem:${teacher.id}%`]);
  expect(await verify()).toMatchObject({ status: 429, body: { message: expect.stringContaining("in a day") } });
});

test("a statement has no pictures, whose host would hear of every reader", async () => {
  const description = "Look: ![sheep](https://example.com/sheep.png) and <img src='https://example.com/x.png'> $x^2$";
  const preview = await site.call(teacher, "POST", own("/preview"), { description });
  const id = await written({ description, editorial: description });
  const { body } = await look(teacher, id);
  for (const html of [preview.body.descriptionHtml, body.descriptionHtml]) {
    expect(html).toContain("<math");
    expect(html).not.toContain("<img");
  }
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { testForm } from "../../problems/testing/test-form.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";

/*
 * To the fake judge `WA-with 1` is accepted by the five tests of a problem, and wrong where there is one test, as on a
 * reported input.
 */

const MISSED = "WA-with 1";

let test: JudgingApp;
let user: TestUser;
let admin: TestUser;
let problemId: string;
let problems = 0;

beforeAll(async () => {
  test = await createJudgingApp();
  admin = await test.newUser("admin");
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  problems += 1;
  problemId = `sum-${problems}`;
  await createTestProblem(test.context.pool, { id: problemId });
  await test.startJudging();
});
afterEach(() => test.stopJudging());

const submit = async (code: string, who = user) => {
  const { body } = await test.call(who, "POST", `/submission/submit/${problemId}`, { code, language: "cpp" });
  return body.verdict;
};
const report = (input = "7 8\n", rest: object = {}, who = user) =>
  test.call(who, "POST", `/problem/weakTests/${problemId}`, { input, isNamed: true, ...rest });
const list = async (query = "") => (await test.call(admin, "GET", `/problem/weakTestReports${query}`)).body;
const newest = async () => (await list()).reports[0];
const decide = (id: string, what: "add" | "dismiss", who = admin) =>
  test.call(who, "POST", `/problem/weakTestReports/${id}/${what}`);
const seenBy = async (who: TestUser) => (await test.call(who, "GET", `/problem/weakTests/${problemId}`)).body;
const replaceReference = (language: string, source: string) =>
  test.context.pool.query("update reference_solution set source = $3 where problem_id = $1 and language = $2", [
    problemId,
    language,
    source,
  ]);

it("reports an input on which an accepted program is wrong, for administrators to see", async () => {
  expect(await submit(MISSED)).toBe("AC");
  expect(await report()).toMatchObject({ status: 200, body: { kind: "reported", verdict: "WA" } });
  const told = await newest();
  expect(told).toMatchObject({
    problemId,
    problemTitle: "Sum of Two",
    kind: "missed",
    state: "open",
    emailId: user.emailId,
    isNamed: true,
    input: "7 8\n",
    hiddenNumber: null,
  });
  expect(told.endings.map((one: { name: string; verdict: string }) => [one.name, one.verdict])).toEqual([
    ["accepted program", "WA"],
    ["reference", "AC"],
    ["reference", "AC"],
    ["reference", "AC"],
  ]);
  expect(await seenBy(user)).toEqual({ thanks: [], own: [{ createdAt: told.createdAt, state: "open" }] });
});

it("stores nothing of an input that the program answers rightly, and takes the newest accepted program", async () => {
  await submit(MISSED);
  await submit("AC");
  await submit("WA 1");
  expect((await report()).body).toEqual({ kind: "right" });
  expect((await seenBy(user)).own).toEqual([]);
});

it("needs a submission that the tests of now have accepted", async () => {
  expect(await report()).toMatchObject({ status: 409, body: { message: expect.stringMatching(/solve the problem/) } });
  await submit(MISSED);
  await test.context.pool.query("update problem set version = version + 1 where id = $1", [problemId]);
  expect((await report()).status).toBe(409);
  expect((await seenBy(user)).own).toEqual([]);
});

it("tells of solutions that do not agree, which are the problem's own fault", async () => {
  await replaceReference("java", "WA 1");
  await submit(MISSED);
  expect((await report()).body).toEqual({ kind: "disagreement" });
  expect(await newest()).toMatchObject({ kind: "disagreement", state: "open" });
  expect(await decide((await newest())._id, "add")).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/do not agree/) },
  });
  expect((await newest()).state).toBe("open");
});

it("a brute force may be slow, and must not be wrong", async () => {
  const add = (name: string, source: string) =>
    test.context.pool.query(
      "insert into package_solution (problem_id, name, language, source, expected) values ($1, $2, 'cpp', $3, '{AC}')",
      [problemId, name, source],
    );
  await add("accepted/brute-force.cpp", "TLE 1");
  await submit(MISSED);
  expect((await report("1 1\n")).body.kind).toBe("reported");
  await add("accepted/other.cpp", "WA 1");
  expect((await report("2 2\n")).body.kind).toBe("disagreement");
});

it("an input is reported once, whoever reports it", async () => {
  const other = await test.newUser();
  await submit(MISSED);
  await submit(MISSED, other);
  expect((await report()).body.kind).toBe("reported");
  expect((await report()).body).toEqual({ kind: "known" });
  expect((await report("7 8\n", {}, other)).body).toEqual({ kind: "known" });
  expect((await seenBy(other)).own).toEqual([]);
});

it("becomes a hidden test with one press: later submissions meet it, earlier ones are outdated", async () => {
  await submit(MISSED);
  await report();
  const { _id } = await newest();
  expect(await decide(_id, "add")).toMatchObject({
    status: 200,
    body: { hiddenNumber: 4, outdatedSubmissions: 1 },
  });
  const { pool } = test.context;
  const { rows } = await pool.query(
    `select t.number, t.is_visible, convert_from(i.content, 'utf8') as input from problem_test t
       join test_data i on i.sha256 = t.input_sha where t.problem_id = $1 order by t.number desc limit 1`,
    [problemId],
  );
  expect(rows).toEqual([{ number: 6, is_visible: false, input: "7 8\n" }]);
  expect(await submit("WA 6")).toBe("WA");
  expect(await list()).toMatchObject({
    reports: expect.arrayContaining([expect.objectContaining({ _id, state: "added", hiddenNumber: 4 })]),
  });
  expect(await seenBy(await test.newUser())).toEqual({ thanks: ["Testing"], own: [] });
  expect((await decide(_id, "add")).status).toBe(409);
  expect((await decide(_id, "dismiss")).status).toBe(409);
});

it("the same save of the form afterwards is no other version", async () => {
  problemId = (await test.call(admin, "POST", "/problem/create", testForm())).body._id;
  await submit(MISSED);
  await report();
  await decide((await newest())._id, "add");
  const { pool } = test.context;
  const version = async () =>
    (await pool.query("select version from problem where id = $1", [problemId])).rows[0].version;
  const before = await version();
  const { body: form } = await test.call(admin, "GET", `/problem/edit/${problemId}`);
  const saved = await test.call(admin, "PUT", `/problem/update/${problemId}`, form);
  expect({ status: saved.status, version: await version() }, saved.text).toEqual({ status: 200, version: before });
});

it("nobody is thanked who does not want to be, or whose report was dismissed", async () => {
  await submit(MISSED);
  await report("1 1\n", { isNamed: false });
  await decide((await newest())._id, "add");
  await submit(MISSED);
  await report("2 2\n");
  expect((await decide((await newest())._id, "dismiss")).status).toBe(200);
  const { thanks, own } = await seenBy(user);
  expect({ thanks, own: own.map(({ state }: { state: string }) => state) }).toEqual({
    thanks: [],
    own: ["dismissed", "added"],
  });
});

it("an account that is deleted leaves what it has found, and not its name", async () => {
  await submit(MISSED);
  await report();
  const { _id } = await newest();
  await decide(_id, "add");
  await test.context.pool.query("delete from user_account where id = $1", [user.id]);
  expect((await list()).reports.find((one: { _id: string }) => one._id === _id)).toMatchObject({ emailId: null });
  expect((await seenBy(admin)).thanks).toEqual([]);
});

it("a problem that gives points takes no test without a group", async () => {
  await submit(MISSED);
  await report();
  await test.context.pool.query("update problem set scoring = '{}' where id = $1", [problemId]);
  expect(await decide((await newest())._id, "add")).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/points by groups/) },
  });
});

it("comes to twenty a day", async () => {
  await submit(MISSED);
  await test.context.pool.query(
    `insert into weak_test_report (problem_id, user_id, is_named, kind, input, input_sha, finding)
     select $1, $2, false, 'missed', n::text, n::text, '{"expected": null, "output": "", "endings": []}'
       from generate_series(1, 20) n`,
    [problemId, user.id],
  );
  expect(await report()).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
});

it("the list comes by pages, what waits for a decision first", async () => {
  await test.context.pool.query("truncate weak_test_report");
  await test.context.pool.query(
    `insert into weak_test_report (problem_id, user_id, is_named, kind, input, input_sha, finding, state, decided_at)
     select $1, $2, false, 'missed', n::text, n::text, '{"expected": null, "output": "", "endings": []}',
            case when n % 2 = 0 then 'open' else 'dismissed' end, case when n % 2 = 1 then now() end
       from generate_series(1, 50) n`,
    [problemId, user.id],
  );
  const told: string[] = [];
  let next: string | null = null;
  do {
    const page = await list(next === null ? "" : `?before=${next}`);
    expect(page.open).toBe(25);
    told.push(...page.reports.map((row: { input: string }) => row.input));
    next = page.next;
  } while (next !== null);
  const numbers = Array.from({ length: 50 }, (_, index) => 50 - index);
  const isOpen = (number: number) => number % 2 === 0;
  expect(told).toEqual([...numbers.filter(isOpen), ...numbers.filter((number) => !isOpen(number))].map(String));
  for (const wrong of ["x", "2-1", "1-", "1-9999999999999999999"]) {
    expect((await test.call(admin, "GET", `/problem/weakTestReports?before=${wrong}`)).status).toBe(400);
  }
});

it("only administrators see and decide reports, and what is wrong is said", async () => {
  await submit(MISSED);
  await report();
  const { _id } = await newest();
  expect((await test.call(user, "GET", "/problem/weakTestReports")).status).toBe(403);
  expect([(await decide(_id, "add", user)).status, (await decide(_id, "dismiss", user)).status]).toEqual([403, 403]);
  for (const unknown of ["0", "x", "99999999999999999999"]) expect((await decide(unknown, "add")).status).toBe(404);
  expect((await report("x".repeat(70_000))).status).toBe(400);
  expect((await report("1\n", { isNamed: "yes" })).status).toBe(400);
  expect((await report("1\n", {}, { ...user, cookie: "" })).status).toBe(401);
  expect((await test.call(user, "POST", "/problem/weakTests/nothing", { input: "", isNamed: false })).status).toBe(404);
});

import { randomUUID } from "node:crypto";
import type { AssignmentForm } from "@verdict/contract/assignments";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestAssignment, letAssignmentPass, testAssignmentForm } from "../testing/test-assignment.ts";
import { createTestClass } from "../testing/test-class.ts";

const DAY = 24 * 60;

let test: JudgingApp;
let teacher: TestUser;
let assistant: TestUser;
let ada: TestUser;
let bob: TestUser;
let classId: string;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  await createTestProblem(test.context.pool, { id: "max" });
  await createTestProblem(test.context.pool, { id: "kept", isDraft: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  [teacher, assistant, ada, bob] = await Promise.all([test.newUser(), test.newUser(), test.newUser(), test.newUser()]);
  classId = await createTestClass(test.context.pool, {
    teachers: [teacher],
    assistants: [assistant],
    students: [ada, bob],
  });
  await test.startJudging();
});
afterEach(() => test.stopJudging());

const get = (who: TestUser, below: string) => test.call(who, "GET", `/class/${classId}${below}`);
const give = (input: { from: number; to: number } & Partial<AssignmentForm>) =>
  createTestAssignment(test.context.pool, { classId, ...input });
const submit = async (who: TestUser, problemId: string, code: string, language = "cpp") =>
  (await test.call(who, "POST", `/submission/submit/${problemId}`, { code, language })).body.submissionId as string;
const put = (who: TestUser, below: string, body: object) => test.call(who, "PUT", `/class/${classId}${below}`, body);

describe("an assignment", () => {
  it("goes from the form to the grade book", async () => {
    const form = {
      ...testAssignmentForm({ from: -10, to: 60 }),
      problems: [
        { problemId: "sum", points: 10 },
        { problemId: "max", points: 5.5 },
      ],
    };
    const made = await test.call(teacher, "POST", `/class/${classId}/assignment`, form);
    expect(made.status).toBe(200);
    const id = made.body._id;
    expect((await get(teacher, `/assignment/${id}/edit`)).body).toEqual({ form, revision: 1 });
    const wrong = await submit(ada, "sum", "WA 1");
    const right = await submit(ada, "sum", "AC");
    const later = await submit(ada, "sum", "WA 1");
    await submit(bob, "max", "AC");
    const own = (await get(ada, `/assignment/${id}`)).body;
    expect(own).toMatchObject({ isStaff: false, most: 15.5, own: { earned: 10, extraDays: 0 } });
    expect(own.problems[0].own).toEqual({
      earned: 10,
      tries: 3,
      newest: { submissionId: later, verdict: "WA", lateDays: 0 },
      best: { submissionId: right, verdict: "AC", lateDays: 0 },
    });
    expect(own.problems[1]).toMatchObject({ own: null, points: 5.5 });
    const { rows, next } = (await get(assistant, `/assignment/${id}/grid`)).body;
    expect(next).toBeNull();
    expect(rows).toHaveLength(2);
    expect(rows.map(({ earned }: { earned: number }) => earned).sort()).toEqual([10, 5.5]);
    const book = (await get(assistant, "/grades")).body;
    expect(book.assignments).toEqual([{ _id: id, title: "First steps", most: 15.5 }]);
    expect(book.rows.map(({ total }: { total: number }) => total).sort()).toEqual([10, 5.5]);
    expect((await get(ada, "/assignments")).body).toMatchObject({
      freeLateDays: 0,
      freeDaysLeft: 0,
      assignments: [{ _id: id, earned: 10, most: 15.5, problems: 2, unread: 0 }],
    });
    const shown = (await get(assistant, `/submission/${wrong}`)).body;
    expect(shown).toMatchObject({ _id: wrong, code: "WA 1", verdict: "WA", studentId: ada.id, mayComment: true });
    expect(shown.all.map(({ submissionId }: { submissionId: string }) => submissionId)).toEqual([later, right, wrong]);
    expect((await get(bob, `/submission/${wrong}`)).status).toBe(404);
  });

  it("counts nothing from before it opens, and nothing of who is no student", async () => {
    await submit(ada, "sum", "AC");
    await submit(teacher, "sum", "AC");
    await test.context.pool.query("update submission set created_at = now() - interval '1 hour' where user_id = $1", [
      ada.id,
    ]);
    const id = await give({ from: -30, to: 60 });
    expect((await get(ada, `/assignment/${id}`)).body.problems[0]).toMatchObject({ own: null, isSolved: true });
    expect((await get(teacher, `/assignment/${id}`)).body).toMatchObject({ own: null, problems: [{ own: null }] });
    const rows = await test.context.pool.query<{ id: string }>("select id from submission where user_id = $1", [
      ada.id,
    ]);
    // Practice is nobody's business.
    expect((await get(teacher, `/submission/${rows.rows[0]?.id}`)).status).toBe(404);
  });

  it("is a secret before it opens, a kept problem of an administrator's as well", async () => {
    const admin = await test.newUser("admin");
    const form = { ...testAssignmentForm({ from: 10, to: 60 }), problems: [{ problemId: "kept", points: 1 }] };
    expect((await test.call(teacher, "POST", `/class/${classId}/assignment`, form)).status).toBe(400);
    const { body } = await test.call(admin, "POST", `/class/${classId}/assignment`, form);
    expect((await get(ada, `/assignment/${body._id}`)).body.problems).toBeNull();
    const problem = (who: TestUser) => test.call(who, "GET", "/problem/problemById/kept");
    expect([(await problem(ada)).status, (await problem(teacher)).status]).toEqual([404, 200]);
    // Who teaches the class may save it again, and give the draft nowhere else.
    expect((await put(teacher, `/assignment/${body._id}`, { form, revision: 1 })).status).toBe(200);
    await letAssignmentPass(test.context.pool, body._id, 20);
    expect((await problem(ada)).status).toBe(200);
    expect((await problem(await test.newUser())).status).toBe(404);
  });

  it("takes its percentage off for each late day, and none from who was given days", async () => {
    const id = await give({ from: -10 * DAY, to: 30, lateDays: 3, latePercent: 25 });
    await letAssignmentPass(test.context.pool, id, DAY + 60);
    await submit(ada, "sum", "AC");
    const own = async () => (await get(ada, `/assignment/${id}`)).body;
    expect(await own()).toMatchObject({ own: { earned: 5 }, problems: [{ own: { newest: { lateDays: 2 } } }] });
    expect((await put(assistant, `/assignment/${id}/days/${ada.id}`, { extraDays: 1 })).status).toBe(200);
    expect(await own()).toMatchObject({ own: { earned: 7.5, extraDays: 1 } });
    expect((await put(teacher, "", { name: "Algorithms", isArchived: false, freeLateDays: 3 })).status).toBe(200);
    expect(await own()).toMatchObject({ own: { earned: 10, freeDaysLeft: 3 } });
    expect((await get(ada, "/assignments")).body).toMatchObject({ freeLateDays: 3, freeDaysLeft: 2 });
    expect((await put(assistant, `/assignment/${id}/days/${teacher.id}`, { extraDays: 1 })).status).toBe(404);
    await put(assistant, `/assignment/${id}/days/${ada.id}`, { extraDays: 0 });
    expect((await own()).own.extraDays).toBe(0);
  });

  it("counts no more when the last late day is over", async () => {
    const id = await give({ from: -10 * DAY, to: 30, lateDays: 1, latePercent: 10 });
    await letAssignmentPass(test.context.pool, id, DAY + 60);
    const sent = await submit(ada, "sum", "AC");
    expect((await get(ada, `/assignment/${id}`)).body.problems[0].own).toBeNull();
    expect((await get(ada, `/submission/${sent}`)).status).toBe(404);
  });

  it("follows a rejudging without anybody doing anything", async () => {
    const id = await give({ from: -10, to: 60 });
    const sent = await submit(ada, "sum", "WA 1");
    const earned = async () => (await get(ada, `/assignment/${id}`)).body.own.earned;
    expect(await earned()).toBe(0);
    await inTransaction(test.context.pool, async (db) => {
      await db.query("set local verdict.rejudging = 'on'");
      await db.query("update submission set verdict = 'AC', passed = total where id = $1", [sent]);
    });
    expect(await earned()).toBe(10);
  });

  it("counts languages that it allows", async () => {
    const id = await give({ from: -10, to: 60, languages: ["java"] });
    await submit(ada, "sum", "AC");
    expect((await get(ada, `/assignment/${id}`)).body.problems[0].own).toMatchObject({ earned: null, tries: 1 });
    await submit(ada, "sum", "AC", "java");
    expect((await get(ada, `/assignment/${id}`)).body.own.earned).toBe(10);
  });

  it("is saved by one at a time, and goes with nobody's submissions", async () => {
    const id = await give({ from: -10, to: 60 });
    const sent = await submit(ada, "sum", "AC");
    const form = { ...testAssignmentForm({ from: -10, to: 90 }), title: "Second thoughts" };
    expect((await put(teacher, `/assignment/${id}`, { form, revision: 1 })).status).toBe(200);
    expect((await put(teacher, `/assignment/${id}`, { form, revision: 1 })).status).toBe(409);
    expect((await test.call(teacher, "DELETE", `/class/${classId}/assignment/${id}`)).status).toBe(200);
    expect((await test.call(ada, "GET", `/submission/submissionById/${sent}`)).status).toBe(200);
  });

  it.each([
    [{ opensAt: "2026-01-02T00:00:00Z", dueAt: "2026-01-01T00:00:00Z" }, "It is due after it opens"],
    [{ problems: [] }, "Choose at least one problem"],
    [{ problems: [{ problemId: "nothing", points: 1 }] }, "There is no problem nothing"],
    [{ latePercent: 101 }, "A percentage is 0 to 100"],
    [{ lateDays: 1.5 }, "Say how many days"],
    [{ languages: [] }, "Allow at least one language"],
  ])("that cannot be is refused (%#)", async (changes, message) => {
    const form = { ...testAssignmentForm({ from: -10, to: 60 }), ...changes };
    const refused = await test.call(teacher, "POST", `/class/${classId}/assignment`, form);
    expect(refused).toMatchObject({ status: 400, body: { message } });
  });
});

describe("a comment", () => {
  it("is seen by the student, counted until then, and taken away by its author or a teacher", async () => {
    const id = await give({ from: -10, to: 60 });
    const sent = await submit(ada, "sum", "WA 1");
    const say = (who: TestUser, line: number | null, text: string) =>
      test.call(who, "POST", `/class/${classId}/submission/${sent}/comment`, { line, text });
    expect((await say(assistant, 1, "Why this?")).status).toBe(200);
    expect((await say(teacher, null, "Well begun.")).status).toBe(200);
    expect((await say(teacher, 2, "?")).body.message).toBe("The code has no such line");
    expect((await say(ada, 1, "Because")).status).toBe(403);
    expect((await say(bob, 1, "Because")).status).toBe(404);
    expect((await get(ada, "/assignments")).body.assignments[0].unread).toBe(2);
    expect((await get(ada, `/assignment/${id}`)).body.problems[0].unread).toBe(2);
    // Staff do not read in the student's place.
    await get(teacher, `/submission/${sent}`);
    const read = (await get(ada, `/submission/${sent}`)).body.comments;
    expect(read).toMatchObject([
      { line: null, text: "Well begun.", isNew: true, mayDelete: false },
      { line: 1, text: "Why this?", author: "Testing", isNew: true },
    ]);
    expect((await get(ada, "/assignments")).body.assignments[0].unread).toBe(0);
    const remove = (who: TestUser, at: number) => test.call(who, "DELETE", `/class/${classId}/comment/${read[at]._id}`);
    expect([(await remove(assistant, 0)).status, (await remove(assistant, 1)).status]).toEqual([404, 200]);
    expect((await remove(teacher, 0)).status).toBe(200);
    expect((await get(ada, `/submission/${sent}`)).body.comments).toEqual([]);
  });
});

describe("the grade book as a file", () => {
  it("is a table in which nothing is a formula", async () => {
    await give({ from: -10, to: 60 });
    await submit(ada, "sum", "AC");
    const { pool } = test.context;
    await pool.query("update class_member set name = $2, label = $3 where user_id = $1", [
      ada.id,
      '=HYPERLINK("x","y")',
      "+49",
    ]);
    await pool.query("update class_member set name = 'Bob, \"the\" other', label = 'x;=1+1' where user_id = $1", [
      bob.id,
    ]);
    const reply = await fetch(`${test.address}/class/${classId}/grades.csv`, { headers: { cookie: teacher.cookie } });
    expect(reply.headers.get("content-type")).toContain("text/csv");
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="grades-algorithms.csv"');
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split("\r\n")).toEqual([
      "Name,Email,Label,First steps (of 10),Total (of 10)",
      `"'=HYPERLINK(""x"",""y"")",${ada.emailId},'+49,10,10`,
      `"Bob, ""the"" other",${bob.emailId},"x;'=1+1",,0`,
      "",
    ]);
  });
});

it("an account that is deleted leaves the class, and the grade book without it", async () => {
  await give({ from: -10, to: 60 });
  const sent = await submit(ada, "sum", "AC");
  await test.call(teacher, "POST", `/class/${classId}/submission/${sent}/comment`, { line: 1, text: "Good" });
  await test.context.pool.query("delete from user_account where id = $1", [ada.id]);
  expect((await get(teacher, "/grades")).body.rows).toMatchObject([{ userId: bob.id }]);
  const { rows } = await test.context.pool.query("select from submission_comment where class_id = $1", [classId]);
  expect(rows).toEqual([]);
});

it("an unknown assignment is none, whatever its id looks like", async () => {
  for (const id of ["nothing", randomUUID()]) {
    expect((await get(teacher, `/assignment/${id}`)).status).toBe(404);
    expect((await get(teacher, `/submission/${id}`)).status).toBe(404);
  }
});

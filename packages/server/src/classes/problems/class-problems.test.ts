import { ProblemEdit } from "@verdict/contract/admin-problems";
import { ClassProblem } from "@verdict/contract/class-problems";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { referencesOf, testForm } from "../../problems/testing/test-form.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { holdClass } from "../store.ts";
import { testAssignmentForm } from "../testing/test-assignment.ts";
import { createTestClass } from "../testing/test-class.ts";

let site: JudgingApp;
let admin: TestUser;
let teacher: TestUser;
let assistant: TestUser;
let student: TestUser;
let colleague: TestUser;
let classId: string;

beforeAll(async () => {
  site = await createJudgingApp();
  await site.startJudging();
  [admin, colleague] = await Promise.all([site.newUser("admin"), site.newUser()]);
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterAll(async () => {
  await site.stopJudging();
  await site.close();
});
beforeEach(async () => {
  [teacher, assistant, student] = await Promise.all([site.newUser(), site.newUser(), site.newUser()]);
  const members = { teachers: [teacher], assistants: [assistant], students: [student] };
  classId = await createTestClass(site.context.pool, { name: "Herding", ...members });
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const own = (path = "") => `/class/${classId}/problem${path}`;
const write = (form: object = {}, who = teacher) => site.call(who, "POST", own(), testForm(form));
const written = async (form: object = {}): Promise<string> => (await write(form)).body._id;
const change = (id: string, form: object = {}, who = teacher) => site.call(who, "PUT", own(`/${id}`), testForm(form));
const edit = async (id: string) => ProblemEdit.parse((await site.call(teacher, "GET", own(`/${id}`))).body);
const look = (who: TestUser, id: string) => site.call(who, "GET", `/problem/problemById/${id}`);
const statusesOf = (id: string) =>
  Promise.all([teacher, assistant, student, colleague, admin].map(async (who) => (await look(who, id)).status));
const give = (ids: string[], who = teacher, from = -60) =>
  site.call(who, "POST", `/class/${classId}/assignment`, {
    ...testAssignmentForm({ from, to: 60 }),
    problems: ids.map((problemId) => ({ problemId, points: 10 })),
  });
const submit = (who: TestUser, id: string, code: string) =>
  site.call(who, "POST", `/submission/submit/${id}`, { code, language: "cpp" });
const countWaiting = async () => {
  const waiting =
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await site.context.pool.query<{ waiting: number }>(waiting)).rows[0]?.waiting ?? 0;
};
const UNFINISHED = {
  isDraft: true,
  hiddenTestCases: [],
  referenceSolution: referencesOf({ cpp: "", java: "", javascript: "" }),
};

test("staff see it, students once an assignment has opened it, and nobody else but administrators", async () => {
  const id = await written();
  expect(id).toMatch(/^sum-of-two-[0-9a-f]{10}$/);
  expect(await statusesOf(id)).toEqual([200, 200, 404, 404, 200]);
  expect((await look(teacher, id)).body).toMatchObject({ fromClass: "Herding" });
  await give([id], teacher, 30);
  expect(await statusesOf(id)).toEqual([200, 200, 404, 404, 200]);
  await give([id]);
  expect(await statusesOf(id)).toEqual([200, 200, 200, 404, 200]);
  expect((await submit(student, id, "AC")).body).toMatchObject({ accepted: true });
  expect((await submit(colleague, id, "AC")).status).toBe(404);
});

test("its form, hidden tests and references are for the teachers of the class; what others see has none", async () => {
  const hidden = [{ input: "HIDDENINPUT", output: "11" }];
  const id = await written({ hiddenTestCases: hidden });
  await give([id]);
  expect((await edit(id)).hiddenTestCases).toEqual(hidden);
  for (const who of [teacher, assistant, student]) {
    const { text, body } = await look(who, id);
    expect(text).not.toContain("HIDDENINPUT");
    expect(body.referenceSolution).toBeUndefined();
  }
});

test("the list says what is finished and where each is given, and changes with both", async () => {
  const list = async () => {
    const { body } = await site.call(teacher, "GET", `/class/${classId}/problems`);
    return body.problems.map((one: unknown) => ClassProblem.parse(one));
  };
  const id = await written(UNFINISHED);
  expect(await list()).toMatchObject([{ problemId: id, title: "Sum of Two", isWhole: false, assignments: [] }]);
  expect(await give([id])).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("is not finished") },
  });
  await change(id);
  const { body } = await give([id]);
  expect(await list()).toMatchObject([{ isWhole: true, assignments: [{ assignmentId: body._id }] }]);
  // What students have before them is whole.
  expect((await change(id, UNFINISHED)).status).toBe(400);
});

test("it is given to its own class alone, also by administrators, and is in no contest and no challenge", async () => {
  const id = await written();
  expect((await give([id], admin)).status).toBe(200);
  classId = await createTestClass(site.context.pool, { teachers: [teacher, colleague] });
  for (const who of [teacher, colleague, admin]) {
    expect(await give([id], who)).toMatchObject({ status: 400, body: { message: `There is no problem ${id}` } });
  }
  const contest = {
    ...{
      title: "Cup",
      intro: "",
      startsAt: inMinutes(10),
      endsAt: inMinutes(60),
      windowMinutes: null,
      freezeMinutes: null,
    },
    ...{ rules: "icpc", penaltyMinutes: 20, teamSize: 1, isListed: true, joinCode: null, problemIds: [id] },
  };
  const made = await site.call(admin, "POST", "/contest/create", contest);
  const known = await site.call(admin, "POST", "/contest/create", { ...contest, problemIds: ["sum"] });
  expect([known.status, made.body.message]).toEqual([200, `There is no problem ${id}`]);
  const challenge = { title: "Mine", windowMinutes: 30, problemIds: [id] };
  expect((await site.call(teacher, "POST", "/contest/challenge", challenge)).text).toContain(
    `There is no problem ${id}`,
  );
});

test("of two saves at once the second is told that the first was there", async () => {
  const id = await written();
  const { revision } = await edit(id);
  expect((await change(id, { title: "First", revision })).status).toBe(200);
  expect((await change(id, { title: "Second", revision })).status).toBe(409);
  expect((await edit(id)).title).toBe("First");
});

test("its calls know no problem of another class and none of the site", async () => {
  const id = await written();
  const mine = classId;
  classId = await createTestClass(site.context.pool, { teachers: [colleague] });
  for (const one of [id, "sum", "unknown"]) {
    const message = "This problem does not exist";
    const refused = { status: 404, body: { message } };
    for (const path of [`/${one}`, `/${one}/programs`, `/${one}/package`, `/${one}/rejudging`]) {
      expect(await site.call(colleague, "GET", own(path)), path).toMatchObject(refused);
    }
    expect(await change(one, {}, colleague)).toMatchObject(refused);
    expect(await site.call(colleague, "DELETE", own(`/${one}`))).toMatchObject(refused);
    expect(await site.call(colleague, "POST", own(`/${one}/rejudging`))).toMatchObject(refused);
  }
  classId = mine;
  expect((await edit(id)).title).toBe("Sum of Two");
});

test("an administrator makes it the site's own by publishing it, in one act; it stays the class's before", async () => {
  const id = await written();
  const save = (form: object) => site.call(admin, "PUT", `/problem/update/${id}`, testForm(form));
  const classOf = async () =>
    (await site.context.pool.query("select class_id, is_draft from problem where id = $1", [id])).rows[0];
  const listed = async () =>
    (await site.call(admin, "GET", "/problem/getAllProblem")).body.find(({ _id }: { _id: string }) => _id === id);
  await until(async () => (await listed())?.fromClass === "Herding");
  await save({ title: "Sums" });
  expect(await classOf()).toEqual({ class_id: classId, is_draft: true });
  await save({ isDraft: false });
  expect(await classOf()).toEqual({ class_id: null, is_draft: false });
  expect(await statusesOf(id)).toEqual([200, 200, 200, 200, 200]);
  expect((await look(student, id)).body.fromClass).toBeUndefined();
  expect((await change(id)).status).toBe(404);
});

test("in an archived class it can be looked at, and not written", async () => {
  const id = await written();
  await give([id]);
  await site.call(teacher, "PUT", `/class/${classId}`, { name: "Herding", isArchived: true, freeLateDays: 0 });
  expect((await edit(id)).title).toBe("Sum of Two");
  expect((await site.call(teacher, "GET", own(`/${id}/package`))).status).toBe(200);
  const refused = [
    await write(),
    await change(id),
    await site.call(teacher, "DELETE", own(`/${id}`)),
    await site.call(teacher, "POST", own("/verify"), testForm()),
    await site.call(teacher, "POST", own("/preview"), { description: "x" }),
    await site.call(teacher, "POST", own(`/${id}/rejudging`)),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409));
  expect((await look(student, id)).status).toBe(200);
});

test("it is deleted when no assignment has it, and with its class; what students have sent stays theirs", async () => {
  const [id, other] = [await written(), await written()];
  const { body: given } = await give([id]);
  await submit(student, id, "AC");
  expect(await site.call(teacher, "DELETE", own(`/${id}`))).toMatchObject({ status: 409 });
  expect((await site.call(teacher, "DELETE", own(`/${other}`))).status).toBe(200);
  expect(await statusesOf(other)).toEqual([404, 404, 404, 404, 404]);
  expect(given._id).toBeDefined();
  expect((await site.call(teacher, "DELETE", `/class/${classId}`)).status).toBe(200);
  expect(await statusesOf(id)).toEqual([404, 404, 404, 404, 404]);
  const { rows } = await site.context.pool.query("select class_id, is_draft, deleted_at from problem where id = $1", [
    id,
  ]);
  expect(rows).toMatchObject([{ class_id: null, is_draft: true, deleted_at: expect.any(Date) }]);
  const history = await site.call(student, "GET", "/submission/own");
  expect(history.body.submissions).toMatchObject([{ problemId: id, problemTitle: "Sum of Two" }]);
});

test("it is not deleted while an assignment is given it at the same moment", async () => {
  const id = await written();
  const { body } = await give([await written()]);
  const assignment = `/class/${classId}/assignment/${body._id}`;
  const { form, revision } = (await site.call(teacher, "GET", `${assignment}/edit`)).body;
  const client = await site.context.pool.connect();
  await client.query("begin");
  await holdClass(client, classId);
  const saving = site.call(teacher, "PUT", assignment, {
    form: { ...form, problems: [{ problemId: id, points: 1 }] },
    revision,
  });
  await until(async () => (await countWaiting()) > 0);
  await client.query("update problem set deleted_at = now() where id = $1", [id]);
  await client.query("commit");
  client.release();
  expect(await saving).toMatchObject({ status: 400, body: { message: `There is no problem ${id}` } });
});

test("who left the class, or is its student now, keeps what was sent and nothing else", async () => {
  const id = await written();
  await give([id]);
  await submit(student, id, "AC");
  await site.call(student, "DELETE", `/class/${classId}/membership`);
  expect((await look(student, id)).status).toBe(404);
  expect((await submit(student, id, "AC")).status).toBe(404);
  expect((await site.call(student, "GET", `/problem/submittedProblem/${id}`)).body).toHaveLength(1);
  // Another teacher makes this one a student.
  await site.context.pool.query("update class_member set role = 'student' where user_id = $1", [teacher.id]);
  expect((await site.call(teacher, "GET", own(`/${id}`))).status).toBe(403);
  expect((await change(id)).status).toBe(403);
});

test("who is made a student while a save is being judged does not save any more", async () => {
  await site.stopJudging();
  const saving = write({ title: "Too Late" });
  await until(async () => (await site.countJobs(teacher)) === 3);
  await site.context.pool.query("update class_member set role = 'student' where user_id = $1", [teacher.id]);
  await site.startJudging();
  expect((await saving).status).toBe(403);
  expect((await site.context.pool.query("select from problem where title = 'Too Late'")).rowCount).toBe(0);
});

test("its teacher has it judged again after a changed test, and sees the changes of the class's own work alone", async () => {
  const id = await written();
  await give([id]);
  const left = await site.newUser();
  await site.context.pool.query("insert into class_member (class_id, user_id, role) values ($1, $2, 'student')", [
    classId,
    left.id,
  ]);
  await submit(student, id, "WA-with 4");
  await submit(left, id, "WA-with 4");
  await site.call(left, "DELETE", `/class/${classId}/membership`);
  const hiddenTestCases = [5, 6, 7].map((number) => ({ input: `${number}`, output: "1" }));
  expect((await change(id, { hiddenTestCases })).body).toMatchObject({ outdatedSubmissions: 2 });
  const path = own(`/${id}/rejudging`);
  await site.call(teacher, "POST", path);
  await until(async () => (await site.call(teacher, "GET", path)).body.state === "ready");
  const { body } = await site.call(teacher, "GET", path);
  expect(body).toMatchObject({ total: 2, changeCount: 2, changes: [{ before: "AC", after: "WA" }] });
  expect((await site.call(teacher, "POST", `${path}/apply`)).body).toMatchObject({ state: "applied" });
  const { body: grades } = await site.call(teacher, "GET", `/class/${classId}/grades`);
  expect(grades.rows).toMatchObject([{ userId: student.id, total: 0 }]);
});

import { api } from "@verdict/contract/api";
import { type Endpoint, fillPath } from "@verdict/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { testForm } from "../problems/testing/test-form.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestAssignment, testAssignmentForm } from "./testing/test-assignment.ts";
import { createTestClass, nameTestTeacher } from "./testing/test-class.ts";

/*
 * Who may make which call of a class: every call there is, by everybody there is, each time on a class of its own.
 */

const ROLES = ["stranger", "user", "student", "elsewhere", "assistant", "teacher", "colleague", "admin"] as const;
type Role = (typeof ROLES)[number];

/**
 * The status that each role gets, in the order of ROLES. `elsewhere` is a student, `colleague` a teacher of another
 * class.
 */
const STATUSES: Readonly<Record<string, string>> = {
  classes: "401 200 200 200 200 200 200 200",
  createClass: "401 403 403 403 403 200 200 200",
  joinClass: "401 200 409 200 409 409 200 200",
  answerInvitation: "401 200 404 404 404 404 404 404",
  schoolClass: "401 404 200 404 200 200 404 200",
  changeClass: "401 404 403 404 403 200 404 200",
  deleteClass: "401 404 403 404 403 200 404 200",
  renewCode: "401 404 403 404 403 200 404 200",
  dropCode: "401 404 403 404 403 200 404 200",
  // A class keeps its only teacher.
  leaveClass: "401 404 200 404 200 409 404 404",
  roster: "401 404 403 404 200 200 404 200",
  checkRoster: "401 404 403 404 403 200 404 200",
  takeRoster: "401 404 403 404 403 200 404 200",
  inviteAgain: "401 404 403 404 403 200 404 200",
  withdrawInvitation: "401 404 403 404 403 200 404 200",
  changeMember: "401 404 403 404 403 200 404 200",
  removeMember: "401 404 403 404 403 200 404 200",
  assignments: "401 404 200 404 200 200 404 200",
  createAssignment: "401 404 403 404 403 200 404 200",
  assignment: "401 404 200 404 200 200 404 200",
  editAssignment: "401 404 403 404 403 200 404 200",
  updateAssignment: "401 404 403 404 403 200 404 200",
  deleteAssignment: "401 404 403 404 403 200 404 200",
  assignmentGrid: "401 404 403 404 200 200 404 200",
  giveDays: "401 404 403 404 200 200 404 200",
  gradeBook: "401 404 403 404 200 200 404 200",
  gradeBookFile: "401 404 403 404 200 200 404 200",
  // The student is its author.
  classSubmission: "401 404 200 404 200 200 404 200",
  commentOnSubmission: "401 404 403 404 200 200 404 200",
  // It is the teacher's.
  deleteComment: "401 404 403 404 404 200 404 200",
  classBoard: "401 404 200 404 200 200 404 200",
  // An administrator who is no member cannot.
  standOnClassBoard: "401 404 200 404 200 200 404 403",
  classProblems: "401 404 403 404 403 200 404 200",
  createClassProblem: "401 404 403 404 403 200 404 200",
  verifyClassProblem: "401 404 403 404 403 200 404 200",
  generateClassTests: "401 404 403 404 403 200 404 200",
  stressClassProgram: "401 404 403 404 403 200 404 200",
  previewClassStatement: "401 404 403 404 403 200 404 200",
  editClassProblem: "401 404 403 404 403 200 404 200",
  updateClassProblem: "401 404 403 404 403 200 404 200",
  deleteClassProblem: "401 404 403 404 403 200 404 200",
  classProblemPrograms: "401 404 403 404 403 200 404 200",
  exportClassProblem: "401 404 403 404 403 200 404 200",
  classRejudging: "401 404 403 404 403 200 404 200",
  startClassRejudging: "401 404 403 404 403 200 404 200",
  // Nothing is rejudged.
  applyClassRejudging: "401 404 403 404 403 409 404 409",
  dropClassRejudging: "401 404 403 404 403 409 404 409",
  teachers: "401 403 403 403 403 403 403 200",
  nameTeacher: "401 403 403 403 403 403 403 200",
  dismissTeacher: "401 403 403 403 403 403 403 200",
};

const cpp = (source: string) => ({ language: "cpp", code: source });
const generator = cpp("print 3");
const stress = {
  ...{ program: cpp("AC"), bruteForce: cpp("print 2"), generator, parameters: "n=3 seed={seed}", validators: [] },
  ...{ checker: { kind: "exact" }, timeLimitSeconds: 2, memoryLimitMegabytes: 256, firstSeed: 7, tries: 5, seconds: 9 },
};
const csv = "email,name\nnew@example.com,New";
const BODIES: Readonly<Record<string, object>> = {
  createClass: { name: "Graphs" },
  answerInvitation: { accepts: true },
  changeClass: { name: "Trees", isArchived: false, freeLateDays: 2 },
  checkRoster: { csv },
  takeRoster: { csv },
  giveDays: { extraDays: 2 },
  standOnClassBoard: { standsOnIt: true },
  commentOnSubmission: { line: 1, text: "Why?" },
  changeMember: { role: "assistant", name: "", label: "7" },
  createClassProblem: testForm(),
  updateClassProblem: testForm(),
  verifyClassProblem: testForm(),
  generateClassTests: { generator, reference: cpp("AC"), firstSeed: 7, count: 1 },
  stressClassProgram: stress,
  previewClassStatement: { description: "Count." },
};

let app: JudgingApp;
let who: Record<Role, TestUser>;
let code = 1_000;

beforeAll(async () => {
  app = await createJudgingApp();
  await app.startJudging();
  const users = await Promise.all(ROLES.map((role) => app.newUser(role === "admin" ? "admin" : "user")));
  who = Object.fromEntries(ROLES.map((role, index) => [role, users[index]])) as Record<Role, TestUser>;
  who.stranger = { ...who.stranger, cookie: "" };
  await createTestProblem(app.context.pool, { id: "sum" });
  await nameTestTeacher(app.context.pool, who.teacher);
  await nameTestTeacher(app.context.pool, who.colleague);
  await createTestClass(app.context.pool, { teachers: [who.colleague], students: [who.elsewhere] });
});
afterAll(async () => {
  await app.stopJudging();
  await app.close();
});

async function makeClass() {
  code += 1;
  const joinCode = `AAAA-${code}`;
  const classId = await createTestClass(app.context.pool, {
    joinCode,
    teachers: [who.teacher],
    assistants: [who.assistant],
    students: [who.student],
  });
  await app.context.pool.query(
    "insert into class_invitation (class_id, email_id, role) values ($1, $2, 'student'), ($1, 'invited@example.com', 'student')",
    [classId, who.user.emailId],
  );
  const assignmentId = await createTestAssignment(app.context.pool, { classId, from: -60, to: 60 });
  const { rows } = await app.context.pool.query<{ submission_id: string; comment_id: string }>(
    `with sent as (
       insert into submission (user_id, problem_id, language, code, total) values ($1, 'sum', 'cpp', 'x', 5) returning id)
     insert into submission_comment (class_id, submission_id, author_id, text)
     select $2, id, $3, 'Good' from sent returning submission_id, id as comment_id`,
    [who.student.id, classId, who.teacher.id],
  );
  const { submission_id: submissionId = "", comment_id: commentId = "" } = rows[0] ?? {};
  await createTestProblem(app.context.pool, { id: `own-${code}`, classId });
  return { classId, joinCode, assignmentId, submissionId, commentId, problemId: `own-${code}` };
}

async function statusOf(role: Role, name: string, endpoint: Endpoint): Promise<number> {
  const { joinCode, ...ids } = await makeClass();
  const other = await app.newUser();
  if (name === "dismissTeacher") await nameTestTeacher(app.context.pool, other);
  const target = name === "dismissTeacher" ? other.id : who.student.id;
  const path = fillPath(endpoint.path, { ...ids, userId: target, emailId: "invited@example.com" });
  const bodies: Record<string, object> = { joinClass: { code: joinCode }, nameTeacher: { emailId: other.emailId } };
  const form = testAssignmentForm({ from: -60, to: 60 });
  Object.assign(bodies, { createAssignment: form, updateAssignment: { form, revision: 1 } });
  const body = bodies[name] ?? BODIES[name];
  // One of them sends a file: only the status is looked at.
  const reply = await fetch(app.address + path, {
    method: endpoint.method,
    headers: { cookie: who[role].cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: JSON.stringify(body) ?? null,
  });
  await reply.text();
  return reply.status;
}

const calls = Object.entries<Endpoint>(api).filter(([, { path }]) => path.startsWith("/class/"));

test("every call of a class is in the table", () => {
  expect(Object.keys(STATUSES).sort()).toEqual(calls.map(([name]) => name).sort());
});

test.each(calls)("%s answers each role as the table says", async (name, endpoint) => {
  const statuses: number[] = [];
  for (const role of ROLES) statuses.push(await statusOf(role, name, endpoint));
  expect(statuses.join(" ")).toBe(STATUSES[name]);
});

test("what only staff may see is in no answer to a student", async () => {
  const { classId, joinCode } = await makeClass();
  await app.context.pool.query("update class_member set label = 'LABELMARK' where class_id = $1", [classId]);
  for (const path of ["/class/all", `/class/${classId}`]) {
    const { text } = await app.call(who.student, "GET", path);
    expect(text).not.toContain("LABELMARK");
    expect(text).not.toContain(joinCode);
  }
  expect((await app.call(who.assistant, "GET", `/class/${classId}/roster`)).text).toContain("LABELMARK");
});

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createTestAssignment } from "../classes/testing/test-assignment.ts";
import { createTestClass, nameTestTeacher } from "../classes/testing/test-class.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { sendDueGrades } from "./grades/send-grades.ts";
import { createLtiContext } from "./lti-context.ts";
import { createLtiSite, type LtiSite } from "./testing/lti-site.ts";

let site: LtiSite;
let teacher: TestUser;
let courses = 0;

beforeAll(async () => {
  site = await createLtiSite();
  teacher = await site.newUser();
  await nameTestTeacher(site.context.pool, teacher);
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterAll(() => site.close());
beforeEach(() => {
  site.peer.faults = {};
  site.peer.scores.length = 0;
});

/** A course with a class that has an assignment, linked by its teacher. */
async function newCourse() {
  courses += 1;
  const course = `flow-${courses}`;
  const classId = await createTestClass(site.context.pool, { teachers: [teacher] });
  const assignmentId = await createTestAssignment(site.context.pool, { classId, from: -60, to: 60 });
  await site.linkCourse(teacher, { sub: "teacher", course, classId });
  return { course, classId, assignmentId };
}

const rolesOf = async (classId: string, user: TestUser) =>
  (
    await site.context.pool.query<{ role: string; label: string }>(
      "select role, label from class_member where class_id = $1 and user_id = $2",
      [classId, user.id],
    )
  ).rows;

async function solve(user: TestUser): Promise<void> {
  await site.context.pool.query(
    `insert into submission (user_id, problem_id, language, code, verdict, passed, total, judged_at)
     values ($1, 'sum', 'cpp', 'x', 'AC', 5, 5, now())`,
    [user.id],
  );
}

test("a teacher makes a new class of a course, and links an assignment; a learner is its student and lands on it", async () => {
  const own = site.browser(teacher);
  const opening = { sub: "teacher", role: "Instructor", course: "fresh", link: "first" } as const;
  const first = await own.open(site.peer, opening);
  expect(first.body).toEqual({
    ...{ step: "account", platform: "Hill Moodle", course: "Algorithms I" },
    ...{ emailId: teacher.emailId, name: "Testing", person: "", asks: "nothing" },
  });
  const asked = await own.post(`/lti/launches/${first.ticket}/account`);
  expect(asked.body).toMatchObject({ step: "class", mayMake: true });
  const made = await own.post(`/lti/launches/${first.ticket}/class`, { classId: null });
  expect(made.body).toMatchObject({ step: "assignment", className: "Algorithms I", link: "Week 1", assignments: [] });
  const { rows } = await site.context.pool.query<{ class_id: string }>(
    "select class_id from lti_course where context_id = 'fresh'",
  );
  const classId = rows[0]?.class_id ?? "";
  const assignmentId = await createTestAssignment(site.context.pool, { classId, from: -60, to: 60 });
  const page = `/classes/${classId}/assignment/${assignmentId}`;
  const chosen = await own.post(`/lti/launches/${first.ticket}/assignment`, { assignmentId });
  expect(chosen.body).toMatchObject({ step: "over", path: page });
  // It is over: its ticket opens nothing more.
  expect((await own.post(`/lti/launches/${first.ticket}`)).status).toBe(401);

  const student = await site.newUser();
  const theirs = site.browser(student);
  const learner = await theirs.open(site.peer, { sub: "ada", course: "fresh", link: "first" });
  expect(learner.body.step).toBe("account");
  expect((await theirs.post(`/lti/launches/${learner.ticket}/account`)).body).toMatchObject({
    step: "over",
    path: page,
  });
  expect(await rolesOf(classId, student)).toEqual([{ role: "student", label: "no-ada" }]);
});

test("who is known comes in without a session, and gets one; nobody who is unknown does", async () => {
  const { course, classId } = await newCourse();
  const student = await site.newUser();
  const stranger = site.browser();
  const first = await stranger.open(site.peer, { sub: "bob", course });
  expect(first.body.step).toBe("login");
  expect(stranger.cookies.has("session")).toBe(false);
  // The browser logs in, and gets on with the same launch.
  stranger.cookies.set("session", student.cookie.slice("session=".length));
  await stranger.post(`/lti/launches/${first.ticket}/account`);
  const again = site.browser();
  expect((await again.open(site.peer, { sub: "bob", course })).body).toMatchObject({ path: `/classes/${classId}` });
  expect((await again.get("/user/getProfile")).body.user.emailId).toBe(student.emailId);
  const { rows } = await site.context.pool.query(
    "select kind, detail from audit_entry where user_id = $1 and kind like '%lti%' order by id",
    [student.id],
  );
  expect(rows).toEqual([
    { kind: "lti_linked", detail: "Hill Moodle" },
    { kind: "logged_in_with_lti", detail: null },
  ]);
});

test("a choice goes back to the platform as a signed link with the points of the assignment", async () => {
  const { course, assignmentId } = await newCourse();
  const own = site.browser(teacher);
  const claims = {
    "https://purl.imsglobal.org/spec/lti/claim/message_type": "LtiDeepLinkingRequest",
    "https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings": {
      deep_link_return_url: `${site.peer.issuer}/return?a=1&b="2"`,
      accept_types: ["ltiResourceLink"],
      data: "csrf-42",
    },
  };
  const first = await own.open(site.peer, { sub: "teacher", role: "Instructor", course, claims });
  expect(first.body).toMatchObject({ step: "assignment", link: null, assignments: [{ _id: assignmentId, most: 10 }] });
  const chosen = await own.post(`/lti/launches/${first.ticket}/assignment`, { assignmentId });
  expect(chosen.body).toMatchObject({ step: "answer", path: `/lti/answer/${first.ticket}`, waits: false });
  expect((await site.browser(teacher).get(chosen.body.path)).status).toBe(401);
  const page = await own.get(chosen.body.path);
  expect(page.text).toContain(`action="${site.peer.issuer}/return?a=1&amp;b=&quot;2&quot;"`);
  const token = /name="JWT" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const said = await site.peer.readAnswer(token, (await own.get("/lti/jwks")).body);
  expect(said).toMatchObject({
    "https://purl.imsglobal.org/spec/lti/claim/message_type": "LtiDeepLinkingResponse",
    "https://purl.imsglobal.org/spec/lti/claim/deployment_id": "1",
    "https://purl.imsglobal.org/spec/lti-dl/claim/data": "csrf-42",
    "https://purl.imsglobal.org/spec/lti-dl/claim/content_items": [
      {
        type: "ltiResourceLink",
        title: "First steps",
        custom: { verdict_assignment: assignmentId },
        lineItem: { scoreMaximum: 10, resourceId: assignmentId },
      },
    ],
  });
  expect((await own.get(chosen.body.path)).status).toBe(401);
});

test("the platform's frame leads into a tab of its own, and takes over what is chosen there", async () => {
  const { course, assignmentId } = await newCourse();
  const frame = site.browser();
  const fields = { iss: site.peer.issuer, login_hint: "7", target_link_uri: "http://127.0.0.1:3000/lti/deep-link" };
  const framed = await frame.postForm("/lti/login", fields, { "sec-fetch-dest": "iframe" });
  expect(framed.status).toBe(303);
  const waiting = await frame.get(String(framed.headers["location"]), { "sec-fetch-dest": "iframe" });
  expect(waiting.headers["x-frame-options"]).toBeUndefined();
  expect(frame.cookies.size).toBe(0);
  const link = /href="([^"]+)"/.exec(waiting.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const next = /url=([^"]+)"/.exec(waiting.text)?.[1]?.replaceAll("&amp;", "&") ?? "";

  const tab = site.browser(teacher);
  const claims = {
    "https://purl.imsglobal.org/spec/lti/claim/message_type": "LtiDeepLinkingRequest",
    "https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings": {
      deep_link_return_url: `${site.peer.issuer}/return`,
      accept_types: ["ltiResourceLink"],
      accept_lineitem: false,
    },
  };
  const opening = { sub: "teacher", role: "Instructor", course, claims } as const;
  const back = await tab.comeBack(site.peer, String((await tab.get(link)).headers["location"]), opening);
  const ticket = String(back.headers["location"]).split("/").at(-1);
  await tab.post(`/lti/launches/${ticket}`);
  expect((await frame.get(next)).text).toContain("Open in a new tab");
  const chosen = await tab.post(`/lti/launches/${ticket}/assignment`, { assignmentId });
  expect(chosen.body).toMatchObject({ step: "answer", waits: true });
  const taken = await frame.get(next);
  expect(taken.text).toContain(`action="${site.peer.issuer}/return"`);
  expect((await frame.get(next)).text).toContain("Open in a new tab");
});

test("a grade arrives once, again when it has changed, and after a failure by itself; staff read what failed", async () => {
  const { course, classId, assignmentId } = await newCourse();
  const student = await site.newUser();
  const theirs = site.browser(student);
  const custom = { verdict_assignment: assignmentId };
  const { ticket } = await theirs.open(site.peer, { sub: "eva", course, link: "graded", custom });
  await theirs.post(`/lti/launches/${ticket}/account`);
  const lti = createLtiContext(site.context);
  await sendDueGrades(lti);
  expect(site.peer.scores).toEqual([]);

  await solve(student);
  site.peer.faults.scoreStatus = 503;
  await sendDueGrades(lti);
  const failed = await site.call(teacher, "GET", `/lti/class/${classId}`);
  expect(failed.body.courses[0].links).toEqual([
    {
      ...{ _id: "graded", title: "Week 1", assignmentTitle: "First steps", isForgotten: false },
      ...{ takesGrades: true, sentAt: null, sent: 0 },
      failures: [{ name: "Testing", text: "The platform takes no grades right now (status 503)" }],
    },
  ]);
  site.peer.faults = {};
  await sendDueGrades(lti); // Its time has not come.
  expect(site.peer.scores).toEqual([]);
  await site.context.pool.query("update lti_score set next_try_at = now()");
  // A server that has just started knows nothing but what the database does.
  await sendDueGrades(createLtiContext(site.context));
  const sent = { path: "/items/graded/scores?type_id=7", userId: "eva", scoreGiven: 10, scoreMaximum: 10 };
  const progress = { activityProgress: "Submitted", gradingProgress: "FullyGraded" };
  const submission = { submittedAt: expect.any(String) };
  expect(site.peer.scores).toEqual([{ ...sent, ...progress, submission, timestamp: expect.any(String) }]);
  await site.context.pool.query("update lti_course set looked_at = null");
  await sendDueGrades(lti);
  expect(site.peer.scores).toHaveLength(1);

  await site.context.pool.query("update assignment_problem set points = 40 where assignment_id = $1", [assignmentId]);
  // Another server is at the course, and has looked before that: who asks is not told so, but waits for it.
  const occupy = (minutes: number) =>
    site.context.pool.query(
      "update lti_course set busy_until = now() + make_interval(mins => $1) where class_id = $2",
      [minutes, classId],
    );
  await occupy(5);
  const asked = site.call(teacher, "POST", `/lti/class/${classId}/grades`);
  await sleep(500);
  expect(site.peer.scores).toHaveLength(1);
  await occupy(0);
  expect((await asked).status).toBe(200);
  expect(site.peer.scores[1]).toMatchObject({ scoreGiven: 40, scoreMaximum: 40 });
  const { body } = await site.call(teacher, "GET", `/lti/class/${classId}`);
  expect(body.courses[0].links[0]).toMatchObject({ sent: 1, failures: [], sentAt: expect.any(String) });
});

test("grades go to no host that no administrator has entered", async () => {
  const { course, classId, assignmentId } = await newCourse();
  const student = await site.newUser();
  const theirs = site.browser(student);
  const endpoint = {
    lineitem: "https://inside.example/items/1",
    scope: ["https://purl.imsglobal.org/spec/lti-ags/scope/score"],
  };
  const claims = { "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint": endpoint };
  const custom = { verdict_assignment: assignmentId };
  const { ticket } = await theirs.open(site.peer, { sub: "finn", course, link: "away", custom, claims });
  await theirs.post(`/lti/launches/${ticket}/account`);
  await solve(student);
  await sendDueGrades(createLtiContext(site.context));
  const { body } = await site.call(teacher, "GET", `/lti/class/${classId}`);
  expect(body.courses[0].links[0].failures[0].text).toContain("inside.example, which is no host");
});

test("the roster tells who has not come yet, fills what the class has none for, and removes nobody", async () => {
  const { course, classId } = await newCourse();
  const [student, gone] = [await site.newUser(), await site.newUser()];
  for (const [user, sub] of [
    [student, "gil"],
    [gone, "hal"],
  ] as const) {
    const theirs = site.browser(user);
    const { ticket } = await theirs.open(site.peer, { sub, course });
    await theirs.post(`/lti/launches/${ticket}/account`);
  }
  site.peer.members = [
    { user_id: "gil", name: "Gil Hill", lis_person_sourcedid: "4711", status: "Active" },
    { user_id: "new", name: "Nora New", roles: [] },
    { user_id: "teacher", name: "Tea Cher" },
    { user_id: "off", name: "Off", status: "Inactive" },
  ];
  const { rows } = await site.context.pool.query<{ id: string }>("select id from lti_course where context_id = $1", [
    course,
  ]);
  const { body } = await site.call(teacher, "POST", `/lti/class/${classId}/course/${rows[0]?.id}/roster`);
  expect(body).toEqual({
    members: [
      { _id: "gil", name: "Gil Hill", label: "4711", state: "member" },
      { _id: "new", name: "Nora New", label: "", state: "unknown" },
      { _id: "teacher", name: "Tea Cher", label: "", state: "member" },
      { _id: "hal", name: "Testing", label: "no-hal", state: "left" },
    ],
    filled: 2,
    isWhole: true,
  });
  expect(await rolesOf(classId, gone)).toHaveLength(1);
  expect(await rolesOf(classId, student)).toEqual([{ role: "student", label: "no-gil" }]);
});

test("a class takes its courses with it, a platform its people, and an account who it was there", async () => {
  const { classId } = await newCourse();
  const count = async (text: string, value: string) => (await site.context.pool.query(text, [value])).rowCount;
  expect((await site.call(teacher, "DELETE", `/class/${classId}`)).status).toBe(200);
  expect(await count("select from lti_course where class_id = $1", classId)).toBe(0);
  const student = await site.newUser();
  const theirs = site.browser(student);
  const { course } = await newCourse();
  const { ticket } = await theirs.open(site.peer, { sub: "leaving", course });
  await theirs.post(`/lti/launches/${ticket}/account`);
  expect(await count("select from lti_identity where user_id = $1", student.id)).toBe(1);
  await site.context.pool.query("delete from user_account where id = $1", [student.id]);
  expect(await count("select from lti_identity where sub = $1", "leaving")).toBe(0);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createTestAssignment } from "../classes/testing/test-assignment.ts";
import { createTestClass } from "../classes/testing/test-class.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import * as claims from "./grades/claims-store.ts";
import { sendDueGrades, sendNow } from "./grades/send-grades.ts";
import { createLtiContext } from "./lti-context.ts";
import { createLtiSite, type LtiSite } from "./testing/lti-site.ts";

/* How grades reach the grade book of a platform that refuses some of them, and is not alone. */

let site: LtiSite;
let teacher: TestUser;
let courses = 0;

beforeAll(async () => {
  site = await createLtiSite();
  teacher = await site.newUser();
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.context.pool.query("delete from lti_course");
  await site.context.pool.query("delete from lti_identity");
  site.peer.faults = {};
  site.peer.scores.length = 0;
});

interface Linked {
  course: string;
  courseId: string;
  classId: string;
  assignmentId: string;
}

/** A course of a class that has an assignment; of the class of another course where that is named. */
async function newCourse(other?: Linked): Promise<Linked> {
  const { pool } = site.context;
  courses += 1;
  const course = `grades-${courses}`;
  const classId = other?.classId ?? (await createTestClass(pool, { teachers: [teacher] }));
  const assignmentId = other?.assignmentId ?? (await createTestAssignment(pool, { classId, from: -60, to: 60 }));
  await site.linkCourse(teacher, { sub: "teacher", course, classId });
  const { rows } = await pool.query<{ id: string }>("select id from lti_course where context_id = $1", [course]);
  return { course, courseId: rows[0]?.id ?? "", classId, assignmentId };
}

/** Opens a link to the assignment as a learner whom the platform calls so. */
async function open(user: TestUser, sub: string, { course, assignmentId }: Linked, more: object = {}): Promise<void> {
  const own = site.browser(user);
  const custom = { verdict_assignment: assignmentId };
  const { ticket, body } = await own.open(site.peer, { sub, course, link: `of-${course}`, custom, ...more });
  const last = body.step === "account" ? (await own.post(`/lti/launches/${ticket}/account`)).body : body;
  expect(last).toMatchObject({ step: "over", path: expect.stringContaining(assignmentId) });
}

async function solve(user: TestUser, judgedBefore = "0"): Promise<void> {
  await site.context.pool.query(
    `insert into submission (user_id, problem_id, language, code, verdict, passed, total, created_at, judged_at)
     values ($1, 'sum', 'cpp', 'x', 'AC', 5, 5, now() - interval '10 minutes', now() - $2::interval)`,
    [user.id, judgedBefore],
  );
}

/** Students who have solved the problem and opened the course, in the order in which grades are sent. */
async function newStudents(linked: Linked, subs: readonly string[]): Promise<void> {
  for (const sub of subs) {
    const student = await site.newUser();
    await open(student, sub, linked);
    await site.context.pool.query("update class_member set name = $3 where class_id = $1 and user_id = $2", [
      ...[linked.classId, student.id],
      sub,
    ]);
    await solve(student);
  }
}

const send = () => sendDueGrades(createLtiContext(site.context));
const told = () => site.peer.scores.map(({ userId }) => userId);
const failuresOf = async ({ classId }: Linked): Promise<{ name: string; text: string }[]> =>
  (await site.call(teacher, "GET", `/lti/class/${classId}`)).body.courses[0].links[0].failures;

test("a server that closes begins no further course", async () => {
  await newStudents(await newCourse(), ["a"]);
  await sendDueGrades(createLtiContext(site.context), AbortSignal.abort());
  expect(told()).toEqual([]);
});

test.each([404, 503])("a student whom the platform refuses with %s holds up nobody else", async (status) => {
  const linked = await newCourse();
  await newStudents(linked, ["a", "b", "c"]);
  site.peer.faults.scoreStatusOf = { a: status };
  await send();
  expect(told()).toEqual(["b", "c"]);
  expect(await failuresOf(linked)).toMatchObject([{ name: "a" }]);
});

test.each([
  [404, "passed over"],
  [503, "refused"],
] as const)(
  "after three in a row with %s the others wait, and come before those three when they are tried",
  async (status, sent) => {
    const linked = await newCourse();
    await newStudents(linked, ["a", "b", "c", "d", "e"]);
    site.peer.faults.scoreStatusOf = { a: status, b: status, c: status };
    const lti = createLtiContext(site.context);
    const deadline = performance.now() + 60_000;
    expect(await sendNow(lti, { courseId: linked.courseId, deadline })).toBe(sent);
    expect(await failuresOf(linked)).toHaveLength(3);
    await send();
    expect(told()).toEqual([]); // It rests.
    // The three are due again, and still refused.
    await site.context.pool.query("update lti_score set next_try_at = now()");
    await site.context.pool.query("update lti_course set rests_until = now()");
    await send();
    expect(told()).toEqual(["d", "e"]);
  },
);

test("a new column of the grade book gets the old grades", async () => {
  const linked = await newCourse();
  const student = await site.newUser();
  await open(student, "ada", linked);
  await solve(student);
  await send();
  expect(site.peer.scores).toHaveLength(1);
  const endpoint = {
    lineitem: `${site.peer.issuer}/items/anew`,
    scope: ["https://purl.imsglobal.org/spec/lti-ags/scope/score"],
  };
  await open(student, "ada", linked, {
    claims: { "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint": endpoint },
  });
  const path = `/lti/class/${linked.classId}`;
  expect((await site.call(teacher, "GET", path)).body.courses[0].links[0]).toMatchObject({ sent: 0, sentAt: null });
  await send();
  expect(site.peer.scores[1]).toMatchObject({ path: "/items/anew/scores", userId: "ada", scoreGiven: 10 });
  await send();
  expect(site.peer.scores).toHaveLength(2);
});

test("a course that cannot be worked on ends the round for no other one", async () => {
  const broken = await newCourse();
  await newStudents(broken, ["a"]);
  const whole = await newCourse();
  await newStudents(whole, ["b"]);
  const { pool } = site.context;
  await pool.query("update lti_link set line_item_url = 'no address' where course_id = $1", [broken.courseId]);
  // It comes first.
  await pool.query("update lti_course set claimed_at = now() - interval '1 day' where id = $1", [whole.courseId]);
  await send();
  expect(told()).toEqual(["b"]);
});

test("courses take turns: one that was not finished is not taken again in the same round", async () => {
  const linked = [await newCourse(), await newCourse()];
  for (const one of linked) await newStudents(one, [one.course]);
  const { pool } = site.context;
  const startedAt = await claims.readClock(pool);
  const taken: (string | undefined)[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const course = await claims.claimDue(pool, { startedAt, exceptPlatforms: [] });
    taken.push(course?.id);
    if (course !== null) await claims.letGo(pool, { course, lookedAt: null, restMinutes: 0 });
  }
  expect(taken.sort()).toEqual([...linked.map(({ courseId }) => courseId), undefined].sort());
  const round = { startedAt: new Date(Date.now() + 60_000), exceptPlatforms: [site.platformId] };
  expect(await claims.claimDue(pool, round)).toBeNull();
});

test("a claim that has lapsed does not end the one that followed", async () => {
  const { courseId } = await newCourse();
  const { pool } = site.context;
  const first = await claims.claimCourse(pool, courseId);
  await pool.query("update lti_course set busy_until = now() where id = $1", [courseId]);
  expect(await claims.claimCourse(pool, courseId)).not.toBeNull();
  if (first !== null) await claims.letGo(pool, { course: first, lookedAt: null, restMinutes: 0 });
  expect(await claims.claimCourse(pool, courseId)).toBeNull();
});

test("staff read who has linked a course, and when that is no teacher of the class any more", async () => {
  const { classId } = await newCourse();
  const colleague = await site.newUser();
  const { pool } = site.context;
  await pool.query("insert into class_member (class_id, user_id, role) values ($1, $2, 'teacher')", [
    ...[classId, colleague.id],
  ]);
  const linker = async () => (await site.call(colleague, "GET", `/lti/class/${classId}`)).body.courses[0].linkedBy;
  expect(await linker()).toEqual({ name: "Testing", isTeacher: true });
  await pool.query("delete from class_member where class_id = $1 and user_id = $2", [classId, teacher.id]);
  expect(await linker()).toEqual({ name: "Testing", isTeacher: false });
});

test("of two courses of a class a student's grade goes to the one that they have opened, and nobody else's does", async () => {
  const first = await newCourse();
  const second = await newCourse(first);
  const [ada, bob, out] = [await site.newUser(), await site.newUser(), await site.newUser()];
  await open(ada, "ada", first);
  await open(bob, "bob", second);
  await open(out, "out", first);
  await site.context.pool.query("delete from class_member where user_id = $1", [out.id]);
  for (const user of [ada, bob, out]) await solve(user);
  await send();
  const paths = site.peer.scores.map(({ path, userId }) => `${userId} ${path}`);
  const pathOf = ({ course }: Linked) => `/items/of_${course.replaceAll("-", "_")}/scores?type_id=7`;
  expect(paths.sort()).toEqual([`ada ${pathOf(first)}`, `bob ${pathOf(second)}`]);
  // Whoever opens a course later is told to it soon.
  await open(ada, "ada", second);
  await send();
  expect(site.peer.scores).toHaveLength(3);
});

test("a class is worked out once for all links of a course, of which there are at most 200", async () => {
  const linked = await newCourse();
  const student = await site.newUser();
  await open(student, "ada", linked);
  const { pool } = site.context;
  await pool.query(
    `insert into lti_link (course_id, resource_link_id, title, assignment_id, line_item_url)
     select $1, 'more-' || n, 'More', $2, $3 from generate_series(1, 199) n`,
    [linked.courseId, linked.assignmentId, `${site.peer.issuer}/items/more`],
  );
  await open(student, "ada", linked, { link: "invented" });
  const { rowCount } = await pool.query("select from lti_link where course_id = $1", [linked.courseId]);
  expect(rowCount).toBe(200);
  const asked: string[] = [];
  const counting = new Proxy(pool, {
    get: (target, name) => {
      if (name !== "query") return Reflect.get(target, name, target);
      return (text: string, values: unknown[]) => {
        asked.push(text);
        return target.query(text, values);
      };
    },
  });
  await sendDueGrades({ ...createLtiContext(site.context), pool: counting });
  expect(asked.filter((text) => text.includes("from assignment a where a.class_id"))).toHaveLength(1);
});

test("the last grades of a class that is archived still arrive, by themselves and as staff ask", async () => {
  const linked = await newCourse();
  const student = await site.newUser();
  await open(student, "a", linked);
  await solve(student, "5 hours");
  const { pool } = site.context;
  await pool.query("update class set archived_at = now() where id = $1", [linked.classId]);
  await send();
  expect(told()).toEqual(["a"]);
  await pool.query("update assignment_problem set points = 40 where assignment_id = $1", [linked.assignmentId]);
  expect((await site.call(teacher, "POST", `/lti/class/${linked.classId}/grades`)).status).toBe(200);
  expect(site.peer.scores[1]).toMatchObject({ scoreGiven: 40 });
  // Then it is looked at no more.
  await pool.query("update class set archived_at = now() - interval '1 day' where id = $1", [linked.classId]);
  await pool.query("update lti_course set looked_at = now() - interval '2 hours' where id = $1", [linked.courseId]);
  await pool.query("update lti_visit set first_at = now() - interval '1 day'");
  await pool.query("update lti_link set changed_at = now() - interval '1 day'");
  expect(await claims.claimDue(pool, { startedAt: new Date(Date.now() + 60_000), exceptPlatforms: [] })).toBeNull();
});

test("what the time of one request does not do follows by itself", async () => {
  const linked = await newCourse();
  await newStudents(linked, ["a"]);
  const { pool } = site.context;
  await pool.query("update lti_course set looked_at = now() + interval '1 minute'");
  const lti = createLtiContext(site.context);
  expect(await sendNow(lti, { courseId: linked.courseId, deadline: performance.now() - 1 })).toBe("out of time");
  expect(told()).toEqual([]);
  await send();
  expect(told()).toEqual(["a"]);
});

test("a verdict that is seen a moment after the look which it is older than is not overlooked", async () => {
  const linked = await newCourse();
  const student = await site.newUser();
  await open(student, "ada", linked);
  await send();
  // Nothing else is a reason to look again.
  await site.context.pool.query("update lti_visit set first_at = now() - interval '1 day'");
  await site.context.pool.query("update lti_link set changed_at = now() - interval '1 day'");
  await solve(student, "30 seconds");
  await send();
  expect(told()).toEqual(["ada"]);
});

test("a grade says when the work was handed in that counts", async () => {
  const linked = await newCourse();
  const student = await site.newUser();
  await open(student, "ada", linked);
  await solve(student);
  await solve(student);
  await send();
  const { rows } = await site.context.pool.query<{ created_at: Date }>(
    "select created_at from submission where user_id = $1 order by created_at",
    [student.id],
  );
  expect(site.peer.scores[0]?.submission).toEqual({ submittedAt: rows[0]?.created_at.toISOString() });
});

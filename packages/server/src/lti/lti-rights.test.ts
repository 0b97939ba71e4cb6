import { api } from "@verdict/contract/api";
import { type Endpoint, fillPath } from "@verdict/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createTestClass } from "../classes/testing/test-class.ts";
import { createLtiSite, type LtiSite } from "./testing/lti-site.ts";

/* Who may make which call about learning platforms. */

const ROLES = ["stranger", "user", "student", "assistant", "teacher", "colleague", "admin"] as const;
type Role = (typeof ROLES)[number];

/** The status that each role gets, in the order of ROLES. `colleague` is a teacher of another class. */
const STATUSES: Readonly<Record<string, string>> = {
  ltiPlatforms: "401 403 403 403 403 403 200",
  addLtiPlatform: "401 403 403 403 403 403 200",
  changeLtiPlatform: "401 403 403 403 403 403 200",
  removeLtiPlatform: "401 403 403 403 403 403 200",
  ltiIdentities: "401 200 200 200 200 200 200",
  removeLtiIdentity: "401 200 200 200 200 200 200",
  // A ticket of nobody's browser.
  continueLaunch: "401 401 401 401 401 401 401",
  takeAccount: "401 401 401 401 401 401 401",
  switchAccount: "401 401 401 401 401 401 401",
  chooseClass: "401 401 401 401 401 401 401",
  chooseAssignment: "401 401 401 401 401 401 401",
  ltiCourses: "401 404 403 200 200 404 200",
  sendGrades: "401 404 403 200 200 404 200",
  unlinkCourse: "401 404 403 403 200 404 200",
  forgetLink: "401 404 403 403 200 404 200",
  fetchRoster: "401 404 403 403 200 404 200",
};

let site: LtiSite;
let who: Record<Role, TestUser>;
let made = 0;

beforeAll(async () => {
  site = await createLtiSite();
  const users = await Promise.all(ROLES.map((role) => site.newUser(role === "admin" ? "admin" : "user")));
  who = Object.fromEntries(ROLES.map((role, index) => [role, users[index]])) as Record<Role, TestUser>;
  who.stranger = { ...who.stranger, cookie: "" };
  await createTestClass(site.context.pool, { teachers: [who.colleague] });
});
afterAll(() => site.close());

async function makePlatform(form: object) {
  return { platformId: (await site.call(who.admin, "POST", "/lti/platforms", form)).body._id };
}

async function makeCourse() {
  const { pool } = site.context;
  const classId = await createTestClass(pool, {
    teachers: [who.teacher],
    assistants: [who.assistant],
    students: [who.student],
  });
  const { rows } = await pool.query<{ id: string }>(
    `insert into lti_course (platform_id, deployment_id, context_id, title, class_id, memberships_url)
     values ($1, '1', $2::uuid::text, 'Course', $2::uuid, $3) returning id`,
    [site.platformId, classId, `${site.peer.issuer}/members`],
  );
  await pool.query("insert into lti_link (course_id, resource_link_id, title) values ($1, 'link-1', 'Week 1')", [
    rows[0]?.id,
  ]);
  return { classId, courseId: rows[0]?.id ?? "" };
}

/** Each time on a platform or a class of its own. */
async function statusOf(role: Role, name: string, endpoint: Endpoint): Promise<number> {
  made += 1;
  const form = { ...site.peer.form, clientId: `client-${made}` };
  const ids = {
    ...{ classId: "", courseId: "", platformId: "", ticket: "t".repeat(43) },
    ...(endpoint.path.includes("{platformId}") ? await makePlatform(form) : {}),
    ...(endpoint.path.includes("{classId}") ? await makeCourse() : {}),
  };
  const bodies: Record<string, object> = {
    forgetLink: { linkId: "link-1" },
    addLtiPlatform: { ...form, clientId: `added-${made}` },
    changeLtiPlatform: { ...form, name: "Another name" },
    chooseClass: { classId: null },
    chooseAssignment: { assignmentId: null },
  };
  if (name === "removeLtiIdentity") {
    await site.context.pool.query("insert into lti_identity (platform_id, sub, user_id) values ($1, $2, $3)", [
      ...[ids.platformId, role, who[role].id],
    ]);
  }
  return (await site.call(who[role], endpoint.method, fillPath(endpoint.path, ids), bodies[name])).status;
}

const calls = Object.entries<Endpoint>(api).filter(([, { path }]) => path.startsWith("/lti/"));

test("every call about learning platforms is in the table", () => {
  expect(Object.keys(STATUSES).sort()).toEqual(calls.map(([name]) => name).sort());
});

test.each(calls)("%s answers each role as the table says", async (name, endpoint) => {
  const statuses: number[] = [];
  for (const role of ROLES) statuses.push(await statusOf(role, name, endpoint));
  expect(statuses.join(" ")).toBe(STATUSES[name]);
});

test("a platform is added once, changed, and not into another one; its log says who did it", async () => {
  const form = {
    ...site.peer.form,
    issuer: "https://canvas.example",
    name: "Canvas",
    serviceHosts: ["School.Example", "files.example:443", "grades.example:8443"],
  };
  const added = await site.call(who.admin, "POST", "/lti/platforms", form);
  expect(added.status).toBe(200);
  expect((await site.call(who.admin, "POST", "/lti/platforms", form)).status).toBe(409);
  const path = `/lti/platforms/${added.body._id}`;
  expect((await site.call(who.admin, "PUT", path, { ...form, issuer: "https://other.example" })).status).toBe(409);
  expect((await site.call(who.admin, "PUT", path, { ...form, name: "Ours" })).status).toBe(200);
  const { body } = await site.call(who.admin, "GET", "/lti/platforms");
  expect(body.tool.loginUrl).toBe(`${site.context.config.publicUrl}/lti/login`);
  expect(body.platforms.find((row: { name: string }) => row.name === "Ours")).toMatchObject({
    // The port of https is none that an address says.
    ...{ serviceHosts: ["school.example", "files.example", "grades.example:8443"], people: 0, classes: 0 },
  });
  expect((await site.call(who.admin, "DELETE", path)).status).toBe(200);
  expect((await site.call(who.admin, "DELETE", path)).status).toBe(404);
  const { rows } = await site.context.pool.query(
    "select kind from audit_entry where detail like '%canvas.example%' order by id",
  );
  expect(rows.map(({ kind }) => kind)).toEqual(["lti_platform_added", "lti_platform_changed", "lti_platform_removed"]);
});

test.each([
  ["tokenUrl", "http://inside.example/token"],
  ["keysUrl", "ftp://inside.example/keys"],
  ["keysUrl", "https://user:secret@inside.example/keys"],
  ["authorizationUrl", "javascript:alert(1)"],
  ["issuer", "no address"],
  ["serviceHosts", ["https://school.example/path"]],
  ["serviceHosts", ["school.example:99999"]],
  ["keysUrl", "https://inside.example/\u0000"],
  ["deploymentIds", []],
  ["name", "https://evil.example"],
])("a platform whose %s is %s is refused", async (field, value) => {
  const reply = await site.call(who.admin, "POST", "/lti/platforms", { ...site.peer.form, [field]: value });
  expect(reply.status).toBe(400);
});

test("without a platform there is neither a launch nor a key", async () => {
  await site.context.pool.query("delete from lti_platform");
  expect((await site.app.inject({ url: "/lti/jwks" })).statusCode).toBe(404);
  const url = "/lti/login?iss=https://a.example&login_hint=1&target_link_uri=http://127.0.0.1:3000/";
  const reply = await site.app.inject({ url });
  expect([reply.statusCode, reply.payload.includes("No learning platform is connected")]).toEqual([404, true]);
});

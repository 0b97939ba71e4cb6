import { hash } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createTestAssignment } from "../classes/testing/test-assignment.ts";
import { createTestClass, nameTestTeacher } from "../classes/testing/test-class.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createLtiSite, type LtiSite } from "./testing/lti-site.ts";

const GRADES = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint";
const CLAIM = "https://purl.imsglobal.org/spec/lti/claim/";
const DEEP_LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings";

let site: LtiSite;
let teacher: TestUser;
let pool: pg.Pool;
let classId: string;
let courseId: string;
let assignmentIds: string[];

beforeAll(async () => {
  site = await createLtiSite();
  pool = site.context.pool;
  teacher = await site.newUser();
  await nameTestTeacher(pool, teacher);
  await createTestProblem(pool, { id: "sum" });
  classId = await createTestClass(pool, { teachers: [teacher] });
  assignmentIds = [
    await createTestAssignment(pool, { classId, from: -60, to: 60 }),
    await createTestAssignment(pool, { classId, from: -60, to: 90 }),
  ];
  await site.linkCourse(teacher, { sub: "teacher", course: "course-1", classId });
  courseId =
    (await pool.query<{ id: string }>("select id from lti_course where class_id = $1", [classId])).rows[0]?.id ?? "";
});
afterAll(() => site.close());

const pageOf = (assignmentId: string | undefined) => `/classes/${classId}/assignment/${assignmentId}`;
const openAs = (opening: object) =>
  site.browser(teacher).open(site.peer, { sub: "teacher", role: "Instructor", ...opening });
const columnOf = async (link: string) =>
  (
    await pool.query<{ line_item_url: string | null }>(
      "select line_item_url from lti_link where resource_link_id = $1",
      [link],
    )
  ).rows[0]?.line_item_url;

test("what a link opens is forgotten, whatever stands in the link itself, until a teacher says it anew", async () => {
  const link = "a/b c%2f";
  const custom = { verdict_assignment: assignmentIds[0] ?? "" };
  expect((await openAs({ link, custom })).body.path).toBe(pageOf(assignmentIds[0]));
  const column = await columnOf(link);
  const path = `/lti/class/${classId}/course/${courseId}/forget-link`;
  expect((await site.call(teacher, "POST", path, { linkId: "another" })).status).toBe(404);
  expect((await site.call(teacher, "POST", path, { linkId: "\u0000" })).status).toBe(400);
  expect((await site.call(teacher, "POST", path, { linkId: link })).status).toBe(200);
  const { body } = await site.call(teacher, "GET", `/lti/class/${classId}`);
  expect(body.courses[0].links).toContainEqual(
    expect.objectContaining({ _id: link, isForgotten: true, assignmentTitle: null, takesGrades: false }),
  );
  const student = site.browser(await site.newUser());
  const { ticket: joining } = await student.open(site.peer, { sub: "learner", link, custom });
  expect((await student.post(`/lti/launches/${joining}/account`)).body.path).toBe(`/classes/${classId}`);
  const own = site.browser(teacher);
  const { ticket, body: asked } = await own.open(site.peer, { sub: "teacher", role: "Instructor", link, custom });
  expect(asked.step).toBe("assignment");
  const chosen = await own.post(`/lti/launches/${ticket}/assignment`, { assignmentId: assignmentIds[1] });
  expect(chosen.body.path).toBe(pageOf(assignmentIds[1]));
  expect((await openAs({ link, custom })).body.path).toBe(pageOf(assignmentIds[1]));
  expect(await columnOf(link)).toBe(column);
});

test("a launch that names no column takes none away, and another one counts", async () => {
  const custom = { verdict_assignment: assignmentIds[0] ?? "" };
  const link = "column";
  await openAs({ link, custom });
  const column = await columnOf(link);
  expect(column).toContain("/items/column");
  await openAs({ link, custom, claims: { [GRADES]: undefined } });
  expect(await columnOf(link)).toBe(column);
  const lineitem = `${site.peer.issuer}/items/another`;
  const scope = ["https://purl.imsglobal.org/spec/lti-ags/scope/score"];
  await openAs({ link, custom, claims: { [GRADES]: { lineitem, scope } } });
  expect(await columnOf(link)).toBe(lineitem);
});

test.each([
  ["a NUL in what the platform wants back", { data: "\u0000" }, 400],
  ["half a character in what the platform wants back", { data: "\ud800" }, 400],
  ["a NUL in the address of the answer", { deep_link_return_url: "https://a.example/\u0000" }, 400],
])("%s is no fault of ours", async (_name, settings, status) => {
  const claims = {
    [`${CLAIM}message_type`]: "LtiDeepLinkingRequest",
    [DEEP_LINKING]: { deep_link_return_url: "https://a.example/", accept_types: ["ltiResourceLink"], ...settings },
  };
  const browser = site.browser();
  const url = await browser.begin(site.peer);
  expect((await browser.comeBack(site.peer, url, { sub: "teacher", claims })).status).toBe(status);
});

test.each(["\u0000", "\ud800", "x".repeat(20_000)])(
  "a link that wants what is no assignment opens the class",
  async (wanted) => {
    const browser = site.browser();
    const url = await browser.begin(site.peer);
    const claims = {
      [GRADES]: {
        lineitem: "https://a.example/\ud800",
        scope: ["https://purl.imsglobal.org/spec/lti-ags/scope/score"],
      },
    };
    const reply = await browser.comeBack(site.peer, url, { sub: "x", custom: { verdict_assignment: wanted }, claims });
    expect(reply.status).toBe(303);
    const { rows } = await pool.query<{ facts: object }>(
      "select facts from lti_launch order by launched_at desc limit 1",
    );
    expect(rows[0]?.facts).toMatchObject({ opens: { wanted: null, lineItemUrl: null } });
  },
);

test("an assignment that is deleted while it is chosen is told in words", async () => {
  const doomed = await createTestAssignment(pool, { classId, from: -60, to: 60 });
  const own = site.browser(teacher);
  const { ticket } = await own.open(site.peer, { sub: "teacher", role: "Instructor", link: "doomed" });
  const deleting = await pool.connect();
  await deleting.query("begin");
  await deleting.query("delete from assignment where id = $1", [doomed]);
  const choosing = own.post(`/lti/launches/${ticket}/assignment`, { assignmentId: doomed });
  await untilSomebodyWaits();
  await deleting.query("commit");
  deleting.release();
  expect((await choosing).status).toBe(404);
  expect(await columnOf("doomed")).toBeUndefined();
});

test("of two who make a new class of a course at once, the one who comes too late leaves none behind", async () => {
  const own = site.browser(teacher);
  const { ticket } = await own.open(site.peer, { sub: "teacher", role: "Instructor", course: "twice" });
  const count = async () =>
    (await pool.query("select from class_member where user_id = $1 and role = 'teacher'", [teacher.id])).rowCount;
  const before = await count();
  const other = await pool.connect();
  await other.query("begin");
  await other.query(
    `insert into lti_course (platform_id, deployment_id, context_id, title, class_id) values ($1, '1', 'twice', 't', $2)`,
    [site.platformId, classId],
  );
  const making = own.post(`/lti/launches/${ticket}/class`, { classId: null });
  await untilSomebodyWaits();
  await other.query("commit");
  other.release();
  expect((await making).status).toBe(409);
  expect(await count()).toBe(before);
});

/** For a lock that another transaction has. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = () =>
    pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
  await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBe(1);
}

test("a roster of nothing but nonsense is looked at as far as a school goes, and is not the whole one", async () => {
  site.peer.faults = { roster: "nonsense" };
  const { body } = await site.call(teacher, "POST", `/lti/class/${classId}/course/${courseId}/roster`);
  site.peer.faults = {};
  expect(body).toMatchObject({ members: [], isWhole: false });
  expect(site.peer.asked("/members")).toBe(1);
});

test("a roster without names tells no account's name of somebody outside the class", async () => {
  const outside = await site.newUser();
  const theirs = site.browser(outside);
  const { ticket } = await theirs.open(site.peer, { sub: "outside", role: "Mentor" });
  await theirs.post(`/lti/launches/${ticket}/account`);
  site.peer.members = [{ user_id: "outside" }, { user_id: "teacher" }];
  const { body } = await site.call(teacher, "POST", `/lti/class/${classId}/course/${courseId}/roster`);
  expect(body.members).toEqual(
    expect.arrayContaining([
      { _id: "outside", name: "", label: "", state: "outside" },
      { _id: "teacher", name: "Testing", label: "", state: "member" },
    ]),
  );
});

const begunAt = (target = "launch") =>
  new URLSearchParams({
    iss: site.peer.issuer,
    login_hint: "7",
    target_link_uri: `http://127.0.0.1:3000/lti/${target}`,
  }).toString();

test("where a browser does not say whether it is a frame, the page finds out, and its link leads on", async () => {
  const get = (url: string) => site.app.inject({ url });
  for (const target of ["launch", "deep-link"]) {
    const first = await get(`/lti/login?${begunAt(target)}`);
    const page = first.statusCode === 303 ? await get(String(first.headers["location"])) : first;
    expect(page.statusCode).toBe(200);
    expect(page.cookies).toEqual([]);
    const link = (name: string) =>
      new RegExp(`${name}="([^"]+)"`).exec(page.payload)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect((await get(link("href"))).statusCode).toBe(302);
    const unframed = link("data-unframed");
    expect(unframed).not.toContain("frame=");
    expect((await get(unframed)).statusCode).toBe(302);
    const script = /<script[^>]*>([^<]+)</.exec(page.payload)?.[1] ?? "";
    const sum = hash("sha256", script, "base64");
    expect(page.headers["content-security-policy"]).toContain(`script-src 'sha256-${sum}'`);
  }
  const unknown = await get(`/lti/login?${begunAt()}&client_id=another`);
  expect(unknown.statusCode).toBe(404);
});

test("a choice that is fetched later was signed just then: platforms take nothing that is older than minutes", async () => {
  const own = site.browser(teacher);
  const claims = {
    [`${CLAIM}message_type`]: "LtiDeepLinkingRequest",
    [DEEP_LINKING]: { deep_link_return_url: `${site.peer.issuer}/return`, accept_types: ["ltiResourceLink"] },
  };
  const opening = { sub: "teacher", role: "Instructor", course: "course-1", claims } as const;
  const { ticket } = await own.open(site.peer, opening);
  const chosen = await own.post(`/lti/launches/${ticket}/assignment`, { assignmentId: assignmentIds[1] });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 55 * 60_000 });
  try {
    const token = /name="JWT" value="([^"]+)"/.exec((await own.get(chosen.body.path)).text)?.[1] ?? "";
    expect(await site.peer.readAnswer(token, (await own.get("/lti/jwks")).body)).toMatchObject({
      nonce: expect.any(String),
      "https://purl.imsglobal.org/spec/lti-dl/claim/content_items": [
        { custom: { verdict_assignment: assignmentIds[1] } },
      ],
    });
  } finally {
    vi.useRealTimers();
  }
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createTestClass } from "../classes/testing/test-class.ts";
import { createLtiSite, type LtiSite } from "./testing/lti-site.ts";
import type { Opening } from "./testing/platform-peer.ts";

const CLAIM = "https://purl.imsglobal.org/spec/lti/claim/";

let site: LtiSite;
let teacher: TestUser;
let classId: string;

beforeAll(async () => {
  site = await createLtiSite();
  teacher = await site.newUser();
  classId = await createTestClass(site.context.pool, { name: "Graphs", teachers: [teacher] });
  await site.linkCourse(teacher, { sub: "teacher", course: "course-1", classId });
});
beforeEach(() => {
  site.peer.faults = {};
});
afterAll(() => site.close());

/** The reply to the platform's form when Eve opens a link. */
async function comeBack(opening: Partial<Opening> = {}) {
  const browser = site.browser();
  return browser.comeBack(site.peer, await browser.begin(site.peer), { sub: "eve", ...opening });
}

const SIGNATURES = ["foreign", "none", "public key as secret", "unknown kid"] as const;

test.each(SIGNATURES)("a statement with the signature %s is not believed", async (signature) => {
  site.peer.faults = { signature };
  const reply = await comeBack();
  expect(reply).toMatchObject({ status: 401, text: expect.stringContaining("does not fit what this site knows") });
});

const now = () => Math.floor(Date.now() / 1000);

test.each<[string, () => object, number]>([
  ["of another issuer", () => ({ iss: "https://evil.example" }), 401],
  ["for another audience", () => ({ aud: "another" }), 401],
  ["for two audiences and nobody in particular", () => ({ aud: ["verdict-at-hill", "another"] }), 401],
  ["for another of two", () => ({ aud: ["verdict-at-hill", "another"], azp: "another" }), 401],
  ["that is over", () => ({ exp: now() - 3_600 }), 401],
  ["of yesterday", () => ({ iat: now() - 86_400 }), 401],
  ["with another nonce", () => ({ nonce: "another" }), 401],
  ["without a nonce", () => ({ nonce: undefined }), 401],
  ["of an unknown deployment", () => ({ [`${CLAIM}deployment_id`]: "2" }), 403],
  ["of LTI 1.1", () => ({ [`${CLAIM}version`]: "LTI-1p0" }), 400],
  ["of another message", () => ({ [`${CLAIM}message_type`]: "LtiSubmissionReviewRequest" }), 400],
  ["for a page of another site", () => ({ [`${CLAIM}target_link_uri`]: "https://evil.example/" }), 400],
  [
    "for a name that only begins like ours",
    () => ({ [`${CLAIM}target_link_uri`]: "http://127.0.0.1:3000.evil.example" }),
    400,
  ],
  ["that does not say for what", () => ({ [`${CLAIM}target_link_uri`]: undefined }), 400],
  ["outside of any course", () => ({ [`${CLAIM}context`]: undefined }), 400],
  ["about nobody", () => ({ sub: undefined }), 401],
  ["with a name that is none", () => ({ sub: "a\u0000b" }), 400],
])("a statement %s is refused, in words on a page", async (_name, claims, status) => {
  const reply = await comeBack({ claims: claims() as never });
  expect(reply.status).toBe(status);
  expect(reply.headers["content-type"]).toContain("text/html");
  expect(reply.text).toContain("This did not work");
});

test("a state works once, even for the same statement, and an invented one never", async () => {
  const browser = site.browser();
  const url = await browser.begin(site.peer);
  const fields = {
    id_token: await site.peer.idToken(url, { sub: "eve" }),
    state: new URL(url).searchParams.get("state") ?? "",
  };
  expect((await browser.postForm("/lti/launch", fields)).status).toBe(303);
  expect((await browser.postForm("/lti/launch", fields)).status).toBe(401);
  const another = new URL(await browser.begin(site.peer)).searchParams.get("state") ?? "";
  // The statement of the first launch has the nonce of the first one.
  expect((await browser.postForm("/lti/launch", { ...fields, state: another })).status).toBe(401);
  expect((await browser.postForm("/lti/launch", { ...fields, state: "invented" })).status).toBe(401);
});

test("a launch is over after ten minutes, and its ticket after an hour", async () => {
  const browser = site.browser();
  const url = await browser.begin(site.peer);
  await site.context.pool.query("update lti_login set begun_at = now() - interval '11 minutes'");
  expect((await browser.comeBack(site.peer, url, { sub: "eve" })).status).toBe(401);
  const ticket = await browser.launch(site.peer, { sub: "eve" });
  await site.context.pool.query("update lti_launch set launched_at = now() - interval '61 minutes'");
  expect((await browser.post(`/lti/launches/${ticket}`)).status).toBe(401);
});

test("a launch of somebody else's gets nobody on, and links nobody's account: neither by its form nor by its ticket", async () => {
  const eve = site.browser();
  const victim = await site.newUser();
  const theirs = site.browser(victim);
  await theirs.begin(site.peer); // A launch of their own does not make the other one theirs.
  const url = await eve.begin(site.peer);
  const posted = await theirs.comeBack(site.peer, url, { sub: "eve" });
  const ticket = String(posted.headers["location"]).split("/").at(-1);
  for (const call of ["", "/account", "/switch"]) {
    expect((await theirs.post(`/lti/launches/${ticket}${call}`)).status).toBe(401);
  }
  expect((await theirs.post(`/lti/launches/${ticket}/class`, { classId: null })).status).toBe(401);
  const { rowCount } = await site.context.pool.query("select from lti_identity where user_id = $1", [victim.id]);
  expect(rowCount).toBe(0);
});

test("pages of other sites post those two forms and nothing else", async () => {
  const user = await site.newUser();
  const cookie = user.cookie;
  const foreign = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const url of ["/lti/launches/x", "/lti/launches/x/account", "/lti/platforms", "/class/create", "/user/logout"]) {
    const reply = await site.app.inject({ method: "POST", url, headers: foreign });
    expect([url, reply.statusCode]).toEqual([url, 403]);
  }
  // A form is a body for these two alone.
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const reply = await site.app.inject({ method: "POST", url: "/user/login", headers: form, payload: "emailId=a" });
  expect(reply.statusCode).toBe(400);
});

test("a learner of one course is nobody in another, and no role of the platform's lets anybody teach or administrate", async () => {
  const eve = await site.newUser();
  const browser = site.browser(eve);
  const first = await browser.open(site.peer, { sub: "eve-2", role: "Learner" });
  await browser.post(`/lti/launches/${first.ticket}/account`);
  // She says that she teaches another course: that is no class here, and she may make none.
  const claims = {
    [`${CLAIM}roles`]: [
      "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor",
      "http://purl.imsglobal.org/vocab/lis/v2/system/person#SysAdmin",
      "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator",
    ],
  };
  const other = await browser.open(site.peer, { sub: "eve-2", course: "another", claims });
  expect(other).toMatchObject({ status: 403, body: { message: expect.stringContaining("allowed to teach") } });
  const taken = await browser.post(`/lti/launches/${other.ticket}/class`, { classId });
  expect(taken.status).toBe(403);
  expect((await browser.post(`/lti/launches/${other.ticket}/class`, { classId: null })).status).toBe(403);
  // And in the course that she is in, being called an instructor makes her none.
  const same = await browser.open(site.peer, { sub: "eve-2", link: "link-9", claims });
  expect(same.body).toMatchObject({ step: "over", path: `/classes/${classId}` });
  const choosing = await browser.launch(site.peer, { sub: "eve-2", link: "link-9", claims });
  expect((await browser.post(`/lti/launches/${choosing}/assignment`, { assignmentId: null })).status).toBe(403);
  const { rows } = await site.context.pool.query(
    "select m.role, u.role as account, exists (select from teacher t where t.user_id = u.id) as teaches from user_account u join class_member m on m.user_id = u.id where u.id = $1",
    [eve.id],
  );
  expect(rows).toEqual([{ role: "student", account: "user", teaches: false }]);
});

test("an instructor who is not in the class does not come into it, nor does a mentor", async () => {
  const stranger = await site.newUser();
  const browser = site.browser(stranger);
  for (const role of ["Instructor", "Mentor"] as const) {
    const { ticket } = await browser.open(site.peer, { sub: "eve-3", role });
    await browser.post(`/lti/launches/${ticket}/account`);
    const reply = await browser.post(`/lti/launches/${ticket}`);
    expect(reply).toMatchObject({ status: 403, body: { message: expect.stringContaining("you are not in it") } });
  }
  const { rowCount } = await site.context.pool.query("select from class_member where user_id = $1", [stranger.id]);
  expect(rowCount).toBe(0);
});

test("what somebody has put into a link opens no assignment of another class", async () => {
  const elsewhere = await createTestClass(site.context.pool, { teachers: [] });
  const { rows } = await site.context.pool.query<{ id: string }>(
    `insert into assignment (class_id, title, intro, opens_at, due_at, late_days, late_percent, grading, aids)
     values ($1, 'Secret', '', now(), now() + interval '1 day', 0, 0, 'points', 'open') returning id`,
    [elsewhere],
  );
  const browser = site.browser(await site.newUser());
  const custom = { verdict_assignment: rows[0]?.id ?? "" };
  const { ticket } = await browser.open(site.peer, { sub: "eve-4", link: "crafted", custom });
  const reply = await browser.post(`/lti/launches/${ticket}/account`);
  expect(reply.body).toMatchObject({ step: "over", path: `/classes/${classId}` });
});

test("a full class and an archived one take nobody in, and a teacher stays one", async () => {
  const { pool } = site.context;
  const full = await createTestClass(pool, { teachers: [teacher] });
  await site.linkCourse(teacher, { sub: "teacher", course: "full", classId: full });
  const browser = site.browser(await site.newUser());
  const first = await browser.open(site.peer, { sub: "late", course: "full" });
  await pool.query("update class set archived_at = now() where id = $1", [full]);
  expect((await browser.post(`/lti/launches/${first.ticket}/account`)).status).toBe(409);
  await pool.query("update class set archived_at = null where id = $1", [full]);
  await pool.query(
    `with many as (insert into user_account (email_id, first_name, google_sub)
       select 'full' || n || '@example.com', 'n', 'full ' || n from generate_series(1, 999) n returning id)
     insert into class_member (class_id, user_id, role) select $1, id, 'student' from many`,
    [full],
  );
  const reply = await browser.post(`/lti/launches/${first.ticket}`);
  expect(reply).toMatchObject({ status: 409, body: { message: "This class is full" } });
  const own = site.browser(teacher);
  await own.open(site.peer, { sub: "teacher", role: "Learner", course: "full" });
  const { rows } = await pool.query("select role from class_member where class_id = $1 and user_id = $2", [
    full,
    teacher.id,
  ]);
  expect(rows).toEqual([{ role: "teacher" }]);
});

test("an account is one person at a platform, and a person has one account; an address joins none", async () => {
  const user = await site.newUser();
  const browser = site.browser(user);
  const first = await browser.open(site.peer, { sub: "one" });
  await browser.post(`/lti/launches/${first.ticket}/account`);
  const second = await browser.open(site.peer, { sub: "two" });
  expect((await browser.post(`/lti/launches/${second.ticket}/account`)).status).toBe(409);
  const other = site.browser(await site.newUser());
  const third = await other.open(site.peer, { sub: "one" });
  expect(third.body).toMatchObject({ step: "other-account", emailId: user.emailId });
  expect((await other.post(`/lti/launches/${third.ticket}/account`)).status).toBe(409);
  const claims = { email: user.emailId, email_verified: true };
  expect((await site.browser().open(site.peer, { sub: "three", claims })).body.step).toBe("login");
});

test("an administrator's account is opened by no platform, and a locked one by nobody", async () => {
  const admin = await site.newUser("admin");
  const own = site.browser(admin);
  const { ticket } = await own.open(site.peer, { sub: "root" });
  await own.post(`/lti/launches/${ticket}/account`);
  const stranger = site.browser();
  expect((await stranger.open(site.peer, { sub: "root" })).body.step).toBe("login");
  const another = site.browser(await site.newUser());
  const launched = await another.open(site.peer, { sub: "root" });
  expect((await another.post(`/lti/launches/${launched.ticket}/switch`)).status).toBe(403);
  const locked = await site.newUser();
  const theirs = site.browser(locked);
  const mine = await theirs.open(site.peer, { sub: "locked" });
  await theirs.post(`/lti/launches/${mine.ticket}/account`);
  await site.call(admin, "PUT", `/user/people/${locked.id}/lock`, { reason: "Spam" });
  const late = site.browser();
  expect((await late.open(site.peer, { sub: "locked" })).status).toBe(403);
  expect(late.cookies.has("session")).toBe(false);
});

const KEY_FAULTS = ["down", "huge", "many", "nonsense", "slow"] as const;

test.each(KEY_FAULTS)("keys that are %s let nobody in, and take no longer than a few seconds", async (keys) => {
  // Another address, so that what was fetched before does not serve.
  await site.context.pool.query("update lti_platform set keys_url = $1", [`${site.peer.issuer}/keys?${keys}`]);
  site.peer.faults = { keys };
  const reply = await comeBack();
  expect(reply).toMatchObject({ status: 502, text: expect.stringContaining("cannot be had right now") });
  await site.context.pool.query("update lti_platform set keys_url = $1", [`${site.peer.issuer}/keys`]);
});

test("invented key ids do not make the platform's keys be fetched again and again", async () => {
  await site.context.pool.query("update lti_platform set keys_url = $1", [`${site.peer.issuer}/keys?calm`]);
  await comeBack();
  const before = site.peer.asked("/keys");
  site.peer.faults = { signature: "unknown kid" };
  for (let at = 0; at < 5; at += 1) expect((await comeBack()).status).toBe(401);
  expect(site.peer.asked("/keys") - before).toBeLessThanOrEqual(1);
});

test("a launch begins with nothing that is none, for no other site, and from no unknown platform", async () => {
  const browser = site.browser();
  const good = { iss: site.peer.issuer, login_hint: "7", target_link_uri: "http://127.0.0.1:3000/" };
  const statusOf = async (fields: Record<string, string>) =>
    (await browser.get(`/lti/login?${new URLSearchParams({ ...good, ...fields })}`)).status;
  expect(await statusOf({})).toBe(302);
  expect(await statusOf({ target_link_uri: "https://evil.example/" })).toBe(400);
  expect(await statusOf({ target_link_uri: "javascript:alert(1)" })).toBe(400);
  expect(await statusOf({ iss: "https://evil.example" })).toBe(404);
  expect(await statusOf({ client_id: "another" })).toBe(404);
  expect(await statusOf({ login_hint: "" })).toBe(400);
  expect((await browser.get("/lti/login?iss=a&iss=b")).status).toBe(400);
  expect((await browser.postForm("/lti/launch", {})).status).toBe(401);
  const page = await browser.get(`/lti/login?${new URLSearchParams({ ...good, iss: `"><script>1</script>` })}`, {
    "sec-fetch-dest": "iframe",
  });
  expect(page.text).not.toContain("<script>");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { createPasswords } from "../accounts/passwords/hash-passwords.ts";
import { mailsTo } from "../accounts/testing/outbox-mails.ts";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createTestClass } from "../classes/testing/test-class.ts";
import { TEST_PASSWORD_COST } from "../testing/test-context.ts";
import { createLtiSite, type LtiSite } from "./testing/lti-site.ts";

/* A link to a platform outlasts every session: whoever has found somebody's browser signed in gets none of it. */

const PASSWORD = "correct horse battery";
let site: LtiSite;
let classId: string;

beforeAll(async () => {
  site = await createLtiSite();
  const teacher = await site.newUser();
  classId = await createTestClass(site.context.pool, { teachers: [teacher] });
  await site.linkCourse(teacher, { sub: "teacher", course: "course-1", classId });
});
afterAll(() => site.close());

async function userWithPassword(): Promise<TestUser> {
  const user = await site.newUser();
  const hash = await (await createPasswords(TEST_PASSWORD_COST)).hash(PASSWORD);
  await site.context.pool.query("update user_account set password_hash = $1 where id = $2", [hash, user.id]);
  return user;
}

const linksOf = async ({ id }: TestUser) =>
  (await site.context.pool.query("select from lti_identity where user_id = $1", [id])).rowCount;

test("an account is joined by its password alone; the page says whom the platform names, and the owner gets a mail", async () => {
  const ada = await userWithPassword();
  const lab = site.browser(ada);
  const { ticket, body } = await lab.open(site.peer, { sub: "bob", claims: { name: "Bob\u0000Byte" } });
  expect(body).toMatchObject({ step: "account", emailId: ada.emailId, person: "Bob Byte", asks: "password" });
  const path = `/lti/launches/${ticket}/account`;
  expect((await lab.post(path)).status).toBe(400);
  expect((await lab.post(path, { currentPassword: "a guess" })).status).toBe(400);
  expect(await linksOf(ada)).toBe(0);
  expect((await lab.post(path, { currentPassword: PASSWORD })).body).toMatchObject({ step: "over" });
  await expect.poll(() => mailsTo(site.context, ada.emailId), { timeout: 15_000 }).toHaveLength(1);
  const [mail] = mailsTo(site.context, ada.emailId);
  expect(mail).toContain("Hill Moodle was added to your account");
  expect(mail).toContain("Bob Byte");
});

test("a borrowed session is no way to guess the password", async () => {
  const ada = await userWithPassword();
  const lab = site.browser(ada);
  const { ticket } = await lab.open(site.peer, { sub: "guesser" });
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    statuses.push((await lab.post(`/lti/launches/${ticket}/account`, { currentPassword: `guess ${at}` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect((await lab.post(`/lti/launches/${ticket}/account`, { currentPassword: PASSWORD })).status).toBe(429);
});

test("an account without a password is joined within ten minutes of a login", async () => {
  const ada = await site.newUser();
  const lab = site.browser(ada);
  await site.context.pool.query("update session set created_at = now() - interval '11 minutes' where user_id = $1", [
    ada.id,
  ]);
  const { ticket, body } = await lab.open(site.peer, { sub: "late" });
  expect(body.asks).toBe("new-login");
  const refused = await lab.post(`/lti/launches/${ticket}/account`, { currentPassword: "anything" });
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining("log in again") } });
  expect(await linksOf(ada)).toBe(0);
  await site.context.pool.query("update session set created_at = now() - interval '9 minutes' where user_id = $1", [
    ada.id,
  ]);
  expect((await lab.post(`/lti/launches/${ticket}/account`)).status).toBe(200);
});

test("an account lists the platforms that open it, and removes one without leaving anything else", async () => {
  const [ada, eve] = [await site.newUser(), await site.newUser()];
  const own = site.browser(ada);
  const { ticket } = await own.open(site.peer, { sub: "ada" });
  await own.post(`/lti/launches/${ticket}/account`);
  const entry = { _id: site.platformId, platform: "Hill Moodle", linkedAt: expect.any(String) };
  expect((await own.get("/lti/identities")).body).toEqual({ identities: [entry] });
  expect((await site.call(eve, "DELETE", `/lti/identities/${site.platformId}`)).status).toBe(404);
  expect((await site.call(eve, "GET", "/lti/identities")).body).toEqual({ identities: [] });
  expect((await site.call(ada, "DELETE", `/lti/identities/${site.platformId}`)).status).toBe(200);
  expect((await site.call(ada, "DELETE", `/lti/identities/${site.platformId}`)).status).toBe(404);
  expect((await site.call(ada, "DELETE", "/lti/identities/nonsense")).status).toBe(404);
  // Still signed in, still in the class; and the platform opens nothing.
  expect((await own.get(`/class/${classId}`)).status).toBe(200);
  expect((await site.browser().open(site.peer, { sub: "ada" })).body.step).toBe("login");
  const { rows } = await site.context.pool.query("select kind from audit_entry where user_id = $1 order by id", [
    ada.id,
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(["lti_linked", "lti_unlinked"]);
});

/** Somebody who is known at the platform by this name. */
async function known(sub: string): Promise<TestUser> {
  const user = await site.newUser();
  const own = site.browser(user);
  const { ticket } = await own.open(site.peer, { sub });
  await own.post(`/lti/launches/${ticket}/account`);
  return user;
}

/** Forgets the session alone, as if it had ended elsewhere. */
const endSession = (browser: { cookies: Map<string, string> }) => browser.cookies.delete("session");

test("a launch logs in once, of two calls at once as well", async () => {
  await known("once");
  const first = site.browser();
  const choosing = await first.launch(site.peer, { sub: "once", course: "elsewhere" });
  const path = `/lti/launches/${choosing}`;
  const replies = await Promise.all([first.post(path), first.post(path)]);
  const { rowCount } = await site.context.pool.query(
    "select from audit_entry a join lti_identity i on i.user_id = a.user_id and i.sub = 'once' where a.kind = 'logged_in_with_lti'",
  );
  expect(rowCount).toBe(1);
  expect(replies.filter(({ body }) => body.step === "login")).toHaveLength(1);
  endSession(first);
  expect((await first.post(path)).body.step).toBe("login");
  expect((await first.post(`${path}/switch`)).status).toBe(401);
  expect(first.cookies.has("session")).toBe(false);
});

test("who was signed in already leaves no launch behind that logs in the next one at this browser", async () => {
  const user = await known("signed-in");
  const own = site.browser(user);
  const { ticket } = await own.open(site.peer, { sub: "signed-in", course: "elsewhere" });
  endSession(own);
  expect((await own.post(`/lti/launches/${ticket}`)).body.step).toBe("login");
  expect(own.cookies.has("session")).toBe(false);
});

test("a logout ends the launches of this browser", async () => {
  const [user] = [await known("leaving"), await known("other")];
  const own = site.browser(user);
  // Another person's launch, which has logged nobody in.
  const { ticket, body } = await own.open(site.peer, { sub: "other", course: "elsewhere" });
  expect(body.step).toBe("other-account");
  await own.post("/user/logout");
  expect((await own.post(`/lti/launches/${ticket}`)).status).toBe(401);
  expect(own.cookies.has("session")).toBe(false);
});

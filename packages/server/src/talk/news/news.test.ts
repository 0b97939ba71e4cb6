import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "../../accounts/mail/mail.ts";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { letTalkPass, sayAbout, tellAll } from "../testing/test-news.ts";
import { makeTestClass, makeTestContest, solveProblem } from "../testing/test-talk.ts";

let site: TestApp;
let ada: TestUser;
let bob: TestUser;
/** Of no class. */
let cleo: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  await createTestProblem(site.context.pool, { id: "sum", content: { title: "Sum" } });
  await createTestProblem(site.context.pool, { id: "other", content: { title: "Other" } });
});
afterAll(() => site.close());
beforeEach(async () => {
  const { pool } = site.context;
  for (const table of ["talk_comment", "talk_news", "shared_solution", "contest"])
    await pool.query(`delete from ${table}`);
  [ada, bob, cleo] = await Promise.all(
    ["Ada", "Bob", "Cleo"].map((firstName) => createTestUser(pool, { firstName })) as [
      Promise<TestUser>,
      Promise<TestUser>,
      Promise<TestUser>,
    ],
  );
  for (const user of [ada, bob, cleo]) {
    for (const problemId of ["sum", "other"]) await solveProblem(pool, { user, problemId });
  }
  await makeTestClass(pool, [ada, bob]);
});

const say = (user: TestUser, problemId?: string) => sayAbout(site, { user, problemId });
const letPass = (hours: number) => letTalkPass(site, hours);
const tell = () => tellAll(site);
const FORMS = [
  { type: "application/x-www-form-urlencoded", payload: "List-Unsubscribe=One-Click" },
  {
    type: "multipart/form-data; boundary=here",
    payload: '--here\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--here--\r\n',
  },
];
const tokenOf = (mail: Mail | undefined) => /talk-mail\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

test("whoever has written is told of what others write afterwards, once", async () => {
  await say(bob);
  await say(ada);
  await say(bob);
  await say(bob);
  await say(ada, "other");
  expect(await tell(), "the authors may still think better of it").toEqual([]);
  await letPass(1);
  const mails = await tell();
  expect(mails.map(({ to }) => to).sort()).toEqual([ada.emailId, bob.emailId].sort());
  const toAda = mails.find(({ to }) => to === ada.emailId);
  expect(toAda?.subject).toBe("2 new comments where you have written");
  expect(toAda?.text).toContain(`2 on “Sum” (${site.context.config.publicUrl}/talk/sum)`);
  expect(toAda?.text).not.toContain("Nice one");
  expect(mails.find(({ to }) => to === bob.emailId)?.text).toContain("1 on “Sum”");
  expect(await tell()).toEqual([]);
  await letPass(25);
  expect(await tell(), "they were told").toEqual([]);
});

test("two servers at once send one mail, and within a day there is no second one", async () => {
  await say(ada);
  await say(bob);
  await letPass(1);
  const both = await Promise.all([tell(), tell()]);
  expect(both.flat().map(({ to }) => to)).toEqual([ada.emailId]);
  await say(bob);
  await letPass(2);
  expect(await tell()).toEqual([]);
  await letPass(23);
  expect((await tell()).map(({ to }) => to)).toEqual([ada.emailId]);
});

test("whoever has shared a solution is told as well", async () => {
  const { pool } = site.context;
  await pool.query(
    `insert into shared_solution (submission_id, problem_id, shared_at)
     select id, problem_id, now() - interval '2 hours' from submission where user_id = $1 and problem_id = 'sum'`,
    [ada.id],
  );
  await say(bob);
  await letPass(1);
  expect((await tell()).map(({ to }) => to)).toEqual([ada.emailId]);
});

test.each([
  ["a stranger of no common class", async () => say(cleo)],
  ["oneself", async () => say(ada)],
  [
    "somebody whose comment is hidden",
    async () => {
      await say(bob);
      await site.context.pool.query("update talk_comment set hidden_at = now() where author_id = $1", [bob.id]);
    },
  ],
  [
    "somebody, long ago",
    async () => {
      await say(bob);
      await letPass(8 * 24);
    },
  ],
  [
    "somebody, of a problem that is a draft now",
    async () => {
      await say(bob);
      await site.context.pool.query("update problem set is_draft = true where id = 'sum'");
    },
  ],
])("what is written by %s is no news", async (_who, happens) => {
  await say(ada);
  await happens();
  await letPass(1);
  try {
    expect(await tell()).toEqual([]);
  } finally {
    await site.context.pool.query("update problem set is_draft = false");
  }
});

test("while a contest with the problem goes on nobody in it is told, but afterwards", async () => {
  const { pool } = site.context;
  await say(ada);
  await say(bob);
  await letPass(1);
  await makeTestContest(pool, { id: "cup", problemId: "sum", from: -10, to: 60, entrants: [ada] });
  expect(await tell()).toEqual([]);
  await pool.query("update contest set ends_at = now() where id = 'cup'");
  expect((await tell()).map(({ to }) => to)).toEqual([ada.emailId]);
});

test.each([
  ["is locked", "insert into account_lock (user_id, reason, locked_by) values ($1, 'x', 'y')"],
  ["has switched them off", `insert into user_settings (user_id, settings) values ($1, '{"talk-mail": "off"}')`],
])("whoever %s gets none", async (_what, sql) => {
  await say(ada);
  await say(bob);
  await letPass(1);
  await site.context.pool.query(sql, [ada.id]);
  expect(await tell()).toEqual([]);
});

test("one press in the mail program, or on the page, and there are no more of them", async () => {
  await say(ada);
  await say(bob);
  await letPass(1);
  const [mail] = await tell();
  expect(mail?.stopAddress).toBe(`${site.context.config.publicUrl}/user/talkMail/stop/${tokenOf(mail)}`);
  const stop = (token: string, form: { type: string; payload: string } | null = null) =>
    site.app.inject({
      ...{ method: "POST" as const, url: `/user/talkMail/stop/${token}` },
      ...(form === null ? {} : { headers: { "content-type": form.type }, payload: form.payload }),
    });
  const token = tokenOf(mail);
  const forged = `${token.slice(0, -2)}${token.endsWith("A") ? "BB" : "AA"}`;
  for (const wrong of [forged, "x", bob.id]) expect((await stop(wrong)).statusCode).toBe(404);
  const settingsOf = async (user: TestUser) =>
    (await site.app.inject({ url: "/user/settings", headers: { cookie: user.cookie } })).json().settings;
  expect(await settingsOf(ada)).toEqual({});
  const opened = await site.app.inject({ url: `/user/talkMail/stop/${token}` });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/talk-mail/${token}`]);
  expect((await site.app.inject({ url: "/user/talkMail/stop/x" })).statusCode).toBe(404);
  expect(await settingsOf(ada), "to open the address stops nothing").toEqual({});
  for (const form of FORMS) {
    expect((await stop(token, form)).statusCode).toBe(200);
    expect(await settingsOf(ada)).toEqual({ "talk-mail": "off" });
    await site.context.pool.query("delete from user_settings");
  }
  // However full the settings are.
  const full = Object.fromEntries(Array.from("abcdefghijklmnopqrst", (name) => [name, "x"]));
  await site.context.pool.query("insert into user_settings values ($1, $2)", [ada.id, full]);
  expect((await stop(token)).statusCode).toBe(200);
  expect(await settingsOf(ada)).toEqual({ ...full, "talk-mail": "off" });
  const headers = { cookie: ada.cookie };
  const change = { method: "PUT" as const, url: "/user/settings", headers, payload: { settings: { a: "y" } } };
  expect((await site.app.inject(change)).statusCode, "nor is it in the way of others").toBe(200);
  expect(await settingsOf(bob)).toEqual({});
  expect((await stop(token)).json().message).toBe("No more of these mails.");
  await say(bob);
  await letPass(26);
  expect(await tell()).toEqual([]);
  // No other call takes a form.
  const other = { method: "POST" as const, url: "/user/logout", payload: "a=b" };
  const reply = await site.app.inject({ ...other, headers: { "content-type": "application/x-www-form-urlencoded" } });
  expect([reply.statusCode, reply.json().message]).toEqual([400, "Send the body as JSON"]);
});

test("while somebody's clock runs in an earlier contest with the problem they are told nothing", async () => {
  const { pool } = site.context;
  await say(ada);
  await say(bob);
  await letPass(1);
  await makeTestContest(pool, { id: "cup", problemId: "sum", from: -180, to: -60, entrants: [ada] });
  await pool.query("update contest_member set is_virtual = true");
  await pool.query("update contest_entry set kind = 'virtual', started_at = now()");
  expect(await tell()).toEqual([]);
  await pool.query("update contest_entry set started_at = now() - interval '3 hours'");
  expect(await tell()).toHaveLength(1);
});

test("of very many comments to a problem the newest 200 count", async () => {
  const { pool } = site.context;
  await say(ada);
  await letPass(1);
  await pool.query(
    `insert into talk_comment (problem_id, author_id, text, html, renderer_version)
     select 'sum', $1, 'x', 'x', 1 from generate_series(1, 230)`,
    [bob.id],
  );
  await letPass(1);
  const [mail] = await tell();
  expect(mail?.subject).toBe("200 new comments where you have written");
  await letPass(25);
  expect(await tell(), "all of them are told").toEqual([]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "../../accounts/mail/mail.ts";
import { readMailTemplate } from "../../accounts/mail/mail-template.ts";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { callTalk, makeTestClass, makeTestContest, solveProblem } from "../testing/test-talk.ts";
import { tellNews } from "./tell-news.ts";

let site: TestApp;
let ada: TestUser;
let bob: TestUser;
/** Of no class. */
let cleo: TestUser;
let refusal: Error | null;

beforeAll(async () => {
  site = await createTestApp();
  await createTestProblem(site.context.pool, { id: "sum", content: { title: "Sum" } });
  await createTestProblem(site.context.pool, { id: "other", content: { title: "Other" } });
});
afterAll(() => site.close());
beforeEach(async () => {
  const { pool } = site.context;
  refusal = null;
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

async function say(user: TestUser, problemId = "sum"): Promise<void> {
  expect((await callTalk(site.app, user, "POST", `talk/${problemId}/comment`, { text: "Nice one" })).status).toBe(200);
}
/** Everything that was said or mailed happened so much earlier. */
async function letPass(hours: number): Promise<void> {
  const { pool } = site.context;
  await pool.query("update talk_comment set created_at = created_at - $1 * interval '1 hour'", [hours]);
  await pool.query("update talk_news set mailed_at = mailed_at - $1 * interval '1 hour'", [hours]);
}
async function tell(): Promise<Mail[]> {
  const { pool, config } = site.context;
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      if (refusal !== null) throw refusal;
      sent.push(mail);
    },
    close: () => undefined,
  };
  await tellNews({ pool, config, mailer, mailTemplate: readMailTemplate() });
  return sent;
}
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
  const stop = (token: string, form = false) =>
    site.app.inject({
      ...{ method: "POST" as const, url: `/user/talkMail/stop/${token}` },
      ...(form
        ? {
            headers: { "content-type": "application/x-www-form-urlencoded" },
            payload: "List-Unsubscribe=One-Click",
          }
        : {}),
    });
  const token = tokenOf(mail);
  const forged = `${token.slice(0, -2)}${token.endsWith("A") ? "BB" : "AA"}`;
  for (const wrong of [forged, "x", bob.id]) expect((await stop(wrong)).statusCode).toBe(404);
  const settingsOf = async (user: TestUser) =>
    (await site.app.inject({ url: "/user/settings", headers: { cookie: user.cookie } })).json().settings;
  expect(await settingsOf(ada)).toEqual({});
  expect((await stop(token, true)).statusCode).toBe(200);
  expect(await settingsOf(ada)).toEqual({ "talk-mail": "off" });
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

test("what the mail server cannot take now is told later, and what it refuses is not", async () => {
  await say(ada);
  await say(bob);
  await letPass(1);
  refusal = new DomainError("mail_unavailable", "The mail server is away");
  await expect(tell()).rejects.toThrow("The mail server is away");
  refusal = null;
  expect((await tell()).map(({ to }) => to)).toEqual([ada.emailId]);
  await say(bob);
  await letPass(26);
  refusal = new DomainError("bad_input", "This email address does not accept mail");
  expect(await tell()).toEqual([]);
  refusal = null;
  expect(await tell()).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Mail, MailInDoubt } from "../../accounts/mail/mail.ts";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { letTalkPass, sayAbout, tellAll } from "../testing/test-news.ts";
import { makeTestClass, solveProblem } from "../testing/test-talk.ts";

let site: TestApp;
let ada: TestUser;
/** He writes, and wants no mails. */
let bob: TestUser;
let refusal: Error | null;
/** The mailboxes that the refusal is about; null: all of them. */
let refused: string[] | null;
/** Whom the mail server was asked to send to. */
let tried: string[];

beforeAll(async () => {
  site = await createTestApp();
  await createTestProblem(site.context.pool, { id: "sum", content: { title: "Sum" } });
});
afterAll(() => site.close());
beforeEach(async () => {
  const { pool } = site.context;
  refusal = null;
  refused = null;
  tried = [];
  for (const table of ["talk_comment", "talk_news"]) await pool.query(`delete from ${table}`);
  [ada, bob] = await Promise.all([newSolver(), newSolver()]);
  await makeTestClass(pool, [ada, bob]);
  await switchOff(bob);
});

async function newSolver(): Promise<TestUser> {
  const user = await createTestUser(site.context.pool);
  await solveProblem(site.context.pool, { user, problemId: "sum" });
  return user;
}
const switchOff = ({ id }: TestUser) =>
  site.context.pool.query(`insert into user_settings values ($1, '{"talk-mail": "off"}')`, [id]);
const say = (user: TestUser) => sayAbout(site, { user });
const letPass = (hours: number) => letTalkPass(site, hours);
const tell = () =>
  tellAll(site, {
    take: async (mail) => {
      tried.push(mail.to);
      if (refusal !== null && (refused === null || refused.includes(mail.to))) throw refusal;
    },
  });
const to = (mails: readonly Mail[]) => mails.map((mail) => mail.to);

test("what the mail server cannot take now is told a day later, and what it refuses is not", async () => {
  await say(ada);
  await say(bob);
  await letPass(1);
  refusal = new DomainError("mail_unavailable", "The mail server is away");
  await expect(tell()).rejects.toThrow("The mail server is away");
  refusal = null;
  expect(await tell()).toEqual([]);
  await letPass(25);
  expect(to(await tell())).toEqual([ada.emailId]);
  await say(bob);
  await letPass(26);
  refusal = new DomainError("bad_input", "This email address does not accept mail");
  expect(await tell()).toEqual([]);
  refusal = null;
  expect(await tell()).toEqual([]);
});

test("what may have arrived is not sent a second time", async () => {
  await say(ada);
  await say(bob);
  await letPass(1);
  refusal = new MailInDoubt("mail_unavailable", "The mail server said nothing");
  await expect(tell()).rejects.toThrow("The mail server said nothing");
  refusal = null;
  await letPass(25);
  expect(await tell()).toEqual([]);
  await say(bob);
  await letPass(1);
  expect((await tell())[0]?.text).toContain("1 on “Sum”");
});

test("one mailbox that takes nothing keeps nobody else's mail back, and a mail server that is away is asked three times", async () => {
  const { pool } = site.context;
  const others = await Promise.all(Array.from({ length: 5 }, newSolver));
  await makeTestClass(pool, [bob, ...others]);
  const waiting = [ada, ...others];
  // So that hers is the first.
  for (const user of [ada, bob]) await say(user);
  await letPass(1);
  for (const user of others) await say(user);
  await letPass(1);
  await say(bob);
  await letPass(1);
  refusal = new DomainError("mail_unavailable", "Greylisted");
  refused = [ada.emailId];
  expect(to(await tell()).sort()).toEqual(others.map(({ emailId }) => emailId).sort());
  expect(tried).toContain(ada.emailId);

  await letPass(25);
  await say(bob);
  await letPass(1);
  refused = null;
  tried = [];
  await expect(tell()).rejects.toThrow("Greylisted");
  expect(tried).toHaveLength(3);
  refusal = null;
  await tell();
  expect(new Set(tried), "those who had waited behind them").toEqual(new Set(waiting.map(({ emailId }) => emailId)));
  expect(tried).toHaveLength(6);
});

test("whoever stops the mails while others get theirs gets none any more, and a site that ends sends none", async () => {
  const { pool } = site.context;
  const cleo = await newSolver();
  await makeTestClass(pool, [bob, cleo]);
  for (const user of [ada, bob]) await say(user);
  await letPass(1);
  await say(cleo);
  await letPass(1);
  await say(bob);
  await letPass(1);
  const stop = () => switchOff(cleo);
  expect(to(await tellAll(site, { take: stop }))).toEqual([ada.emailId]);
  await pool.query("delete from user_settings where user_id = $1", [cleo.id]);
  await pool.query("delete from talk_news");
  const closing = new AbortController();
  expect(await tellAll(site, { take: async () => closing.abort(), closing })).toHaveLength(1);
  expect(to(await tell())).toEqual([cleo.emailId]);
});

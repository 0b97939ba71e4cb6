import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { mailsTo } from "../../accounts/testing/outbox-mails.ts";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestContest, letPass } from "../testing/test-contest.ts";

// Each makes a dozen calls, and waits for mails.
vi.setConfig({ testTimeout: 60_000 });

let app: JudgingApp;
let admin: TestUser;
let organiser: TestUser;
let ada: TestUser;
let bob: TestUser;
let cleo: TestUser;
let id: string;

beforeAll(async () => {
  app = await createJudgingApp();
  [admin, organiser] = await Promise.all([app.newUser("admin"), app.newUser()]);
  await createTestProblem(app.context.pool, { id: "kept", isDraft: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  [ada, bob, cleo] = await Promise.all([app.newUser(), app.newUser(), app.newUser()]);
  id = `cup-${randomUUID().slice(0, 8)}`;
});

async function make(input: Partial<Parameters<typeof createTestContest>[1]> = {}): Promise<void> {
  const form = { from: 10, to: 60, problemIds: ["kept"], isListed: false, joinCode: "secret-code" };
  await createTestContest(app.context.pool, { ...form, ...input, id });
  await app.call(admin, "POST", `/contest/${id}/staff`, { who: organiser.emailId, role: "organiser" });
}
const invite = (csv: string, path = "") => app.call(organiser, "POST", `/contest/${id}/invitations${path}`, { csv });
const invited = async () => (await app.call(organiser, "GET", `/contest/${id}/invitations`)).body;
const get = async (who: TestUser, path = "") => (await app.call(who, "GET", `/contest/${id}${path}`)).body;
const enter = (who: TestUser, name = "Own name") => app.call(who, "POST", `/contest/${id}/enter`, { name });
const mailed = async (who: TestUser, times: number) => {
  await expect.poll(() => mailsTo(app.context, who.emailId), { timeout: 15_000 }).toHaveLength(times);
  return mailsTo(app.context, who.emailId);
};
const listed = async (who: TestUser) =>
  (await app.call(who, "GET", "/contest/all")).body.contests.find((one: { _id: string }) => one._id === id);

test("whoever is invited finds the contest, enters without its code, and under the name that is theirs", async () => {
  await make();
  expect(await listed(ada)).toBe(undefined);
  const csv = `email,name\n${ada.emailId},Ada of Turin\n${bob.emailId},`;
  expect((await invite(csv, "/check")).body).toEqual({ invited: 2, changed: 0, unchanged: 0, faults: [] });
  expect(await invited(), "a look does nothing").toEqual([]);
  expect((await invite(csv)).body).toMatchObject({ invited: 2 });
  await mailed(bob, 1);
  const [mail] = await mailed(ada, 1);
  for (const part of ["Ada of Turin", `/contests/${id}`, `Contest ${id}`, "UTC"]) expect(mail).toContain(part);

  expect(await listed(ada)).toMatchObject({ isInvited: true, hasEntered: false });
  expect(await get(ada)).toMatchObject({ needsCode: false, invitedAs: "Ada of Turin" });
  expect(await get(cleo)).toMatchObject({ needsCode: true });
  expect(await get(cleo)).not.toHaveProperty("invitedAs");
  expect((await enter(cleo)).status, "the code is not theirs").toBe(403);
  expect((await enter(ada)).status).toBe(200);
  expect((await enter(bob, "Bobby")).status).toBe(200);
  expect((await get(ada)).entry.name).toBe("Ada of Turin");
  expect((await get(bob)).entry.name).toBe("Bobby");
  expect(await get(ada)).not.toHaveProperty("invitedAs");
  expect(await listed(ada)).not.toHaveProperty("isInvited");
  expect(await invited()).toMatchObject([
    { emailId: bob.emailId, hasEntered: true },
    { emailId: ada.emailId, hasEntered: true, mailedAt: expect.any(String) },
  ]);
});

test("an account that is made after the invitation is invited as well", async () => {
  await make();
  await invite("late@example.org");
  const late = await app.newUser();
  await app.context.pool.query("update user_account set email_id = 'late@example.org' where id = $1", [late.id]);
  expect((await listed(late)).isInvited).toBe(true);
  expect((await enter(late)).status).toBe(200);
});

test("those of one name are one team, whoever comes first, at once or after the start", async () => {
  await make({ teamSize: 3 });
  const dora = await app.newUser();
  const team = [ada, bob, dora];
  await invite(["email,team", ...team.map(({ emailId }) => `${emailId},The Sums`)].join("\n"));
  const statuses = (await Promise.all([enter(ada), enter(bob)])).map(({ status }) => status);
  expect(statuses).toEqual([200, 200]);
  const entries = () => app.call(admin, "GET", `/contest/${id}/entries`);
  expect((await entries()).body).toMatchObject([{ name: "The Sums", emails: [ada.emailId, bob.emailId].toSorted() }]);
  await letPass(app.context.pool, id, 20);
  expect((await enter(dora)).status).toBe(200);
  expect((await enter(dora)).status).toBe(409);
  expect((await entries()).body).toMatchObject([{ emails: { length: 3 } }]);
  const tooMany = await invite(`${cleo.emailId},the sums`);
  expect(tooMany).toMatchObject({ status: 400, body: { message: /would have 4 members, and a team has at most 3/ } });
});

test("somebody who has taken the name of a team is not joined by it", async () => {
  await make({ teamSize: 2, joinCode: null });
  await enter(cleo, "The Sums");
  await invite(`${ada.emailId},The Sums\n${bob.emailId},The Sums`);
  await enter(ada);
  await enter(bob);
  const entries = (await app.call(admin, "GET", `/contest/${id}/entries`)).body;
  expect(entries.map(({ emails }: { emails: string[] }) => emails.length).toSorted()).toEqual([1, 2]);
});

test("a list with a fault does nothing, and says each with its line", async () => {
  await make();
  const csv = `email,name\n${ada.emailId},Ada\nnobody,Bob\n${bob.emailId},${"x".repeat(41)}`;
  expect((await invite(csv, "/check")).body.faults).toEqual([
    { line: 3, text: "nobody is no address" },
    { line: 4, text: "A name on the board has at most 40 characters" },
  ]);
  expect((await invite(csv)).status).toBe(400);
  expect(await invited()).toEqual([]);
  expect(mailsTo(app.context, ada.emailId)).toEqual([]);
});

test("a list that is taken in again changes the names of those who have not entered, and mails nobody twice", async () => {
  await make();
  await invite(`${ada.emailId},Ada\n${bob.emailId},Bob`);
  await enter(ada);
  const again = (await invite(`${ada.emailId},Other\n${bob.emailId},Robert`)).body;
  expect(again).toEqual({ invited: 0, changed: 1, unchanged: 1, faults: [] });
  expect((await invited()).map(({ name }: { name: string }) => name)).toEqual(["Ada", "Robert"]);
  expect((await app.call(organiser, "POST", `/contest/${id}/invitation/${bob.emailId}`)).status).toBe(200);
  await mailed(bob, 2);
  await mailed(ada, 1);
});

test("what is taken back is no invitation any more, and who has entered stays", async () => {
  await make();
  await invite(`${ada.emailId}\n${bob.emailId}`);
  await enter(ada);
  const withdraw = (who: TestUser) => app.call(organiser, "DELETE", `/contest/${id}/invitation/${who.emailId}`);
  for (const who of [ada, bob]) expect((await withdraw(who)).status).toBe(200);
  expect((await withdraw(bob)).status).toBe(404);
  expect(await listed(bob)).toBe(undefined);
  expect((await enter(bob)).status).toBe(403);
  expect((await get(ada)).entry.name).toBe("Own name");
});

test("with an account go its invitations, and after the end nobody is invited", async () => {
  await make();
  await invite(ada.emailId);
  await app.context.pool.query("delete from user_account where id = $1", [ada.id]);
  expect(await invited()).toEqual([]);
  await letPass(app.context.pool, id, 90);
  expect(await invite(bob.emailId)).toMatchObject({ status: 409, body: { message: "The contest has ended" } });
});

test("a title is no way to send a link to strangers", async () => {
  await make({ title: "Win at evil.example now" });
  await invite(bob.emailId);
  expect((await mailed(bob, 1)).join()).not.toContain("evil.example");
});

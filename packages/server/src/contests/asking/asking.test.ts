import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestContest, letPass } from "../testing/test-contest.ts";

let test: JudgingApp;
let admin: TestUser;
let ada: TestUser;
let bob: TestUser;
let stranger: TestUser;
let id: string;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  [admin, ada, bob, stranger] = await Promise.all([
    test.newUser("admin"),
    test.newUser(),
    test.newUser(),
    test.newUser(),
  ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  id = `contest-${randomUUID().slice(0, 8)}`;
});

async function begin(input: Partial<Parameters<typeof createTestContest>[1]> = {}): Promise<void> {
  await createTestContest(test.context.pool, { id, from: -10, to: 60, problemIds: ["sum"], ...input });
  for (const who of [ada, bob])
    await test.call(who, "POST", `/contest/${id}/enter`, { name: who === ada ? "Ada" : "Bob" });
}
const get = async (who: TestUser, path = "") => (await test.call(who, "GET", `/contest/${id}${path}`)).body;
const ask = (who: TestUser, text: string, label: string | null = null) =>
  test.call(who, "POST", `/contest/${id}/question`, { label, text });
const announce = (text: string, label: string | null = null) =>
  test.call(admin, "POST", `/contest/${id}/announcement`, { label, text });
const answer = (questionId: string, text: string, isPublic: boolean) =>
  test.call(admin, "PUT", `/contest/${id}/question/${questionId}`, { text, isPublic });

it("an answer to who has asked is read by nobody else", async () => {
  await begin();
  expect((await ask(ada, " May it be empty? ", "A")).status).toBe(200);
  expect((await get(admin)).unread).toBe(1);
  const [question] = await get(admin, "/questions");
  expect(question).toMatchObject({ from: "Ada", label: "A", question: "May it be empty?", answer: null });
  expect(await get(ada, "/messages")).toMatchObject([{ isOwn: true, answer: null, isUnread: false }]);
  expect((await answer(question._id, "No.", false)).status).toBe(200);
  expect([(await get(admin)).unread, (await get(ada)).unread, (await get(bob)).unread]).toEqual([0, 1, 0]);
  expect(await get(bob, "/messages")).toEqual([]);
  const [read] = await get(ada, "/messages");
  expect(read).toMatchObject({ answer: "No.", isPublic: false, isUnread: true });
  await test.call(ada, "POST", `/contest/${id}/messages/read`, { number: read.number });
  expect((await get(ada)).unread).toBe(0);
  // Another answer is news again.
  await answer(question._id, "Yes, it may.", true);
  expect([(await get(ada)).unread, (await get(bob)).unread]).toEqual([1, 1]);
  const told = await get(bob, "/messages");
  expect(told).toMatchObject([{ question: "May it be empty?", answer: "Yes, it may.", isOwn: false, label: "A" }]);
  expect(JSON.stringify(told)).not.toContain("Ada");
  expect(await get(stranger, "/messages")).toEqual([]);
});

it("what arrives while somebody reads stays unread, and nobody can read ahead", async () => {
  await begin();
  await announce("Lunch is at one.");
  const [first] = await get(ada, "/messages");
  await announce("Lunch is at two.");
  await test.call(ada, "POST", `/contest/${id}/messages/read`, { number: first.number });
  expect((await get(ada)).unread).toBe(1);
  await test.call(ada, "POST", `/contest/${id}/messages/read`, { number: Number.MAX_SAFE_INTEGER });
  expect((await get(ada)).unread).toBe(0);
  await announce("There is no lunch.");
  expect((await get(ada)).unread).toBe(1);
});

it("before the own clock starts only what is about the contest as a whole is told", async () => {
  await begin({ windowMinutes: 30 });
  await test.call(ada, "POST", `/contest/${id}/start`);
  await ask(ada, "Is n positive?", "A");
  const [question] = await get(admin, "/questions");
  await answer(question._id, "n is positive", true);
  await announce("The second sample was wrong", "A");
  await announce("Drink enough");
  expect((await get(bob, "/messages")).map((one: { answer: string }) => one.answer)).toEqual(["Drink enough"]);
  expect((await get(bob)).unread).toBe(1);
  expect(await get(ada, "/messages")).toHaveLength(3);
  await test.call(bob, "POST", `/contest/${id}/start`);
  expect(await get(bob, "/messages")).toHaveLength(3);
});

it("asks nobody but those whose time runs, and not without end", async () => {
  await begin({ from: 5 });
  expect((await ask(ada, "When?")).status).toBe(409);
  await letPass(test.context.pool, id, 6);
  expect((await ask(stranger, "What?")).status).toBe(409);
  expect((await ask(ada, "What?", "B")).status).toBe(400);
  expect((await ask(ada, "  ")).status).toBe(400);
  const all = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(ada, `Question ${index}`)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
  await letPass(test.context.pool, id, 60);
  expect((await ask(bob, "Too late?")).status).toBe(409);
});

it("is answered and announced by nobody but the jury, and only what there is", async () => {
  await begin();
  expect((await test.call(ada, "GET", `/contest/${id}/questions`)).status).toBe(403);
  expect((await test.call(ada, "POST", `/contest/${id}/announcement`, { label: null, text: "Hi" })).status).toBe(403);
  expect((await fetch(`${test.address}/contest/${id}/messages`)).status).toBe(401);
  for (const unknown of ["0", "none"]) expect((await answer(unknown, "No.", true)).status).toBe(404);
  expect((await announce("Hi", "Z")).status).toBe(400);
});

it("leaves an answer that all have when who has asked deletes the account, and nothing else", async () => {
  await begin();
  const leaver = await test.newUser();
  await test.call(leaver, "POST", `/contest/${id}/enter`, { name: "Leaver" });
  for (const text of ["Mine alone", "Ours"]) await ask(leaver, text);
  for (const one of await get(admin, "/questions")) await answer(one._id, "Yes.", one.question === "Ours");
  await test.context.pool.query("delete from user_account where id = $1", [leaver.id]);
  expect(await get(admin, "/questions")).toMatchObject([{ question: "", answer: "Yes.", from: "Deleted participant" }]);
});

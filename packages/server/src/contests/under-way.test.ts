import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestContest, letPass } from "./testing/test-contest.ts";

/*
 * What happens while a contest goes on: time is taken out, and its submissions wait for a judge; and how it ends.
 */

let test: JudgingApp;
let admin: TestUser;
let ada: TestUser;
let bob: TestUser;
let id: string;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  await createTestProblem(test.context.pool, { id: "kept", isDraft: true });
  [admin, ada, bob] = await Promise.all([test.newUser("admin"), test.newUser(), test.newUser()]);
});
afterAll(() => test.close());
beforeEach(() => {
  id = `contest-${randomUUID().slice(0, 8)}`;
});
afterEach(() => test.stopJudging());

const make = (input: Omit<Parameters<typeof createTestContest>[1], "id">) =>
  createTestContest(test.context.pool, { id, problemIds: ["kept", "sum"], ...input });
const get = async (who: TestUser, path = "") => (await test.call(who, "GET", `/contest/${id}${path}`)).body;
const enter = (who: TestUser, name: string) => test.call(who, "POST", `/contest/${id}/enter`, { name });
const submit = (who: TestUser, problemId: string, code: string) =>
  test.call(who, "POST", `/submission/submit/${problemId}`, { code, language: "cpp" });
const fullBoard = () => get(admin, "/full-board");
const pass = (minutes: number) => letPass(test.context.pool, id, minutes);

it("takes time out for all, who are told, and gives it back", async () => {
  await make({ from: -30, to: 10, freezeMinutes: 20 });
  await enter(ada, "Ada");
  await test.startJudging();
  await submit(ada, "sum", "AC");
  const { endsAt } = await get(ada);
  // Of one moment: what is taken out has to be as long to the millisecond as the difference.
  const now = Date.now();
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const take = (from: number, to: number, reason = "The network was down.") =>
    test.call(admin, "POST", `/contest/${id}/removed-time`, { from: minutesAgo(from), to: minutesAgo(to), reason });
  expect((await take(20, 5)).status).toBe(200);
  const told = await get(ada);
  expect(Date.parse(told.endsAt) - Date.parse(endsAt)).toBe(900_000);
  expect(told.entry.endsAt).toBe(told.endsAt);
  expect(told).toMatchObject({ removed: [{ from: expect.any(String) }], unread: 1 });
  expect((await get(ada, "/messages"))[0].answer).toBe(
    "15 minutes of the contest will not count, and the end is later by as much. The network was down.",
  );
  // Half an hour after the start, of which a quarter does not count; the freeze comes later as the end does.
  expect((await fullBoard()).rows).toMatchObject([{ penaltyMinutes: 15 }]);
  expect(told.isFrozen).toBe(false);
  // After the old end, and before the new one.
  await pass(15);
  expect((await get(ada)).isFrozen).toBe(true);
  await submit(ada, "kept", "AC");
  expect((await fullBoard()).rows).toMatchObject([{ solved: 2, penaltyMinutes: 45 }]);
  expect((await test.call(admin, "DELETE", `/contest/${id}/removed-time`)).status).toBe(200);
  expect((await fullBoard()).rows).toMatchObject([{ solved: 1, penaltyMinutes: 30 }]);
  expect((await test.call(admin, "DELETE", `/contest/${id}/removed-time`)).status).toBe(409);
  expect([(await take(50, 40)).status, (await take(5, 10)).status, (await take(5, 0, " ")).status]).toEqual([
    400, 400, 400,
  ]);
  expect((await test.call(ada, "DELETE", `/contest/${id}/removed-time`)).status).toBe(403);
});

it("takes time out of an own clock as far as that ran then", async () => {
  await make({ from: -600, to: 600, windowMinutes: 60 });
  await enter(ada, "Ada");
  await enter(bob, "Bob");
  for (const who of [ada, bob]) await test.call(who, "POST", `/contest/${id}/start`);
  await test.context.pool.query(
    `update contest_entry set started_at = now() - case name when 'Ada' then interval '50 minutes'
       else interval '15 minutes' end where contest_id = $1`,
    [id],
  );
  const now = Date.now();
  const gap = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const body = { from: gap(20), to: gap(10), reason: "No light." };
  await test.call(admin, "POST", `/contest/${id}/removed-time`, body);
  const length = async (who: TestUser) => {
    const { entry } = await get(who);
    return Math.round((Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / 60_000);
  };
  expect([await length(ada), await length(bob)]).toEqual([70, 65]);
});

it("is judged before practice, which gets its turn all the same", async () => {
  const { pool } = test.context;
  await make({ from: -10, to: 60 });
  await enter(ada, "Ada");
  // There is no judge, and nobody waits for the answers.
  for (const who of [bob, ada]) void submit(who, "sum", "AC").catch(() => null);
  const jobs = await until(async () => {
    const { rows } = await pool.query("select user_id, priority from job where worker is null order by priority");
    return rows.length === 2 && rows;
  });
  expect(jobs).toEqual([
    { user_id: ada.id, priority: 8 },
    { user_id: bob.id, priority: 10 },
  ]);
  await pool.query("update job set created_at = now() - interval '6 seconds' where user_id = $1", [bob.id]);
  const given: string[] = [];
  for (let round = 0; round < 200; round += 1) {
    const { rows } = await pool.query("select judge_claim($1, null, 1, 15) as job", [randomUUID()]);
    given.push(rows[0].job.owner);
    await pool.query("update job set worker = null, lease_until = null, claimed_at = null, attempts = 0");
  }
  await pool.query("delete from job");
  const ofContest = given.filter((owner) => owner === ada.id).length;
  // Every tenth by chance: neither of these fails once in a million million times.
  expect(ofContest).toBeGreaterThan(140);
  expect(ofContest).toBeLessThan(200);
});

it("has a final board once all is judged, until something changes it", async () => {
  await make({ from: -30, to: 10, freezeMinutes: 5 });
  await enter(ada, "Ada");
  await enter(bob, "Bob");
  const finalize = (who = admin) => test.call(who, "POST", `/contest/${id}/finalize`);
  expect(await finalize()).toMatchObject({ status: 409, body: { message: /not over/ } });
  await test.startJudging();
  await submit(ada, "kept", "AC");
  await test.stopJudging();
  const waiting = submit(bob, "sum", "AC");
  await until(async () => (await test.countJobs(bob)) === 1);
  await pass(15);
  expect(await finalize()).toMatchObject({ status: 409, body: { message: /frozen/ } });
  await test.call(admin, "POST", `/contest/${id}/thaw`);
  expect(await finalize()).toMatchObject({ status: 409, body: { message: /no verdict yet/ } });
  await test.startJudging();
  await waiting;
  expect((await finalize(ada)).status).toBe(403);
  expect((await finalize()).status).toBe(200);
  expect((await get(bob, "/board")).finality).toBe("final");
  const [entry] = await get(admin, "/entries");
  const terms = { extraMinutes: 0, isOfficial: true, disqualifiedReason: null };
  const change = (changes: object) =>
    test.call(admin, "PUT", `/contest/${id}/entry/${entry._id}`, { ...terms, ...changes });
  await change({ disqualifiedReason: "Two at one desk" });
  expect((await fullBoard()).finality).toBe("changed");
  await change({});
  expect((await fullBoard()).finality, "as it was called final").toBe("final");
});

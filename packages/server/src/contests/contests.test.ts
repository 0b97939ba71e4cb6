import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestContest, letPass, testContestForm } from "./testing/test-contest.ts";

let test: JudgingApp;
let admin: TestUser;
let ada: TestUser;
let bob: TestUser;
let id: string;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  await createTestProblem(test.context.pool, { id: "kept", isDraft: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  id = `contest-${randomUUID().slice(0, 8)}`;
  [admin, ada, bob] = await Promise.all([test.newUser("admin"), test.newUser(), test.newUser()]);
});
afterEach(() => test.stopJudging());

const make = (input: Omit<Parameters<typeof createTestContest>[1], "id">) =>
  createTestContest(test.context.pool, { id, problemIds: ["kept", "sum"], ...input });
const get = async (who: TestUser, path = "") => (await test.call(who, "GET", `/contest/${id}${path}`)).body;
const enter = (who: TestUser, name: string, code?: string) =>
  test.call(who, "POST", `/contest/${id}/enter`, { name, ...(code === undefined ? {} : { code }) });
const submit = (who: TestUser, problemId: string, code: string) =>
  test.call(who, "POST", `/submission/submit/${problemId}`, { code, language: "cpp" });
const fullBoard = () => get(admin, "/full-board");
const pass = (minutes: number) => letPass(test.context.pool, id, minutes);

describe("a contest", () => {
  it("goes from the form to the board", async () => {
    await test.startJudging();
    const form = { ...testContestForm({ from: 10, to: 70 }), title: "Öl & Spring 1", problemIds: ["kept", "sum"] };
    const made = await test.call(admin, "POST", "/contest/create", form);
    expect(made.body).toEqual({ _id: expect.stringMatching(/^ol-spring-1(-\d+)?$/) });
    id = made.body._id;
    expect((await get(admin, "/edit")).form).toEqual(form);
    expect((await enter(ada, " Ada ")).status).toBe(200);
    expect(await get(ada)).toMatchObject({ entries: 1, hasEntered: true, problems: null, entry: { name: "Ada" } });
    expect((await submit(ada, "kept", "AC")).status).toBe(404);
    await pass(20);
    expect((await get(ada)).problems).toMatchObject([
      { label: "A", problemId: "kept", state: "untried" },
      { label: "B", problemId: "sum", state: "untried" },
    ]);
    expect((await submit(ada, "kept", "WA 1")).body.verdict).toBe("WA");
    expect((await submit(ada, "kept", "AC")).body.verdict).toBe("AC");
    expect((await get(ada)).problems[0]).toMatchObject({ state: "solved", tries: 1 });
    expect(await get(bob, "/board")).toEqual({
      labels: ["A", "B"],
      isFrozen: false,
      unjudged: 0,
      rows: [
        {
          ...{ rank: 1, entryId: expect.any(String), name: "Ada", kind: "official", solved: 1, penaltyMinutes: 30 },
          cells: [{ tries: 1, pending: 0, minute: 10, isFirst: true }, null],
        },
      ],
    });
    expect(await get(ada, "/submissions")).toMatchObject([
      { label: "A", verdict: "AC", isCounted: true },
      { label: "A", verdict: "WA", isCounted: true },
    ]);
    expect(await get(bob, "/submissions")).toEqual([]);
  });

  it("gets no id that an address needs for something else", async () => {
    const form = { ...testContestForm({ from: 10, to: 70 }), problemIds: ["sum"] };
    for (const title of ["All", "New", "Create"]) {
      const { body } = await test.call(admin, "POST", "/contest/create", { ...form, title });
      expect(body._id).toBe(`${title.toLowerCase()}-2`);
    }
  });

  it("ties a submission to it in the transaction of its job, and one that is sent again only once", async () => {
    await make({ from: -10, to: 60 });
    await enter(ada, "Ada");
    await test.startJudging();
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1) {
      await test.call(ada, "POST", "/submission/submit/sum", { code: "AC", language: "cpp", key });
    }
    expect(await get(ada, "/submissions")).toHaveLength(1);
    await submit(bob, "sum", "AC");
    expect((await fullBoard()).rows).toHaveLength(1);
  });

  it("counts nothing that comes after the end, until the end is put off", async () => {
    await make({ from: -30, to: 10 });
    await enter(ada, "Ada");
    await pass(15);
    await test.startJudging();
    expect((await submit(ada, "kept", "AC")).status).toBe(200);
    expect((await fullBoard()).rows).toMatchObject([{ solved: 0 }]);
    expect(await get(ada, "/submissions")).toMatchObject([{ isCounted: false }]);
    const { form, revision } = await get(admin, "/edit");
    const longer = { ...form, endsAt: new Date(Date.now() + 60_000).toISOString() };
    const change = () => test.call(admin, "PUT", `/contest/${id}`, { form: longer, revision });
    expect((await change()).status).toBe(200);
    expect((await fullBoard()).rows).toMatchObject([{ solved: 1 }]);
    expect((await change()).status).toBe(409);
  });

  it("gives one entry more time, takes it out of the ranking and off the board", async () => {
    await make({ from: -30, to: 10 });
    await enter(ada, "Ada");
    await enter(bob, "Bob");
    await pass(15);
    await test.startJudging();
    await submit(ada, "kept", "AC");
    const entries = await get(admin, "/entries");
    expect(entries).toMatchObject([{ name: "Ada", emails: [ada.emailId], extraMinutes: 0 }, { name: "Bob" }]);
    const terms = { extraMinutes: 20, isOfficial: true, disqualifiedReason: null };
    const change = (changes: Partial<typeof terms> | { disqualifiedReason: string }) =>
      test.call(admin, "PUT", `/contest/${id}/entry/${entries[0]._id}`, { ...terms, ...changes });
    expect((await change({})).status).toBe(200);
    expect((await fullBoard()).rows).toMatchObject([{ name: "Ada", solved: 1, rank: 1 }, { rank: 2 }]);
    // Somebody still has time: nothing is shown to all, and nobody begins anew.
    for (const verb of ["thaw", "publish"]) {
      expect((await test.call(admin, "POST", `/contest/${id}/${verb}`)).status).toBe(409);
    }
    expect((await enter(await test.newUser(), "Eve")).status).toBe(409);
    await change({ isOfficial: false });
    expect((await fullBoard()).rows).toMatchObject([
      { name: "Ada", rank: null },
      { name: "Bob", rank: 1 },
    ]);
    await change({ disqualifiedReason: "Two at one desk" });
    expect((await fullBoard()).rows).toMatchObject([{ name: "Bob" }]);
    expect((await get(ada)).entry.disqualifiedReason).toBe("Two at one desk");
  });

  it("takes time out for all, who are told, and gives it back", async () => {
    await make({ from: -30, to: 10, freezeMinutes: 20 });
    await enter(ada, "Ada");
    await test.startJudging();
    await submit(ada, "sum", "AC");
    const { endsAt } = await get(ada);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
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
    const gap = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const body = { from: gap(20), to: gap(10), reason: "No light." };
    await test.call(admin, "POST", `/contest/${id}/removed-time`, body);
    const length = async (who: TestUser) => {
      const { entry } = await get(who);
      return Math.round((Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / 60_000);
    };
    expect([await length(ada), await length(bob)]).toEqual([70, 65]);
  });

  it("lets everybody start their own clock, where it says so", async () => {
    await make({ from: -600, to: 600, windowMinutes: 60 });
    await enter(ada, "Ada");
    expect(await get(ada)).toMatchObject({ problems: null, entry: { startsAt: null } });
    expect((await test.call(ada, "GET", "/problem/problemById/kept")).status).toBe(404);
    const start = (who: TestUser) => test.call(who, "POST", `/contest/${id}/start`);
    expect((await start(bob)).status).toBe(409);
    expect((await start(ada)).status).toBe(200);
    const { entry } = await get(ada);
    expect(Date.parse(entry.endsAt) - Date.parse(entry.startsAt)).toBe(3_600_000);
    await pass(30);
    await start(ada);
    await test.startJudging();
    await submit(ada, "sum", "AC");
    expect((await fullBoard()).rows).toMatchObject([{ solved: 1, penaltyMinutes: 30 }]);
    await pass(31);
    await submit(ada, "kept", "AC");
    expect((await fullBoard()).rows).toMatchObject([{ solved: 1 }]);
  });

  it("can be taken part in afterwards, out of the ranking, once its problems are public", async () => {
    await make({ from: -120, to: -60, problemIds: ["kept"] });
    expect((await enter(ada, "Ada")).status).toBe(409);
    await test.context.pool.query("update contest_problem set problem_id = 'sum' where contest_id = $1", [id]);
    expect((await enter(ada, "Ada")).status).toBe(200);
    await pass(10);
    await test.startJudging();
    await submit(ada, "sum", "AC");
    expect((await fullBoard()).rows).toMatchObject([{ rank: null, kind: "virtual", solved: 1, penaltyMinutes: 10 }]);
    expect((await enter(ada, "Ada again")).status).toBe(409);
  });

  it("takes whoever knows its code, and an admin outside of the ranking", async () => {
    await make({ from: 10, to: 60, joinCode: "open sesame", isListed: false });
    expect((await enter(ada, "Ada")).status).toBe(403);
    expect((await enter(ada, "Ada", "sesame open")).status).toBe(403);
    expect((await enter(ada, "Ada", " open sesame ")).status).toBe(200);
    expect((await enter(admin, "The jury", "open sesame")).status).toBe(200);
    expect((await get(admin)).entry.kind).toBe("unofficial");
    // Who guesses is told nothing any more, and others are none the worse for it.
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => enter(bob, "Bob", `guess ${index}`)));
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(await enter(bob, "Bob", "open sesame")).toMatchObject({ status: 429 });
    expect((await enter(await test.newUser(), "Eve", "open sesame")).status).toBe(200);
    expect(JSON.stringify([await get(ada), await get(bob)])).not.toContain("sesame");
    const listed = async (who: TestUser) =>
      (await test.call(who, "GET", "/contest/all")).body.contests.some((one: { _id: string }) => one._id === id);
    expect([await listed(ada), await listed(bob), await listed(admin)]).toEqual([true, false, true]);
  });

  it("keeps the board as it was when an account is deleted, without its name", async () => {
    await make({ from: -10, to: 60 });
    await enter(ada, "Ada");
    await test.startJudging();
    await submit(ada, "sum", "AC");
    await test.context.pool.query("delete from user_account where id = $1", [ada.id]);
    expect((await fullBoard()).rows).toMatchObject([{ name: "Deleted participant", solved: 1, penaltyMinutes: 10 }]);
  });

  it("publishes its problems when it is over, and is deleted only when it does not go on", async () => {
    await createTestProblem(test.context.pool, { id: `${id}-new`, isDraft: true });
    await make({ from: -10, to: 10, problemIds: [`${id}-new`] });
    expect((await test.call(admin, "DELETE", `/contest/${id}`)).status).toBe(409);
    await pass(20);
    const problem = () => test.call(bob, "GET", `/problem/problemById/${id}-new`);
    expect((await problem()).status).toBe(404);
    await test.call(admin, "POST", `/contest/${id}/publish`);
    expect((await problem()).status).toBe(200);
    expect((await test.call(admin, "DELETE", `/contest/${id}`)).status).toBe(200);
    expect((await test.call(bob, "GET", `/contest/${id}`)).status).toBe(404);
  });

  it.each([
    [{ title: "  " }, "Give the contest a title"],
    [{ problemIds: [] }, "Choose at least one problem"],
    [{ problemIds: ["sum", "sum"] }, "A problem is in a contest once"],
    [{ problemIds: ["sum", "no-such"] }, "There is no problem no-such"],
    [{ endsAt: "2020-01-01T00:00:00Z" }, "The end comes after the start"],
    [{ freezeMinutes: 60 }, "The board cannot freeze before the start"],
    [{ freezeMinutes: 10, windowMinutes: 20 }, "A board freezes only where all have the same clock"],
    [{ startsAt: "tomorrow" }, "Give date and time"],
    [{ joinCode: "12345" }, "A code has 6 to 40 characters"],
  ])("is refused with %o: %s", async (changes, message) => {
    const form = { ...testContestForm({ from: 0, to: 60 }), problemIds: ["sum"], ...changes };
    expect(await test.call(admin, "POST", "/contest/create", form)).toMatchObject({ status: 400, body: { message } });
  });
});

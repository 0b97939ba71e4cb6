import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
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
      rules: "icpc",
      labels: ["A", "B"],
      isFrozen: false,
      unjudged: 0,
      finality: "open",
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

  it("has its board as a page that needs nothing else, and looks again by itself", async () => {
    await make({ from: -30, to: 30, title: "Öl & Spring" });
    await enter(ada, "Ada <3");
    const { status, headers, text } = await test.call(bob, "GET", `/contest/${id}/board.html`);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("refresh")).toBe("15");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /);
    expect(text).toContain("Öl &amp; Spring");
    expect(text).toContain("Ada &lt;3");
    expect(text).not.toMatch(/<script|src=|href=/);
    expect((await test.call(bob, "GET", "/contest/none/board.html")).status).toBe(404);
  });

  it("counts points by groups, told to everybody and to whoever takes part, and as a table", async () => {
    await test.startJudging();
    await make({ from: -30, to: 30, rules: "groups" });
    await enter(ada, "=Ada");
    await submit(ada, "sum", "WA 1");
    await submit(ada, "kept", "WA 1");
    const worth = (score: number, most: number, name: string) => ({ name, score, most, verdict: "WA" });
    const points = { score: 40.5, most: 100, groups: [worth(40.5, 40.5, "secret/1"), worth(0, 59.5, "secret/2")] };
    // Its judge is a fake one, which gives none.
    await inTransaction(test.context.pool, async (db) => {
      await db.query("set local verdict.rejudging = 'on'");
      await db.query("update submission set points = $2 where user_id = $1 and problem_id = 'kept'", [
        ada.id,
        JSON.stringify(points),
      ]);
    });
    await submit(ada, "sum", "AC");
    expect(await get(ada)).toMatchObject({
      rules: "groups",
      problems: [
        { state: "tried", tries: 1, points: 40.5 },
        { state: "solved", tries: 2, points: 100 },
      ],
    });
    const cells = [
      { tries: 1, pending: 0, minute: 30, points: 40.5 },
      { tries: 2, pending: 0, minute: 30, points: 100, isFull: true, isFirst: true },
    ];
    expect((await get(bob, "/board")).rows).toMatchObject([{ rank: 1, solved: 1, points: 140.5, cells }]);
    for (const [who, path] of [
      [bob, "/board.csv"],
      [admin, "/full-board.csv"],
    ] as const) {
      const { headers, text } = await test.call(who, "GET", `/contest/${id}${path}`);
      expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(headers.get("content-disposition")).toMatch(/^attachment; filename="contest-[\w-]+\.csv"$/);
      expect(text).toContain("\n1,'=Ada,official,140.5,1,40.5,30,1,0,100,30,2,0\r\n");
    }
    expect((await test.call(bob, "GET", `/contest/${id}/full-board.csv`)).status).toBe(403);
    // The board stays when the account goes.
    await test.context.pool.query("delete from user_account where id = $1", [ada.id]);
    expect((await fullBoard()).rows).toMatchObject([{ name: "Deleted participant", points: 140.5 }]);
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

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { untilLocksAreWaitedFor } from "../../accounts/testing/lock-waits.ts";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestContest, letPass } from "../testing/test-contest.ts";

let app: JudgingApp;
let admin: TestUser;
let ada: TestUser;
let bob: TestUser;
let cleo: TestUser;
let id: string;

beforeAll(async () => {
  app = await createJudgingApp();
  admin = await app.newUser("admin");
  await createTestProblem(app.context.pool, { id: "kept", isDraft: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  [ada, bob, cleo] = await Promise.all([app.newUser(), app.newUser(), app.newUser()]);
  id = `cup-${randomUUID().slice(0, 8)}`;
});

const make = (input: Omit<Parameters<typeof createTestContest>[1], "id">) =>
  createTestContest(app.context.pool, { id, problemIds: ["kept"], teamSize: 2, ...input });
const get = async (who: TestUser, path = "") => (await app.call(who, "GET", `/contest/${id}${path}`)).body;
const found = async (who: TestUser, name = "The Sums"): Promise<string> => {
  await app.call(who, "POST", `/contest/${id}/enter`, { name });
  return (await get(who)).team.code;
};
const join = (who: TestUser, code: string) => app.call(who, "POST", `/contest/${id}/team`, { code });
const leave = (who: TestUser) => app.call(who, "DELETE", `/contest/${id}/team`);
const submit = (who: TestUser, code: string) =>
  app.call(who, "POST", "/submission/submit/kept", { code, language: "cpp" });

test("others join a team by its code until it is full, and are in it once", async () => {
  await make({ from: 10, to: 60 });
  const code = await found(ada);
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(await join(bob, "AAAA-AAAA")).toMatchObject({ status: 403 });
  expect((await join(bob, code.toLowerCase().replace("-", " "))).status).toBe(200);
  expect(await join(bob, code)).toMatchObject({ status: 409, body: { message: "You take part already" } });
  expect(await join(cleo, code)).toMatchObject({ status: 409, body: { message: /full/ } });
  expect((await get(bob)).team).toMatchObject({ members: [expect.any(String), expect.any(String)], code: null });
  expect((await get(bob)).entry.name).toBe("The Sums");
  expect((await get(admin, "/entries"))[0].emails).toHaveLength(2);
  // Nobody else hears of the code, or who they are.
  expect((await app.call(cleo, "GET", `/contest/${id}`)).text).not.toContain(code);
  expect((await get(cleo)).team).toBe(null);
});

test.each([
  ["turns the text of its row around", "\u202Evil"],
  ["has two lines", "The\nSums"],
  ["cannot be seen", "\u200B\u3164"],
])("a name that %s is refused", async (_what, name) => {
  await make({ from: 10, to: 60 });
  expect(await app.call(ada, "POST", `/contest/${id}/enter`, { name })).toMatchObject({
    status: 400,
    body: { message: "A name is one line that everybody can read" },
  });
});

test("of two who join at once one finds the team full", async () => {
  await make({ from: 10, to: 60 });
  const code = await found(ada);
  const statuses = (await Promise.all([join(bob, code), join(cleo, code)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test("before the start one may leave, and the last one takes the entry along", async () => {
  await make({ from: 10, to: 60 });
  const code = await found(ada);
  await join(bob, code);
  expect((await leave(ada)).status).toBe(200);
  expect((await get(bob)).team.members).toHaveLength(1);
  expect((await leave(ada)).status).toBe(409);
  expect((await leave(bob)).status).toBe(200);
  expect(await get(admin, "/entries")).toEqual([]);
  expect((await join(cleo, code)).status).toBe(403);
});

test("a team has one clock, one row and sees all it has submitted; nobody joins or leaves any more", async () => {
  await make({ from: 10, to: 60 });
  const code = await found(ada);
  await join(bob, code);
  await found(cleo, "Alone");
  await app.startJudging();
  await letPass(app.context.pool, id, 20);
  expect((await join(await app.newUser(), code)).status).toBe(409);
  expect((await leave(bob)).status).toBe(409);
  const { submissionId } = (await submit(ada, "WA 1")).body;
  await submit(bob, "AC");
  const rows = (await get(admin, "/full-board")).rows;
  expect(rows).toMatchObject([
    { name: "The Sums", solved: 1, penaltyMinutes: 30, cells: [{ tries: 1 }] },
    { name: "Alone", solved: 0 },
  ]);
  expect((await get(ada)).problems).toMatchObject([{ state: "solved", tries: 1 }]);
  const ofBob = await get(bob, "/submissions");
  expect(ofBob).toMatchObject([{ verdict: "AC" }, { verdict: "WA", author: expect.any(String) }]);
  expect(ofBob[0].author).toBeUndefined();
  expect(await get(bob, `/submission/${submissionId}`)).toMatchObject({ code: "WA 1", name: "The Sums" });
  expect((await app.call(cleo, "GET", `/contest/${id}/submission/${submissionId}`)).status).toBe(404);
  expect(await get(cleo, "/submissions")).toEqual([]);
  await app.stopJudging();
});

test("where everybody has their own time one member starts the clock of all", async () => {
  await make({ from: -10, to: 600, windowMinutes: 60 });
  const code = await found(ada);
  expect((await join(bob, code)).status).toBe(200);
  await app.call(bob, "POST", `/contest/${id}/start`);
  const [one, other] = [await get(ada), await get(bob)];
  expect(one.entry.startsAt).toBe(other.entry.startsAt);
  expect(one.problems).toHaveLength(1);
  expect(await join(cleo, code)).toMatchObject({ status: 409, body: { message: /runs already/ } });
});

test("whoever leaves at the moment at which another member starts the clock stays", async () => {
  await make({ from: -10, to: 600, windowMinutes: 60 });
  await join(bob, await found(ada));
  const { pool } = app.context;
  const starting = await pool.connect();
  await starting.query("begin");
  await starting.query("update contest_entry set started_at = now() where contest_id = $1", [id]);
  const leaving = leave(bob);
  await untilLocksAreWaitedFor(pool, 1);
  await starting.query("commit");
  starting.release();
  expect(await leaving).toMatchObject({ status: 409, body: { message: /runs already/ } });
  expect((await get(bob)).team.members).toHaveLength(2);
});

test("with somebody of the staff a team is out of the ranking", async () => {
  await make({ from: 10, to: 60 });
  const code = await found(ada);
  await app.call(admin, "POST", `/contest/${id}/staff`, { who: bob.emailId, role: "jury" });
  expect((await get(ada)).entry.kind).toBe("official");
  await join(bob, code);
  expect((await get(ada)).entry.kind).toBe("unofficial");
});

test("the row stays as it is when a member deletes the account, and is nameless without the last one", async () => {
  await make({ from: 10, to: 60 });
  const code = await found(ada);
  await join(bob, code);
  await app.startJudging();
  await letPass(app.context.pool, id, 20);
  await submit(ada, "AC");
  await app.stopJudging();
  const row = async () => (await get(admin, "/full-board")).rows[0];
  const before = await row();
  await app.context.pool.query("delete from user_account where id = $1", [ada.id]);
  expect(await row()).toEqual(before);
  expect((await get(bob)).problems).toMatchObject([{ state: "solved" }]);
  await app.context.pool.query("delete from user_account where id = $1", [bob.id]);
  expect(await row()).toEqual({ ...before, name: "Deleted participant" });
});

test("a contest without teams has no codes", async () => {
  await make({ from: 10, to: 60, teamSize: 1 });
  await app.call(ada, "POST", `/contest/${id}/enter`, { name: "Ada" });
  expect((await get(ada)).team).toBe(null);
  const { rows } = await app.context.pool.query("select team_code from contest_entry where contest_id = $1", [id]);
  expect((await join(bob, rows[0].team_code)).status).toBe(403);
});

test("whoever takes part afterwards sees the board as it was at their minute", async () => {
  await make({ from: -200, to: -140, freezeMinutes: 20, teamSize: 1 });
  const { pool } = app.context;
  await pool.query("update problem set is_draft = false where id = 'kept'");
  await pool.query("update contest set thawed_at = now() where id = $1", [id]);
  await pool.query(
    `with entry as (insert into contest_entry (contest_id, name, kind) values ($1, 'Ada', 'official'), ($1, 'Bob', 'official') returning id, name)
     insert into contest_submission (contest_id, entry_id, problem_id, left_verdict, at)
     select $1, id, 'kept', 'AC', now() - case name when 'Ada' then interval '190 minutes' else interval '150 minutes' end from entry`,
    [id],
  );
  await app.call(cleo, "POST", `/contest/${id}/enter`, { name: "Cleo" });
  const solved = async (minutes: number) => {
    await pool.query(
      "update contest_entry set started_at = now() - $2 * interval '1 minute' where contest_id = $1 and name = 'Cleo'",
      [id, minutes],
    );
    const { rows, isFrozen } = await get(cleo, "/board-then");
    return [...rows.map((row: { name: string; solved: number }) => `${row.name} ${row.solved}`), isFrozen];
  };
  expect(await solved(5)).toEqual(["Ada 0", "Bob 0", "Cleo 0", false]);
  expect(await solved(15)).toEqual(["Ada 1", "Bob 0", "Cleo 0", false]);
  expect(await solved(55)).toEqual(["Ada 1", "Bob 0", "Cleo 0", true]);
  // Over for Cleo as well: thawed.
  expect(await solved(61)).toEqual(["Ada 1", "Bob 1", "Cleo 0", false]);
  expect((await get(ada, "/board-then")).rows).toHaveLength(3);
});

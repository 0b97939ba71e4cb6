import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestContest, testContestForm } from "../testing/test-contest.ts";

let app: JudgingApp;
let admin: TestUser;
let organiser: TestUser;
let jury: TestUser;
let ada: TestUser;

beforeAll(async () => {
  app = await createJudgingApp();
  [admin, organiser, jury, ada] = await Promise.all([
    app.newUser("admin"),
    app.newUser(),
    app.newUser(),
    app.newUser(),
  ]);
  const { pool } = app.context;
  for (const id of ["kept", "other-draft", "sum"]) await createTestProblem(pool, { id, isDraft: id !== "sum" });
  await createTestContest(pool, { id: "cup", from: -30, to: 30, problemIds: ["kept", "sum"], isListed: false });
  for (const [who, role] of [
    [organiser, "organiser"],
    [jury, "jury"],
  ] as const) {
    await app.call(admin, "POST", "/contest/cup/staff", { who: who.emailId, role });
  }
});
afterAll(() => app.close());

const get = (who: TestUser, path: string) => app.call(who, "GET", `/contest/cup${path}`);

test("an organiser names others by address or by a name that only one has, and takes it back", async () => {
  const { pool } = app.context;
  await pool.query("update user_account set first_name = 'Grace', last_name = 'Hopper' where id = $1", [ada.id]);
  const name = (who: string) => app.call(organiser, "POST", "/contest/cup/staff", { who, role: "jury" });
  expect((await name("grace hopper")).status).toBe(200);
  expect((await name("nobody@example.com")).status).toBe(404);
  const staff = (await get(organiser, "/staff")).body;
  expect(staff.map(({ role }: { role: string }) => role)).toEqual(["organiser", "jury", "jury"]);
  const twin = await app.newUser();
  await pool.query("update user_account set first_name = 'Grace', last_name = 'Hopper' where id = $1", [twin.id]);
  expect(await name("Grace Hopper")).toMatchObject({ status: 409, body: { message: /give an address/ } });
  const dismiss = () => app.call(organiser, "DELETE", `/contest/cup/staff/${ada.id}`);
  expect((await dismiss()).status).toBe(200);
  expect((await dismiss()).status).toBe(404);
  expect((await get(ada, "/full-board")).status).toBe(403);
  const { rows } = await pool.query("select kind, detail from audit_entry where user_id = $1 order by id", [ada.id]);
  expect(rows).toEqual([
    { kind: "became_contest_staff", detail: "cup: jury" },
    { kind: "lost_contest_staff", detail: "cup" },
  ]);
});

test("whoever is or was staff takes part out of the ranking only", async () => {
  const { pool } = app.context;
  const enter = (who: TestUser) => app.call(who, "POST", "/contest/cup/enter", { name: `N${who.id.slice(0, 6)}` });
  const bob = await app.newUser();
  await enter(bob);
  expect((await get(bob, "")).body.entry.kind).toBe("official");
  await app.call(organiser, "POST", "/contest/cup/staff", { who: bob.emailId, role: "jury" });
  expect((await get(bob, "")).body.entry.kind).toBe("unofficial");
  // Ada was of the jury once.
  for (const who of [ada, organiser]) {
    await enter(who);
    const { entry } = (await get(who, "")).body;
    expect(entry.kind).toBe("unofficial");
    const terms = { extraMinutes: 7, isOfficial: true, disqualifiedReason: null };
    expect((await app.call(organiser, "PUT", `/contest/cup/entry/${entry._id}`, terms)).status).toBe(409);
    const { rows } = await pool.query("select kind, extra_minutes from contest_entry where id = $1", [entry._id]);
    expect(rows, "nothing is changed").toEqual([{ kind: "unofficial", extra_minutes: 0 }]);
  }
});

test("an organiser keeps the drafts that an admin has chosen, and finds no others", async () => {
  const { form, revision, problems } = (await get(organiser, "/edit")).body;
  expect(problems).toEqual([
    { problemId: "kept", title: "Sum of Two", isDraft: true },
    { problemId: "sum", title: "Sum of Two", isDraft: false },
  ]);
  const save = (problemIds: string[], at: number) =>
    app.call(organiser, "PUT", "/contest/cup", { form: { ...form, problemIds }, revision: at });
  const refused = await save(["kept", "other-draft"], revision);
  expect(refused).toMatchObject({ status: 400, body: { message: "There is no problem other-draft" } });
  expect((await save(["sum", "kept"], revision)).status).toBe(200);
  expect((await save(["sum"], revision + 1)).status).toBe(200);
  // Taken out it is an admin's again.
  expect((await save(["sum", "kept"], revision + 2)).status).toBe(400);
  const all = (await app.call(organiser, "GET", "/problem/getAllProblem")).text;
  expect(all).not.toContain("other-draft");
  expect((await app.call(organiser, "GET", "/problem/problemById/kept")).status).toBe(404);
  const back = { form: { ...form, problemIds: ["kept", "sum"] }, revision: revision + 2 };
  expect((await app.call(admin, "PUT", "/contest/cup", back)).status).toBe(200);
  expect((await app.call(jury, "GET", "/problem/problemById/kept")).status).toBe(200);
});

test("a draft that another contest keeps is not published by this one", async () => {
  const { pool } = app.context;
  const past = { from: -90, to: -30, problemIds: ["other-draft"] };
  await createTestContest(pool, { id: "past", ...past });
  await pool.query("insert into contest_staff (contest_id, user_id, role) values ('past', $1, 'organiser')", [
    organiser.id,
  ]);
  await createTestContest(pool, { id: "coming", from: 30, to: 90, problemIds: ["other-draft"] });
  const publish = () => app.call(organiser, "POST", "/contest/past/publish");
  expect(await publish()).toMatchObject({ status: 409, body: { message: /kept for another contest/ } });
  await pool.query("delete from contest where id = 'coming'");
  expect((await publish()).status).toBe(200);
});

test("the jury reads what is submitted to its contest, and nothing else of anybody", async () => {
  await app.startJudging();
  const bob = await app.newUser();
  await app.call(bob, "POST", "/contest/cup/enter", { name: "Bob" });
  const submit = async (problemId: string, code: string) =>
    (await app.call(bob, "POST", `/submission/submit/${problemId}`, { code, language: "cpp" })).body.submissionId;
  const inContest = await submit("kept", "WA 1");
  await createTestProblem(app.context.pool, { id: "practice" });
  const outside = await submit("practice", "AC");
  const [listed, ...rest] = (await get(jury, "/all-submissions")).body;
  expect(listed).toMatchObject({ submissionId: inContest, label: "A", name: "Bob", verdict: "WA", isCounted: true });
  expect(rest).toEqual([]);
  const filtered = async (query: string) => (await get(jury, `/all-submissions?${query}`)).body.length;
  expect([await filtered("label=B"), await filtered("only=waiting"), await filtered("entryId=none")]).toEqual([
    0, 0, 0,
  ]);
  expect((await get(jury, "/all-submissions?label=Z")).status).toBe(400);
  expect((await get(jury, `/submission/${inContest}`)).body).toMatchObject({ code: "WA 1", label: "A", name: "Bob" });
  expect((await get(jury, `/submission/${outside}`)).status).toBe(404);
  expect((await app.call(jury, "GET", `/submission/report/${inContest}`)).status).toBe(404);
  await app.stopJudging();
});

test("a program with a token of staff is a user", async () => {
  const { body } = await app.call(organiser, "POST", "/user/tokens", { name: "desk", scope: "read", expiresIn: 30 });
  const asked = async (path: string) => {
    const reply = await fetch(app.address + path, { headers: { authorization: `Bearer ${body.secret}` } });
    return { status: reply.status, text: await reply.text() };
  };
  expect(JSON.parse((await asked("/contest/cup")).text)).toMatchObject({ mayManage: false, mayJudge: false });
  expect((await asked("/contest/cup/full-board")).status).toBe(403);
  const judgements = JSON.parse((await asked("/ccs/2026-01/contests/cup/judgement-types")).text);
  expect(judgements.map(({ id }: { id: string }) => id)).not.toContain("WA");
});

test("an unlisted contest is in the list of its staff", async () => {
  const idsOf = async (who: TestUser) =>
    (await app.call(who, "GET", "/contest/all")).body.contests.map(({ _id }: { _id: string }) => _id);
  expect(await idsOf(jury)).toContain("cup");
  expect(await idsOf(await app.newUser())).not.toContain("cup");
});

test("only an admin makes contests", async () => {
  const form = { ...testContestForm({ from: 10, to: 60 }), problemIds: ["sum"] };
  expect((await app.call(organiser, "POST", "/contest/create", form)).status).toBe(403);
});

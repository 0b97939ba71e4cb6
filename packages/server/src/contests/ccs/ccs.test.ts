import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { everything, FRESH_MS, type Told } from "./testing/everything.ts";
import { tellStory } from "./testing/story.ts";

const MINUTE_MS = 60_000;
let app: JudgingApp;

// They wait for what is told once a second, again and again.
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  app = await createJudgingApp();
  await createTestProblem(app.context.pool, { id: "sum", content: { title: "Sum of Two" } });
  await createTestProblem(app.context.pool, { id: "kept", isDraft: true, content: { title: "Kept Secret" } });
});
afterAll(() => app.close());
afterEach(() => app.stopJudging());

const begin = (id: string, changes: object = {}) => tellStory(app, { id, problemIds: ["kept", "sum"], ...changes });

test("a contest is told from before its start until its board is final", async () => {
  const story = await begin("cup", { freezeMinutes: 20 });
  const { admin, ada, bob, stranger, submit, pass, organise } = story;
  const before = await everything(story, ada);
  expect(before).toMatchObject({
    contest: {
      ...{ id: "cup", name: "Contest cup", duration: "1:00:00.000", scoreboard_freeze_duration: "0:20:00.000" },
      ...{ scoreboard_type: "pass-fail", penalty_time: "0:20:00.000", main_scoreboard_group_id: "official" },
    },
    state: { started: null, ended: null, frozen: null, thawed: null, finalized: null, end_of_updates: null },
    problems: [],
    submissions: [],
    teams: [
      { name: "Ada", label: "1", group_ids: ["official"], hidden: false },
      { name: "Éva", label: "2", hidden: false },
      { name: "Jury", label: "3", group_ids: ["unofficial"], hidden: true },
    ],
    scoreboard: { contest_time: expect.stringMatching(/^-0:09:/), rows: [{ rank: 1 }, { rank: 1 }] },
  });

  await app.startJudging();
  await pass(20);
  await submit(ada, "sum", "WA 1");
  await submit(ada, "sum", "CE");
  await submit(ada, "sum", "AC");
  await submit(bob, "kept", "TLE 2");
  await submit(admin, "sum", "AC");
  const [adas, evas, jurys] = before["teams"].map(({ id }: { id: string }) => id);
  const running = await everything(story, ada);
  expect(running).toMatchObject({
    state: { started: running["contest"].start_time, ended: null },
    problems: [
      { id: "A", label: "A", name: "Kept Secret", ordinal: 1, time_limit: 2, test_data_count: 5 },
      { id: "B", label: "B", name: "Sum of Two", ordinal: 2 },
    ],
    submissions: [
      { team_id: adas, problem_id: "B", language_id: "cpp", contest_time: expect.stringMatching(/^0:10:0/) },
      { team_id: adas },
      { team_id: adas },
      { team_id: evas, problem_id: "A" },
      { team_id: jurys },
    ],
    awards: [
      { id: "winner", team_ids: [adas] },
      { id: "first-to-solve-A", team_ids: [] },
      { id: "first-to-solve-B", team_ids: [adas] },
    ],
    scoreboard: {
      state: running["state"],
      rows: [
        {
          ...{ rank: 1, team_id: adas, score: { num_solved: 1, total_time: "0:30:00.000", time: "0:10:00.000" } },
          problems: [
            { problem_id: "A", num_judged: 0, num_pending: 0, solved: false },
            { problem_id: "B", num_judged: 2, num_pending: 0, solved: true, time: "0:10:00.000" },
          ],
        },
        { rank: 2, team_id: evas, score: { num_solved: 0, total_time: "0:00:00.000", time: null } },
      ],
    },
  });
  const typesTold = ({ judgements }: Told) =>
    judgements.map((one: { judgement_type_id: string }) => one.judgement_type_id);
  expect(typesTold(running), "a board says no more than that it was rejected").toEqual(["RE", "CE", "AC", "RE", "AC"]);
  expect(typesTold(await everything(story, admin))).toEqual(["WA", "CE", "AC", "TLE", "AC"]);
  const shut = await everything(story, stranger, ["problems"]);
  expect(shut["problems"]).toEqual([
    { id: "A", label: "A", name: "A", ordinal: 1 },
    { id: "B", label: "B", name: "B", ordinal: 2 },
  ]);
  expect(shut["scoreboard"].rows).toEqual(running["scoreboard"].rows);

  await pass(35);
  await submit(bob, "sum", "AC");
  const frozen = await everything(story, bob);
  expect(frozen).toMatchObject({ state: { frozen: expect.any(String), thawed: null, ended: null } });
  expect(frozen["submissions"]).toHaveLength(6);
  expect(typesTold(frozen)).toHaveLength(5);
  expect(frozen["scoreboard"].rows[1].problems[1]).toEqual({
    ...{ problem_id: "B", num_judged: 0, num_pending: 1, solved: false },
  });
  expect(typesTold(await everything(story, admin))).toHaveLength(6);

  await pass(30);
  expect((await everything(story, bob))["state"]).toMatchObject({ ended: expect.any(String), thawed: null });
  await organise("thaw");
  const thawed = await everything(story, bob);
  expect(thawed["state"]).toMatchObject({ thawed: expect.any(String), finalized: null, end_of_updates: null });
  expect(typesTold(thawed)).toHaveLength(6);
  expect(thawed["scoreboard"].rows[1]).toMatchObject({ rank: 2, score: { num_solved: 1, total_time: "0:45:00.000" } });
  await organise("finalize");
  const { state } = await everything(story, bob);
  expect(state).toMatchObject({ finalized: expect.any(String), end_of_updates: state.finalized });
  expect(Date.parse(state.finalized)).toBeGreaterThanOrEqual(Date.parse(state.thawed));
});

test("whoever takes part afterwards is not told of, and leaves a final board final", async () => {
  const story = await begin("late", { problemIds: ["sum"] });
  await story.pass(80);
  await story.organise("finalize");
  const late = await app.newUser();
  expect((await app.call(late, "POST", "/contest/late/enter", { name: "Late" })).status).toBe(200);
  const told = await everything(story, story.ada);
  expect(told["teams"]).toHaveLength(3);
  expect(told["state"].end_of_updates).toEqual(expect.any(String));
});

test("points are told with their scale, and a board of them", async () => {
  const story = await begin("points", { rules: "best" });
  await app.startJudging();
  await story.pass(20);
  await story.submit(story.ada, "sum", "AC");
  await story.submit(story.bob, "sum", "WA 1");
  const told = await everything(story, story.admin);
  expect(told).toMatchObject({
    contest: { scoreboard_type: "score" },
    problems: [{ max_score: 100 }, { max_score: 100 }],
    judgements: [{ score: 100 }, { score: 0 }],
    scoreboard: {
      rows: [
        {
          ...{ rank: 1, score: { score: 100, time: "0:10:00.000" } },
          problems: [{ score: 0 }, { score: 100, time: "0:10:00.000" }],
        },
        { rank: 2, score: { score: 0, time: null } },
      ],
    },
  });
  expect(told["contest"]).not.toHaveProperty("penalty_time");
});

test("what was judged again is another judgement, and what failed by our fault has no end", async () => {
  const story = await begin("again", { problemIds: ["sum"] });
  await app.startJudging();
  await story.pass(20);
  const submissionId = await story.submit(story.ada, "sum", "WA 1");
  const [first] = (await everything(story, story.admin))["judgements"];
  const fault = { kind: "judge", reason: "none" };
  const set = async (changes: string, ...values: unknown[]) => {
    const client = await app.context.pool.connect();
    await client.query("begin");
    await client.query("set local verdict.rejudging = 'on'");
    await client.query(`update submission set ${changes} where id = $1`, [submissionId, ...values]);
    await client.query("commit");
    client.release();
  };
  await set("verdict = 'AC', passed = total, judged_at = clock_timestamp()");
  const [second] = (await everything(story, story.admin))["judgements"];
  expect(second).toMatchObject({ submission_id: first.submission_id, judgement_type_id: "AC", current: true });
  expect(second.id).not.toBe(first.id);
  await set("verdict = 'JE', fault = $2", JSON.stringify(fault));
  const [open] = (await everything(story, story.admin))["judgements"];
  expect(open).not.toHaveProperty("end_time");
  expect(open).not.toHaveProperty("judgement_type_id");
});

test("questions are told whole to admins, and to the others what everybody was told", async () => {
  const story = await begin("asked", { problemIds: ["sum"] });
  await story.pass(20);
  for (const text of ["May it be empty?", "May I go?"]) {
    await app.call(story.ada, "POST", "/contest/asked/question", { label: text.includes("empty") ? "A" : null, text });
  }
  const { body } = await app.call(story.admin, "GET", "/contest/asked/questions");
  const idOf = (text: string) => body.find(({ question }: { question: string }) => question === text)._id;
  const answer = (text: string, reply: object) =>
    app.call(story.admin, "PUT", `/contest/asked/question/${idOf(text)}`, reply);
  expect((await answer("May it be empty?", { text: "No.", isPublic: true })).status).toBe(200);
  expect((await answer("May I go?", { text: "Yes.", isPublic: false })).status).toBe(200);
  expect(
    (await app.call(story.admin, "POST", "/contest/asked/announcement", { label: null, text: "Lunch!" })).status,
  ).toBe(200);
  const whole = (await everything(story, story.admin))["clarifications"];
  expect(whole).toMatchObject([
    { text: "May it be empty?", problem_id: "A", from_team_id: expect.any(String) },
    { text: "No.", problem_id: "A", from_team_id: null, to_team_ids: null, reply_to_id: whole[0].id },
    { text: "May I go?", problem_id: null },
    { text: "Yes.", to_team_ids: [whole[2].from_team_id], reply_to_id: whole[2].id },
    { text: "Lunch!", from_team_id: null, to_team_ids: null, reply_to_id: null },
  ]);
  const shared = (await everything(story, story.bob))["clarifications"];
  expect(shared).toMatchObject([
    { text: "May it be empty?\n\nNo.", from_team_id: null, to_team_ids: null, reply_to_id: null },
    { text: "Lunch!" },
  ]);
  expect((await everything(story, story.stranger, ["problems"]))["clarifications"]).toEqual([]);
});

test("of a deleted account and a disqualified entry no reference is left open", async () => {
  const story = await begin("gone", { problemIds: ["sum"] });
  await app.startJudging();
  await story.pass(20);
  await story.submit(story.ada, "sum", "AC");
  await story.submit(story.bob, "sum", "AC");
  await app.context.pool.query("delete from user_account where id = $1", [story.ada.id]);
  const told = await everything(story, story.admin);
  expect(told["submissions"]).toMatchObject([{ language_id: "unknown" }, { language_id: "cpp" }]);
  expect(told["judgements"]).toMatchObject([{ judgement_type_id: "AC" }, { judgement_type_id: "AC" }]);
  const terms = { extraMinutes: 0, isOfficial: true, disqualifiedReason: "Two at one desk" };
  const path = `/contest/gone/entry/${told["submissions"][1].team_id}`;
  expect((await app.call(story.admin, "PUT", path, terms)).status).toBe(200);
  const rest = await everything(story, story.admin);
  expect(rest["teams"]).toHaveLength(2);
  expect(rest["submissions"]).toHaveLength(1);
});

test("an own clock counts from its own start, and removed time counts nowhere", async () => {
  const story = await begin("own", { problemIds: ["sum"], windowMinutes: 30 });
  await app.startJudging();
  await story.pass(20);
  expect((await app.call(story.ada, "POST", "/contest/own/start")).status).toBe(200);
  await story.pass(5);
  await story.submit(story.ada, "sum", "AC");
  const told = await everything(story, story.ada);
  expect(told).toMatchObject({
    contest: { duration: "0:30:00.000" },
    submissions: [{ contest_time: expect.stringMatching(/^0:0[56]:/) }],
    judgements: [{ start_contest_time: expect.stringMatching(/^0:0[56]:/) }],
  });
  expect((await everything(story, story.bob, ["problems"]))["problems"]).toMatchObject([{ name: "A" }]);

  const common = await begin("gap", { problemIds: ["sum"] });
  await common.pass(30);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  await common.organise("removed-time", { from: minutesAgo(15), to: minutesAgo(5), reason: "The power was off." });
  await common.submit(common.ada, "sum", "AC");
  expect(await everything(common, common.ada)).toMatchObject({
    contest: { duration: "1:00:00.000" },
    submissions: [{ contest_time: expect.stringMatching(/^0:(09|10|11):/) }],
    scoreboard: { contest_time: expect.stringMatching(/^0:(09|10|11):/) },
  });
});

test("one object, a part of a collection and the board of a group can be asked for by themselves", async () => {
  const story = await begin("parts", { problemIds: ["kept", "sum"] });
  await app.startJudging();
  await story.pass(20);
  await story.submit(story.ada, "sum", "AC");
  await story.submit(story.admin, "kept", "AC");
  await sleep(FRESH_MS);
  const { body: submissions } = await story.get(story.ada, "submissions");
  expect((await story.get(story.ada, "problems/B")).body).toMatchObject({ label: "B" });
  expect((await story.get(story.ada, "submissions?problem_id=B")).body).toEqual([submissions[0]]);
  expect((await story.get(story.ada, "submissions?problem_id=A&team_id=")).body).toEqual([]);
  const { body } = await story.get(story.ada, "scoreboard?group_id=unofficial");
  expect(body.rows).toMatchObject([{ rank: 1, team_id: submissions[1].team_id, score: { num_solved: 1 } }]);
  expect((await story.get(story.ada, "scoreboard?group_id=none")).status).toBe(400);
});

test("the base address tells the version, and refusals are told as numbers", async () => {
  const story = await begin("base", { isListed: false });
  for (const path of ["/ccs/2026-01", "/ccs/2026-01/"]) {
    expect(story.faultsOf("api_information", (await app.call(story.ada, "GET", path)).body)).toEqual([]);
  }
  const contests = async (who: TestUser) => (await app.call(who, "GET", "/ccs/2026-01/contests")).body;
  expect(story.faultsOf("contests", await contests(story.ada))).toEqual([]);
  const isTold = async (who: TestUser) => (await contests(who)).some(({ id }: { id: string }) => id === "base");
  expect(await isTold(story.ada)).toBe(true);
  expect(await isTold(story.stranger)).toBe(false);
  for (const path of ["/ccs/2020-03", "/ccs/2026-01/contests/none", "/ccs/2026-01/contests/none/teams"]) {
    const reply = await app.call(story.ada, "GET", path);
    expect(reply).toMatchObject({ status: 404, body: { code: 404, message: expect.any(String) } });
  }
  for (const path of ["none", "none/1", "submissions/999999", "state/1"]) {
    expect((await story.get(story.ada, path)).status, path).toBe(404);
  }
  const nobody = await app.call({ ...story.ada, cookie: "" }, "GET", "/ccs/2026-01/contests");
  expect(nobody).toMatchObject({ status: 401, body: { code: 401 } });
});

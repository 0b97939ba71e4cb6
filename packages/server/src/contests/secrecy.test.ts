import { setTimeout as sleep } from "node:timers/promises";
import { api } from "@verdict/contract/api";
import { CCS_COLLECTIONS, CcsVersion } from "@verdict/contract/ccs";
import { type Endpoint, fillPath } from "@verdict/contract/endpoint";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../judging/testing/hidden-mark.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { countAccepted } from "../submissions/store.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestContest, letPass } from "./testing/test-contest.ts";

/*
 * What a contest keeps secret is looked for in the answers of every call that there is, so that a call that is added
 * later is looked at as well. The marks stand nowhere but in the problem that is kept for the contest.
 */

const MARKS = {
  id: "zebra-crossing",
  title: "Zebra Crossing",
  statement: "STATEMENTMARK",
  hint: "HINTMARK",
  editorial: "EDITORIALMARK",
  reference: "REFERENCEMARK",
};
type Mark = keyof typeof MARKS;
const ALL = Object.keys(MARKS) as Mark[];
const SHOWN_TO_ENTRANTS: Mark[] = ["id", "title", "statement"];

let app: JudgingApp;
let entrant: TestUser;
let rival: TestUser;
let stranger: TestUser;
/** Organises another contest, and is of its jury. */
let elsewhere: TestUser;
let organiser: TestUser;
let jury: TestUser;
/** Of the entrant, to the kept problem; none before the start. */
let submissionId = "none";

// Each makes all calls, twice and more.
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  app = await createJudgingApp(await createTestApp({ AI_BASE_URL: "http://127.0.0.1:9/v1", AI_MODEL: "none" }));
  const { pool } = app.context;
  [entrant, rival, stranger] = await Promise.all([app.newUser(), app.newUser(), app.newUser()]);
  [elsewhere, organiser, jury] = await Promise.all([app.newUser(), app.newUser(), app.newUser()]);
  const content = {
    title: MARKS.title,
    description: MARKS.statement,
    hints: [MARKS.hint],
    editorial: MARKS.editorial,
    referenceSolutions: { cpp: MARKS.reference, java: MARKS.reference, javascript: MARKS.reference },
  };
  await createTestProblem(pool, { id: MARKS.id, isDraft: true, content });
  await createTestContest(pool, { id: "cup", from: 5, to: 65, freezeMinutes: 20, problemIds: [MARKS.id] });
  await createTestContest(pool, { id: "another", from: 5, to: 65 });
  await pool.query(
    `insert into contest_staff (contest_id, user_id, role)
     values ('another', $1, 'organiser'), ('cup', $2, 'organiser'), ('cup', $3, 'jury')`,
    [elsewhere.id, organiser.id, jury.id],
  );
  const seal = await app.call(organiser, "POST", "/contest/cup/sealed");
  if (seal.status !== 200) throw new Error(seal.text);
  for (const user of [entrant, rival]) {
    await app.call(user, "POST", "/contest/cup/enter", { name: user === rival ? "Rival" : "Entrant" });
  }
});
afterAll(async () => {
  await app.stopJudging();
  await app.close();
});

/** Every call that only looks, and those that do something with a problem, as this user makes them. */
async function answersTo(who: TestUser): Promise<Map<string, string>> {
  const values = { problemId: MARKS.id, contestId: "cup", submissionId, listId: "bookmarks", language: "en", ...CCS };
  const answers = new Map<string, string>();
  for (const [name, endpoint] of Object.entries(api as Record<string, Endpoint>)) {
    // A file, the ways out, and what has no end; of that there is more below.
    if (name === "logout" || name === "exportAccount" || name === "ccsEventFeed") continue;
    const body = BODIES[name];
    if (endpoint.method !== "GET" && body === undefined) continue;
    const path = fillPath(endpoint.path, Object.assign(parametersOf(endpoint.path), values));
    const { text } = await app.call(who, endpoint.method, path, endpoint.method === "GET" ? undefined : body);
    answers.set(name, text);
  }
  for (const path of CCS_PATHS) answers.set(path, (await app.call(who, "GET", path)).text);
  return answers;
}

/** A feed holds all collections of its version. */
const CCS_PATHS = [
  ...CcsVersion.options.flatMap((version) => [
    `${version}/contests/cup/event-feed?stream=false`,
    `${version}/contests`,
  ]),
  ...[...CCS_COLLECTIONS, "state", "scoreboard", "access"].map((part) => `2026-01/contests/cup/${part}`),
  "2023-06/contests/cup/scoreboard",
].map((path) => `/ccs/${path}`);
/** One of its objects. */
const CCS = { version: CcsVersion.options[0], collection: "problems", objectId: "A" };

const parametersOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? "", "none"]));

/** What is sent with the calls that do something with a problem. */
const CODE = { code: "WA 1", language: "cpp" };
const BODIES: Record<string, object | undefined> = {
  run: { ...CODE, code: "print 9", ownInput: "1 2\n" },
  recordSteps: { ...CODE, input: { kind: "example", number: 1 }, target: { kind: "step", step: 0 } },
  addToList: {},
  shareSubmission: {},
  findSmallestFailure: {},
  measureGrowth: {},
  askJury: { label: "Z", text: "May it be empty?" }, // Refused: an answer must not change by being asked for.
  chat: { messages: [{ role: "user", parts: [{ text: "Help" }] }], title: MARKS.title, problemId: MARKS.id },
};

const STEPS = `/submission/steps/${MARKS.id}`;
const stepsOf = (input: object) => ({ ...CODE, code: "AC", input, target: { kind: "step", step: 0 } });

/** Where a mark was found that is not allowed; what a call says of itself in a refusal has none. */
function leaksIn(answers: Map<string, string>, allowed: readonly Mark[]): string[] {
  return [...answers].flatMap(([name, text]) =>
    ALL.filter((mark) => !allowed.includes(mark) && text.includes(MARKS[mark])).map((mark) => `${name}: ${mark}`),
  );
}

test("nobody hears anything of its problems before the start, those who take part included", async () => {
  await app.startJudging();
  for (const who of [entrant, stranger, elsewhere]) expect(leaksIn(await answersTo(who), [])).toEqual([]);
  await expectToKnowNoAnswers(organiser);
  for (const call of ["submit", "run", "prepare"]) {
    expect((await app.call(entrant, "POST", `/submission/${call}/${MARKS.id}`, CODE)).status).toBe(404);
  }
});

test("while it runs those who take part see the statement and nothing that helps, and others nothing", async () => {
  await letPass(app.context.pool, "cup", 10);
  const sent = await app.call(entrant, "POST", `/submission/submit/${MARKS.id}`, { code: "AC", language: "cpp" });
  submissionId = sent.body.submissionId;
  // What tools are told may be a second old, and then of before the start.
  await sleep(1_100);
  const answers = await answersTo(entrant);
  expect(leaksIn(answers, SHOWN_TO_ENTRANTS)).toEqual([]);
  for (const [name, mark] of [
    ["problemById", "statement"],
    ["contest", "title"],
    ["ccsCollection", "title"],
  ] as const) {
    expect(answers.get(name)).toContain(MARKS[mark]);
  }
  expect(leaksIn(await answersTo(stranger), [])).toEqual([]);
  await expectToKnowNoAnswers(jury);
});

test("while it runs what would answer for the participant is closed", async () => {
  const call = (method: "GET" | "POST", path: string, body?: object) => app.call(entrant, method, path, body);
  const run = await call("POST", `/submission/run/${MARKS.id}`, BODIES["run"]);
  expect(run.body.testCases).toMatchObject([{ expected_output: null, verdict: "NC" }]);
  const chat = await call("POST", "/ai/chat", BODIES["chat"]);
  expect(chat).toMatchObject({ status: 403, body: { message: "The helper is closed until Contest cup is over" } });
  for (const path of [`/submission/smallest/${submissionId}`, `/submission/share/${submissionId}`]) {
    expect((await call("POST", path, {})).status, path).toBe(403);
  }
  // A search may have been made before the contest began, or while its link was open.
  const texts = { input: "SMALLESTMARK", expected: "", output: "", errorOutput: "", reason: "", verdict: "WA" };
  const found = { kind: "found", ...texts, numbers: 1, foundWith: 1, tried: 1, largestTried: 1, elapsedMs: 1 };
  await app.context.pool.query(
    "insert into study (kind, user_id, submission_id, problem_version, result) values ('smallest', $1, $2, 1, $3)",
    [entrant.id, submissionId, JSON.stringify(found)],
  );
  const steps = await call("POST", STEPS, stepsOf({ kind: "smallest", submissionId }));
  expect(steps).toMatchObject({ status: 403, body: { message: "This is closed until Contest cup is over" } });
  expect(steps.text).not.toContain(texts.input);
  // What one sees anyway can be gone through.
  for (const input of [
    { kind: "example", number: 1 },
    { kind: "own", text: "1 2\n" },
  ]) {
    expect((await call("POST", STEPS, stepsOf(input))).body).toMatchObject({ kind: "traced" });
  }
  expect((await call("GET", `/problem/editorial/${MARKS.id}`)).status).toBe(403);
  expect((await call("GET", `/submission/times/${submissionId}`)).body.place).toBe(null);
});

test("a link that was given before, or past the button, shows nothing while it runs", async () => {
  const token = "x".repeat(43);
  await app.context.pool.query("insert into submission_share (submission_id, token) values ($1, $2)", [
    submissionId,
    token,
  ]);
  expect((await app.call(stranger, "GET", `/submission/shared/${token}`)).status).toBe(404);
});

test("what becomes of a submission after the freeze changes no answer that others get", async () => {
  const { pool } = app.context;
  await letPass(pool, "cup", 40);
  const { body } = await app.call(rival, "POST", `/submission/submit/${MARKS.id}`, { code: "WA 1", language: "cpp" });
  const everything = async () => {
    // A board may be a second old.
    await sleep(1_100);
    const views = await Promise.all([stranger, entrant].map(answersTo));
    const counts = JSON.stringify(await countAccepted(pool));
    return [...views.map((view) => withoutClock(Object.fromEntries(view))), counts];
  };
  const before = await everything();
  await inTransaction(pool, async (db) => {
    await db.query("set local verdict.rejudging = 'on'");
    await db.query("update submission set verdict = 'AC', passed = total where id = $1", [body.submissionId]);
  });
  expect(await everything()).toEqual(before);
  const admin = await app.newUser("admin");
  expect((await app.call(admin, "GET", "/contest/cup/full-board")).body.rows).toMatchObject([
    { name: "Entrant", solved: 1 },
    { name: "Rival", solved: 1 },
  ]);
});

test("afterwards those who took part see everything, and others nothing until its problems are public", async () => {
  const { pool } = app.context;
  await letPass(pool, "cup", 40);
  expect(leaksIn(await answersTo(stranger), [])).toEqual([]);
  const answers = await answersTo(entrant);
  expect(answers.get("problemEditorial")).toContain(MARKS.editorial);
  expect(answers.get("problemById")).toContain(MARKS.reference);
  // The judge of this test says in its reason which input it was given.
  const steps = await app.call(entrant, "POST", STEPS, stepsOf({ kind: "smallest", submissionId }));
  expect(JSON.parse(steps.body.reason)).toMatchObject({ input: { text: "SMALLESTMARK" } });
  const admin = await app.newUser("admin");
  for (const verb of ["publish", "thaw"]) await app.call(admin, "POST", `/contest/cup/${verb}`);
  await sleep(1_100);
  expect((await answersTo(stranger)).get("problemById")).toContain(MARKS.statement);
  expect((await app.call(stranger, "GET", "/contest/cup/board")).body).toMatchObject({
    isFrozen: false,
    rows: [{ solved: 1 }, { solved: 1 }],
  });
  expect((await app.call(stranger, "GET", `/submission/shared/${"x".repeat(43)}`)).status).toBe(200);
});

/** Staff read the statement at any time, and no hidden test or reference solution. */
async function expectToKnowNoAnswers(staff: TestUser): Promise<void> {
  const answers = await answersTo(staff);
  expect(answers.get("problemById")).toContain(MARKS.statement);
  expect(answers.get("contest")).toContain(MARKS.title);
  expect(leaksIn(answers, ["id", "title", "statement", "hint", "editorial"])).toEqual([]);
  for (const [name, text] of answers) expect(text, name).not.toContain(HIDDEN_MARK);
}

/** And without the id of a batch, which is made up anew for each. */
function withoutClock(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, text]) => [
      name,
      text
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
        .replaceAll(/"contest_time":"[^"]*"/g, "<contest time>")
        .replaceAll(/"token":"[^"]*"/g, "<token>")
        .replaceAll(/\d+ minutes? left/g, "<left>")
        .replace(/"batch":.*/, "")
        // A sealed file is made anew each time; its edition says what is in it.
        .replace(/"salt":"[^"]*","iv":"[^"]*","check":"[^"]*","data":"[^"]*"/, ""),
    ]),
  );
}

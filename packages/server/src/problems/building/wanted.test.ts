import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { ProblemSummary } from "@verdict/contract/problems";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createProblemList } from "../problem-list.ts";
import { seedCatalogue } from "../seed.ts";
import { startBuilding, writeBuiltPackage } from "../testing/test-building.ts";
import { testForm } from "../testing/test-form.ts";
import { RENDERED_HERE } from "../testing/test-problem.ts";
import { releaseProblem, takeProblem } from "./store.ts";

/*
 * A site that builds only what somebody wants. Each test wants problems of its own; the builder starts in the middle.
 */

const HOUR_MS = 60 * 60_000;
const PATIENCE = { timeout: 30_000 };
const [NEVER, CONTEST, CLASS] = ["wanted-by-nobody", "in-a-contest", "given-to-a-class"] as const;
const [OPENED, LATER] = ["opened", "opened-later"] as const;
const [SUBMITTED, CHALLENGED] = ["submitted-to-unseen", "in-a-challenge"] as const;
const ASKED = ["form-read", "form-sent", "exported", "rejudged", "measured"] as const;
const ALL = [NEVER, CONTEST, CLASS, OPENED, LATER, SUBMITTED, CHALLENGED, ...ASKED];

let site: JudgingApp;
let admin: TestUser;
let user: TestUser;
let folder: string;

beforeAll(async () => {
  site = await createJudgingApp(await createTestApp({ BUILD_TESTS: "wanted", PUBLIC_PROBLEMS: "on" }));
  admin = await site.newUser("admin");
  user = await site.newUser("user");
  folder = await mkdtemp(path.join(os.tmpdir(), "verdict-wanted-"));
  for (const [index, slug] of ALL.entries()) await writeBuiltPackage(folder, { slug, length: index + 3 });
  await seedCatalogue({ ...site.context, statements: RENDERED_HERE }, folder);
});
afterAll(async () => {
  await site.stopJudging();
  await site.close();
  await rm(folder, { recursive: true });
});

async function listBuilt(): Promise<string[]> {
  const { rows } = await site.context.pool.query<{ id: string }>("select id from problem where not awaits_tests");
  return rows.map(({ id }) => id).sort();
}

async function listProblems(
  role: "user" | "admin",
  buildTests: "all" | "wanted" = "wanted",
): Promise<ProblemSummary[]> {
  const list = createProblemList({ ...site.context, config: { buildTests } });
  const { summaries } = await list.read(role);
  list.stop();
  return [...summaries];
}
const idsWith = (summaries: ProblemSummary[], field: "awaitsTests" | "buildsWhenWanted") =>
  summaries.filter((summary) => summary[field] === true).map(({ _id }) => _id);
const readTroubles = async (): Promise<{ problemId: string; kind: string }[]> =>
  (await site.call(admin, "GET", "/problem/troubles")).body;

/** What a builder of such a site would take, one after the other. */
async function listTaken(): Promise<string[]> {
  const { pool } = site.context;
  const taken: string[] = [];
  const built = await listBuilt();
  const ids = ALL.filter((id) => !built.includes(id));
  const take = () => takeProblem(pool, { ids, builds: "wanted" });
  for (let id = await take(); id !== null; id = await take()) taken.push(id);
  for (const id of taken) await releaseProblem(pool, id);
  return taken.sort();
}

it("builds nothing by itself, and tells nobody that anything is coming; visitors want nothing", async () => {
  const visitor = await site.app.inject({ url: `/problem/problemById/${NEVER}` });
  expect(visitor.json()).toMatchObject({ _id: NEVER, visibleTestCases: [{ input: "1\n" }] });
  expect(visitor.json()).not.toHaveProperty("awaitsTests");
  expect(await listTaken()).toEqual([]);
  expect(JSON.stringify(await listProblems("user"))).not.toMatch(/awaitsTests|buildsWhenWanted/);
  const forAdmins = await listProblems("admin");
  expect(idsWith(forAdmins, "awaitsTests")).toEqual([]);
  expect(idsWith(forAdmins, "buildsWhenWanted")).toHaveLength(ALL.length);
  expect(await readTroubles()).toEqual([]);
});

it("is told of by a server beside it that builds all, which says so of each", async () => {
  expect(idsWith(await listProblems("user", "all"), "awaitsTests")).toHaveLength(ALL.length);
  expect(await takeProblem(site.context.pool, { ids: ALL, builds: "all" })).not.toBeNull();
  await site.context.pool.query("update problem set building_until = null");
});

it("wants what a contest to come and a class have, of which the list tells admins alone", async () => {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const contest = await site.call(admin, "POST", "/contest/create", {
    ...{ title: "Cup", intro: "", startsAt: at(1), endsAt: at(3), windowMinutes: null, freezeMinutes: null },
    ...{ rules: "icpc", penaltyMinutes: 20, teamSize: 1, isListed: true, joinCode: null, problemIds: [CONTEST] },
  });
  expect(contest.status).toBe(200);
  const { _id: classId } = (await site.call(admin, "POST", "/class/create", { name: "First year" })).body;
  const assignment = await site.call(admin, "POST", `/class/${classId}/assignment`, {
    ...{ title: "First steps", intro: "", opensAt: at(1), dueAt: at(3), lateDays: 0, latePercent: 0 },
    ...{ grading: "points", languages: null, aids: "open", problems: [{ problemId: CLASS, points: 10 }] },
  });
  expect(assignment.status).toBe(200);

  expect(await listTaken()).toEqual([CLASS, CONTEST]);
  expect(JSON.stringify(await listProblems("user"))).not.toMatch(/awaitsTests|buildsWhenWanted/);
  expect(idsWith(await listProblems("admin"), "awaitsTests").sort()).toEqual([CLASS, CONTEST]);
  expect((await readTroubles()).map(({ problemId, kind }) => [problemId, kind]).sort()).toEqual([
    [CLASS, "awaits_tests"],
    [CONTEST, "awaits_tests"],
  ]);
  const readiness = await site.call(admin, "GET", `/contest/${contest.body._id}/readiness`);
  expect(readiness.body.problems).toMatchObject([{ tests: "building" }]);
  await site.call(admin, "DELETE", `/contest/${contest.body._id}`);
  expect(await listTaken(), "nobody wants it any more").toEqual([CLASS]);
});

it("wants what an admin asks for and is refused for now, so that the refusal is true", async () => {
  const read = async (way: "GET" | "PUT" | "POST", url: string, body?: unknown) => {
    const { status, body: said } = await site.call(admin, way, url, body);
    expect([url, status, said.message]).toEqual([url, 409, expect.stringContaining("still being built")]);
  };
  await read("GET", "/problem/edit/form-read");
  await read("PUT", "/problem/update/form-sent", testForm());
  await read("GET", "/problem/export/exported");
  await read("POST", "/problem/rejudge/rejudged");
  await read("POST", "/problem/strength/measured");
  expect(await listTaken()).toEqual([CLASS, ...ASKED].sort());
});

it("says that tests are being built to all once somebody has opened their problem", async () => {
  await site.context.pool.query("update problem set wanted_at = null");
  await site.context.pool.query("delete from assignment");
  const heard: string[] = [];
  const unsubscribe = site.context.notifications.subscribe("tests_wanted", (payload) => heard.push(payload));
  const open = () => site.call(user, "GET", `/problem/problemById/${OPENED}`);
  expect((await open()).body).toMatchObject({ awaitsTests: true, testsBuilt: { built: 0, total: 3 } });
  expect((await open()).status).toBe(200);
  expect(idsWith(await listProblems("user"), "awaitsTests")).toEqual([OPENED]);
  await site.context.pool.query("select pg_notify('tests_wanted', 'later')");
  await expect.poll(() => heard).toContain("later");
  unsubscribe();
  expect(heard, "builders are told once").toEqual(["", "later"]);
});

it("builds exactly what is wanted, also what was before a restart, and judges what was submitted to it", async () => {
  await site.startJudging();
  const builder = await startBuilding(site.context, { folder, buildTests: "wanted" });
  try {
    await expect.poll(listBuilt, PATIENCE).toEqual([OPENED]);
    const submitted = await site.call(user, "POST", `/submission/submit/${SUBMITTED}`, { code: "AC", language: "cpp" });
    expect(submitted).toMatchObject({ status: 200, body: { accepted: true, totalTestCases: 3 } });
    const challenge = { title: "An hour", problemIds: [OPENED, CHALLENGED], windowMinutes: 60 };
    expect((await site.call(user, "POST", "/contest/challenge", challenge)).status).toBe(200);
    await site.call(user, "GET", `/problem/problemById/${LATER}`);
    await expect.poll(listBuilt, PATIENCE).toEqual([CHALLENGED, LATER, OPENED, SUBMITTED].sort());
  } finally {
    await builder.stop();
  }
});

it("chooses the problem of the day from all, and wants it", async () => {
  const { problem } = (await site.call(user, "GET", "/problem/ofTheDay")).body;
  expect(await listBuilt()).not.toContain(problem._id);
  expect(await listTaken()).toEqual([problem._id]);
});

import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { seedCatalogue } from "../seed.ts";
import { sha, startBuilding, sumsOf, writeBuiltPackage } from "../testing/test-building.ts";
import { createTestProblem, RENDERED_HERE } from "../testing/test-problem.ts";
import { isAnotherWantedMore, takeProblem } from "./store.ts";

/**
 * Each test has a problem and data of its own: the fake judge prints as many x as a program says, whatever it is given.
 */
let length = 2;
let slug: string;
let printed: string;

let test: JudgingApp;
let admin: TestUser;
let user: TestUser;
let folder: string;

beforeAll(async () => {
  test = await createJudgingApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  length += 1;
  printed = "x".repeat(length);
  slug = `built-here-${length}`;
  admin = await test.newUser("admin");
  user = await test.newUser("user");
  folder = await mkdtemp(path.join(os.tmpdir(), "verdict-building-"));
  await test.startJudging();
});
afterEach(async () => {
  await test.stopJudging();
  await rm(folder, { recursive: true });
});

const writePackage = (sums?: string) =>
  writeBuiltPackage(folder, { slug, length, ...(sums === undefined ? {} : { sums }) });

const submit = () => test.call(user, "POST", `/submission/submit/${slug}`, { code: "AC", language: "cpp" });
const read = () => test.call(user, "GET", `/problem/problemById/${slug}`);

async function build(isDone: () => Promise<boolean>): Promise<void> {
  const builder = await startBuilding(test.context, { folder, buildTests: "all" });
  for (let tries = 0; tries < 800 && !(await isDone()); tries += 1) await sleep(50);
  await builder.stop();
}

it("can be read and not edited until its tests are built, and says so", async () => {
  await writePackage();
  expect(await seedCatalogue({ ...test.context, statements: RENDERED_HERE }, folder)).toMatchObject({
    counts: { waiting: 1, added: 0 },
    waiting: [{ slug }],
  });
  expect((await read()).body).toMatchObject({
    awaitsTests: true,
    testsBuilt: { built: 0, total: 3 },
    visibleTestCases: [{ input: "1\n" }],
  });
  const list: { _id: string; awaitsTests?: boolean }[] = (await test.call(user, "GET", "/problem/getAllProblem")).body;
  expect(list.find(({ _id }) => _id === slug)?.awaitsTests).toBe(true);
  const edit = await test.call(admin, "GET", `/problem/edit/${slug}`);
  expect(edit.status).toBe(409);
});

const stream = (signal?: AbortSignal) =>
  test.stream(user, `/submission/submit/${slug}`, { code: "AC", language: "cpp" }, signal);
const isBuilt = async () => (await read()).body.awaitsTests !== true;

it("takes a submission at once, which no judge is given before all tests are there, and which says how far they are", async () => {
  await writePackage();
  await seedCatalogue({ ...test.context, statements: RENDERED_HERE }, folder);
  const judging = stream();
  await until(async () => (await test.countJobs(user, "awaits is not null")) === 1);
  // A run of the same user, and their other submissions, are judged meanwhile.
  const run = await test.call(user, "POST", `/submission/run/${slug}`, { code: "AC", language: "cpp" });
  expect(run).toMatchObject({ status: 200, body: { success: true } });
  // So long a stream says nothing of what it waits for.
  await sleep(1_200);
  expect(await test.countJobs(user, "worker is not null")).toBe(0);
  await build(isBuilt);
  const { events } = await judging;
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(["accepted", "building", "result"]));
  expect(events.find(({ event }) => event === "building")?.data).toEqual({ built: 0, total: 3 });
  expect(events.at(-1)).toMatchObject({
    event: "result",
    data: { accepted: true, totalTestCases: 3, passedTestCases: 3 },
  });
});

it("is built in front of what was opened later, when a submission waits for it", async () => {
  await writePackage();
  await seedCatalogue({ ...test.context, statements: RENDERED_HERE }, folder);
  const gone = new AbortController();
  const judging = stream(gone.signal).catch(() => undefined);
  await until(async () => (await test.countJobs(user, "awaits is not null")) === 1);
  await createTestProblem(test.context.pool, { id: `opened-${slug}` });
  await test.context.pool.query("update problem set awaits_tests = true, wanted_at = now() where id = $1", [
    `opened-${slug}`,
  ]);
  expect(await isAnotherWantedMore(test.context.pool, `opened-${slug}`, [slug, `opened-${slug}`])).toBe(true);
  expect(await takeProblem(test.context.pool, { ids: [slug, `opened-${slug}`], builds: "all" })).toBe(slug);
  expect(await isAnotherWantedMore(test.context.pool, slug, [slug, `opened-${slug}`])).toBe(false);
  gone.abort();
  await judging;
});

it("is begun at once where a submission waits for it, though what nobody waits for stands at a judge that is busy", async () => {
  await test.stopJudging();
  const unwanted = ["one", "another"].map((name) => `${name}-${slug}`);
  for (const [index, each] of unwanted.entries()) {
    await writeBuiltPackage(folder, { slug: each, length: length + 100 + index });
  }
  await writePackage();
  await seedCatalogue({ ...test.context, statements: RENDERED_HERE }, folder);
  await test.context.pool.query("update problem set wanted_at = now() where id = any($1)", [unwanted]);
  const builder = await startBuilding(test.context, { folder, buildTests: "all", verdictPatienceMs: 120_000 });
  const held = async () => {
    const { rows } = await test.context.pool.query<{ id: string }>(
      "select id from problem where building_until > now()",
    );
    return rows.map(({ id }) => id).sort();
  };
  const jobs = async () => (await test.context.pool.query("select from job where awaits is null")).rowCount;
  await expect.poll(async () => [await held(), await jobs()], { timeout: 20_000 }).toEqual([unwanted.toSorted(), 2]);
  const gone = new AbortController();
  const judging = stream(gone.signal).catch(() => undefined);
  await expect.poll(held, { timeout: 30_000 }).toContain(slug);
  gone.abort();
  await judging;
  await builder.stop();
}, 60_000);

it("ends what waits for tests that cannot be built, refuses the next one, and tells the administrators why", async () => {
  await writePackage(sumsOf({ "01-written": ["5\n", "another answer"], "02-made": ["another input", "another"] }));
  await seedCatalogue({ ...test.context, statements: RENDERED_HERE }, folder);
  const first = submit();
  await until(async () => (await test.countJobs(user, "awaits is not null")) === 1);
  await build(async () => (await read()).body.testsBuilt === null);
  expect(await first).toMatchObject({ status: 409, body: { code: "problem_broken" } });
  expect(await test.countJobs(user)).toBe(0);
  expect(await submit()).toMatchObject({ status: 409, body: { code: "problem_broken" } });
  const troubles: { problemId: string }[] = (await test.call(admin, "GET", "/problem/troubles")).body;
  expect(troubles.find(({ problemId }) => problemId === slug)).toMatchObject({
    kind: "tests_unbuildable",
    reason: expect.stringContaining("is not the one that its author built"),
  });
});

it("is whole once its tests are built: what was printed is stored, and a submission meets all tests", async () => {
  await writePackage();
  await build(async () => (await read()).body.awaitsTests !== true);
  expect((await read()).body.awaitsTests).toBeUndefined();
  expect(await submit()).toMatchObject({ status: 200, body: { accepted: true, totalTestCases: 3 } });
  expect(await seedCatalogue({ ...test.context, statements: RENDERED_HERE }, folder)).toMatchObject({
    counts: { unchanged: 1 },
    waiting: [],
  });
});

it("is built within seconds where a server died that was building it", { timeout: 60_000 }, async () => {
  await writePackage();
  await seedCatalogue({ ...test.context, statements: RENDERED_HERE }, folder);
  // The lease of a server that was killed: nobody renews it, and nobody gives it back.
  expect(await takeProblem(test.context.pool, { ids: [slug], builds: "all" })).toBe(slug);
  expect(await takeProblem(test.context.pool, { ids: [slug], builds: "all" })).toBeNull();
  await build(async () => (await read()).body.awaitsTests !== true);
  expect((await read()).body.awaitsTests).toBeUndefined();
});

it("stores nothing whose digest is not the package's, and goes on waiting", async () => {
  await writePackage(sumsOf({ "01-written": ["5\n", "another answer"], "02-made": ["another input", "another"] }));
  const countRuns = async () =>
    (await test.context.pool.query("select from run_request where result is not null")).rowCount ?? 0;
  const before = await countRuns();
  await build(async () => (await countRuns()) > before);
  expect(await countRuns()).toBeGreaterThan(before);
  expect((await read()).body.awaitsTests).toBe(true);
  const { rows } = await test.context.pool.query("select 1 from test_data where sha256 = $1", [sha(printed)]);
  expect(rows).toEqual([]);
});

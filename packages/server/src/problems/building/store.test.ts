import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestUser } from "../../accounts/testing/test-user.ts";
import { addJobs } from "../../judging/queue.ts";
import { createLog } from "../../platform/log.ts";
import { createTestDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { createTestProblem } from "../testing/test-problem.ts";
import { holdProblem } from "./hold-problem.ts";
import {
  awaitTests,
  countAwaiting,
  expectTests,
  isAnotherWantedMore,
  listSettled,
  releaseProblem,
  takeProblem,
  wantTests,
} from "./store.ts";

let database: TestDatabase;
const LADDER = { first: "easy", second: "medium", third: "easy", fourth: "hard" } as const;
const IDS = Object.keys(LADDER);

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [id, difficulty] of Object.entries(LADDER)) {
    await createTestProblem(database.pool, { id, content: { difficulty } });
  }
  await database.pool.query("update problem set awaits_tests = true");
});
afterAll(() => database.drop());

async function takeAll(builds: "all" | "wanted" = "all"): Promise<string[]> {
  const taken: string[] = [];
  const take = () => takeProblem(database.pool, { ids: IDS, builds });
  for (let id = await take(); id !== null; id = await take()) taken.push(id);
  for (const id of taken) await releaseProblem(database.pool, id);
  return taken;
}

it("gives problems in the order of the list, and each to one server", async () => {
  expect(await takeAll()).toEqual(["first", "second", "third", "fourth"]);
});

it("gives what was opened last before all others, also in the middle of another one", async () => {
  expect(await isAnotherWantedMore(database.pool, "first", IDS)).toBe(false);
  await wantTests(database.pool, "second");
  await wantTests(database.pool, "fourth");
  expect(await takeAll()).toEqual(["fourth", "second", "first", "third"]);
  expect(await isAnotherWantedMore(database.pool, "first", IDS)).toBe(true);
  expect(await isAnotherWantedMore(database.pool, "second", IDS)).toBe(true);
  expect(await isAnotherWantedMore(database.pool, "fourth", IDS)).toBe(false);
});

it("writes no row anew for who looks at it again and again", async () => {
  const read = async () => (await database.pool.query("select xmin, wanted_at from problem where id = 'fourth'")).rows;
  const before = await read();
  for (let times = 0; times < 20; times += 1) await wantTests(database.pool, "fourth");
  expect(await read()).toEqual(before);
  await database.pool.query("update problem set wanted_at = now() - interval '1 minute' where id = 'fourth'");
  await wantTests(database.pool, "fourth");
  expect((await read())[0].wanted_at.getTime()).toBeGreaterThan(Date.now() - 30_000);
});

it("gives nobody what nobody wants, where only the wanted is built; an older version that works gets its new tests", async () => {
  await database.pool.query("update problem set wanted_at = null, awaits_tests = id <> 'third'");
  expect(await takeAll("wanted")).toEqual(["third"]);
  expect(await takeAll("all")).toEqual(["first", "second", "fourth", "third"]);
  await wantTests(database.pool, "fourth");
  await wantTests(database.pool, "third");
  expect(await takeAll("wanted")).toEqual(["fourth", "third"]);
  expect(await countAwaiting(database.pool)).toEqual({ problems: 4, awaiting: 3, unwanted: 2, broken: 0 });
  await database.pool.query("update problem set awaits_tests = true");
});

it("keeps a problem for a server that lives, however long it builds, and no longer", async () => {
  expect(await takeProblem(database.pool, { ids: ["third"], builds: "all" })).toBe("third");
  const held = holdProblem({ pool: database.pool, log: createLog({ level: "error", format: "json" }) }, "third");
  const isTaken = async () => {
    const { rows } = await database.pool.query("select building_until > now() as held from problem where id = 'third'");
    return rows[0]?.held;
  };
  await database.pool.query("update problem set building_until = now() - interval '1 second' where id = 'third'");
  await expect.poll(isTaken, { timeout: 10_000 }).toBe(true);
  await held.release();
  expect(await isTaken()).toBeNull();
});

it("leaves its problem for none that another server builds, or that nobody here waits for", async () => {
  expect(await takeProblem(database.pool, { ids: ["fourth"], builds: "all" })).toBe("fourth");
  expect(await isAnotherWantedMore(database.pool, "second", IDS)).toBe(false);
  await releaseProblem(database.pool, "fourth");
  expect(await isAnotherWantedMore(database.pool, "second", ["first", "second"])).toBe(false);
});

it("gives what somebody waits for who has submitted to one problem before what another waits for who has to all", async () => {
  const { pool } = database;
  const [crowd, one] = [await createTestUser(pool), await createTestUser(pool)];
  const submitTo = async (id: string, user: { id: string }) => {
    await expectTests(pool, { id, total: 1 });
    await awaitTests(pool, id);
    await addJobs(pool, { purpose: "submission", userId: user.id, subjectIds: [randomUUID()], awaits: id });
  };
  for (const id of ["first", "second", "third"]) await submitTo(id, crowd);
  expect(await takeAll()).toEqual(["first", "second", "third", "fourth"]);
  await submitTo("fourth", one);
  expect(await takeAll()).toEqual(["fourth", "first", "second", "third"]);
  expect(await isAnotherWantedMore(pool, "first", IDS)).toBe(true);
  expect(await isAnotherWantedMore(pool, "fourth", IDS)).toBe(false);
  await submitTo("third", one);
  expect(await takeAll(), "of two that wait for as few, who waits for longer").toEqual([
    ...["third", "fourth", "first", "second"],
  ]);
  await pool.query("delete from job; delete from awaited_tests");
});

it("counts as settled what is stored from the same package, and what an admin has edited", async () => {
  await database.pool.query("update problem set package_hash = 'a', is_edited = (id = 'second')");
  const packages = [
    { slug: "first", hash: "a" },
    { slug: "second", hash: "b" },
    { slug: "third", hash: "b" },
    { slug: "unknown", hash: "a" },
  ];
  expect((await listSettled(database.pool, packages)).sort()).toEqual(["first", "second"]);
});

import { SubmissionTimes } from "@verdict/contract/submission-pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { compareTimes } from "./compare-times.ts";
import type { BestRow } from "./times-store.ts";

let server: TestApp;
let ada: TestUser;

beforeAll(async () => {
  server = await createTestApp();
  ada = await createTestUser(server.database.pool);
});
afterAll(() => server.close());

interface Accepted {
  by: TestUser;
  problem: string;
  cpuMs: number;
  code?: string;
  version?: number;
  verdict?: "AC" | "WA";
}

async function insert({ by, problem, cpuMs, code = "x", version = 1, verdict = "AC" }: Accepted): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, cpu_ms,
                             memory_bytes, problem_version)
     values ($1, $2, 'cpp', $3, 1, $4, $5, now(), $6, 2048, $7) returning id`,
    [by.id, problem, code, verdict === "AC" ? 1 : 0, verdict, cpuMs, version],
  );
  return rows[0]?.id ?? "";
}

async function timesOf(id: string): Promise<SubmissionTimes> {
  const reply = await server.app.inject({ url: `/submission/times/${id}`, headers: { cookie: ada.cookie } });
  expect(reply.statusCode).toBe(200);
  return SubmissionTimes.parse(reply.json());
}

test("nothing is said of nine solutions, and of ten it is; a user with many counts once", async () => {
  await createTestProblem(server.database.pool, { id: "few" });
  const id = await insert({ by: ada, problem: "few", cpuMs: 100 });
  const others = await Promise.all(Array.from({ length: 9 }, () => createTestUser(server.database.pool)));
  const [last, ...eight] = others;
  for (const by of eight) for (const cpuMs of [900, 700]) await insert({ by, problem: "few", cpuMs });
  expect(await timesOf(id)).toMatchObject({ place: null, languages: [] });
  if (last !== undefined) await insert({ by: last, problem: "few", cpuMs: 110 });
  const times = await timesOf(id);
  expect(times.place).toEqual({ faster: 0, close: 1, slower: 8, noise: 0.025 });
  expect(times.languages).toEqual([
    {
      language: "cpp",
      solutions: 10,
      bands: [
        { from: 0.1, to: 0.2, solutions: 2 },
        { from: 0.2, to: 0.5, solutions: 0 },
        { from: 0.5, to: 1, solutions: 8 },
      ],
    },
  ]);
});

test("a rejected submission and an outdated one are not compared with others", async () => {
  await createTestProblem(server.database.pool, { id: "many" });
  for (let count = 0; count < 12; count += 1) {
    await insert({ by: await createTestUser(server.database.pool), problem: "many", cpuMs: 50 });
  }
  const rejected = await insert({ by: ada, problem: "many", cpuMs: 50, verdict: "WA" });
  const old = await insert({ by: ada, problem: "many", cpuMs: 50, version: 7 });
  for (const id of [rejected, old]) expect(await timesOf(id)).toMatchObject({ place: null, languages: [] });
  const accepted = await insert({ by: ada, problem: "many", cpuMs: 50 });
  expect((await timesOf(accepted)).place).toMatchObject({ close: 12 });
});

test("the spread is that of the same code, and the attempts are the accepted ones, oldest first", async () => {
  await createTestProblem(server.database.pool, { id: "mine" });
  await insert({ by: ada, problem: "mine", cpuMs: 400, code: "slow" });
  const first = await insert({ by: ada, problem: "mine", cpuMs: 80, code: "fast" });
  expect((await timesOf(first)).sameCode).toBeNull();
  const second = await insert({ by: ada, problem: "mine", cpuMs: 130, code: "fast" });
  const times = await timesOf(second);
  expect(times.sameCode).toMatchObject({ submissions: 2, runtime: { least: 0.08, most: 0.13 } });
  expect(times.attempts.map(({ runtime }) => runtime)).toEqual([0.4, 0.08, 0.13]);
});

test("what is within the noise is too close to call, and a spread that is known widens it", () => {
  const best = (cpuMs: number): BestRow => ({ language: "java", cpu_ms: cpuMs, is_own: false, solutions: 1 });
  const rows = [500, 760, 900, 1000, 1100, 1240, 1260, 2000, 3000, 4000].map(best);
  const own = { language: "java", cpuMs: 1000, spreadMs: 0 } as const;
  expect(compareTimes(rows, own).place).toEqual({ faster: 1, close: 5, slower: 4, noise: 0.25 });
  expect(compareTimes(rows, { ...own, spreadMs: 300 }).place).toEqual({ faster: 1, close: 6, slower: 3, noise: 0.3 });
  expect(compareTimes(rows, { ...own, cpuMs: 10 }).place).toMatchObject({ noise: 0.02 });
  expect(compareTimes(rows, { ...own, language: "cpp" }).place).toBeNull();
});

import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../accounts/testing/test-user.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createContext } from "../create-context.ts";
import { createLog } from "../platform/log.ts";
import { applySchema } from "../platform/postgres/apply-schema.ts";
import { dataFolderOf, type EmbeddedPostgres, startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { createPool } from "../platform/postgres/pool.ts";
import { QUICK_ACCOUNTS } from "../testing/test-context.ts";

const log = createLog({ level: "silent", format: "json" });
let folder: string;
let database: EmbeddedPostgres;
let app: Awaited<ReturnType<typeof buildApp>>;
let pool: pg.Pool;
let user: TestUser;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "verdict-away-"));
  chmodSync(folder, 0o755);
  database = await startEmbeddedPostgres({ folder: path.join(folder, "postgres"), log: () => undefined });
  await applySchema(database.directUrl);
  pool = createPool({ url: database.url, directUrl: database.url }, log);
  user = await createTestUser(pool);
  const { directUrl } = database;
  const config = readConfig({ DATA_DIR: folder });
  const context = createContext({ config, pool, directUrl, log });
  app = await buildApp(context, { webRoot: null, waitingProblems: [], accounts: QUICK_ACCOUNTS });
  app.addHook("onClose", () => context.notifications.stop());
}, 120_000);
afterAll(async () => {
  await app.close();
  await pool.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const check = () => app.inject({ url: "/user/check", headers: { cookie: user.cookie } });
const readiness = async () => (await app.inject("/readyz")).statusCode;

async function expectRefusals(count: number): Promise<void> {
  const replies = await Promise.all(Array.from({ length: count }, check));
  for (const reply of replies) {
    expect(reply.json()).toMatchObject({ code: "unavailable" });
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  }
}

async function expectRecovery(): Promise<void> {
  await expect.poll(async () => (await check()).statusCode, { timeout: 15_000 }).toBe(200);
  await expect.poll(readiness, { timeout: 15_000 }).toBe(200);
}

/** The server and each of its processes: they work in the data folder. */
function processes(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => folderOf(pid) === dataFolderOf(path.join(folder, "postgres")));
}

function folderOf(pid: number): string {
  try {
    return execFileSync("readlink", [`/proc/${pid}/cwd`], { encoding: "utf8" }).trim();
  } catch {
    return ""; // It has ended.
  }
}

test("a database that is killed is a 503 until it is back, and never a 500", async () => {
  expect((await check()).statusCode).toBe(200);
  process.kill(
    Number(
      readFileSync(path.join(dataFolderOf(path.join(folder, "postgres")), "postmaster.pid"), "utf8").split("\n")[0],
    ),
    "SIGKILL",
  );
  const statuses: number[] = [];
  for (let asked = 0; asked < 20; asked += 1) statuses.push((await check()).statusCode);
  expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expectRecovery();
}, 60_000);

test("a frozen database is a 503, takes the server out of service, and all is well afterwards", async () => {
  const frozen = processes();
  expect(frozen.length).toBeGreaterThan(3);
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  try {
    const begin = performance.now();
    await expectRefusals(30);
    // Seven seconds; the time-out of a statement alone would take 25.
    expect(performance.now() - begin).toBeLessThan(20_000);
    await expect.poll(readiness, { timeout: 15_000 }).toBe(503);
  } finally {
    for (const pid of frozen) process.kill(pid, "SIGCONT");
  }
  await expectRecovery();
}, 90_000);

test("a database without a free connection is a 503", async () => {
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  await superuser.query("alter role app connection limit 0");
  await superuser.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app'");
  await expect.poll(async () => (await check()).statusCode).toBe(503);
  await expectRefusals(20);
  await superuser.query("alter role app connection limit -1");
  await superuser.end();
  await expectRecovery();
}, 60_000);

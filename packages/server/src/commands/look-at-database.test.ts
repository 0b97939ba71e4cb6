import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ensureAdmin, firstPasswordFile } from "../accounts/admins/ensure-admin.ts";
import { readConfig } from "../config.ts";
import { createTestDatabase, databaseUrl, type TestDatabase } from "../platform/testing/test-database.ts";
import { startTransactionPooler } from "../platform/testing/transaction-pooler.ts";
import { TEST_PASSWORD_COST } from "../testing/test-context.ts";
import { type DatabaseFacts, type DatabaseLook, lookAtDatabase } from "./look-at-database.ts";

const DOCTOR = path.join(import.meta.dirname, "../../../../scripts/doctor.ts");
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), "verdict-look-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

const config = () => readConfig({ DATA_DIR: folder });
const look = (url = database.url, directUrl = url) => lookAtDatabase({ url, directUrl }, config());
const schemaState = async () => factsOf(await look()).schema?.state;

function factsOf(found: DatabaseLook): DatabaseFacts {
  if (found.state !== "there") throw new Error(`the database is ${found.state}: ${found.reason}`);
  return found.facts;
}

test("a database as this code wants it is told with its figures", async () => {
  const { pool } = database;
  const worker = "11111111-2222-4333-8444-555555555555";
  await pool.query("select judge_report($1, $2)", [worker, { host: "judge-7", version: "0.1.0", slots: 3 }]);
  await pool.query("insert into offered_language (language) values ('go')");
  const facts = factsOf(await look());
  expect(facts).toMatchObject({ isReadOnly: false, schema: { state: "same" }, archiving: null });
  expect(facts.versionNumber).toBeGreaterThan(150_000);
  expect(Math.abs(facts.clockAheadMs)).toBeLessThan(60_000); // One machine, however busy.
  expect(facts.connections.used).toBeGreaterThan(0);
  expect(facts.site).toMatchObject({
    judges: [{ host: "judge-7", slots: 3 }],
    queue: { waiting: 0, running: 0, oldestSeconds: 0 },
    judgeErrors: 0,
    languages: ["go"],
    firstPassword: "unknown",
  });
});

test("the first password is told to be in use until it is changed", async () => {
  await ensureAdmin({ config: config(), pool: database.pool, passwordCost: TEST_PASSWORD_COST });
  const state = async () => factsOf(await look()).site?.firstPassword;
  expect(await state()).toBe("in use");
  writeFileSync(firstPasswordFile(config()), "another one\n");
  expect(await state()).toBe("changed");
});

test("tables that are older, newer or changed are told apart, and none is touched", async () => {
  const { pool } = database;
  const book = async () => (await pool.query("select * from applied_file order by name")).rows;
  const before = await book();
  await pool.query("insert into applied_file (name, sha256) values ('tables/9000_of_tomorrow.sql', 'x')");
  expect(await schemaState()).toBe("newer");
  await pool.query("delete from applied_file where name = 'tables/9000_of_tomorrow.sql'");
  const [first] = before.filter(({ name }) => name.startsWith("tables/"));
  await pool.query("update applied_file set sha256 = 'x' where name = $1", [first.name]);
  expect(await schemaState()).toBe("changed");
  await pool.query("delete from applied_file where name = $1", [first.name]);
  expect(factsOf(await look()).schema).toEqual({ state: "older", missing: [first.name] });
  await pool.query("insert into applied_file select * from json_populate_record(null::applied_file, $1)", [first]);
  expect(await schemaState()).toBe("same");
  expect(await book()).toEqual(before);
});

test("an empty database has no tables of ours, and nobody's site is read there", async () => {
  const empty = databaseUrl(inject("testPostgresAppUrl"), "postgres");
  expect(factsOf(await look(empty))).toMatchObject({ schema: { state: "none" }, site: null });
});

test("a role that may not look, as a judge machine's, sees the server and nothing of the site", async () => {
  const { pool } = database;
  await pool.query("revoke select on applied_file from app");
  expect(factsOf(await look())).toMatchObject({ schema: null, site: null, isReadOnly: false });
  await pool.query("grant select on applied_file to app");
  expect(await schemaState()).toBe("same");
});

test("a pooler in the place of the database is told in words, and one before it is none", async () => {
  const pooler = await startTransactionPooler(database.url);
  try {
    expect(await look(pooler.url)).toMatchObject({
      state: "unusable",
      reason: expect.stringContaining("DATABASE_DIRECT_URL"),
    });
    expect(await look(pooler.url, database.url)).toMatchObject({ state: "there" });
  } finally {
    await pooler.close();
  }
});

test("one that is down is told with its reason", async () => {
  const nowhere = "postgres://app:pw@127.0.0.1:1/app";
  expect(await look(nowhere)).toEqual({ state: "away", reason: expect.stringContaining("ECONNREFUSED") });
});

test("the command tells of this database, says what to mend next, and prints no secret", async () => {
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    METRICS_TOKEN: "changeme-changeme-changeme",
    PORT: "1",
  };
  const run = await new Promise<{ code: number; out: string }>((resolve) => {
    execFile(process.execPath, [DOCTOR, "--role", "web", "--json"], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out: `${stdout}\n${stderr}` });
    });
  });
  expect(run.code).toBe(1);
  expect(run.out).not.toContain("changeme");
  const told = JSON.parse(run.out.split("\n")[0] ?? "");
  expect(told).toMatchObject({ holds: false, next: { id: "secrets" } });
  const states = Object.fromEntries(told.checks.map(({ id, state }: { id: string; state: string }) => [id, state]));
  expect(states).toMatchObject({ database: "ok", schema: "ok", clock: "ok", secrets: "fails", web: "unknown" });
});

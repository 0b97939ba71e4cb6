import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { readConfig } from "../config.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { startTransactionPooler, type TransactionPooler } from "../platform/testing/transaction-pooler.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { exportPackageFile, hasJudge, updateDatabase } from "./package-commands.ts";
import { prepareDatabase } from "./prepare-database.ts";

const SENTENCE =
  "DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the address of the database itself";
const COMMAND = fileURLToPath(new URL("./admin-command.ts", import.meta.url));
let database: TestDatabase;
let folder: string;
let pooler: TransactionPooler;
/** One that was told to let the settings of a connection pass, and forgets them. */
let lenient: TransactionPooler;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), "verdict-behind-pooler-"));
  pooler = await startTransactionPooler(database.url);
  lenient = await startTransactionPooler(database.url, [
    "ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout",
  ]);
});
afterAll(async () => {
  await pooler.close();
  await lenient.close();
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

const configOf = (url: string, directUrl: string) =>
  readConfig({ PORT: "0", DATA_DIR: folder, DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl });
const prepare = (url: string, directUrl: string) =>
  prepareDatabase(configOf(url, directUrl), { databaseUrl: url, directUrl, problemsFolder: folder });

async function grant(env: Record<string, string>, emailId: string): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, "grant", emailId], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  await new Promise((resolve) => child.on("close", resolve));
  return output;
}

test("with both addresses the start's preparations and the commands work", async () => {
  await prepare(pooler.url, database.url);
  const user = await createTestUser(database.pool);
  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url };
  expect(await grant(env, user.emailId)).toBe(`${user.emailId} is an admin now\n`);
  await createTestProblem(database.pool, { id: "sum" });
  const addresses = { url: pooler.url, directUrl: database.url };
  await updateDatabase(addresses);
  expect(await hasJudge(addresses)).toBe(false);
  const target = path.join(folder, "sum.zip");
  expect(await exportPackageFile(addresses, { slug: "sum", target })).toBe(target);
});

test("with the pooler's address alone everything refuses in one sentence", async () => {
  for (const { url } of [pooler, lenient]) {
    const addresses = { url, directUrl: url };
    await expect(prepare(url, url)).rejects.toThrow(SENTENCE);
    await expect(updateDatabase(addresses)).rejects.toThrow(`The database cannot be used: ${SENTENCE}`);
  }
  expect(await grant({ DATABASE_URL: pooler.url }, "ada@example.com")).toBe(`${SENTENCE}\n`);
}, 60_000);

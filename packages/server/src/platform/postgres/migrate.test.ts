import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
});

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

test("eight servers that start at once apply each migration exactly once", async () => {
  writeFileSync(path.join(folder, "9001_a.sql"), "create table a (n int); insert into a values (1);");
  writeFileSync(path.join(folder, "9002_b.sql"), "insert into a values (2);");
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(database.url, folder)));
  expect(applied.flat()).toEqual(["9001_a.sql", "9002_b.sql"]);
  const { rows } = await database.pool.query("select n from a order by n");
  expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test("a migration that fails leaves nothing behind and is tried again", async () => {
  const file = path.join(folder, "9003_c.sql");
  writeFileSync(file, "create table c (n int); select broken;");
  await expect(migrate(database.url, folder)).rejects.toThrow("9003_c.sql failed");
  writeFileSync(file, "create table c (n int);");
  await expect(migrate(database.url, folder)).resolves.toEqual(["9003_c.sql"]);
});

test("a migration that was changed after it had been applied stops the start", async () => {
  writeFileSync(path.join(folder, "9001_a.sql"), "create table a (n bigint);");
  await expect(migrate(database.url, folder)).rejects.toThrow("9001_a.sql was changed");
});

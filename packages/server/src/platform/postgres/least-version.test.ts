import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { readServerVersion, requireVersion } from "./least-version.ts";
import { UnusableDatabase } from "./unusable-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([
  ["14.23", 140_023],
  ["9.6.24", 90_624],
])("PostgreSQL %s is refused in one sentence that says what to do", (name, number) => {
  const refused = () => requireVersion({ name, number });
  expect(refused).toThrow(UnusableDatabase);
  expect(refused).toThrow(
    `The database is PostgreSQL ${name}, and Verdict needs 15 or newer: upgrade it, or set DATABASE_URL to a newer one`,
  );
});

test.each([
  ["15.0", 150_000],
  ["18.4", 180_004],
])("PostgreSQL %s will do", (name, number) => {
  expect(() => requireVersion({ name, number })).not.toThrow();
});

test("the version is read as the server says it", async () => {
  const { rows } = await database.pool.query<{ server_version_num: string }>("show server_version_num");
  const { name, number } = await readServerVersion(database.pool);
  expect(number).toBe(Number(rows[0]?.server_version_num));
  expect(name).toBe(`${Math.floor(number / 10_000)}.${number % 10_000}`);
});

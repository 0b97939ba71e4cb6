import { isStorable, storable } from "@verdict/contract/storable-text";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const kept = async (text: string) =>
  (await database.pool.query("select $1::jsonb ->> 0 as text", [JSON.stringify([text])])).rows[0].text;

test.each([
  ["a\u0000b", "a\uFFFDb"],
  ["half \ud83d", "half \uFFFD"],
  ["\udc00 half", "\uFFFD half"],
])("%j is refused by PostgreSQL, and kept when it is mended", async (text, mended) => {
  await expect(kept(text)).rejects.toThrow();
  expect(isStorable(text)).toBe(false);
  expect(storable(text)).toBe(mended);
  expect(await kept(storable(text))).toBe(mended);
});

test("what PostgreSQL keeps stays as it is", async () => {
  const text = "é ☃ 😀\n";
  expect(isStorable(text)).toBe(true);
  expect(storable(text)).toBe(text);
  expect(await kept(text)).toBe(text);
});

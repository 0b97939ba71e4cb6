import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SCHEMA_FOLDER } from "../../platform/postgres/schema-files.ts";
import { createTestDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { drawSchema } from "./draw-schema.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("sql/schema.sql shows the schema as it is; `npm run schema` writes it anew", async () => {
  await expect(await drawSchema(database.pool)).toMatchFileSnapshot(path.join(SCHEMA_FOLDER, "schema.sql"));
});

import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applySchema } from "../../platform/postgres/apply-schema.ts";
import { readSchemaState } from "../../platform/postgres/schema-state.ts";
import { createTestDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { drawSchema } from "./draw-schema.ts";
import { copySchemaFolder, fillOldDatabase, makeOldDatabase, readAllRows, readOldFiles } from "./old-database.ts";

/* Databases from before the squash (decision 0041) come along by themselves. */

const old = readOldFiles();
let database: TestDatabase;
let fresh: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  fresh = linesOf(await drawSchema(database.pool));
});
beforeEach(async () => {
  await database.pool.query("drop schema public cascade; create schema public");
});
afterAll(() => database.drop());

const apply = () => applySchema(database.url);
const ask = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;

async function makeFilled(): Promise<Record<string, string[]>> {
  await makeOldDatabase(database.pool, old);
  await fillOldDatabase(database.pool);
  return readAllRows(database.pool);
}

/** Without the order of the columns: an adopted database has those at the end that came later. */
function linesOf(picture: string): string[] {
  return picture
    .split("\n")
    .map((line) => line.replace(/,$/, ""))
    .sort();
}

function renamed({ program_search, search_material, ...rows }: Record<string, string[]>): Record<string, unknown[]> {
  // Its user has asked for each of them: the other kind has come since.
  const study = (program_search ?? []).map((row) => JSON.stringify({ ...JSON.parse(row), is_idle: false }));
  // And so have topics, which no package of then had.
  const problem = (rows["problem"] ?? []).map((row) => JSON.stringify({ ...JSON.parse(row), topics: [] }));
  return filled({ ...rows, problem, study, study_material: search_material ?? [] });
}

/** Without what is empty: tables and columns that have come since the squash. */
function filled(tables: Record<string, string[]>): Record<string, unknown[]> {
  const withoutNulls = (row: string) => Object.entries(JSON.parse(row)).filter(([, value]) => value !== null);
  return Object.fromEntries(
    Object.entries(tables)
      .filter(([, rows]) => rows.length > 0)
      .map(([name, rows]) => [name, rows.map(withoutNulls).map(Object.fromEntries)]),
  );
}

test("a database of 27bd1d6b with rows in all tables becomes the same as a fresh one, and keeps every row", async () => {
  const before = await makeFilled();
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(await readSchemaState(database.pool)).toEqual({ state: "before squash" });
  await apply();
  expect(await readSchemaState(database.pool)).toMatchObject({ state: "same" });
  expect(linesOf(await drawSchema(database.pool))).toEqual(fresh);
  expect(filled(await readAllRows(database.pool))).toEqual(renamed(before));
});

test("what waited in it is judged: a submission gets its verdict, a study its material and its result", async () => {
  await makeFilled();
  await apply();
  const worker = randomUUID();
  const jobs = (await ask("select judge_claim($1, null, 4, 15) as job", [worker])).map((row) => row.job);
  expect(jobs).toMatchObject([{ kind: "submit" }, { kind: "smallest", material: { generators: [] } }]);
  const finish = (job: { jobId: string }, result: unknown) =>
    ask("select judge_finish($1, $2, 1, $3) as done", [worker, job.jobId, JSON.stringify(result)]);
  const passed = [1, 2].map((number) => ({ number, verdict: "AC", cpuMs: 1, memoryBytes: 1 }));
  expect(await finish(jobs[0], { verdict: "AC", passed: 2, total: 2, tests: passed })).toEqual([{ done: true }]);
  expect(await finish(jobs[1], { kind: "found" })).toEqual([{ done: true }]);
  expect(await ask("select verdict from submission where id = $1", [jobs[0].subjectId])).toEqual([{ verdict: "AC" }]);
  expect(await ask("select result from study where id = $1", [jobs[1].subjectId])).toEqual([
    { result: { kind: "found" } },
  ]);
});

test("a second start changes nothing, and eight that start at once do it once", async () => {
  const before = await makeFilled();
  await Promise.all(Array.from({ length: 8 }, apply));
  const book = await ask("select * from applied_file order by name");
  expect(await apply()).toEqual([]);
  expect(await ask("select * from applied_file order by name")).toEqual(book);
  expect(filled(await readAllRows(database.pool))).toEqual(renamed(before));
});

test("an adoption that fails in the middle leaves the database as it was", async () => {
  const before = await makeFilled();
  const picture = await drawSchema(database.pool);
  const copy = copySchemaFolder();
  appendFileSync(path.join(copy.folder, "adoption/renames.sql"), "select broken;");
  await expect(applySchema(database.url, copy.folder)).rejects.toThrow("it is as it was");
  copy.remove();
  await ask("drop table applied_file");
  expect(await drawSchema(database.pool)).toBe(picture);
  expect(await readAllRows(database.pool)).toEqual(before);
  await apply();
  expect(linesOf(await drawSchema(database.pool))).toEqual(fresh);
});

test.each(["0007", "0018", "0027", "0030", "0042"])(
  "one that has the changes up to %s gets the others",
  async (last) => {
    const tables = old.tables.filter(({ name }) => name.slice("tables/".length) < `${last}_~`);
    await makeOldDatabase(database.pool, { tables, functions: [] });
    await apply();
    expect(linesOf(await drawSchema(database.pool))).toEqual(fresh);
  },
);

test("one whose old files are not known is left alone, and the start says so", async () => {
  await makeOldDatabase(database.pool, old);
  await ask("update schema_file set sha256 = repeat('0', 64) where name like 'tables/0003%'");
  const failure = await apply().catch((error: Error) => error.cause);
  expect(failure).toMatchObject({ message: expect.stringContaining("tables/0003_problems.sql") });
  expect(await ask("select to_regclass('program_search') as found")).toEqual([{ found: "program_search" }]);
});

test("a server from before the squash that is started by mistake is refused, and does no harm", async () => {
  await apply();
  await expect(makeOldDatabase(database.pool, old)).rejects.toThrow("already exists");
  expect(await apply()).toEqual([]);
  expect(linesOf(await drawSchema(database.pool)).filter((line) => !fresh.includes(line))).toEqual([
    "create table schema_file (",
  ]);
});

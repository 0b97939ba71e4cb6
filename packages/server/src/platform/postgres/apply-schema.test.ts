import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { applySchema } from "./apply-schema.ts";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query("drop schema public cascade; create schema public");
  folder = mkdtempSync(path.join(os.tmpdir(), "verdict-schema-"));
  for (const kind of ["tables", "functions"]) mkdirSync(path.join(folder, kind));
  return () => rmSync(folder, { recursive: true });
});
afterAll(() => database.drop());

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const writeFunction = (name: string, head: string, body = "select 1") =>
  write(`functions/${name}.sql`, `create or replace function ${head} language sql as $$ ${body} $$;`);
const apply = () => applySchema(database.url, folder);
const ask = async (sql: string) => Object.values((await database.pool.query(sql)).rows[0] ?? {})[0];

test("eight servers that start at once apply each file exactly once", async () => {
  write("tables/0001_a.sql", "create table a (n int); insert into a values (1);");
  write("tables/0002_b.sql", "insert into a values (2);");
  writeFunction("count_a", "count_a() returns bigint", "select count(*) from a");
  const applied = await Promise.all(Array.from({ length: 8 }, apply));
  expect(applied.flat()).toEqual(["tables/0001_a.sql", "tables/0002_b.sql", "functions/count_a.sql"]);
  expect(await ask("select count_a()::int")).toBe(2);
});

test("a file of tables that fails leaves nothing behind and is tried again", async () => {
  write("tables/0001_c.sql", "create table c (n int); select broken;");
  await expect(apply()).rejects.toThrow("Applying tables/0001_c.sql failed");
  write("tables/0001_c.sql", "create table c (n int);");
  await expect(apply()).resolves.toEqual(["tables/0001_c.sql"]);
});

test("a file of tables that was changed after it had been applied stops the start", async () => {
  write("tables/0001_a.sql", "create table a (n int);");
  await apply();
  write("tables/0001_a.sql", "create table a (n bigint);");
  await expect(apply()).rejects.toThrow("tables/0001_a.sql was changed");
});

test("only the functions whose text changed are applied again", async () => {
  writeFunction("one", "one() returns int", "select 1");
  writeFunction("two", "two() returns int", "select one() + 1");
  expect(await apply()).toHaveLength(2);
  expect(await apply()).toEqual([]);
  writeFunction("one", "one() returns int", "select 10");
  expect(await apply()).toEqual(["functions/one.sql"]);
  expect(await ask("select two()")).toBe(11);
});

test("a server of the version before that starts again on a newer database brings nothing old back", async () => {
  write("tables/0001_a.sql", "create table a (n int);");
  write("tables/0002_b.sql", "create table b (n int);");
  writeFunction("one", "one() returns int", "select 2");
  writeFunction("newer", "newer() returns int", "select 3");
  await apply();
  for (const gone of ["tables/0002_b.sql", "functions/newer.sql"]) rmSync(path.join(folder, gone));
  writeFunction("one", "one() returns int", "select 1");
  expect(await apply()).toEqual([]);
  expect(await ask("select one() + newer()")).toBe(5);
});

test("a table that somebody reads for long is changed when they are done, and nobody waits behind the change", async () => {
  write("tables/0001_a.sql", "create table a (n int); insert into a values (1);");
  await apply();
  const dump = await database.pool.connect();
  await dump.query("begin; select * from a");
  write("tables/0002_a.sql", "alter table a add column m int;");
  const told: string[] = [];
  const applying = applySchema(database.url, folder, (line) => told.push(line));
  await expect.poll(() => told, { timeout: 10_000 }).toHaveLength(1);
  // Between two tries; in the middle of one it would wait for two seconds at most.
  await database.pool.query("set lock_timeout = '2500ms'; select * from a; reset lock_timeout");
  await dump.query("commit");
  dump.release();
  expect(await applying).toEqual(["tables/0002_a.sql"]);
  expect(told).toEqual([expect.stringMatching(/in use/)]);
});

test("a function may call one whose file comes later", async () => {
  writeFunction("a", "a() returns int", "select z()");
  writeFunction("z", "z() returns int", "select 5");
  await apply();
  expect(await ask("select a()")).toBe(5);
});

test("a function whose file is gone, or whose parameters are others now, is dropped", async () => {
  writeFunction("gone", "gone() returns int");
  writeFunction("grown", "grown(a int) returns int");
  await apply();
  rmSync(path.join(folder, "functions/gone.sql"));
  writeFunction("grown", "grown(a int, b int) returns int");
  await apply();
  expect(await ask("select to_regprocedure('gone()')")).toBeNull();
  expect(await ask("select to_regprocedure('grown(int)')")).toBeNull();
  expect(await ask("select grown(1, 2)")).toBe(1);
});

test("a function moves from one file to another", async () => {
  writeFunction("first", "moved() returns int", "select 1");
  await apply();
  rmSync(path.join(folder, "functions/first.sql"));
  writeFunction("second", "moved() returns int", "select 2");
  await apply();
  expect(await ask("select moved()")).toBe(2);
});

test("another result and other names of parameters are no obstacle", async () => {
  writeFunction("f", "f(a int) returns int");
  await apply();
  writeFunction("f", "f(b int) returns text", "select 'now a text'");
  await apply();
  expect(await ask("select f(1)")).toBe("now a text");
});

test("a broken function changes none of the others", async () => {
  writeFunction("one", "one() returns int", "select 1");
  await apply();
  writeFunction("one", "one() returns int", "select 2");
  writeFunction("two", "two() returns no_such_type");
  await expect(apply()).rejects.toThrow("Applying functions/two.sql failed");
  expect(await ask("select one()")).toBe(1);
});

test("a role keeps what it was granted when the parameters change", async () => {
  const superuser = new pg.Client({ connectionString: inject("testPostgresUrl") });
  await superuser.connect();
  await superuser.query('create role "Granted one"');
  try {
    const revoke = "revoke execute on function door(int) from public;";
    write(
      "functions/door.sql",
      `create or replace function door(a int) returns int language sql as $$ select 1 $$; ${revoke}`,
    );
    await apply();
    await database.pool.query('grant execute on function door(int) to "Granted one"');
    write(
      "functions/door.sql",
      "create or replace function door(b text) returns int language sql as $$ select 1 $$; revoke execute on function door(text) from public;",
    );
    await apply();
    expect(await ask(`select has_function_privilege('Granted one', 'door(text)', 'execute')`)).toBe(true);
  } finally {
    await database.pool.query('drop owned by "Granted one"').catch(() => undefined);
    await database.pool.query("drop function if exists door(text)");
    await superuser.query('drop role "Granted one"');
    await superuser.end();
  }
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { inRequestScope, type RequestScope } from "../request-scope.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { databaseFaultOf } from "./database-fault.ts";
import { plannedOnce } from "./planned-once.ts";
import { createPool, waitingFor } from "./pool.ts";
import { inTransaction } from "./transaction.ts";

const PLACES = 10;
const QUIET = { warn: () => undefined };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const requestOf = (user: string): RequestScope => ({
  id: "",
  ip: "192.0.2.1",
  network: "192.0.2.1",
  caller: "",
  user,
  facts: {},
});

test("a transaction that asks its pool again is refused before it can wait for itself", async () => {
  const nested = inTransaction(database.pool, async () => database.pool.query("select 1"));
  await expect(nested).rejects.toThrow("a transaction asks its pool for a second connection");
  expect((await inTransaction(database.pool, (client) => client.query("select 1 as one"))).rows).toEqual([{ one: 1 }]);
});

test("in production such a transaction is written into the log, and works while connections are left", async () => {
  const said: string[] = [];
  const pool = createPool(
    { url: database.url, directUrl: database.url },
    { warn: (_facts: unknown, text?: string) => said.push(String(text)) },
  );
  const { rows } = await inTransaction(pool, async () => pool.query("select 1 as one"));
  expect(rows).toEqual([{ one: 1 }]);
  expect(said).toEqual(["A transaction asks for a second connection"]);
  await pool.end();
});

test("one user's crowd delays another user by one turn", async () => {
  const holders = await Promise.all(Array.from({ length: PLACES }, () => database.pool.connect()));
  const answered: string[] = [];
  const ask = (caller: string) =>
    inRequestScope(requestOf(caller), async () => {
      await database.pool.query("select pg_sleep(0.01)");
      answered.push(caller);
    });
  const crowd = Array.from({ length: 60 }, () => ask("crowd"));
  const other = ask("other");
  expect(waitingFor(database.pool)).toBe(61);
  for (const holder of holders) holder.release();
  await other;
  expect(answered.length).toBeLessThan(2 * PLACES);
  await Promise.all(crowd);
  expect(waitingFor(database.pool)).toBe(0);
});

test("a connection that breaks gives its place back", async () => {
  for (let time = 0; time < 2 * PLACES; time += 1) {
    const ended = database.pool.query("select pg_terminate_backend(pg_backend_pid())");
    await expect(ended.catch(databaseFaultOf)).resolves.toBe("away");
  }
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a statement that takes too long is ended by the database, and so is one that waits for a lock", async () => {
  const { rows } = await database.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(rows.map(({ setting }) => Number(setting))).toEqual([30_000, 5_000, 20_000]);
  const slow = inTransaction(database.pool, async (client) => {
    await client.query("set local statement_timeout = 50");
    await client.query("select pg_sleep(10)");
  });
  await expect(slow.catch(databaseFaultOf)).resolves.toBe("busy");
});

test("behind a pooler no setting is sent at the start of a connection", async () => {
  const pool = createPool({ url: database.url, directUrl: `${database.url}&application_name=direct` }, QUIET);
  expect((await pool.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "0" }]);
  await pool.end();
});

test.each([
  ["nobody listens", "postgres://app@127.0.0.1:1/app", "away"],
  ["the socket is gone", "postgres://app@/app?host=/nowhere", "away"],
])("where %s the database counts as away", async (_name, url, fault) => {
  const pool = createPool({ url, directUrl: url }, QUIET);
  await expect(pool.query("select 1").catch(databaseFaultOf)).resolves.toBe(fault);
  await expect(pool.query("select 1").catch(databaseFaultOf)).resolves.toBe(fault);
  await pool.end();
});

test("an error of the query itself is no fault of the database", async () => {
  const error = await database.pool.query("select 1/0").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(databaseFaultOf(error)).toBeNull();
  expect(databaseFaultOf(new Error("over", { cause: Object.assign(new Error("full"), { code: "53100" }) }))).toBe(
    "full",
  );
});

const KEPT = "select name from pg_prepared_statements";
const ASKED = plannedOnce("select $1::int + 1 as next");

test("a statement that pages ask all the time is planned once a connection, whatever its values", async () => {
  await inTransaction(database.pool, async (client) => {
    expect((await client.query({ ...ASKED, values: [1] })).rows).toEqual([{ next: 2 }]);
    expect((await client.query({ ...ASKED, values: [41] })).rows).toEqual([{ next: 42 }]);
    expect((await client.query(KEPT)).rows).toEqual([{ name: ASKED.name }]);
  });
});

test("behind a transaction pooler no plan is kept, since the next query may have another connection", async () => {
  const pool = createPool({ url: database.url, directUrl: `${database.url}&application_name=direct` }, QUIET);
  await inTransaction(pool, async (client) => {
    expect((await client.query({ ...ASKED, values: [41] })).rows).toEqual([{ next: 42 }]);
    expect((await client.query(KEPT)).rows).toEqual([]);
  });
  expect((await pool.query({ ...ASKED, values: [1] })).rows).toEqual([{ next: 2 }]);
  await pool.end();
});

test("a call that has begun is answered before calls that only begin, however many they are", async () => {
  const holders = await Promise.all(Array.from({ length: PLACES }, () => database.pool.connect()));
  const answered: string[] = [];
  const ask = (scope: RequestScope, name: string) =>
    inRequestScope(scope, async () => {
      await database.pool.query("select pg_sleep(0.01)");
      answered.push(name);
    });
  const newcomers = Array.from({ length: 60 }, (_, index) => ask(requestOf(`newcomer ${index}`), "newcomer"));
  const begun = ask({ ...requestOf("begun"), begunAt: performance.now() }, "begun");
  const stream = ask({ ...requestOf("stream"), begunAt: performance.now() - 60_000 }, "stream");
  for (const holder of holders) holder.release();
  await Promise.all([...newcomers, begun, stream]);
  expect(answered.indexOf("begun")).toBeLessThan(2 * PLACES);
  expect(answered.indexOf("stream")).toBeGreaterThan(60 - PLACES);
});

test("a call has begun with its first connection", async () => {
  const scope = requestOf("ada");
  await inRequestScope(scope, async () => database.pool.query("select 1"));
  expect(scope.begunAt).toBeLessThanOrEqual(performance.now());
});

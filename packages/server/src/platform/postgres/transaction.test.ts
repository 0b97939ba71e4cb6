import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { inTransaction } from "./transaction.ts";

/* What goes in the same message as the commit. */

let database: TestDatabase;
let listener: pg.Client;
let heard: (string | undefined)[];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("create table kept (number int primary key deferrable initially deferred)");
  listener = new pg.Client({ connectionString: database.url });
  listener.on("notification", ({ payload }) => heard.push(payload));
  await listener.connect();
  await listener.query("listen news");
});
afterAll(async () => {
  await listener.end();
  await database.drop();
});
beforeEach(async () => {
  heard = [];
  await database.pool.query("truncate kept");
});

const keep = (number: number) => async (db: pg.PoolClient) => {
  await db.query("insert into kept values ($1)", [number]);
};
/** All that the listener was sent before is heard once a query of its own is answered. */
async function whatIsHeard(): Promise<unknown> {
  await listener.query("select");
  return heard;
}
const numbers = async () => (await database.pool.query("select number from kept")).rows.map((row) => row.number);

it("what comes behind a commit is done, and its settings end with it", async () => {
  const notices: unknown[] = [];
  const setting = await inTransaction(
    database.pool,
    async (db) => {
      db.on("notice", (notice) => notices.push(notice));
      await keep(1)(db);
      return (await db.query("show synchronous_commit")).rows;
    },
    "set local synchronous_commit = off; notify news, 'one'",
  );
  expect(await whatIsHeard()).toEqual(["one"]);
  expect(await numbers()).toEqual([1]);
  expect((await database.pool.query("show synchronous_commit")).rows).toEqual(setting);
  expect(notices).toEqual([]);
});

it("nothing comes behind a commit that fails", async () => {
  await inTransaction(database.pool, keep(1));
  await expect(inTransaction(database.pool, keep(1), "notify news, 'two'")).rejects.toThrow("duplicate key");
  expect(await whatIsHeard()).toEqual([]);
});

it("where it fails itself the commit stays, and the connection can be used again", async () => {
  await expect(inTransaction(database.pool, keep(1), "select 1 / 0")).rejects.toThrow("division by zero");
  expect(await numbers()).toEqual([1]);
  await inTransaction(database.pool, keep(2), "notify news, 'three'");
  expect(await whatIsHeard()).toEqual(["three"]);
});

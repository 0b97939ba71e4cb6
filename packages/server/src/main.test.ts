import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { startServer } from "./main.ts";
import { createLog } from "./platform/log.ts";
import { createTestDatabase, type TestDatabase } from "./platform/testing/test-database.ts";
import { startTransactionPooler } from "./platform/testing/transaction-pooler.ts";
import { StartError } from "./terminal-errors.ts";

const log = createLog({ level: "silent", format: "json" });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = (env: Record<string, string>, databaseUrl = database.url, directUrl = databaseUrl) =>
  startServer(readConfig(env), { databaseUrl, directUrl, webRoot: null, waitingProblems: [], log });

test("a server answers at its address until it is closed, which may be asked for twice", async () => {
  const server = await start({ PORT: "0" });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  await Promise.all([server.close(), server.close()]);
  await expect(fetch(`${server.address}/readyz`)).rejects.toThrow();
});

test("a close lets a request that is being answered finish, but no longer than two seconds", async () => {
  const server = await start({ PORT: "0" });
  const blocker = await database.pool.connect();
  await blocker.query("begin");
  await blocker.query("lock table session in access exclusive mode");
  const check = (token: string) => fetch(`${server.address}/user/check`, { headers: { cookie: `session=${token}` } });
  const answered = check("one");
  await expect.poll(() => waitingFor("session")).toBe(1);
  const closing = server.close();
  await blocker.query("rollback");
  expect((await answered).status).toBe(401);
  await closing;

  const other = await start({ PORT: "0" });
  await blocker.query("begin");
  await blocker.query("lock table session in access exclusive mode");
  const cutOff = fetch(`${other.address}/user/check`, { headers: { cookie: "session=two" } });
  cutOff.catch(() => undefined);
  await expect.poll(() => waitingFor("session")).toBe(1);
  const begin = performance.now();
  const closed = other.close();
  await expect(cutOff).rejects.toThrow();
  expect(performance.now() - begin).toBeLessThan(4_000);
  await blocker.query("rollback");
  blocker.release();
  await closed;
});

async function waitingFor(table: string): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*)::int as n from pg_locks where relation = $1::regclass and not granted",
    [table],
  );
  return rows[0].n;
}

test("a taken port is said in one line, and nothing stays open", async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const starting = start({ PORT: String(port) });
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(
    `Another program listens to port ${port} on 127.0.0.1 already; set PORT to another number`,
  );
  other.close();
});

test("a HOST that is not ours is said in one line", async () => {
  await expect(start({ PORT: "0", HOST: "192.0.2.1" })).rejects.toThrow("HOST 192.0.2.1 is no address of this machine");
});

test("an unreachable database is said in one line, without its password", async () => {
  const starting = start({}, "postgres://app:geheim@127.0.0.1:1/verdict");
  await expect(starting).rejects.toThrow(
    /^The database postgres:\/\/app@127\.0\.0\.1:1\/verdict cannot be reached: .*ECONN/,
  );
});

test("a server behind a transaction pooler answers, from more connections than one", async () => {
  const pooler = await startTransactionPooler(database.url);
  const env = { PORT: "0", DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url };
  const server = await start(env, pooler.url, database.url);
  const check = () => fetch(`${server.address}/user/check`, { headers: { cookie: "session=one" } });
  const answers = await Promise.all(Array.from({ length: 40 }, check));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  await server.close();
  await expect(start(env, pooler.url)).rejects.toThrow("set DATABASE_DIRECT_URL to the address of the database itself");
  await pooler.close();
});

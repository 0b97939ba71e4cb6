import { createTestDatabase, type TestDatabase } from "@verdict/server/testing";
import { startTransactionPooler, type TransactionPooler } from "@verdict/server/transaction-pooler";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openQueueDoor, type QueueDoor } from "./queue-door.ts";
import { ALWAYS_FIT, accept } from "./testing/accepting-judge.ts";
import { queueRun, resultOf } from "./testing/queued-run.ts";
import { startWorkLoop, type WorkLoop } from "./work-loop.ts";

/* The loop and the real queue, with no other address than that of a transaction pooler. */

let database: TestDatabase;
let pooler: TransactionPooler;
let queue: QueueDoor;
let loop: WorkLoop;
const said: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await startTransactionPooler(database.url);
  const onError = (error: unknown) => said.push(String(error));
  queue = openQueueDoor({
    databaseUrl: pooler.url,
    databaseDirectUrl: pooler.url,
    connections: 4,
    leaseSeconds: 3,
    onJob: () => loop?.wake(),
    onCancel: () => undefined,
    onDraft: () => undefined,
    onDraftOver: () => undefined,
    onError,
  });
  await queue.listening;
  loop = startWorkLoop({ queue, judge: accept, fitness: ALWAYS_FIT, capacity: 2, leaseSeconds: 3, onError });
});
afterAll(async () => {
  await loop.stop(0);
  await queue.stop();
  await pooler.close();
  await database.drop();
});

test("a judge behind a transaction pooler says once that it polls, leaves no lock behind and judges what comes", async () => {
  const runs = Array.from({ length: 6 }, () =>
    queueRun(database.pool, {
      language: "javascript",
      source: "1",
      tests: [{ input: { text: "" }, answer: { text: "" } }],
    }),
  );
  for (const id of await Promise.all(runs)) {
    expect(await resultOf(database.pool, id, 30_000)).toMatchObject({ verdict: "AC" });
  }
  expect(said).toEqual([expect.stringContaining("Set DATABASE_DIRECT_URL to the address of the database itself")]);
  const { rows } = await database.pool.query(
    `select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(rows).toEqual([]);
});

import { setTimeout as sleep } from "node:timers/promises";
import { openWayTo, type SilentWay } from "@verdict/server/silent-way";
import { createTestDatabase, type TestDatabase } from "@verdict/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openQueueDoor, type QueueDoor } from "./queue-door.ts";
import { ALWAYS_FIT, accept } from "./testing/accepting-judge.ts";
import { queueRun, resultOf } from "./testing/queued-run.ts";
import { startWorkLoop, type WorkLoop } from "./work-loop.ts";

/*
 * The loop and the real queue over a network that swallows what is sent and closes nothing.
 */

const PATIENCE_MS = 500;

let database: TestDatabase;
let way: SilentWay;
let queue: QueueDoor;
let loop: WorkLoop;

beforeAll(async () => {
  database = await createTestDatabase();
  way = await openWayTo(database.url);
  queue = openQueueDoor({
    databaseUrl: way.url,
    databaseDirectUrl: way.url,
    connections: 4,
    leaseSeconds: 3,
    patienceMs: PATIENCE_MS,
    onJob: () => loop?.wake(),
    onCancel: () => undefined,
    onDraft: () => undefined,
    onDraftOver: () => undefined,
    onError: () => undefined,
  });
  await queue.listening;
  loop = startWorkLoop({
    queue,
    judge: accept,
    fitness: ALWAYS_FIT,
    capacity: 2,
    leaseSeconds: 3,
    onError: () => undefined,
  });
});
afterAll(async () => {
  await loop.stop(0);
  await queue.stop();
  await way.close();
  await database.drop();
});

const judged = async () => {
  const id = await queueRun(database.pool, {
    language: "javascript",
    source: "1",
    tests: [{ input: { text: "" }, answer: { text: "" } }],
  });
  return resultOf(database.pool, id, 15_000);
};
const locks = async () => {
  const { rows } = await database.pool.query<{ key: string; held: number }>(
    `select objid::text as key, count(*)::int as held from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2
        and database = (select oid from pg_database where datname = current_database()) group by objid`,
  );
  return rows;
};

test("a judge whose connections have fallen silent goes on over new ones, beside what the database still holds of it", async () => {
  expect(await judged()).toMatchObject({ verdict: "AC" });
  const [before] = await locks();
  way.fallSilent();
  expect(await judged()).toMatchObject({ verdict: "AC" });
  // Woken by its notification again, and not by the poll: the old session holds the lock as well.
  await expect.poll(locks, { timeout: 15_000 }).toEqual([{ key: before?.key, held: 2 }]);
  await sleep(PATIENCE_MS);
  expect(await judged()).toMatchObject({ verdict: "AC" });
}, 60_000);

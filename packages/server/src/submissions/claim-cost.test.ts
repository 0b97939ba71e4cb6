import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { seedWaitingUsers } from "../testing/scale/seed-queue.ts";

/*
 * What a claim costs must not grow with those who wait. Pages of the database that are looked at are counted, not time.
 */

/** Few enough for a test, and more than the window in which a claim looks. */
const CROWD = 1_000;

let database: TestDatabase;
let client: pg.PoolClient;

beforeEach(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
});
afterEach(async () => {
  client.release();
  await database.drop();
});

/** Pages that one claim of a worker looks at, in the middle of many. */
async function pagesOfClaim(worker: string, most: number): Promise<number> {
  const counted: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    await client.query("begin");
    const { rows } = await client.query(
      `explain (analyze, buffers, timing off, format json) select judge_claim('${worker}', null, ${most}, 15)`,
    );
    await client.query("rollback");
    const plan = rows[0]["QUERY PLAN"][0].Plan;
    counted.push(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]);
  }
  return counted.toSorted((a, b) => a - b)[4] ?? Number.NaN;
}

it("a claim looks at as many pages with thousands of waiting users as with ten", async () => {
  await seedWaitingUsers(client, 10);
  const few = await pagesOfClaim(randomUUID(), 1);
  await client.query("delete from job");
  // The statistics say that the table is empty, as after a quiet night.
  await client.query("analyze job");
  await seedWaitingUsers(client, CROWD);
  const many = await pagesOfClaim(randomUUID(), 1);
  expect(many).toBeLessThan(few * 2 + 50);
});

it("nor when all of them have only just come, and a worker wants one that has waited", async () => {
  await seedWaitingUsers(client, CROWD, { ageSeconds: -60 });
  const some = await pagesOfClaim(randomUUID(), 0);
  await client.query("delete from job");
  await client.query("vacuum job");
  await seedWaitingUsers(client, 3 * CROWD, { ageSeconds: -60 });
  expect(await pagesOfClaim(randomUUID(), 0)).toBeLessThan(some * 1.5);
});

it("a worker that holds its share of a user's jobs does not look through all the others of that user", async () => {
  const admin = await createTestUser(client as unknown as pg.Pool, { role: "admin" });
  const worker = randomUUID();
  const addJobs = (jobs: number) =>
    client.query(
      `with stored as (insert into run_request (user_id, task, kind) select $1, '{"tests": []}', 'verify' from generate_series(1, $2::int) returning id)
       insert into job (kind, priority, user_id, subject_id) select 'verify', 20, $1, id from stored`,
      [admin.id, jobs],
    );
  await addJobs(CROWD);
  await client.query("select judge_claim($1, null, 2, 15)", [worker]);
  const some = await pagesOfClaim(worker, 1);
  await addJobs(4 * CROWD);
  expect(await pagesOfClaim(worker, 1)).toBeLessThan(some * 1.5);
});

it("storing a job looks at as many pages with thousands of waiting users as with ten", async () => {
  const user = await createTestUser(client as unknown as pg.Pool);
  const pagesOfStoring = async () => {
    const { rows } = await client.query(
      `explain (analyze, buffers, timing off, format json)
       insert into job (kind, priority, user_id, subject_id) values ('run', 0, '${user.id}', '${randomUUID()}')`,
    );
    return rows[0]["QUERY PLAN"][0].Plan["Shared Hit Blocks"] as number;
  };
  await seedWaitingUsers(client, 10);
  await pagesOfStoring();
  const few = await pagesOfStoring();
  await seedWaitingUsers(client, CROWD);
  expect(await pagesOfStoring()).toBeLessThan(few * 2 + 50);
});

import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../judging/testing/until.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";

/*
 * What a hundred judges do to the database that start together, without any test data, while everybody works on one
 * problem.
 */

const AT_ONCE = 16;
const JUDGES = 40;
const CONTENT = Buffer.alloc(100_000, "7 ");
const SHA256 = createHash("sha256").update(CONTENT).digest("hex");
const ASK = "select sha256, content from judge_test_data($1)";

let database: TestDatabase;
let judges: pg.Client[];
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("insert into test_data (sha256, content) values ($1, $2)", [SHA256, CONTENT]);
  judges = Array.from({ length: JUDGES }, () => new pg.Client({ connectionString: database.url }));
  await Promise.all(judges.map((judge) => judge.connect()));
});
afterAll(async () => {
  await Promise.all(judges.map((judge) => judge.end()));
  await database.drop();
});

async function countLocks(): Promise<{ held: number; waiting: number }> {
  const { rows } = await database.pool.query(
    `select count(*) filter (where granted)::int as held, count(*) filter (where not granted)::int as waiting
       from pg_locks where locktype = 'advisory' and pid = any($1)`,
    [judges.map((judge) => Reflect.get(judge, "processID"))],
  );
  return rows[0];
}

test("sixteen are answered at a time, the others wait for their turn, and each gets all of it", async () => {
  // Held open, an answer that was sent is as one that is still on its way.
  const answers = judges.map(async (judge) => {
    await judge.query("begin");
    const { rows } = await judge.query(ASK, [[SHA256]]);
    return { judge, rows };
  });
  await until(async () => {
    const { held, waiting } = await countLocks();
    return held + waiting === JUDGES;
  });
  expect((await countLocks()).held).toBeLessThanOrEqual(AT_ONCE);
  const ended = answers.map(async (answer) => {
    const { judge, rows } = await answer;
    await judge.query("commit");
    return rows[0].content.equals(CONTENT);
  });
  expect(await Promise.all(ended)).toEqual(Array(JUDGES).fill(true));
  expect(await countLocks()).toEqual({ held: 0, waiting: 0 });
});

test("a judge that stalls in the middle of its answer stops nobody", async () => {
  const keys = Array.from({ length: AT_ONCE }, (_, turn) => `test-data-${turn}`);
  const [stalled, other] = judges;
  await stalled?.query("begin");
  await stalled?.query("select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) key", [keys]);
  const answer = await other?.query(ASK, [[SHA256]]);
  expect(answer?.rows[0].content.equals(CONTENT)).toBe(true);
  await stalled?.query("commit");
});

import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { createTestDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { CALLS, CHANGES, findWalker, SWEEPS, type Walker } from "./query-walk.ts";
import { seedSite } from "./seed-site.ts";

/*
 * No query of the site reads a table that grows with its use from end to end. The plans are looked at, not the clock:
 * the planner is told that reading and joining whole tables is dear (these are small), so what still does it has no
 * index to use.
 */

const GROWING = new Set([
  "submission",
  "session",
  "audit_entry",
  "user_account",
  "known_browser",
  "solved",
  "run_request",
  "test_data",
  "rejudging_item",
  "draft",
  "study",
  "rate_limit",
]);

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

let database: TestDatabase;
let client: pg.PoolClient;
let walker: Walker;
/** Indexes over a part of their table, whose condition is what bounds them. */
let partial: Set<string>;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
  await seedSite(client, { users: 100, problems: 10, submissions: 2_000, sessions: 500, auditEntries: 1_000 });
  walker = await findWalker(client);
  const { rows } = await client.query(
    "select indexrelid::regclass::text as name from pg_index where indpred is not null",
  );
  partial = new Set(rows.map((row) => row.name));
  for (const way of ["seqscan", "hashjoin", "mergejoin"]) await client.query(`set enable_${way} = off`);
}, 120_000);
afterAll(async () => {
  client.release();
  await database.drop();
});

/** The plans of all that a step asks. */
async function plansOf(step: (db: Queryable) => Promise<unknown>): Promise<PlanNode[]> {
  const plans: PlanNode[] = [];
  const explaining = {
    async query(asked: string | pg.QueryConfig, given?: unknown[]) {
      const text = typeof asked === "string" ? asked : asked.text;
      const values = (typeof asked === "string" ? given : asked.values) ?? [];
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      plans.push(rows[0]["QUERY PLAN"][0].Plan);
      return client.query(text, values);
    },
  };
  await client.query("begin");
  try {
    await step(explaining as unknown as Queryable);
  } finally {
    await client.query("rollback");
  }
  return plans;
}

/** What of a plan reads a growing table without knowing where to look, or where to end. */
function wholeReads(node: PlanNode, isLimited: boolean): string[] {
  const { "Node Type": type, "Relation Name": table = "", "Index Name": index = "", Plans = [] } = node;
  const below = Plans.flatMap((plan) => wholeReads(plan, type === "Limit" || (isLimited && type !== "Sort")));
  if (type === "Seq Scan" && GROWING.has(table)) return [`${table} from end to end`, ...below];
  const isEndless = node["Index Cond"] === undefined && !isLimited && !partial.has(index);
  if (type.startsWith("Index") && GROWING.has(table) && isEndless) return [`the whole of ${index}`, ...below];
  return below;
}

it.each([...CALLS, ...SWEEPS])("$name reads what it needs by an index", async ({ run }) => {
  const plans = await plansOf((db) => run(db, walker));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap((plan) => wholeReads(plan, false))).toEqual([]);
});

it.each(CHANGES)("$name reads what it needs by an index", async ({ run }) => {
  const plans = await plansOf((db) => run(db, walker));
  expect(plans.flatMap((plan) => wholeReads(plan, false))).toEqual([]);
});

it("would notice a query that reads a table from end to end", async () => {
  const whole = await plansOf((db) => db.query("select count(*) from submission where passed = 3"));
  expect(whole.flatMap((plan) => wholeReads(plan, false))).toHaveLength(1);
  const endless = await plansOf((db) => db.query("select from audit_entry order by id"));
  expect(endless.flatMap((plan) => wholeReads(plan, false))).toHaveLength(1);
});

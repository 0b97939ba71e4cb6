import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { listDue } from "./store.ts";

const READERS = 300;
const WRITERS = 50;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  const { pool } = site.context;
  await createTestProblem(pool, { id: "sum" });
  await pool.query(
    `insert into user_account (email_id, first_name, google_sub)
     select 'n' || lpad(n::text, 4, '0') || '@x.example', 'Many', 'n' || n from generate_series(1, $1::int) n`,
    [READERS],
  );
  await pool.query(
    `insert into solved (user_id, problem_id, first_solved_at) select id, 'sum', now() from user_account`,
  );
  const comment = `insert into talk_comment (problem_id, author_id, text, html, renderer_version, created_at)
                   select 'sum', id, 'a', 'a', 1, now() - $1::interval from user_account where google_sub like 'n%'`;
  await pool.query(comment, ["8 days"]);
  await pool.query(`${comment} order by email_id limit $2`, ["1 day", WRITERS]);
  await pool.query(
    `insert into account_deletion (user_id, id, code_hash, code_expires_at, delete_after)
     select id, gen_random_uuid(), '', now(), now() + interval '9 days' from user_account
      where google_sub like 'n%' order by email_id desc limit 100`,
  );
  await pool.query("analyze");
});
afterAll(() => site.close());

test("who leaves is looked up once for each reader and each comment, not for each reader of each comment", async () => {
  const client = await site.context.pool.connect();
  try {
    await client.query("begin");
    // As on a site where more are leaving than fit into a statement's memory.
    await client.query("set local enable_seqscan = off");
    const due = await listDue(client, { seesEverybody: true, most: READERS, userId: null });
    expect(due).toHaveLength(READERS - 100);
    const { rows } = await client.query<{ looks: number }>(
      `select (coalesce(idx_scan, 0) + seq_scan)::int as looks
         from pg_stat_xact_user_tables where relname = 'account_deletion'`,
    );
    // Of each reader with each comment it would be ten thousand.
    expect(rows[0]?.looks).toBeLessThan(2 * (READERS + WRITERS));
    await client.query("rollback");
  } finally {
    client.release();
  }
});

import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { applySchema } from "@verdict/server/apply-schema";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import pg from "pg";
import { printFigure } from "./figure.ts";

/*
 * What taking and storing a job costs with few and with many waiting users: it must not grow with them. Each user has
 * three waiting jobs.
 */

const CROWDS = [10, 200, 20_000];
const MEASURED = 300;

const folder = mkdtempSync(path.join(tmpdir(), "verdict-bench-queue-"));
chmodSync(folder, 0o755);
const database = await startEmbeddedPostgres({ folder: path.join(folder, "postgres"), log: () => undefined });
try {
  await applySchema(database.directUrl);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const users of CROWDS) await measure(client, users);
  await client.end();
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(client: pg.Client, users: number): Promise<void> {
  await client.query("truncate user_account cascade");
  await client.query(
    `insert into user_account (email_id, first_name, google_sub)
     select 'user' || n || '@example.com', 'User', 'user' || n from generate_series(1, $1) n`,
    [users],
  );
  for (let round = 0; round < 3; round += 1) {
    await client.query(
      `with stored as (insert into run_request (user_id, task)
                       select id, '{"tests": []}' from user_account returning id, user_id)
       insert into job (kind, priority, user_id, subject_id) select 'run', 10, user_id, id from stored`,
    );
  }
  await client.query("vacuum analyze job");
  const taking: number[] = [];
  const storing: number[] = [];
  const rows = await client.query<{ id: string }>("select id from user_account order by random() limit $1", [MEASURED]);
  for (let count = 0; count < MEASURED; count += 1) {
    const user = rows.rows[count % rows.rows.length]?.id;
    const subject = randomUUID();
    await client.query("insert into run_request (id, user_id, task) values ($1, $2, '{\"tests\": []}')", [
      subject,
      user,
    ]);
    storing.push(
      await timed(() =>
        client.query("insert into job (kind, priority, user_id, subject_id) values ('run', 10, $1, $2)", [
          user,
          subject,
        ]),
      ),
    );
    const worker = randomUUID();
    taking.push(await timed(() => client.query("select judge_claim($1, null, 1, 15)", [worker])));
    await client.query("delete from job where worker = $1", [worker]);
  }
  for (const [what, values] of Object.entries({ "take a job": taking, "store a job": storing })) {
    for (const share of [0.5, 0.99]) {
      printFigure(`${what}, ${users} users wait, p${share * 100}`, percentile(values, share), "ms");
    }
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

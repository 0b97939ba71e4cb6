import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applySchema } from "@verdict/server/apply-schema";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import { CALLS, CHANGES, findWalker, type Step, SWEEPS, type Walker } from "@verdict/server/query-walk";
import { type SiteSize, seedSite } from "@verdict/server/seed-site";
import pg from "pg";
import { median, printFigure } from "./figure.ts";

/*
 * What the site asks of its database, on a small site and on one with a million submissions, in turn and in one run.
 * Both are made up (seed-site.ts) in a folder of their own that goes afterwards. Everything that changes something is
 * rolled back. Meanwhile somebody submits, logs in and looks: how long they wait for a lock is measured as well.
 */

const ROUNDS = 5;
const SMALL: SiteSize = { users: 500, problems: 100, submissions: 10_000, sessions: 3_000, auditEntries: 10_000 };
const LARGE: SiteSize = {
  users: 50_000,
  problems: 100,
  submissions: 1_000_000,
  sessions: 300_000,
  auditEntries: 1_000_000,
};
/** Nothing that the clock or an admin asks for may take longer, and nobody may wait so long for a lock. */
const GOAL_MS = 50;
const LOCK_TIMEOUT_MS = 1_000;
const PROBE_PAUSE_MS = 20;

interface Site {
  client: pg.Client;
  walker: Walker;
  url: string;
}

const folder = mkdtempSync(path.join(tmpdir(), "verdict-bench-queries-"));
chmodSync(folder, 0o755);
const database = await startEmbeddedPostgres({
  folder: path.join(folder, "postgres"),
  log: () => undefined,
  // What is made here is made again after a crash.
  flags: { fsync: "off", synchronous_commit: "off", max_wal_size: "4GB", maintenance_work_mem: "256MB" },
});
try {
  const begin = performance.now();
  const small = await makeSite("small", SMALL);
  const large = await makeSite("large", LARGE);
  printFigure("queries.seeding", (performance.now() - begin) / 1000, "s, both sites (goal: at most 120)");
  const waits = probeLocks(large);
  for (const step of [...CALLS, ...CHANGES, ...SWEEPS]) await measure(step, small, large);
  const { longestMs, probes, timedOut } = await waits.end();
  printFigure(
    "queries.lock-wait",
    longestMs,
    `ms at most for a submission, a login and a save beside it, ${probes} probes`,
  );
  printFigure("queries.lock-timeouts", timedOut, `waits over ${LOCK_TIMEOUT_MS} ms (goal: 0)`);
  await small.client.end();
  await large.client.end();
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function makeSite(name: string, size: SiteSize): Promise<Site> {
  await asSuperuser("/postgres?", `create database ${name} owner app`);
  const url = database.url.replace("@/app?", `@/${name}?`);
  await applySchema(url);
  const seeder = new pg.Client({ connectionString: database.superuserUrl.replace("/postgres?", `/${name}?`) });
  await seeder.connect();
  await seedSite(seeder, size, (what) => console.error(`${name}: ${what}`));
  await seeder.end();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { client, walker: await findWalker(client), url };
}

async function asSuperuser(place: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.superuserUrl.replace("/postgres?", place) });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function measure(step: Step, small: Site, large: Site): Promise<void> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.small.push(await timed(step, small));
    times.large.push(await timed(step, large));
  }
  const [few, many] = [median(times.small), median(times.large)];
  printFigure(`queries.${step.name}`, many, `ms with a million submissions (goal: at most ${GOAL_MS})`);
  printFigure(`queries.${step.name}, small`, few, "ms with ten thousand");
  console.error(`${step.name.padEnd(36)} ${few.toFixed(1).padStart(8)} ms ${many.toFixed(1).padStart(8)} ms`);
}

async function timed(step: Step, { client, walker }: Site): Promise<number> {
  await client.query("begin");
  const begin = performance.now();
  await step.run(client, walker);
  const ms = performance.now() - begin;
  await client.query("rollback");
  return ms;
}

/** What others do meanwhile, with a bound on how long they wait for a lock. */
function probeLocks({ url, walker }: Site): {
  end: () => Promise<{ longestMs: number; probes: number; timedOut: number }>;
} {
  const found = { longestMs: 0, probes: 0, timedOut: 0 };
  let isOver = false;
  const probing = (async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    while (!isOver) {
      const begin = performance.now();
      await client.query("begin");
      try {
        // Of another user than the one whose account is deleted: that one waits, and shall.
        await client.query(
          `insert into submission (user_id, problem_id, language, code, total)
           select id, $1, 'cpp', 'int main() {}', 20 from user_account where email_id = 'user3@example.com'`,
          [walker.problemId],
        );
        await client.query(
          "update session set seen_at = now() where token_hash = (select token_hash from session limit 1)",
        );
        await client.query("select from problem where id = $1 for key share", [walker.problemId]);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || error.code !== "55P03") throw error;
        found.timedOut += 1;
      }
      await client.query("rollback");
      found.longestMs = Math.max(found.longestMs, performance.now() - begin);
      found.probes += 1;
      await sleep(PROBE_PAUSE_MS);
    }
    await client.end();
  })();
  return {
    async end() {
      isOver = true;
      await probing;
      return found;
    },
  };
}

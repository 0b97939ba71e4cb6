import { setTimeout as sleep } from "node:timers/promises";
import { openJobSource, prepareLoad } from "@verdict/server/load-site";
import pg from "pg";
import { median } from "../figure.ts";
import { percentile, type Report } from "./report.ts";
import { startRole } from "./role-process.ts";

/*
 * The queue between real loops of judges whose judging is sleep: how soon a job is picked up after its commit, and
 * whether two judges do the work of two.
 */

const USERS = 50;
const PICK_UPS = 400;
const PAUSE_MS = 10;
/** A judge with so many slots; sleeping costs no processor, so both judges of a pair have all that they want. */
const SLOTS = 4;
const WORK_MS = 200;
const JOBS = 120;
const ROUNDS = 3;

export async function measureQueue(databaseUrl: string, report: Report): Promise<void> {
  await prepareLoad(databaseUrl, { problems: 1, users: USERS });
  const source = await openJobSource(databaseUrl);
  await measurePickUp(databaseUrl, source, report);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await drain(databaseUrl, source, 1);
    const two = await drain(databaseUrl, source, 2);
    ratios.push(one / two);
    if (round === ROUNDS - 1)
      report("load.judges.one", JOBS / (one / 1000), `verdicts/s, ${SLOTS} slots of ${WORK_MS} ms each`);
  }
  report("load.judges.ratio", median(ratios), "times as many with two judges as with one (goal: at least 1.9)");
  await source.end();
}

type Source = Awaited<ReturnType<typeof openJobSource>>;

async function measurePickUp(databaseUrl: string, source: Source, report: Report): Promise<void> {
  const judge = await startRole("judge", databaseUrl, "4", "0");
  const committed = new Map<string, number>();
  for (let count = 0; count < PICK_UPS; count += 1) {
    const { subjectId, committedAtMs } = await source.addOne();
    committed.set(subjectId, committedAtMs);
    await sleep(PAUSE_MS);
  }
  await sleep(200);
  const waits = (await judge.taken()).map(([subjectId, atMs]) => atMs - (committed.get(subjectId) ?? Number.NaN));
  await judge.end();
  if (waits.length !== PICK_UPS) throw new Error(`${waits.length} of ${PICK_UPS} jobs were taken`);
  report(
    "load.pick-up.p50",
    percentile(waits, 0.5),
    "ms from a job's commit to the judge that has it (goal: at most 1)",
  );
  report("load.pick-up.p99", percentile(waits, 0.99), `ms, ${waits.length} jobs (goal: at most 5)`);
}

/** Milliseconds until so many jobs are done that waited before the judges came. */
async function drain(databaseUrl: string, source: Source, judges: number): Promise<number> {
  await source.add(JOBS);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Ready before the clock starts, and kept from the queue until then.
  await client.query("update job set run_at = 'infinity'");
  const running = [];
  for (let count = 0; count < judges; count += 1) {
    running.push(await startRole("judge", databaseUrl, String(SLOTS), String(WORK_MS)));
  }
  await client.query("update job set run_at = now()");
  const begin = performance.now();
  await client.query("select pg_notify('job', '')");
  while ((await client.query("select from job limit 1")).rowCount !== 0) await sleep(5);
  const ms = performance.now() - begin;
  for (const judge of running) await judge.end();
  await client.end();
  return ms;
}

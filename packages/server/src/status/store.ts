import { JUDGE_LOCK } from "@verdict/contract/jobs";
import type { LanguageId } from "@verdict/contract/language";
import { LanguageId as Languages } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import { GONE_AFTER_SECONDS } from "../judging/judgeable-languages.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";

const SAMPLES_KEPT = "1 day";

export interface JudgeRow {
  worker: string;
  host: string;
  version: string;
  isolation: string;
  slots: number;
  jobs: number;
  is_fit: boolean;
  is_drained: boolean;
  is_gone: boolean;
  disk_free: number | null;
  disk_total: number | null;
  started_at: Date;
  seen_at: Date;
}

export async function listJudges(db: Queryable): Promise<JudgeRow[]> {
  const { rows } = await db.query<JudgeRow>(
    `select w.worker, w.host, w.version, w.isolation, w.slots, w.is_fit, w.started_at, w.seen_at,
            w.disk_free::float8 as disk_free, w.disk_total::float8 as disk_total,
            (select count(*)::int from job where job.worker = w.worker) as jobs,
            exists (select from drained_host d where d.host = w.host) as is_drained,
            w.seen_at < now() - make_interval(secs => $1) as is_gone
       from judge_worker w order by w.host, w.started_at, w.worker`,
    [GONE_AFTER_SECONDS],
  );
  return rows;
}

/** Machines of which no judge has said anything lately. */
export async function listEmptyDrains(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ host: string }>(
    `select host from drained_host d
      where not exists (select from judge_worker w where w.host = d.host) order by host`,
  );
  return rows.map(({ host }) => host);
}

export async function addDrain(db: Queryable, input: { host: string; by: string }): Promise<void> {
  await db.query("insert into drained_host (host, drained_by) values ($1, $2) on conflict do nothing", [
    input.host,
    input.by,
  ]);
}

/** False for a machine that was not drained. */
export async function removeDrain(db: Queryable, host: string): Promise<boolean> {
  return (await db.query("delete from drained_host where host = $1", [host])).rowCount === 1;
}

/** False for a machine that no judge has named. */
export async function isKnownHost(db: Queryable, host: string): Promise<boolean> {
  return (await db.query("select from judge_worker where host = $1 limit 1", [host])).rowCount === 1;
}

/** Judge processes that hold their lock. */
export async function countLocks(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ locks: number }>(
    `select count(distinct objid)::int as locks from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2 and classid = $1
        and database = (select oid from pg_database where datname = current_database())`,
    [JUDGE_LOCK],
  );
  return rows[0]?.locks ?? 0;
}

export interface SlowRow {
  id: string;
  title: string;
  language: LanguageId;
  verdict: Verdict;
  seconds: number;
  judged_at: Date;
}

/** By language, since the index of the latest verdicts begins with it. */
export async function listSlow(db: Queryable, most: number): Promise<SlowRow[]> {
  const { rows } = await db.query<SlowRow>(
    `select s.id, p.title, s.language, s.verdict, extract(epoch from s.judged_at - s.created_at)::float8 as seconds, s.judged_at
       from submission s join problem p on p.id = s.problem_id
      where s.language = any($1) and s.verdict is not null and s.judged_at > now() - interval '1 hour'
        and s.created_at > now() - interval '1 day'
      order by s.judged_at - s.created_at desc limit $2`,
    [Languages.options, most],
  );
  return rows;
}

export async function countJudgeErrors(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ failed: number }>(
    "select count(*)::int as failed from submission where verdict = 'JE' and fault ->> 'kind' = 'judge'",
  );
  return rows[0]?.failed ?? 0;
}

/**
 * How large the database is, and what its clock says: all moments on the page are by that, whatever a web server's own
 * is.
 */
export async function readDatabase(db: Queryable): Promise<{ bytes: number; at: Date }> {
  const { rows } = await db.query<{ bytes: number; at: Date }>(
    "select pg_database_size(current_database())::float8 as bytes, now() as at",
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a query without a table gives one row");
  return row;
}

export interface SampleRow {
  at: Date;
  waiting: number;
  running: number;
  oldest_seconds: number;
  judges: number;
  verdicts: number;
  judge_errors: number;
  slow_seconds: number;
  requests: number;
  failures: number;
}

/** The last hour, oldest first. */
export async function listSamples(db: Queryable): Promise<SampleRow[]> {
  const { rows } = await db.query<SampleRow>(
    "select * from site_sample where at > now() - interval '1 hour' order by at",
  );
  return rows;
}

/** Adds the requests of one server; the first of all servers in these thirty seconds says how the site stands. */
export async function addSample(
  db: Queryable,
  input: {
    waiting: number;
    running: number;
    oldestSeconds: number;
    judges: number;
    requests: number;
    failures: number;
  },
): Promise<void> {
  await db.query(
    `with recent as (
       select verdict, extract(epoch from judged_at - created_at) as seconds from submission
        where language = any($7) and verdict is not null and judged_at > now() - interval '30 seconds')
     insert into site_sample as known
       (at, waiting, running, oldest_seconds, judges, requests, failures, verdicts, judge_errors, slow_seconds)
     select date_bin('30 seconds', now(), '2020-01-01'), $1, $2, $3, $4, $5, $6,
            count(*) filter (where verdict <> 'JE'), count(*) filter (where verdict = 'JE'),
            coalesce(percentile_disc(0.95) within group (order by seconds), 0)
       from recent
     on conflict (at) do update set requests = known.requests + excluded.requests, failures = known.failures + excluded.failures`,
    [
      input.waiting,
      input.running,
      input.oldestSeconds,
      input.judges,
      input.requests,
      input.failures,
      Languages.options,
    ],
  );
  await db.query(`delete from site_sample where at < now() - interval '${SAMPLES_KEPT}'`);
}

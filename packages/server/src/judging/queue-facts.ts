import { type BoxEvent, JUDGE_LOCK } from "@verdict/contract/jobs";
import type { Queryable } from "../platform/postgres/transaction.ts";

export interface KindFacts {
  waiting: number;
  running: number;
  /** How long the oldest job waits that a judge could have taken; 0 when none does. */
  oldestSeconds: number;
}

/** How the queue stands, for health checks and metrics. */
export interface QueueFacts {
  /** Judge processes that hold their lock, or a job. */
  judges: number;
  /** By kind of job: run, submit, verify, rejudge, smallest, growth, print; a kind without jobs is missing. */
  kinds: ReadonlyMap<string, KindFacts>;
  /** How often each has happened, as far as judges have told. */
  boxes: ReadonlyMap<BoxEvent, number>;
}

export async function readQueueFacts(db: Queryable): Promise<QueueFacts> {
  const kinds = await db.query<{ kind: string; waiting: number; running: number; oldest_seconds: number | null }>(
    `select kind,
            (count(*) filter (where worker is null))::int as waiting,
            (count(*) filter (where worker is not null))::int as running,
            extract(epoch from now() - min(run_at) filter (where worker is null and run_at <= now()))::float8
              as oldest_seconds
       from job where not cancelled group by kind`,
  );
  const boxes = await db.query<{ event: BoxEvent; total: number }>(
    "select event, total::float8 as total from box_figure",
  );
  return {
    judges: await countJudges(db),
    boxes: new Map(boxes.rows.map(({ event, total }) => [event, total])),
    kinds: new Map(
      kinds.rows.map(({ kind, waiting, running, oldest_seconds }) => [
        kind,
        { waiting, running, oldestSeconds: oldest_seconds ?? 0 },
      ]),
    ),
  };
}

/** Judges behind a transaction pooler hold no lock: of them only those with a job are seen. */
export async function countJudges(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ judges: number }>(
    `select (select count(distinct objid) from pg_locks
              where locktype = 'advisory' and granted and objsubid = 2 and classid = $1
                and database = (select oid from pg_database where datname = current_database()))::int
          + (select count(distinct worker) from job where worker is not null and lock_key is null)::int as judges`,
    [JUDGE_LOCK],
  );
  return rows[0]?.judges ?? 0;
}

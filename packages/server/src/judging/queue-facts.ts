import type { BoxEvent } from "@verdict/contract/jobs";
import type { Queryable } from "../platform/postgres/transaction.ts";

export interface KindFacts {
  waiting: number;
  running: number;
  /** How long the oldest job waits that a judge could have taken; 0 when none does. */
  oldestSeconds: number;
}

/** How the queue stands, for health checks and metrics. */
export interface QueueFacts {
  /** Judge processes that live. */
  judges: number;
  /** Whether some judge works on a job. */
  isJudging: boolean;
  /** By kind of job: run, submit, verify, rejudge, smallest, growth, print, trace; a kind without jobs is missing. */
  kinds: ReadonlyMap<string, KindFacts>;
  /** How often each has happened, as far as judges have told. */
  boxes: ReadonlyMap<BoxEvent, number>;
}

export async function readQueueFacts(db: Queryable): Promise<QueueFacts> {
  const kinds = await db.query<{
    kind: string;
    waiting: number;
    running: number;
    held: number;
    oldest_seconds: number | null;
  }>(
    `select kind,
            (count(*) filter (where worker is null))::int as waiting,
            (count(*) filter (where worker is not null))::int as running,
            (count(*) filter (where worker is not null and lease_until > now()))::int as held,
            extract(epoch from now() - min(run_at) filter (where worker is null and run_at <= now()))::float8
              as oldest_seconds
       from job where not cancelled group by kind`,
  );
  const boxes = await db.query<{ event: BoxEvent; total: number }>(
    "select event, total::float8 as total from box_figure",
  );
  return {
    judges: await countJudges(db),
    isJudging: kinds.rows.some(({ held }) => held > 0),
    boxes: new Map(boxes.rows.map(({ event, total }) => [event, total])),
    kinds: new Map(
      kinds.rows.map(({ kind, waiting, running, oldest_seconds }) => [
        kind,
        { waiting, running, oldestSeconds: oldest_seconds ?? 0 },
      ]),
    ),
  };
}

/** Whether all judges that have said something lately say that their machines cannot judge. */
export async function areAllUnfit(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ are_unfit: boolean | null }>(
    "select not bool_or(is_fit) as are_unfit from judge_worker where seen_at > now() - interval '10 seconds'",
  );
  return rows[0]?.are_unfit ?? false;
}

/**
 * A judge holds its lock. Behind a transaction pooler it holds none, and is known by its job or its last sign of life,
 * one every five seconds; the first characters of its name are the key that its lock would have.
 */
export async function countJudges(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ judges: number }>(
    `select count(*)::int as judges from (
       select living_judges()
       union select ('x' || left(worker::text, 8))::bit(32)::int from job where worker is not null and lock_key is null
       union select ('x' || left(worker::text, 8))::bit(32)::int from judge_worker
              where seen_at > now() - interval '10 seconds') living`,
  );
  return rows[0]?.judges ?? 0;
}

import { statfs } from "node:fs/promises";
import type { JudgeStanding, SiteSample, SiteStatus, VideoStoreState } from "@verdict/contract/site-status";
import { readQueueFacts } from "../judging/queue-facts.ts";
import type { AppContext } from "../platform/context.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import {
  countJudgeErrors,
  countLocks,
  type JudgeRow,
  listEmptyDrains,
  listJudges,
  listSamples,
  listSlow,
  readDatabase,
  type SampleRow,
} from "./store.ts";

const MOST_SLOW = 10;

export interface StatusContext extends Pick<AppContext, "pool" | "config"> {
  /** Null where there is no bucket. */
  videoStore: () => VideoStoreState | null;
}

/** Everything of the admins' page. Nothing of a judge is believed more than that it has said so. */
export async function readStatus(context: StatusContext): Promise<SiteStatus> {
  const { pool } = context;
  const videoStore = context.videoStore();
  const facts = await readQueueFacts(pool);
  const judges = await readJudges(pool);
  const living = judges.filter(({ state }) => state !== "gone").length;
  const slow = await listSlow(pool, MOST_SLOW);
  const disk = await statfs(context.config.dataDir);
  const database = await readDatabase(pool);
  return {
    at: database.at.toISOString(),
    queue: [...facts.kinds].map(([kind, stand]) => ({ kind, ...stand })).sort((a, b) => a.kind.localeCompare(b.kind)),
    judges,
    silentJudges: Math.max(0, (await countLocks(pool)) - living),
    drainedHosts: await listEmptyDrains(pool),
    slow: slow.map(({ id, title, judged_at, ...row }) => ({
      submissionId: id,
      problemTitle: title,
      judgedAt: judged_at.toISOString(),
      ...row,
    })),
    judgeErrors: await countJudgeErrors(pool),
    databaseBytes: database.bytes,
    diskFreeBytes: disk.bavail * disk.bsize,
    diskTotalBytes: disk.blocks * disk.bsize,
    ...(videoStore === null ? {} : { videoStore }),
    samples: (await listSamples(pool)).map(presentSample),
  };
}

/** All that have said something of themselves and were not forgotten since. */
export async function readJudges(db: Queryable): Promise<JudgeStanding[]> {
  return (await listJudges(db)).map(presentJudge);
}

function presentJudge(row: JudgeRow): JudgeStanding {
  return {
    worker: row.worker,
    host: row.host,
    version: row.version,
    isolation: row.isolation,
    slots: row.slots,
    jobs: row.jobs,
    state: stateOf(row),
    isDrained: row.is_drained,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    diskFreeBytes: row.disk_free,
    diskTotalBytes: row.disk_total,
  };
}

function stateOf({ is_gone, is_fit, is_drained, jobs }: JudgeRow): JudgeStanding["state"] {
  if (is_gone) return "gone";
  if (is_drained) return jobs > 0 ? "draining" : "drained";
  if (!is_fit) return "unfit";
  return jobs > 0 ? "working" : "idle";
}

function presentSample(row: SampleRow): SiteSample {
  return {
    at: row.at.toISOString(),
    waiting: row.waiting,
    running: row.running,
    oldestSeconds: row.oldest_seconds,
    judges: row.judges,
    verdicts: row.verdicts,
    judgeErrors: row.judge_errors,
    slowSeconds: row.slow_seconds,
    requests: row.requests,
    failures: row.failures,
  };
}

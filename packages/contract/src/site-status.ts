import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { Verdict } from "./verdict.ts";

/**
 * Jobs of one kind: run, submit, verify, rejudge, smallest, growth. `oldestSeconds`: how long the oldest waits that may
 * be taken.
 */
const QueuedKind = z.object({
  kind: z.string(),
  waiting: z.number(),
  running: z.number(),
  oldestSeconds: z.number(),
});

/**
 * A judge, as it says of itself. `gone`: no sign of life for fifteen seconds. `draining`: it finishes what it has and
 * takes no more; `drained`: it has nothing left. `unfit`: its machine cannot judge at the moment, and it takes no jobs.
 */
const JudgeState = z.enum(["working", "idle", "draining", "drained", "unfit", "gone"]);
export const JudgeStanding = z.object({
  worker: z.string(),
  host: z.string(),
  version: z.string(),
  isolation: z.string(),
  slots: z.number(),
  jobs: z.number(),
  state: JudgeState,
  /** Whether an admin has drained its machine, whatever state the judge is in. */
  isDrained: z.boolean(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  diskFreeBytes: z.nullable(z.number()),
  diskTotalBytes: z.nullable(z.number()),
});
export type JudgeStanding = z.infer<typeof JudgeStanding>;

/** How the site stood at a moment; verdicts, requests and their failures are those of the thirty seconds before it. */
export const SiteSample = z.object({
  at: z.iso.datetime(),
  waiting: z.number(),
  running: z.number(),
  oldestSeconds: z.number(),
  judges: z.number(),
  verdicts: z.number(),
  judgeErrors: z.number(),
  /** From the press of the button to the verdict, of nineteen in twenty. */
  slowSeconds: z.number(),
  requests: z.number(),
  failures: z.number(),
});
export type SiteSample = z.infer<typeof SiteSample>;

const SlowVerdict = z.object({
  submissionId: z.string(),
  problemTitle: z.string(),
  language: LanguageId,
  verdict: Verdict,
  seconds: z.number(),
  judgedAt: z.iso.datetime(),
});

/** Of the bucket with the videos: whether it has answered lately. Unknown until it is asked first. */
export const VideoStoreState = z.enum(["ok", "away", "unknown"]);
export type VideoStoreState = z.infer<typeof VideoStoreState>;

export const SiteStatus = z.object({
  at: z.iso.datetime(),
  queue: z.array(QueuedKind),
  judges: z.array(JudgeStanding),
  /** Judges that hold their lock and say nothing of themselves: they are older than this site. */
  silentJudges: z.number(),
  /** Machines that are drained and where no judge lives. */
  drainedHosts: z.array(z.string()),
  /** The slowest verdicts of the last hour, slowest first, at most ten. */
  slow: z.array(SlowVerdict),
  /** Submissions without a verdict by our own fault. */
  judgeErrors: z.number(),
  databaseBytes: z.number(),
  /** Of this web server's data folder. */
  diskFreeBytes: z.number(),
  diskTotalBytes: z.number(),
  /** As this web server sees it; left out where videos are kept elsewhere. */
  videoStore: z.optional(VideoStoreState),
  /** The last hour, oldest first. */
  samples: z.array(SiteSample),
});
export type SiteStatus = z.infer<typeof SiteStatus>;

export const siteStatus = endpoint({
  method: "GET",
  path: "/submission/status",
  access: "admin",
  response: SiteStatus,
  summary: "How the queue, the judges and the site stand, and how they stood in the last hour",
});
export const drainHost = endpoint({
  method: "POST",
  path: "/submission/status/drain/{host}",
  access: "admin",
  response: z.object({ host: z.string() }),
  summary: "Let the judges of a machine finish what they have and take no more, also after they are started anew",
});
export const undrainHost = endpoint({
  method: "DELETE",
  path: "/submission/status/drain/{host}",
  access: "admin",
  response: z.object({ host: z.string() }),
  summary: "Let the judges of a drained machine take jobs again",
});

import * as z from "zod/mini";
import type { JudgeResult } from "./judge-result.ts";
import { JudgeJob, JudgeStep } from "./judging.ts";
import type { LanguageId } from "./language.ts";
import { PrintJob, type PrintResult } from "./printing.ts";
import { type StepsResult, TraceJob } from "./steps.ts";
import { GrowthJob, SmallestJob, type StudyJob, type StudyResult, StudyStep } from "./studies.ts";

/**
 * What goes between the database and a judge. The judge's role may only call the functions named here and in
 * preparing.ts; it sees no table. Every value crosses as JSON, parsed with these schemas on both sides.
 *
 *   judge_claim(worker uuid, lock_key int, most int, lease_seconds int) → setof jsonb   (a ClaimedJob each)
 *   judge_renew(worker uuid, held bigint[], held_attempts int[], lease_seconds int)
 *                                                                      → setof (job_id bigint, attempt int, cancelled boolean)
 *   judge_test_data(sha256 text[])                                     → setof (sha256 text, content bytea)   (for judges from
 *                                                                        before packed data, which it refuses them)
 *   judge_packed_data(sha256 text[])                                   → setof (sha256 text, packing text, content bytea)
 *   judge_store_output(worker uuid, job_id bigint, attempt int, content bytea)
 *                                                                      → text     (its sha256; null: not the holder of a print job)
 *   judge_store_wanted(worker uuid, job_id bigint, attempt int, hash text, packing text, bytes int, content bytea)
 *                                                                      → boolean  (false: not the holder of a print job that wants it)
 *   judge_finish(worker uuid, job_id bigint, attempt int, result jsonb) → boolean  (false: not the holder, nothing changed)
 *   judge_give_back(worker uuid, job_id bigint, attempt int, reason text)
 *                                                                      → text     ('requeued', 'gave_up' or 'not_held')
 *   judge_stop(worker uuid)                                            → int      (jobs returned to the queue at shutdown)
 *   judge_reap()                                                       → setof (job_id bigint, subject_id uuid, outcome text:
 *                                                                        'requeued', 'gave_up' or 'killed_judges')
 *   judge_report(worker uuid, facts jsonb)                             → jsonb    (facts: JudgeFacts; {isDraining})
 *   judge_boxes(figures jsonb)                                         → void     (how often each of BOX_EVENTS has happened)
 *
 * A worker that has no place left claims with `most` 0 and may get one job of a user of whom it holds none
 * (judge_claim).
 *
 * Notifications, each sent as a statement of its own after the commit: `job` (something to do), `job_cancel` (job id),
 * `judged` (subject id), `judging` (a StepNotice as JSON, below 8,000 bytes).
 *
 * No string in a result may hold U+0000 or half a surrogate pair: PostgreSQL's jsonb refuses both. `judge_finish`
 * refuses (raises) a result that says AC without a passed TestResult for each test of the job, or NC of a submission. A
 * fault of the problem ends its job at once; a fault of the judge counts as giving the job back. A job ends after five
 * failed attempts (see return_to_queue). An attempt that was taken away counts for nothing: the worker and the number
 * of the attempt fence it off. `lock_key` is null, or the second key of the advisory lock (JUDGE_LOCK, lock_key) that
 * the worker holds on a direct connection: when that is gone, `judge_reap` gives its jobs to others at once.
 */

/**
 * First key of the advisory lock that every judge holds while it lives, by one connection or, where the database has
 * not seen the end of an earlier one, by two: "job". SQL says it once more, in living_judges.
 */
export const JUDGE_LOCK = 0x6a6f62;

/** Whatever a judge claims. */
export const ClaimedJob = z.discriminatedUnion("kind", [JudgeJob, PrintJob, SmallestJob, GrowthJob, TraceJob]);
export type ClaimedJob = z.infer<typeof ClaimedJob>;

/** What ends a job, each kind with its own. */
export type JobResult = JudgeResult | PrintResult | StudyResult | StepsResult;

export function isStudy(job: ClaimedJob): job is StudyJob {
  return job.kind === "smallest" || job.kind === "growth";
}

export const StepNotice = z.object({ subjectId: z.string(), step: z.union([JudgeStep, StudyStep]) });
export type StepNotice = z.infer<typeof StepNotice>;

/**
 * What a judge has of a language: its version, the command that installs it, or that it has come after the judge began
 * and is seen by the next one only. Of a language whose version is still being asked for the text is empty.
 */
export const LanguageHere = z.object({ state: z.enum(["ready", "missing", "restart"]), text: z.string() });
export type LanguageHere = z.infer<typeof LanguageHere>;

/** What a judge says of itself every few seconds. `isStopping`: the last time, in good order. */
export interface JudgeFacts {
  host: string;
  version: string;
  /** What keeps programs apart there, in words. */
  isolation: string;
  slots: number;
  /** False while its machine cannot judge, and it takes no jobs. */
  isFit: boolean;
  diskFreeBytes: number | null;
  diskTotalBytes: number | null;
  /** By id. */
  languages?: Readonly<Record<LanguageId, LanguageHere>>;
  isStopping: boolean;
}

/**
 * What becomes of a judge's boxes: how their commands ended, or were ended by which limit; `failed`: the machine could
 * not make the box or keep it; and a runner that died and was replaced.
 */
export const BOX_EVENTS = [
  "exited",
  "signaled",
  "cpu",
  "wall",
  "memory",
  "output",
  "failed",
  "runner-replaced",
] as const;
export type BoxEvent = (typeof BOX_EVENTS)[number];

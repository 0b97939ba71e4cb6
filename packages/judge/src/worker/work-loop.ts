import { type ClaimedJob, isStudy, type JobResult, type StepNotice } from "@verdict/contract/jobs";
import type { Fitness } from "./fitness.ts";
import { createPause } from "./pause.ts";
import { sendInOrder } from "./progress-sender.ts";
import type { Attempt, QueueDoor } from "./queue-door.ts";

/**
 * Claims jobs while there is room, judges them and brings the results back. At least once, fenced: only the holder of
 * the lease can finish a job. Every failure of ours gives the job back; no error ends the loop. After a failure the
 * machine has to show that it can judge at all: while it can't, all jobs are back in the queue and none is claimed.
 */
export interface WorkLoop {
  /** There may be something to claim. */
  wake(): void;
  /** The user no longer waits for this job. */
  cancel(jobId: string): void;
  /** How many jobs, beside studies, are under way. */
  judgings(): number;
  /** Whether it claims: the machine can judge, the database answers, and nobody has stopped it. */
  takesJobs(): boolean;
  /** Stops claiming, lets what runs end within the grace, aborts the rest. Giving back the jobs is the queue's part. */
  stop(graceMs: number): Promise<void>;
}

export interface WorkLoopOptions {
  queue: Omit<
    QueueDoor,
    | "listening"
    | "testData"
    | "storeOutput"
    | "storeWanted"
    | "tellBoxes"
    | "report"
    | "takeDraft"
    | "tellDraft"
    | "stop"
  >;
  /** Throws what is ours; the result is what the program deserves. */
  judge(job: ClaimedJob, onProgress: (step: StepNotice["step"]) => void, signal: AbortSignal): Promise<JobResult>;
  fitness: Fitness;
  /**
   * Jobs at once. Beside them users who find no room and have no job here may have one each: the slots let them pass.
   */
  capacity: number;
  leaseSeconds: number;
  onError(error: unknown): void;
}

/** The fallback for lost notifications, and the pace at which dead workers are noticed. */
const POLL_MS = 1000;
/** Where there is no room, a job that nobody else has taken by then may be that of somebody who comes first. */
const FULL_POLL_MS = 200;
/** A judge that has got no answer to a claim for so long takes nothing, whatever holds it up. */
const UNCLAIMED_MS = 15_000;
/** So many users who have one job each beside the capacity: a crowd, whose next users a judge must not keep waiting. */
const MOST_BESIDE = 60;

interface Running extends Attempt {
  /**
   * Studies are beside the capacity: a judge is given one at a time, and it waits behind everything else for a slot.
   */
  isStudy: boolean;
  abort: AbortController;
}

export function startWorkLoop(options: WorkLoopOptions): WorkLoop {
  const { queue, fitness } = options;
  /** By job and attempt: a job that was lost and claimed again runs twice for a moment. */
  const running = new Map<string, Running>();
  const ended = new Set<Promise<void>>();
  let stopped = false;
  let isAsked = true;
  let claimedAt = performance.now();
  const pause = createPause();

  function judgings(): number {
    return [...running.values()].filter(({ isStudy }) => !isStudy).length;
  }

  function wake(): void {
    isAsked = true;
    pause.end();
  }

  async function claimWhileThereIsRoom(): Promise<void> {
    while (!stopped) {
      isAsked = false;
      const isCrowded = judgings() >= options.capacity + MOST_BESIDE;
      const room = Math.max(0, options.capacity - judgings());
      const jobs = isCrowded || !fitness.isFit() ? [] : await claim(room);
      for (const job of jobs) start(job);
      if (isCrowded) claimedAt = performance.now();
      // A full answer means that there may be more.
      if ((jobs.length > 0 && jobs.length >= room) || isAsked) continue;
      await pause.begin(room > 0 ? POLL_MS : FULL_POLL_MS);
    }
  }

  async function claim(room: number): Promise<ClaimedJob[]> {
    try {
      const jobs = await queue.claim(room);
      claimedAt = performance.now();
      return jobs;
    } catch (error) {
      options.onError(error);
      return [];
    }
  }

  function start(job: ClaimedJob): void {
    const abort = new AbortController();
    running.set(keyOf(job), { jobId: job.jobId, attempt: job.attempt, isStudy: isStudy(job), abort });
    const work = workOn(job, abort.signal)
      .catch(options.onError)
      .finally(() => {
        running.delete(keyOf(job));
        ended.delete(work);
        wake();
      });
    ended.add(work);
  }

  async function workOn(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    const progress = sendInOrder(
      (steps) => queue.sendProgress(steps.map((step) => ({ subjectId: job.subjectId, step }))),
      options.onError,
    );
    let result: JobResult;
    try {
      result = await options.judge(job, progress.send, signal);
    } catch (error) {
      // After a lost lease the job is another's; at shutdown the queue takes everything back at once.
      if (signal.aborted && (signal.reason instanceof NotOursError || stopped)) return;
      if (!signal.aborted) {
        const name = `job ${job.jobId} (${job.kind} ${job.subjectId}, attempt ${job.attempt})`;
        options.onError(new Error(`${name} failed`, { cause: error }));
        if (!(await isMachineFit())) return;
      }
      const outcome = await queue.giveBack(job, reasonOf(error));
      if (outcome === "gave_up") await queue.sendJudged(job.subjectId);
      return;
    }
    // The last steps are sent while the verdict is written; none may come after its announcement.
    const told = progress.end();
    const isFinished = await finishPatiently(job, result).catch(async (error: unknown) => {
      // Otherwise the job would stay ours for as long as this worker renews its leases.
      await queue.giveBack(job, reasonOf(error));
      throw error;
    });
    await told;
    if (isFinished) await queue.sendJudged(job.subjectId);
  }

  /** False: all jobs of this worker are back in the queue, and none of it counts against them. */
  async function isMachineFit(): Promise<boolean> {
    if (await fitness.prove()) return true;
    for (const { abort } of running.values()) abort.abort(new NotOursError("this machine cannot judge at the moment"));
    await queue.giveBackAll();
    void fitness.recovered().then(wake);
    return false;
  }

  /**
   * A verdict is worth some tries: the database may be restarting. The lease ends them, the fence keeps them harmless.
   */
  async function finishPatiently(attempt: Attempt, result: JobResult): Promise<boolean> {
    for (const pauseMs of [100, 500, 2000, 5000]) {
      try {
        return await queue.finish(attempt, result);
      } catch (error) {
        options.onError(error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    return await queue.finish(attempt, result);
  }

  /** Also when nothing runs: the answer of a claim may have been lost. */
  async function renewLeases(): Promise<void> {
    const asked = [...running.values()];
    const held = new Map((await queue.renew(asked)).map((attempt) => [keyOf(attempt), attempt.cancelled]));
    for (const attempt of asked) {
      const cancelled = held.get(keyOf(attempt));
      if (cancelled === undefined) attempt.abort.abort(new NotOursError(`job ${attempt.jobId} is no longer ours`));
      else if (cancelled) cancel(attempt.jobId);
    }
  }

  function cancel(jobId: string): void {
    for (const attempt of running.values()) if (attempt.jobId === jobId) attempt.abort.abort(new Error("cancelled"));
  }

  async function reap(): Promise<void> {
    for (const { jobId, subjectId, outcome } of await queue.reap()) {
      if (outcome === "requeued") wake();
      else await queue.sendJudged(subjectId);
      if (outcome !== "killed_judges") continue;
      options.onError(
        new Error(`ALARM: job ${jobId} (subject ${subjectId}) has taken three judges down, and ends as JE`),
      );
    }
  }

  const renewal = setInterval(() => void renewLeases().catch(options.onError), (options.leaseSeconds * 1000) / 3);
  const reaping = setInterval(() => void reap().catch(options.onError), POLL_MS);
  const claiming = claimWhileThereIsRoom();

  return {
    wake,
    cancel,
    takesJobs: () => !stopped && fitness.isFit() && performance.now() - claimedAt < UNCLAIMED_MS,
    judgings,
    async stop(graceMs) {
      stopped = true;
      clearInterval(reaping);
      pause.end();
      await claiming;
      const grace = setTimeout(() => {
        for (const { abort } of running.values()) abort.abort(new Error("the judge is shutting down"));
      }, graceMs);
      await Promise.all(ended);
      clearTimeout(grace);
      clearInterval(renewal);
      fitness.stop();
    },
  };
}

/**
 * Another worker has the job or will: the lease ran out, as after a long sleep of the machine, or this one is unwell.
 */
class NotOursError extends Error {
  override name = "NotOursError";
}

function keyOf({ jobId, attempt }: Attempt): string {
  return `${jobId}/${attempt}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

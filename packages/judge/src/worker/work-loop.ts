import type { JudgeJob, JudgeResult } from "@verdict/contract/judging";
import type { ProgressStep } from "../judge-submission.ts";
import type { QueueDoor } from "./queue-door.ts";

/**
 * Claims jobs while there is room, judges them and brings the results back. At least once, fenced: only the holder of
 * the lease can finish a job. Every failure of ours gives the job back; no error ends the loop.
 */
export interface WorkLoop {
  /** There may be something to claim. */
  wake(): void;
  /** The user no longer waits for this job. */
  cancel(jobId: string): void;
  /** Stops claiming, lets what runs end within the grace, aborts the rest. Giving back the jobs is the queue's part. */
  stop(graceMs: number): Promise<void>;
}

export interface WorkLoopOptions {
  queue: Pick<QueueDoor, "claim" | "renew" | "finish" | "giveBack" | "reap" | "sendProgress" | "sendJudged">;
  /** Throws what is ours; the result is what the program deserves. */
  judge(job: JudgeJob, onProgress: (step: ProgressStep) => void, signal: AbortSignal): Promise<JudgeResult>;
  /** Jobs at once. */
  capacity: number;
  leaseSeconds: number;
  onError(error: unknown): void;
}

/** The fallback for lost notifications, and the pace at which dead workers are noticed. */
const POLL_MS = 1000;

export function startWorkLoop(options: WorkLoopOptions): WorkLoop {
  const { queue } = options;
  const running = new Map<string, AbortController>();
  const ended = new Set<Promise<void>>();
  let stopped = false;
  let isAsked = true;
  let endPause: () => void = () => undefined;

  function wake(): void {
    isAsked = true;
    endPause();
  }

  async function claimWhileThereIsRoom(): Promise<void> {
    while (!stopped) {
      isAsked = false;
      const room = options.capacity - running.size;
      const jobs = room > 0 ? await queue.claim(room).catch(reportAndReturn<JudgeJob[]>([])) : [];
      for (const job of jobs) start(job);
      // A full answer means that there may be more.
      if ((room > 0 && jobs.length === room) || isAsked) continue;
      await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function start(job: JudgeJob): void {
    const abort = new AbortController();
    running.set(job.jobId, abort);
    const work = workOn(job, abort.signal)
      .catch(options.onError)
      .finally(() => {
        running.delete(job.jobId);
        ended.delete(work);
        wake();
      });
    ended.add(work);
  }

  async function workOn(job: JudgeJob, signal: AbortSignal): Promise<void> {
    const progress = sendsOneAtATime((step) => queue.sendProgress({ subjectId: job.subjectId, step }), options.onError);
    let result: JudgeResult;
    try {
      result = await options.judge(job, progress.send, signal);
      await progress.allSent();
    } catch (error) {
      // After a lost lease the job is another's; at shutdown the queue takes everything back at once.
      if (signal.aborted && (signal.reason instanceof LeaseLostError || stopped)) return;
      if (!signal.aborted)
        options.onError(new Error(`job ${job.jobId} (attempt ${job.attempt}) failed`, { cause: error }));
      const outcome = await queue.giveBack(job.jobId, reasonOf(error));
      if (outcome === "gave_up") await queue.sendJudged(job.subjectId);
      return;
    }
    const isFinished = await finishPatiently(job.jobId, result).catch(async (error: unknown) => {
      // Otherwise the job would stay ours for as long as this worker renews its leases.
      await queue.giveBack(job.jobId, reasonOf(error));
      throw error;
    });
    if (isFinished) await queue.sendJudged(job.subjectId);
  }

  /** A verdict is worth some tries: the database may be restarting. The lease ends them, the fence keeps them harmless. */
  async function finishPatiently(jobId: string, result: JudgeResult): Promise<boolean> {
    for (const pauseMs of [100, 500, 2000, 5000]) {
      try {
        return await queue.finish(jobId, result);
      } catch (error) {
        options.onError(error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    return await queue.finish(jobId, result);
  }

  async function renewLeases(): Promise<void> {
    if (running.size === 0) return;
    const asked = [...running.keys()];
    const held = new Map((await queue.renew()).map(({ jobId, cancelled }) => [jobId, cancelled]));
    for (const jobId of asked) {
      const cancelled = held.get(jobId);
      if (cancelled === undefined) running.get(jobId)?.abort(new LeaseLostError(`job ${jobId} is no longer ours`));
      else if (cancelled) cancel(jobId);
    }
  }

  function cancel(jobId: string): void {
    running.get(jobId)?.abort(new Error("cancelled"));
  }

  function reportAndReturn<T>(value: T): (error: unknown) => T {
    return (error) => {
      options.onError(error);
      return value;
    };
  }

  const renewal = setInterval(() => void renewLeases().catch(options.onError), (options.leaseSeconds * 1000) / 3);
  const reaping = setInterval(() => {
    void queue.reap().then((jobs) => {
      if (jobs > 0) wake();
    }, options.onError);
  }, POLL_MS);
  const claiming = claimWhileThereIsRoom();

  return {
    wake,
    cancel,
    async stop(graceMs) {
      stopped = true;
      clearInterval(reaping);
      endPause();
      await claiming;
      const grace = setTimeout(() => {
        for (const abort of running.values()) abort.abort(new Error("the judge is shutting down"));
      }, graceMs);
      await Promise.all(ended);
      clearTimeout(grace);
      clearInterval(renewal);
    },
  };
}

/** The lease ran out, as after a long sleep of the machine: another worker has the job. */
class LeaseLostError extends Error {
  override name = "LeaseLostError";
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** So many steps wait at most; a submission of thousands of short tests shows some of them only. */
const MOST_WAITING = 50;

interface ProgressSender {
  send(step: ProgressStep): void;
  /** Ends when everything is sent, so that no step comes after the verdict. */
  allSent(): Promise<void>;
}

/** Progress is for the eyes: it never fails the judging, and its order is kept. */
function sendsOneAtATime(
  send: (step: ProgressStep) => Promise<void>,
  onError: (error: unknown) => void,
): ProgressSender {
  const waiting: ProgressStep[] = [];
  let sending: Promise<void> | null = null;
  async function sendAll(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await send(step).catch(onError);
    sending = null;
  }
  return {
    send(step) {
      if (waiting.length < MOST_WAITING) waiting.push(step);
      sending ??= sendAll();
    },
    allSent: () => sending ?? Promise.resolve(),
  };
}

import path from "node:path";
import { type HostSupport, probeHost } from "@verdict/sandbox/host-support";
import { createJudge, RESTS_AFTER_MS } from "../judge.ts";
import { type BoxCounter, countBoxes } from "./box-figures.ts";
import type { WorkerConfig } from "./config.ts";
import { type DraftLoop, startDraftLoop } from "./draft-loop.ts";
import { watchFitness } from "./fitness.ts";
import { judgeJob } from "./judge-job.ts";
import { printForJob } from "./print-for-job.ts";
import { openQueueDoor } from "./queue-door.ts";
import { describeJudge, startReporter } from "./report-judge.ts";
import { prepareStepsAhead } from "./steps-ahead.ts";
import { studyForJob } from "./study-for-job.ts";
import { openTestDataCache } from "./test-data-cache.ts";
import { traceForJob } from "./trace-for-job.ts";
import { makeTrialRun } from "./trial-run.ts";
import { startWorkLoop, type WorkLoop } from "./work-loop.ts";

export interface Worker {
  /** For people: what this judge runs with and what is missing. */
  lines: readonly string[];
  /** Whether it takes jobs at this moment. */
  takesJobs(): boolean;
  stop(): Promise<void>;
}

/** A dead worker is seen by its advisory lock within a second; the lease is for those that only lost the network. */
const LEASE_SECONDS = 15;
/** Jobs under way per slot: with a second one, its compile fills the gaps of the first one's tests. */
const JOBS_PER_SLOT = 2;
/**
 * What is judged again and again; the rest comes from the database, packed, in some hundredths of a second. The whole
 * catalogue has 2 GB.
 */
const TEST_DATA_BYTES = 256 * 1024 * 1024;
/** Most jobs end within this; what does not goes back to the queue and is judged elsewhere. */
const GRACE_MS = 3_000;

/** Builds the judge, then takes jobs until it is stopped. Failures of ours go to `report`, and the loop goes on. */
export async function startWorker(
  config: WorkerConfig,
  report: (error: unknown) => void,
  host: Promise<HostSupport> = probeHost({ launcher: config.launcher }),
): Promise<Worker> {
  let boxes: BoxCounter | null = null;
  const judge = await createJudge({
    dataDir: config.dataDir,
    slots: config.concurrency,
    javaHome: config.javaHome,
    programFolders: config.programFolders,
    launcher: config.launcher,
    staysWarm: true,
    restsAfterMs: RESTS_AFTER_MS,
    onWarning: report,
    onBox: (event) => boxes?.count(event),
  });
  const capacity = config.concurrency * JOBS_PER_SLOT;
  let loop: WorkLoop | null = null;
  let drafts: DraftLoop | null = null;
  const queue = openQueueDoor({
    databaseUrl: config.databaseUrl,
    databaseDirectUrl: config.databaseDirectUrl,
    connections: capacity + 3,
    leaseSeconds: LEASE_SECONDS,
    onJob: () => loop?.wake(),
    onCancel: (jobId) => loop?.cancel(jobId),
    onDraft: () => drafts?.wake(),
    onDraftOver: (draftId) => drafts?.over(draftId),
    onError: report,
  });
  boxes = countBoxes({ send: queue.tellBoxes, onError: report });
  const counter = boxes;
  const testData = await openTestDataCache({
    folder: path.join(judge.folders.shared, "test-data"),
    mostBytes: TEST_DATA_BYTES,
    fetch: queue.testData,
  });
  // A job claimed before the lock is held would wait for the end of its lease if this process died.
  await queue.listening;
  const tools = { judge, folders: judge.folders, testData };
  const fitness = watchFitness({ trial: () => makeTrialRun(judge), say: (line) => report(new Error(line)) });
  const reporter = startReporter({
    send: queue.report,
    describe: () => describeJudge(config, host),
    isFit: fitness.isFit,
    languages: judge.lookForLanguages,
    onError: report,
  });
  // A drained machine must be known as such before this judge takes anything.
  await reporter.told;
  const ahead = prepareStepsAhead(judge, (error) => report(new Error("steps could not be prepared", { cause: error })));
  loop = startWorkLoop({
    queue,
    fitness,
    judge(job, onProgress, signal) {
      switch (job.kind) {
        case "run":
        case "submit":
          return judgeJob(tools, job, onProgress, signal).then((result) => {
            ahead.judged(job, result);
            return result;
          });
        case "print":
          return printForJob({ ...tools, queue }, job, signal);
        case "trace":
          return traceForJob(tools, job, signal);
        case "smallest":
        case "growth":
          return studyForJob(judge, job, onProgress, signal);
        default:
          return job satisfies never;
      }
    },
    capacity,
    leaseSeconds: LEASE_SECONDS,
    onError: report,
  });
  const running = loop;
  const preparing = startDraftLoop({
    queue,
    judge,
    // A judge that is half taken would give up most of what it begins.
    mayTake: () => fitness.isFit() && running.judgings() < Math.max(1, config.concurrency / 2),
    onError: report,
  });
  drafts = preparing;
  // One may have come before there was anybody to look.
  preparing.wake();
  return {
    lines: judge.lines,
    takesJobs: running.takesJobs,
    async stop() {
      await preparing.stop();
      await ahead.stop();
      await running.stop(GRACE_MS);
      await counter.stop();
      await reporter.stop();
      await queue.stop();
      await judge.stop();
    },
  };
}

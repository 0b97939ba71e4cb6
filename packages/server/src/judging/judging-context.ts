import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { createJudgedWatch, type JudgedWatch } from "./judged-watch.ts";
import type { Purpose } from "./queue.ts";
import { createQueueLine, type QueueLine } from "./queue-line.ts";

/** Far beyond any judging of a run or a submission; who waits longer is told that no judge answers. */
const VERDICT_PATIENCE_MS = 120_000;

/**
 * Of the grace of a stop, after what farewell.ts takes of it: most verdicts are there by then, and the others are waited
 * for elsewhere.
 */
const LAST_VERDICTS_SHARE = 0.25;
const LOOK_EVERY_MS = 20;
/** Time for the last answers to leave, before farewell.ts cuts off what is open. */
const FAREWELL_MS = 300;

/** What a domain needs to let something be judged and to wait for it. */
export interface JudgingContext extends Pick<AppContext, "pool" | "log"> {
  judged: JudgedWatch;
  line: QueueLine;
  verdictPatienceMs: number;
  /** Hears how long a subject waited for its verdict, from the moment it was kept. */
  onJudged: (purpose: Purpose, seconds: number) => void;
  /** Whether nothing can be judged for now; at no answer it is taken that something can. */
  isHindered: () => Promise<boolean>;
  /** Aborts soon after the server has begun to stop: whoever waits is answered, instead of holding it up. */
  ending: AbortSignal;
}

/** One watch for the whole application; it ends with it. */
export function createJudgingContext(
  app: FastifyInstance,
  context: Pick<AppContext, "pool" | "log" | "notifications" | "metrics"> & Pick<JudgingContext, "isHindered">,
): JudgingContext {
  const judged = createJudgedWatch(context);
  const line = createQueueLine(context);
  const ending = new AbortController();
  app.addHook("preClose", async () => {
    const endsAt = performance.now() + LAST_VERDICTS_SHARE * app.graceMs;
    while (judged.waitingCount() > 0 && performance.now() < endsAt) await sleep(LOOK_EVERY_MS);
    const doesAnybodyWait = judged.waitingCount() > 0;
    ending.abort();
    if (doesAnybodyWait) await sleep(FAREWELL_MS);
  });
  app.addHook("onClose", async () => {
    judged.stop();
    line.stop();
  });
  return {
    pool: context.pool,
    log: context.log,
    judged,
    line,
    verdictPatienceMs: VERDICT_PATIENCE_MS,
    onJudged: (purpose, seconds) => context.metrics.verdictSeconds.labels(purpose).observe(seconds),
    isHindered: context.isHindered,
    ending: ending.signal,
  };
}

import type { Health } from "./health-watch.ts";

/**
 * Much of what is judged waits for longer when many hand in, but then judges work. Where something may be taken for so
 * long and no judge has a job, there is none that takes any, whatever signs of life it gives.
 */
const UNTAKEN_SECONDS = 60;

export interface Readiness {
  isReady: boolean;
  /** `no judge`: what comes is kept and waits; `stalled`: judges live and take nothing. */
  judging: "ok" | "no judge" | "stalled" | "unknown";
}

/** Ready: reading and writing work, and nothing waits that no judge takes. */
export function readinessOf({ database, queue }: Health): Readiness {
  if (queue === null) return { isReady: false, judging: "unknown" };
  const isUntaken = !queue.isJudging && [...queue.kinds.values()].some((kind) => kind.oldestSeconds > UNTAKEN_SECONDS);
  const living = isUntaken ? "stalled" : "ok";
  return { isReady: database === "ok" && !isUntaken, judging: queue.judges === 0 ? "no judge" : living };
}

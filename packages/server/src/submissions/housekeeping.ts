import { sweepRuns } from "../judging/store.ts";
import type { AppContext } from "../platform/context.ts";
import { sweepTestData } from "../problems/test-data.ts";

const SWEEP_INTERVAL_MS = 10 * 60 * 1000;

/** Removes what nobody needs any more: old runs, and test data of no test. Returns how to stop it. */
export function startHousekeeping(context: Pick<AppContext, "pool" | "log">): () => void {
  const sweep = async () => {
    try {
      await sweepRuns(context.pool);
      await sweepTestData(context.pool);
    } catch (error) {
      context.log.warn({ err: error }, "Sweeping failed; trying again later");
    }
  };
  const timer = setInterval(sweep, SWEEP_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

import type { AppContext } from "../../platform/context.ts";
import { releaseProblem, renewProblem } from "./store.ts";

/** A renewal may come late, or fail once, before the lease is over. */
const RENEW_MS = 2_000;

/** A problem that this server has taken (`takeProblem`) and keeps from the others while its process lives. */
export interface HeldProblem {
  release(): Promise<void>;
}

export function holdProblem(context: Pick<AppContext, "pool" | "log">, id: string): HeldProblem {
  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewProblem(context.pool, id).catch((error: unknown) => {
      // Building needs the database as well, and fails by itself should this go on.
      context.log.warn({ err: error, problem: id }, "A problem that is being built could not be kept");
    });
  }, RENEW_MS);
  return {
    async release() {
      clearInterval(timer);
      await renewing;
      await releaseProblem(context.pool, id);
    },
  };
}

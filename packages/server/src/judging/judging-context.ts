import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { createJudgedWatch, type JudgedWatch } from "./judged-watch.ts";

/** Far beyond any judging of a run or a submission; who waits longer is told that no judge answers. */
const VERDICT_PATIENCE_MS = 120_000;

/** What a domain needs to let something be judged and to wait for it. */
export interface JudgingContext extends Pick<AppContext, "pool"> {
  judged: JudgedWatch;
  verdictPatienceMs: number;
  /** Aborts when the server begins to stop: whoever waits is answered at once, instead of holding it up. */
  ending: AbortSignal;
}

/** One watch for the whole application; it ends with it. */
export function createJudgingContext(
  app: FastifyInstance,
  context: Pick<AppContext, "pool" | "log" | "notifications">,
): JudgingContext {
  const judged = createJudgedWatch(context);
  const ending = new AbortController();
  app.addHook("preClose", async () => ending.abort());
  app.addHook("onClose", async () => judged.stop());
  return { pool: context.pool, judged, verdictPatienceMs: VERDICT_PATIENCE_MS, ending: ending.signal };
}

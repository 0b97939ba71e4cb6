import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import type { JudgingContext } from "../judging-context.ts";
import { createDraftWatch, type DraftWatch } from "./draft-watch.ts";

/** What it takes to wait for drafts. */
export interface PreparingContext extends Pick<JudgingContext, "pool" | "ending"> {
  drafts: DraftWatch;
}

/** Time to answer, and to take the rows away, when the server stops. */
const FAREWELL_MS = 300;

/** To be made after the judging context, whose end is told to those who wait. */
export function createPreparingContext(
  app: FastifyInstance,
  context: Pick<AppContext, "notifications">,
  { pool, ending }: Pick<JudgingContext, "pool" | "ending">,
): PreparingContext {
  const drafts = createDraftWatch(context);
  app.addHook("preClose", async () => {
    if (drafts.waitingCount() > 0) await sleep(FAREWELL_MS);
  });
  app.addHook("onClose", async () => drafts.stop());
  return { pool, ending, drafts };
}

import { wakeJudges } from "../../judging/queue.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { queueDueJudgeErrors, queueJudgeError, queueJudgeErrors } from "./store.ts";

/** In one transaction, so that a long outage holds no locks for long. */
const BATCH = 500;
/** At one time; the next call takes the rest. */
const MOST_BATCHES = 20;

type Context = Pick<AppContext, "pool">;

/**
 * What ended as a judge error by our own fault is judged again, once its pause is over. Returns how many were queued.
 */
export async function retryDueJudgeErrors({ pool }: Context): Promise<number> {
  return inBatches({ pool }, () => queueDueJudgeErrors(pool, BATCH));
}

/** The same at once, and also what has been tried in vain too often: an admin asks for it. */
export async function retryAllJudgeErrors({ pool }: Context): Promise<number> {
  return inBatches({ pool }, () => queueJudgeErrors(pool, BATCH));
}

/** One of them at once. Throws not_found for what is no submission's id. */
export async function retryJudgeError({ pool }: Context, submissionId: string): Promise<number> {
  if (!isUuid(submissionId)) throw new DomainError("not_found", "This submission does not exist");
  const queued = await queueJudgeError(pool, submissionId);
  if (queued > 0) await wakeJudges(pool);
  return queued;
}

async function inBatches({ pool }: Context, queueSome: () => Promise<number>): Promise<number> {
  let queued = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const more = await queueSome();
    queued += more;
    if (more < BATCH) break;
  }
  if (queued > 0) await wakeJudges(pool);
  return queued;
}

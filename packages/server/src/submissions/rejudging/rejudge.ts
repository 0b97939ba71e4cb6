import type { Rejudging } from "@verdict/contract/rejudging";
import { addJobs, markCancelled, tellCancelled, wakeJudges } from "../../judging/queue.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inBatches } from "../../platform/postgres/in-batches.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { requireBuilt } from "../../problems/building/require-built.ts";
import { presentRejudging } from "./present-rejudging.ts";
import {
  applyBatch,
  awaitsTests,
  feedItems,
  findRejudging,
  hasProblem,
  insertRejudging,
  listChanges,
  listRejudgingsToApply,
  listRejudgingsToFeed,
  lockVersion,
  markApplying,
  markDropped,
  type RejudgingRow,
  sweepRejudgings,
} from "./store.ts";

/** Enough to begin with, so that who starts it does not wait. */
export const FIRST_FED = 50;
/** Open at one time: more than all judges finish until the clock comes again. */
const MOST_OPEN = 500;
const SWEPT_AT_ONCE = 1_000;
const MOST_BATCHES = 20;
/** Some tens of milliseconds, in which whoever of their users gets a verdict waits. */
export const APPLIED_AT_ONCE = 50;
/** So many who applies them waits for; the rest is written by the clock, on any server. */
const BATCHES_WAITED_FOR = 40;
const BATCHES_OF_A_ROUND = 200;

const TESTS_TO_COME = "The tests of this problem are still being built: rejudge it when they are there";

type Context = Pick<AppContext, "pool">;

/** How the latest rejudging stands, with the changes known so far. Throws not_found for an unknown problem. */
export async function readRejudging(context: Context, problemId: string): Promise<Rejudging> {
  const row = await findRejudging(context.pool, problemId);
  if (row === null && !(await hasProblem(context.pool, problemId))) {
    throw new DomainError("not_found", "This problem does not exist");
  }
  return presentRejudging(row, row === null ? [] : await listChanges(context.pool, row.id));
}

/**
 * Judges all submissions to a problem again, behind everything else in the queue. No verdict changes before it is
 * applied. Throws conflict while another one is neither applied nor dropped, and while the problem's tests are built.
 */
export async function startRejudging(
  context: Context,
  input: { problemId: string; userId: string },
): Promise<Rejudging> {
  const unbuilt = { id: input.problemId, awaits_tests: await awaitsTests(context.pool, input.problemId) };
  await requireBuilt(context.pool, unbuilt, TESTS_TO_COME);
  await inTransaction(context.pool, async (db) => {
    const version = await requireVersion(db, input.problemId);
    const earlier = await findRejudging(db, input.problemId);
    if (earlier?.state === "judging") {
      throw new DomainError("conflict", "This problem is being rejudged already: apply or drop that first");
    }
    await feed(db, await insertRejudging(db, { ...input, version }), FIRST_FED);
  });
  await wakeJudges(context.pool);
  return readRejudging(context, input.problemId);
}

/**
 * Begins to write the new verdicts, and writes the first of them. Throws conflict when not every submission is judged
 * yet, or when the problem has changed since the start.
 */
export async function applyRejudging(context: Context, problemId: string): Promise<Rejudging> {
  const id = await inTransaction(context.pool, async (db) => {
    const version = await requireVersion(db, problemId);
    const row = await requireUnderWay(db, problemId);
    if (row.pending > 0 || row.is_feeding) throw new DomainError("conflict", "Not every submission is judged yet");
    if (row.is_mixed || row.version !== version) {
      throw new DomainError("conflict", "The problem has changed since: drop this rejudging and start again");
    }
    await markApplying(db, row.id);
    return row.id;
  });
  await applyBatches(context, id, BATCHES_WAITED_FOR);
  return readRejudging(context, problemId);
}

/** Goes on with what is being applied: a server that began it has left the rest, or has died. */
export async function continueApplying(context: Context): Promise<void> {
  for (const id of await listRejudgingsToApply(context.pool)) await applyBatches(context, id, BATCHES_OF_A_ROUND);
}

/** Each batch is a transaction of its own, after which all counts are right for the verdicts that stand. */
async function applyBatches({ pool }: Context, rejudgingId: string, batches: number): Promise<void> {
  for (let done = 0; done < batches; done += 1) {
    if (!(await applyBatch(pool, rejudgingId, APPLIED_AT_ONCE))) return;
  }
}

/** Ends a rejudging, finished or not, without any change. */
export async function dropRejudging(context: Context, problemId: string): Promise<Rejudging> {
  const running = await inTransaction(context.pool, async (db) => {
    await requireVersion(db, problemId);
    return markCancelled(db, await markDropped(db, (await requireUnderWay(db, problemId)).id));
  });
  for (const jobId of running) await tellCancelled(context.pool, jobId);
  return readRejudging(context, problemId);
}

/**
 * Hands the next submissions of all rejudgings to the judges, so that neither a statement nor the queue grows with
 * them.
 */
export async function feedRejudgings({ pool }: Context): Promise<void> {
  let isFed = false;
  for (const id of await listRejudgingsToFeed(pool)) {
    isFed = (await inTransaction(pool, (db) => feed(db, id, MOST_OPEN))) || isFed;
  }
  if (isFed) await wakeJudges(pool);
}

/** Removes what is left of those that a newer one has replaced. */
export function removeOldRejudgings({ pool }: Context): Promise<void> {
  return inBatches({ most: SWEPT_AT_ONCE, batches: MOST_BATCHES }, (most) => sweepRejudgings(pool, most));
}

/** Hands up to `most` of its submissions to the queue; false when there was nothing to hand over. */
export async function feed(db: Queryable, rejudgingId: string, most: number): Promise<boolean> {
  const items = await feedItems(db, rejudgingId, most);
  if (items === null || items.subjectIds.length === 0) return false;
  await addJobs(db, { purpose: "rejudging", ...items });
  return true;
}

/** Holds the problem until the transaction ends, so that nobody saves, starts, applies or drops at the same time. */
async function requireVersion(db: Queryable, problemId: string): Promise<number> {
  const version = await lockVersion(db, problemId);
  if (version === null) throw new DomainError("not_found", "This problem does not exist");
  return version;
}

async function requireUnderWay(db: Queryable, problemId: string): Promise<RejudgingRow> {
  const row = await findRejudging(db, problemId);
  if (row?.state !== "judging") throw new DomainError("conflict", "This problem is not being rejudged");
  if (row.is_applying) throw new DomainError("conflict", "The new verdicts are being written already");
  return row;
}

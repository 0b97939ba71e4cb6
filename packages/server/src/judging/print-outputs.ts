import { randomUUID } from "node:crypto";
import type { PrintResult, PrintTask } from "@verdict/contract/printing";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { awaitSubjects } from "./await-subjects.ts";
import type { JudgingContext } from "./judging-context.ts";
import { cancelJobs } from "./queue.ts";
import { deleteAnsweredRuns, findPrinted, insertRuns } from "./store.ts";

/** `reason` is for admins; null when no judge has answered in time. */
export type Printed = PrintResult | { kind: "unavailable"; reason: string | null };

interface Printing {
  purpose: "generating" | "stress" | "building" | "awaited";
  userId: string;
  /** Makes the task in the transaction that stores it: what it throws refuses the whole. */
  prepare(db: Queryable): Promise<PrintTask>;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
}

/**
 * Lets a judge run a program on test data, and store what it prints as such. Throws ClientGone when the signal aborts;
 * then the job goes out of the queue.
 */
export async function printOutputs(context: JudgingContext, { prepare, ...input }: Printing): Promise<Printed> {
  const { userId } = input;
  const id = randomUUID();
  let isOpen = false;
  const store = async (db: Queryable) => {
    // Whoever waits learns of a crash of the database anyway, and nobody else ever asks for it.
    await db.query("set local synchronous_commit = off");
    const task = await prepare(db);
    await deleteAnsweredRuns(db, userId);
    await insertRuns(db, { kind: "verify", userId, problemId: null, runs: [{ id, task }] });
    isOpen = true;
    return [{ id }];
  };
  const find = () => printedAs(context.pool, id);
  try {
    for await (const event of awaitSubjects(context, { ...input, store, find })) {
      if (event.kind === "unheard") break;
      if (event.kind !== "judged") continue;
      isOpen = false;
      return event.found;
    }
    return { kind: "unavailable", reason: null };
  } finally {
    if (isOpen) await cancelJobs(context.pool, [id]);
  }
}

async function printedAs(db: Queryable, id: string): Promise<Printed | null> {
  const row = await findPrinted(db, id);
  if (row === null) return { kind: "unavailable", reason: "the run is not stored any more" };
  const { result } = row;
  return result !== null && "fault" in result ? { kind: "unavailable", reason: result.fault.reason } : result;
}

import { randomUUID } from "node:crypto";
import type { StepsResult } from "@verdict/contract/steps";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { type Awaiting, awaitSubjects, type Subject } from "./await-subjects.ts";
import type { JudgingContext } from "./judging-context.ts";
import type { Place } from "./line-figures.ts";
import { cancelJobs } from "./queue.ts";
import { deleteAnsweredRuns, findRecorded, forgetRecorded, insertRuns, type StepsTask } from "./store.ts";

/** `reason` is for admins; null when no judge has answered in time. */
export type Recorded = { kind: "recorded"; result: StepsResult } | { kind: "unavailable"; reason: string | null };

interface Recording {
  userId: string;
  problemId: string;
  /** Makes the task in the transaction that stores it: what it throws refuses the whole. */
  prepare(db: Queryable): Promise<StepsTask>;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
  inTurn: NonNullable<Awaiting<Subject, Recorded>["inTurn"]>;
}

/**
 * Lets a judge run a program so that it records its steps; it stands in line as a run does, and counts as one. What was
 * recorded goes to whoever waits and is kept nowhere. Throws ClientGone when the signal aborts; then the job goes out
 * of the queue.
 */
export async function* recordProgram(
  context: JudgingContext,
  { userId, problemId, prepare, signal, inTurn }: Recording,
): AsyncGenerator<Place, Recorded> {
  const id = randomUUID();
  let isOpen = false;
  const store = async (db: Queryable) => {
    // Whoever waits learns of a crash of the database anyway, and nobody else ever asks for it.
    await db.query("set local synchronous_commit = off");
    const task = await prepare(db);
    await deleteAnsweredRuns(db, userId);
    await insertRuns(db, { kind: "run", userId, problemId, runs: [{ id, task }] });
    isOpen = true;
    return [{ id }];
  };
  const find = () => recordedAs(context.pool, id);
  try {
    for await (const event of awaitSubjects(context, { purpose: "steps", userId, store, find, signal, inTurn })) {
      if (event.kind === "unheard") break;
      if (event.kind === "waiting") yield event.place;
      if (event.kind !== "judged") continue;
      isOpen = false;
      await forgetRecorded(context.pool, id);
      return event.found;
    }
    return { kind: "unavailable", reason: null };
  } finally {
    if (isOpen) await cancelJobs(context.pool, [id]);
  }
}

async function recordedAs(db: Queryable, id: string): Promise<Recorded | null> {
  const row = await findRecorded(db, id);
  if (row === null) return { kind: "unavailable", reason: "the run is not stored any more" };
  const { result } = row;
  if (result === null) return null;
  return "fault" in result ? { kind: "unavailable", reason: result.fault.reason } : { kind: "recorded", result };
}

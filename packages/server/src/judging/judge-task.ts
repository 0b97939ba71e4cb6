import { randomUUID } from "node:crypto";
import type { FaultResult, JudgedResult } from "@verdict/contract/judge-result";
import type { JobTask } from "@verdict/contract/judging";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { type Awaiting, awaitSubjects, type JudgingEvent, type Subject } from "./await-subjects.ts";
import type { JudgingContext } from "./judging-context.ts";
import { programDigest } from "./program-digest.ts";
import { cancelJobs } from "./queue.ts";
import { deleteAnsweredRuns, findRunResult, insertRuns } from "./store.ts";

/*
 * Judge this and wait: for everything that is judged for the moment and kept nowhere. A submission is stored by its own
 * domain and waited for in the same way (await-subjects.ts).
 */

/** What became of a task. `reason` is for admins; of `unavailable` it is null when no judge has answered in time. */
export type Outcome =
  | { kind: "judged"; result: JudgedResult }
  | { kind: "problem-broken"; reason: string }
  | { kind: "unavailable"; reason: string | null };

interface NewTasks {
  purpose: "run" | "verification" | "live" | "gate" | "visitor" | "experiment";
  userId: string;
  /** Null where a problem is judged that is not stored yet. */
  problemId: string | null;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
  inTurn?: Awaiting<Subject, Outcome>["inTurn"];
}

/** A task, with what else its asker knows of it; `id` is that of the run as which it is stored. */
type Run<Asked extends { task: JobTask }> = Asked & Subject;
/** A task of which nothing was heard has the outcome `unavailable`. */
export type TaskEvent<Asked extends { task: JobTask }> = Exclude<
  JudgingEvent<Run<Asked>, Outcome>,
  { kind: "unheard" }
>;

/** Lets one task be judged and waits for its outcome. The rest as below. */
export async function judgeTask(
  context: JudgingContext,
  input: NewTasks & { prepare: (db: Queryable) => Promise<JobTask> },
): Promise<Outcome> {
  const prepare = async (db: Queryable) => [{ task: await input.prepare(db) }];
  for await (const event of judgeTasks(context, { ...input, prepare })) {
    if (event.kind === "judged") return event.found;
  }
  throw new Error("one task has one outcome");
}

/**
 * Lets tasks be judged, and tells what becomes of them until each has its outcome. `prepare` makes them in the
 * transaction that stores them: what it throws refuses the whole. Throws ClientGone when the signal aborts. What nobody
 * waits for any more goes out of the queue, however this ends.
 */
export async function* judgeTasks<Asked extends { task: JobTask }>(
  context: JudgingContext,
  input: NewTasks & { prepare: (db: Queryable) => Promise<readonly Asked[]> },
): AsyncGenerator<TaskEvent<Asked>, void> {
  const { purpose, userId, problemId } = input;
  const open = new Set<string>();
  const store = async (db: Queryable): Promise<Run<Asked>[]> => {
    // Whoever waits learns of a crash of the database anyway, and nobody else ever asks for a run.
    await db.query("set local synchronous_commit = off");
    const runs = (await input.prepare(db)).map((asked) => ({ ...asked, id: randomUUID() }));
    await deleteAnsweredRuns(db, userId);
    await insertRuns(db, { kind: kindOf(purpose), userId, problemId, runs });
    for (const { id } of runs) open.add(id);
    return runs.length > 1 ? runs : runs.map((run) => ({ ...run, digest: programDigest({ ...run.task, userId }) }));
  };
  const find = (run: Run<Asked>) => findOutcome(context.pool, run.id);
  try {
    for await (const event of awaitSubjects(context, { ...input, store, find })) {
      if (event.kind === "judged") open.delete(event.subject.id);
      if (event.kind !== "unheard") yield event;
      else yield { kind: "judged", subject: event.subject, found: { kind: "unavailable", reason: null } };
    }
  } finally {
    if (open.size > 0) await cancelJobs(context.pool, [...open]);
  }
}

function kindOf(purpose: NewTasks["purpose"]): "run" | "live" | "verify" {
  return purpose === "run" || purpose === "live" ? purpose : "verify";
}

async function findOutcome(db: Queryable, id: string): Promise<Outcome | null> {
  const row = await findRunResult(db, id);
  // A job without its run is dropped by the queue: nothing will come any more.
  if (row === null) return { kind: "unavailable", reason: "the run is not stored any more" };
  const { result } = row;
  if (result === null) return null;
  return result.verdict === "JE" ? outcomeOfFault(result) : { kind: "judged", result };
}

function outcomeOfFault({ fault }: FaultResult): Outcome {
  switch (fault.kind) {
    case "problem":
      return { kind: "problem-broken", reason: fault.reason };
    case "judge":
      return { kind: "unavailable", reason: fault.reason };
    default:
      return fault.kind satisfies never;
  }
}

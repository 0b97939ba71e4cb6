import { randomUUID } from "node:crypto";
import type { FaultResult, JobTask, JudgedResult, JudgeStep } from "@verdict/contract/judging";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { type Awaiting, awaitSubjects } from "./await-subjects.ts";
import type { JudgingContext } from "./judging-context.ts";
import { programDigest } from "./program-digest.ts";
import { cancelJobs, type Purpose } from "./queue.ts";
import type { Place } from "./queue-line.ts";
import { deleteAnsweredRuns, findRunResult, insertRuns, type NewRun } from "./store.ts";

/*
 * Judge this and wait: for everything that is judged for the moment and kept nowhere. A submission is stored by its own
 * domain and waited for in the same way (await-subjects.ts).
 */

/** What became of a task. `reason` is for admins; of `unavailable` it is null when no judge has answered in time. */
export type Outcome =
  | { kind: "judged"; task: JobTask; result: JudgedResult }
  | { kind: "problem-broken"; reason: string }
  | { kind: "unavailable"; reason: string | null };

/** Whoever waits. Tasks are told by their place in the list. */
export interface TaskAudience {
  onAccepted?: (runs: readonly NewRun[]) => void;
  onStep?: (place: number, step: JudgeStep) => void;
  /** Where a single task stands in the line of those who wait for a judge. */
  onPlace?: (place: Place) => void;
  onOutcome?: (place: number, outcome: Outcome) => void;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
}

interface NewTasks {
  purpose: Exclude<Purpose, "submission" | "rejudging" | "search" | "measuring">;
  userId: string;
  /** Null where a problem is judged that is not stored yet. */
  problemId: string | null;
  audience: TaskAudience;
  inTurn?: Awaiting<Outcome>["inTurn"];
}

/** The same for one task. */
export async function judgeTask(
  context: JudgingContext,
  input: NewTasks & { prepare: (db: Queryable) => Promise<JobTask> },
): Promise<Outcome> {
  const [outcome] = await judgeTasks(context, { ...input, prepare: async (db) => [await input.prepare(db)] });
  if (outcome === undefined) throw new Error("one task has one outcome");
  return outcome;
}

/**
 * Lets tasks be judged and waits for all outcomes, in the order of the tasks. `prepare` makes them in the transaction
 * that stores them: what it throws refuses the whole. Throws ClientGone when the audience leaves. What nobody waits for
 * any more goes out of the queue, however this ends.
 */
export async function judgeTasks(
  context: JudgingContext,
  input: NewTasks & { prepare: (db: Queryable) => Promise<readonly JobTask[]> },
): Promise<Outcome[]> {
  const { purpose, userId, problemId, audience } = input;
  let runs: readonly NewRun[] = [];
  const cancelAll = () =>
    cancelJobs(
      context.pool,
      runs.map(({ id }) => id),
    );
  try {
    const outcomes = await awaitSubjects(context, {
      purpose,
      userId,
      async store(db) {
        // Whoever waits learns of a crash of the database anyway, and nobody else ever asks for a run.
        await db.query("set local synchronous_commit = off");
        runs = (await input.prepare(db)).map((task) => ({ id: randomUUID(), task }));
        await deleteAnsweredRuns(db, userId);
        await insertRuns(db, { kind: kindOf(purpose), userId, problemId, runs });
        return runs.map(({ id, task }, place) => ({
          id,
          ...(runs.length === 1 ? { program: programDigest({ ...task, userId }) } : {}),
          onStep: (step) => audience.onStep?.(place, step),
          ...(audience.onPlace === undefined ? {} : { onPlace: audience.onPlace }),
        }));
      },
      onStored: () => audience.onAccepted?.(runs),
      async find(id) {
        const place = runs.findIndex((run) => run.id === id);
        const outcome = await findOutcome(context.pool, runs[place]);
        if (outcome !== null) audience.onOutcome?.(place, outcome);
        return outcome;
      },
      signal: audience.signal,
      ...(input.inTurn === undefined ? {} : { inTurn: input.inTurn }),
    });
    if (outcomes.includes(null)) await cancelAll();
    return outcomes.map((outcome) => outcome ?? { kind: "unavailable", reason: null });
  } catch (error) {
    // Gone or broken: in each case nobody will look at the outcomes. Without jobs this does nothing.
    await cancelAll();
    throw error;
  }
}

function kindOf(purpose: NewTasks["purpose"]): "run" | "live" | "verify" {
  return purpose === "run" || purpose === "live" ? purpose : "verify";
}

async function findOutcome(db: Queryable, run: NewRun | undefined): Promise<Outcome | null> {
  const row = run === undefined ? null : await findRunResult(db, run.id);
  // A job without its run is dropped by the queue: nothing will come any more.
  if (run === undefined || row === null) return { kind: "unavailable", reason: "the run is not stored any more" };
  const { result } = row;
  if (result === null) return null;
  return result.verdict === "JE" ? outcomeOfFault(result) : { kind: "judged", task: run.task, result };
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

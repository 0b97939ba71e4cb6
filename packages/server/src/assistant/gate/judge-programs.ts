import { randomUUID } from "node:crypto";
import type { JudgeResult } from "@verdict/contract/judging";
import type { Verdict } from "@verdict/contract/verdict";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { cancelJob, wakeJudges } from "../../judging/queue.ts";
import { findRun, insertVerification, type NewRun, type RunTask } from "../../judging/store.ts";
import { waitForVerdict } from "../../judging/wait-for-verdict.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { Program } from "./candidate-programs.ts";
import { findJudgingMaterial } from "./judging-material.ts";

/** What our judge says of a code block. `unchecked`: it could not be judged, so it may be anything. */
export type Opinion = { kind: "judged"; verdict: Verdict; passed: number; total: number } | { kind: "unchecked" };

/**
 * Judges the programs against all tests of the problem, at once, and gives the best that any of them reaches. As soon
 * as one is accepted the others are dropped. One that no judge answers for in time makes the whole block unchecked,
 * unless another is accepted. Throws ClientGone when the signal aborts.
 *
 * These are verifications, as the references of a problem are: they belong to no history, count as no submission and
 * set no solved mark, since nothing but a submission ever does.
 */
export async function judgePrograms(
  context: JudgingContext,
  input: { userId: string; problemId: string; programs: readonly Program[]; signal: AbortSignal },
): Promise<Opinion> {
  const material = await findJudgingMaterial(context.pool, input.problemId);
  if (material === null || material.tests.length === 0) return { kind: "unchecked" };
  const runs = input.programs.map((program): NewRun => {
    const task: RunTask = { ...material, ...program, reference: null };
    return { id: randomUUID(), userId: input.userId, problemId: input.problemId, task };
  });
  const ending = new AbortController();
  const signal = AbortSignal.any([input.signal, ending.signal]);
  const accepted = Promise.withResolvers<Opinion>();
  const judged = runs.map(async (run) => {
    const opinion = await judgeOne(context, run, signal);
    if (isAccepted(opinion)) accepted.resolve(opinion);
    return opinion;
  });
  try {
    return await Promise.race([accepted.promise, Promise.all(judged).then(bestOf)]);
  } finally {
    ending.abort();
    await Promise.allSettled(judged);
  }
}

export function isAccepted(opinion: Opinion): boolean {
  return opinion.kind === "judged" && opinion.verdict === "AC";
}

async function judgeOne(context: JudgingContext, run: NewRun, signal: AbortSignal): Promise<Opinion> {
  try {
    const result = await waitForVerdict(context, {
      subjectId: run.id,
      audience: { onAccepted: () => undefined, onProgress: () => undefined, signal },
      tooLate: "",
      enqueue: () => enqueue(context, run),
      findVerdict: () => findResult(context, run.id),
    });
    const { verdict, passed, total } = result;
    return verdict === "JE" ? { kind: "unchecked" } : { kind: "judged", verdict, passed, total };
  } catch (error) {
    // Gone, too late or broken: nobody will look at this result any more.
    await cancelJob(context.pool, run.id);
    if (error instanceof DomainError && error.code === "judge_unavailable") return { kind: "unchecked" };
    throw error;
  }
}

async function enqueue(context: JudgingContext, run: NewRun): Promise<number> {
  await insertVerification(context.pool, run);
  await wakeJudges(context.pool);
  return run.task.tests.length;
}

async function findResult(context: JudgingContext, id: string): Promise<JudgeResult | null> {
  const row = await findRun(context.pool, id);
  if (row === null) throw new DomainError("judge_unavailable", "");
  return row.result;
}

/** Fails closed: whatever was not judged may be accepted. */
function bestOf(opinions: readonly Opinion[]): Opinion {
  let best: Opinion = { kind: "unchecked" };
  for (const opinion of opinions) {
    if (opinion.kind === "unchecked") return opinion;
    if (best.kind === "unchecked" || rank(opinion) > rank(best)) best = opinion;
  }
  return best;
}

/** A block that compiles only in the starter code is told by what it does there. */
function rank(opinion: Extract<Opinion, { kind: "judged" }>): number {
  return opinion.verdict === "CE" ? -1 : opinion.passed / Math.max(1, opinion.total);
}

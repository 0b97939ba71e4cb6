import type { Verdict } from "@verdict/contract/verdict";
import { judgeTasks, type Outcome } from "../../judging/judge-task.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { taskOfProblem } from "../../problems/judging-task.ts";
import type { Program } from "./candidate-programs.ts";

/** What our judge says of a code block. `unchecked`: it could not be judged, so it may be anything. */
export type Opinion = { kind: "judged"; verdict: Verdict; passed: number; total: number } | { kind: "unchecked" };

/**
 * Judges the programs against all tests of the problem, at once, and gives the best that any of them reaches. As soon
 * as one is accepted the others are dropped. One that no judge answers for in time makes the whole block unchecked,
 * unless another is accepted. Throws ClientGone when the signal aborts.
 *
 * They belong to no history, count as no submission and set no solved mark, since nothing but a submission ever does.
 */
export async function opinionOfJudge(
  context: JudgingContext,
  input: { userId: string; problemId: string; programs: readonly Program[]; signal: AbortSignal },
): Promise<Opinion> {
  const { userId, problemId, programs, signal } = input;
  const task = await taskOfProblem(context.pool, problemId, "all");
  if (task === null || task.tests.length === 0) return { kind: "unchecked" };
  const prepare = async () =>
    programs.map((program, place) => ({ place, task: { ...task, ...program, reference: null } }));
  const opinions: Opinion[] = [];
  for await (const event of judgeTasks(context, { purpose: "gate", userId, problemId, prepare, signal })) {
    if (event.kind !== "judged") continue;
    const opinion = opinionOf(event.found);
    if (isAccepted(opinion)) return opinion;
    opinions[event.subject.place] = opinion;
  }
  return bestOf(opinions);
}

export function isAccepted(opinion: Opinion): boolean {
  return opinion.kind === "judged" && opinion.verdict === "AC";
}

function opinionOf(outcome: Outcome): Opinion {
  if (outcome.kind !== "judged") return { kind: "unchecked" };
  const { verdict, passed, total } = outcome.result;
  return { kind: "judged", verdict, passed, total };
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

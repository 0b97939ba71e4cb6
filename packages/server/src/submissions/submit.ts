import { randomUUID } from "node:crypto";
import type { SubmitBody, SubmitResult } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import type { JudgingContext } from "../judging/judging-context.ts";
import { reserveJob, wakeJudges } from "../judging/queue.ts";
import { NO_JUDGE_FOR_SUBMISSION } from "../judging/verdict-texts.ts";
import { type Audience, waitForVerdict } from "../judging/wait-for-verdict.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { findVisibleInput } from "../problems/store.ts";
import { requireCodeSize } from "./code-size.ts";
import { presentSubmitResult } from "./present-submission.ts";
import { findSubmission, insertSubmission } from "./store.ts";

/**
 * Keeps the submission, lets it be judged against all tests and waits for the verdict. It is judged whether anybody
 * waits or not. Throws judge_unavailable when no verdict came in time, or when the judge could not reach one.
 */
export async function submit(
  context: JudgingContext,
  input: { user: SignedInUser; problemId: string; body: z.infer<typeof SubmitBody>; audience: Audience },
): Promise<SubmitResult> {
  requireCodeSize(input.body.code);
  const id = randomUUID();
  return waitForVerdict(context, {
    subjectId: id,
    audience: input.audience,
    tooLate: NO_JUDGE_FOR_SUBMISSION,
    enqueue: () => enqueue(context, { ...input, id }),
    findVerdict: () => findVerdict(context, id),
  });
}

async function enqueue(
  context: JudgingContext,
  input: { id: string; user: SignedInUser; problemId: string; body: z.infer<typeof SubmitBody> },
): Promise<number> {
  const total = await inTransaction(context.pool, async (db) => {
    const problem = await requireProblem(db, { id: input.problemId, user: input.user });
    await reserveJob(db, input.user.id);
    const row = { id: input.id, userId: input.user.id, problemId: problem.id, total: problem.test_count };
    await insertSubmission(db, { ...row, ...input.body });
    return row.total;
  });
  await wakeJudges(context.pool);
  return total;
}

async function findVerdict(context: JudgingContext, id: string): Promise<SubmitResult | null> {
  const row = await findSubmission(context.pool, id);
  if (row === null) throw new DomainError("not_found", "This submission does not exist any more");
  const { verdict } = row;
  if (verdict === null) return null;
  if (verdict === "JE") throw new DomainError("judge_unavailable", row.error_message);
  const failed = row.failed_test;
  const failedInput =
    failed === null ? null : await findVisibleInput(context.pool, { problemId: row.problem_id, number: failed.number });
  return presentSubmitResult({ ...row, verdict }, failedInput);
}

import type { SubmitResult } from "@verdict/contract/submissions";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { isUuid } from "../platform/postgres/uuid.ts";
import { findProblem } from "../problems/store.ts";
import { findOwnSubmission } from "./store.ts";
import type { SubmissionEvent } from "./submission-events.ts";
import type { SubmissionsContext } from "./submissions-context.ts";
import { tellSubmission } from "./tell-submission.ts";

interface Follow {
  user: SignedInUser;
  submissionId: string;
  lastEventId: string | undefined;
  signal: AbortSignal;
}

/**
 * Waits for the verdict of a submission that is stored already, as its submit does: whichever server has stored it, and
 * whether it is judged by now or not. Throws as submit does, and not_found for one of somebody else.
 */
export async function* follow(
  context: SubmissionsContext,
  { user, submissionId, lastEventId, signal }: Follow,
): AsyncGenerator<SubmissionEvent, SubmitResult> {
  const row = isUuid(submissionId)
    ? await findOwnSubmission(context.pool, { id: submissionId, userId: user.id })
    : null;
  if (row === null) throw new DomainError("not_found", "This submission does not exist");
  // Null for a problem that was deleted since: then nothing is told before the verdict.
  const problem = await findProblem(context.pool, { id: row.problem_id, userId: user.id });
  const submission = {
    id: row.id,
    isKept: true,
    total: row.total,
    visible: problem?.visible_test_count ?? 0,
    areKnown: problem !== null && (problem.is_solved || user.role === "admin"),
  };
  return yield* tellSubmission(context, { userId: user.id, store: async () => [submission], signal, lastEventId });
}

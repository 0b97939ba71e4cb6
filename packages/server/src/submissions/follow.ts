import type { SubmitResult } from "@verdict/contract/submissions";
import { awaitSubjects } from "../judging/await-subjects.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { isUuid } from "../platform/postgres/uuid.ts";
import { findProblem } from "../problems/store.ts";
import type { Audience } from "./audience.ts";
import { findResult, requireResult } from "./find-result.ts";
import { findOwnSubmission, listJudgedTests } from "./store.ts";
import type { SubmissionsContext } from "./submissions-context.ts";
import { createToldSteps } from "./told-steps.ts";

/**
 * Waits for the verdict of a submission that is stored already, as its submit does: whichever server has stored it, and
 * whether it is judged by now or not. Throws as submit does, and not_found for one of somebody else.
 */
export async function follow(
  context: SubmissionsContext,
  { user, submissionId, audience }: { user: SignedInUser; submissionId: string; audience: Audience },
): Promise<SubmitResult> {
  const row = isUuid(submissionId)
    ? await findOwnSubmission(context.pool, { id: submissionId, userId: user.id })
    : null;
  if (row === null) throw new DomainError("not_found", "This submission does not exist");
  // Null for a problem that was deleted since: then nothing is told before the verdict.
  const problem = await findProblem(context.pool, { id: row.problem_id, userId: user.id });
  const steps = createToldSteps(audience, {
    visible: problem?.visible_test_count ?? 0,
    areKnown: problem !== null && (problem.is_solved || user.role === "admin"),
  });
  const [result] = await awaitSubjects(context, {
    purpose: "submission",
    userId: user.id,
    store: async () => [{ id: row.id, isKept: true, onStep: (step) => steps.onStep(step), onPlace: audience.onPlace }],
    onStored: () => audience.onAccepted({ id: row.id, totalTestCases: row.total }),
    find: (id) => findResult(context.pool, id),
    signal: audience.signal,
  });
  const given = requireResult(result);
  steps.tellRest(await listJudgedTests(context.pool, row.id));
  return given;
}

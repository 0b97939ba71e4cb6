import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { findProblem, type ProblemRow } from "./store.ts";

/**
 * The problem as far as this user may see it: throws not_found for an unknown or deleted one, and for others' drafts.
 */
export async function requireProblem(
  db: Queryable,
  input: { id: string; user: Pick<SignedInUser, "id" | "role"> },
): Promise<ProblemRow> {
  const problem = await findProblem(db, { id: input.id, userId: input.user.id });
  if (problem === null || (problem.is_draft && input.user.role !== "admin")) {
    throw new DomainError("not_found", "This problem does not exist");
  }
  return problem;
}

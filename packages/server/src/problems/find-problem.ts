import { closesAnswers, closesHelp } from "../openings/store.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { findProblem, type ProblemRow } from "./store.ts";

/**
 * The problem as far as this user may see it: throws not_found for an unknown or deleted one, and for drafts, unless a
 * contest or a class has opened them to this user. Null is a visitor, who gets no hints and hears of no editorial: somebody whose
 * contest runs could be one as well.
 */
export async function requireProblem(
  db: Queryable,
  input: { id: string; user: Pick<SignedInUser, "id" | "role"> | null },
): Promise<ProblemRow> {
  const problem = await findProblem(db, { id: input.id, userId: input.user?.id ?? null });
  if (problem === null || (problem.is_draft && !problem.is_open && input.user?.role !== "admin")) {
    throw new DomainError("not_found", "This problem does not exist");
  }
  if (input.user === null) return { ...problem, hints: [], has_editorial: false };
  // Who may see everything anyway needs nothing closed.
  return input.user.role === "admin" ? { ...problem, closed_by: null } : problem;
}

/** Throws not_allowed while a contest or an exam closes whatever helps with the problem to this user. */
export function refuseHelp({ closed_by: closing }: Pick<ProblemRow, "closed_by">): void {
  if (closesHelp(closing)) throw new DomainError("not_allowed", `This is closed until ${closing.title} is over`);
}

/** Throws not_allowed while a contest or an assignment closes what answers the problem to this user. */
export function refuseAnswers({ closed_by: closing }: Pick<ProblemRow, "closed_by">): void {
  if (closesAnswers(closing)) throw new DomainError("not_allowed", `This is closed until ${closing.title} is over`);
}

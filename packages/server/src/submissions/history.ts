import type { Submission } from "@verdict/contract/submissions";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { isUuid } from "../platform/postgres/uuid.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { presentSubmission } from "./present-submission.ts";
import { findOwnSubmission, listWhole } from "./store.ts";

const MOST_ROWS = 200;
/** Of code and compiler output; in JSON they may be longer. */
const MOST_TEXT_BYTES = 1_000_000;

type Context = Pick<AppContext, "pool">;

/**
 * The newest submissions with their code, as many as one answer may hold; those before a given one. `next` is the one
 * to name for older ones, null where there are none. Throws not_found for an unknown problem.
 */
export async function readHistory(
  context: Context,
  { user, problemId, before }: { user: SignedInUser; problemId: string; before: string | null },
): Promise<{ submissions: Submission[]; next: string | null }> {
  if (before !== null && !isUuid(before)) throw new DomainError("bad_input", "There is no such submission");
  const bounds = { most: MOST_ROWS + 1, mostBytes: MOST_TEXT_BYTES };
  const rows = await listWhole(context.pool, { userId: user.id, problemId, before, ...bounds });
  // Who has submitted to it may look at it, also when it is deleted or a draft by now.
  if (rows.length === 0) await requireProblem(context.pool, { id: problemId, user });
  const submissions = firstThatFit(rows.slice(0, MOST_ROWS).map(presentSubmission));
  return { submissions, next: rows.length > submissions.length ? (submissions.at(-1)?._id ?? null) : null };
}

/** Throws not_found for an unknown one, and for one of somebody else. */
export async function readSubmission(
  context: Context,
  { user, id }: { user: SignedInUser; id: string },
): Promise<Submission> {
  const row = isUuid(id) ? await findOwnSubmission(context.pool, { id, userId: user.id }) : null;
  if (row === null) throw new DomainError("not_found", "This submission does not exist");
  return presentSubmission(row);
}

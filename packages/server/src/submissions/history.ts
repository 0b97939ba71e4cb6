import type { HistoryPage, Submission } from "@verdict/contract/submissions";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { isUuid } from "../platform/postgres/uuid.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { presentSubmission, presentSummary } from "./present-submission.ts";
import { findOwnSubmission, listSummaries, listWhole } from "./store.ts";

const PAGE_ROWS = 50;
/** Of code and compiler output; in JSON they may be longer. */
const MOST_TEXT_BYTES = 1_000_000;

type Context = Pick<AppContext, "pool">;

interface OfProblem {
  user: SignedInUser;
  problemId: string;
}

/** The newest submissions with their code, as many as one answer may hold. Throws not_found for an unknown problem. */
export async function readWholeHistory(context: Context, { user, problemId }: OfProblem): Promise<Submission[]> {
  const rows = await listWhole(context.pool, { userId: user.id, problemId, mostBytes: MOST_TEXT_BYTES });
  // Who has submitted to it may look at it, also when it is deleted or a draft by now.
  if (rows.length === 0) await requireProblem(context.pool, { id: problemId, user });
  return firstThatFit(rows.map(presentSubmission));
}

/** Fifty submissions without their code; those before a given one. Throws not_found for an unknown problem. */
export async function readHistory(
  context: Context,
  { user, problemId, before }: OfProblem & { before: string | null },
): Promise<HistoryPage> {
  if (before !== null && !isUuid(before)) throw new DomainError("bad_input", "There is no such submission");
  const rows = await listSummaries(context.pool, { userId: user.id, problemId, before, most: PAGE_ROWS + 1 });
  if (rows.length === 0) await requireProblem(context.pool, { id: problemId, user });
  const shown = rows.slice(0, PAGE_ROWS);
  return { submissions: shown.map(presentSummary), next: rows.length > PAGE_ROWS ? (shown.at(-1)?.id ?? null) : null };
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

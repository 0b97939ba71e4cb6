import type { DraftBody, DraftReply, KeptDraft } from "@verdict/contract/drafts";
import type * as z from "zod/mini";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { requireProblem } from "../../problems/find-problem.ts";
import { countDraftBytes, type DraftRow, listDrafts, replaceDraft } from "./store.ts";

type Context = Pick<AppContext, "pool">;
interface OfProblem {
  user: SignedInUser;
  problemId: string;
}

/** Some two thousand problems with 16 kB each: more than anybody types. */
const MOST_BYTES_OF_USER = 32 * 1024 * 1024;

/** Throws not_found for an unknown problem. */
export async function read(context: Context, { user, problemId }: OfProblem): Promise<{ drafts: KeptDraft[] }> {
  const problem = await requireProblem(context.pool, { id: problemId, user });
  const rows = await listDrafts(context.pool, { userId: user.id, problemId: problem.id });
  // One that has no room here is told when its owner types on: as a conflict.
  return { drafts: firstThatFit(rows.map(presentDraft)) };
}

/**
 * Keeps a text that was written on the kept revision. Throws not_found for an unknown problem, and too_large when the
 * user keeps more than anybody types.
 */
export async function keep(
  context: Context,
  { user, problemId, body }: OfProblem & { body: z.infer<typeof DraftBody> },
): Promise<DraftReply> {
  const problem = await requireProblem(context.pool, { id: problemId, user });
  const own = { userId: user.id, problemId: problem.id };
  if ((await countDraftBytes(context.pool, own)) > MOST_BYTES_OF_USER) {
    throw new DomainError("too_large", "Your drafts take more room than the site keeps for one user");
  }
  const revision = await replaceDraft(context.pool, { ...own, ...body });
  if (revision !== null) return { kind: "kept", revision };
  const theirs = (await listDrafts(context.pool, own)).find(({ slot }) => slot === body.slot);
  // Gone meanwhile: nothing but the end of the account deletes one.
  if (theirs === undefined) throw new DomainError("conflict", "This draft is not kept any more");
  return { kind: "conflict", theirs: presentDraft(theirs) };
}

function presentDraft(row: DraftRow): KeptDraft {
  return { slot: row.slot, text: row.text, revision: row.revision, savedAt: row.saved_at.toISOString() };
}

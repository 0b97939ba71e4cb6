import { type DraftBody, type DraftReply, DraftText, type KeptDraft } from "@verdict/contract/drafts";
import type * as z from "zod/mini";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { countDraftBytes, type DraftRow, findDraft, listDrafts, replaceDraft } from "./store.ts";
import { textOf } from "./whole-text.ts";

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
 * Keeps a text that was written on the kept revision. Throws not_found for an unknown problem, too_large when the user
 * keeps more than anybody types, and base_unknown for a change that is none of that revision's text.
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
  const { slot, revision } = body;
  let { text } = body;
  if (typeof text !== "string") {
    const kept = await findDraft(context.pool, { ...own, slot });
    if (kept !== null && kept.revision !== revision) return { kind: "conflict", theirs: presentDraft(kept) };
    text = textOf(kept, { change: { ...text, revision }, schema: DraftText });
  }
  // Of two devices that have got here with the same revision one is kept.
  const next = await replaceDraft(context.pool, { ...own, slot, text, revision });
  if (next !== null) return { kind: "kept", revision: next };
  const theirs = await findDraft(context.pool, { ...own, slot });
  // Gone meanwhile: nothing but the end of the account deletes one.
  if (theirs === null) throw new DomainError("conflict", "This draft is not kept any more");
  return { kind: "conflict", theirs: presentDraft(theirs) };
}

function presentDraft(row: DraftRow): KeptDraft {
  return { slot: row.slot, text: row.text, revision: row.revision, savedAt: row.saved_at.toISOString() };
}

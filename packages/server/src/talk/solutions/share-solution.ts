import { holdAccount } from "../../accounts/users/store.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { type AskedTalk, refuseHelpers, requireTalk } from "../require-talk.ts";
import type { TalkContext } from "../talk-context.ts";
import { MOST_SHARED, requireSolution } from "./read-solutions.ts";
import * as store from "./store.ts";

interface AskedSolution extends AskedTalk {
  submissionId: string;
}

/** Changes nothing where it is shared. Throws not_found for what is not the user's own, and conflict. */
export async function shareSolution(context: TalkContext, asked: AskedSolution): Promise<void> {
  const { problemId, viewer } = await requireTalk(context, asked);
  const own = { problemId, userId: viewer.userId, submissionId: asked.submissionId };
  await refuseHelpers(context.pool, own);
  await context.limits.shares.spend(viewer.userId);
  await inTransaction(context.pool, async (client) => {
    // Two at once would both find a place left.
    await holdAccount(client, viewer.userId);
    const found = isUuid(own.submissionId) ? await store.findOwnSubmission(client, own) : null;
    if (found === null) throw unknown();
    if (found.verdict !== "AC") throw new DomainError("conflict", "Only accepted submissions can be shared");
    if (found.is_shared) return;
    if ((await store.countOwnShared(client, own)) >= MOST_SHARED) {
      const text = `You share ${MOST_SHARED} solutions of this problem already. Take one of them back first.`;
      throw new DomainError("conflict", text);
    }
    await store.insertShared(client, own);
  });
}

/**
 * Changes nothing where it is not shared. Throws conflict for one that an administrator has hidden: shared again, it
 * would be there again.
 */
export async function takeBackSolution(context: TalkContext, asked: AskedSolution): Promise<void> {
  const { problemId, viewer } = await requireTalk(context, asked);
  const own = { problemId, userId: viewer.userId, submissionId: asked.submissionId };
  const found = isUuid(own.submissionId) ? await store.findOwnSubmission(context.pool, own) : null;
  if (found === null) throw unknown();
  if (found.is_hidden) throw new DomainError("conflict", "An administrator has hidden this: nobody else sees it");
  await store.deleteShared(context.pool, own.submissionId);
}

/** Throws conflict for one's own. */
export async function voteForSolution(context: TalkContext, asked: AskedSolution & { isFor: boolean }) {
  const { problemId, viewer } = await requireTalk(context, asked);
  const wanted = { problemId, viewer, submissionId: asked.submissionId };
  const { id, is_own: isOwn } = await requireSolution(context, wanted);
  if (isOwn) throw new DomainError("conflict", "Nobody votes for their own solution");
  await context.limits.votes.spend(viewer.userId);
  const vote = { solutionId: id, userId: viewer.userId };
  await (asked.isFor ? store.insertVote(context.pool, vote) : store.deleteVote(context.pool, vote));
  const { votes, has_voted: hasVoted } = await requireSolution(context, wanted);
  return { votes, hasVoted };
}

const unknown = () => new DomainError("not_found", "This submission does not exist");

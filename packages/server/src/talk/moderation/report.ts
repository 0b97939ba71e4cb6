import { DomainError } from "../../platform/http/errors.ts";
import { requireComment } from "../comments/write-comment.ts";
import { type AskedTalk, requireTalk } from "../require-talk.ts";
import { requireSolution } from "../solutions/read-solutions.ts";
import { findCode } from "../solutions/store.ts";
import type { TalkContext } from "../talk-context.ts";
import { insertReport, type Target } from "./store.ts";

/** Throws not_found for what the reporter does not see, and conflict for one's own or a second report. */
export async function reportComment(
  context: TalkContext,
  asked: AskedTalk & { commentId: string; reason: string },
): Promise<void> {
  const { problemId, viewer } = await requireTalk(context, asked);
  const row = await requireComment(context, { problemId, viewer, commentId: asked.commentId }, "anybody's");
  await report(context, asked, { kind: "comment", id: row.id, row, excerpt: row.text });
}

/** Throws as `reportComment` does. */
export async function reportSolution(
  context: TalkContext,
  asked: AskedTalk & { submissionId: string; reason: string },
): Promise<void> {
  const { problemId, viewer } = await requireTalk(context, asked);
  const row = await requireSolution(context, { problemId, viewer, submissionId: asked.submissionId });
  const excerpt = await findCode(context.pool, row.submission_id);
  await report(context, asked, { kind: "solution", id: row.id, row, excerpt });
}

async function report(
  { pool, limits }: TalkContext,
  { problemId, user, reason }: AskedTalk & { reason: string },
  about: Target & { row: { author_id: string; is_own: boolean }; excerpt: string },
): Promise<void> {
  if (about.row.is_own) throw new DomainError("conflict", "This is your own: you can take it away");
  await limits.reports.spend(user.id);
  const isNew = await insertReport(pool, {
    target: { kind: about.kind, id: about.id },
    problemId,
    authorId: about.row.author_id,
    excerpt: about.excerpt,
    reporterId: user.id,
    reason,
  });
  if (!isNew) throw new DomainError("conflict", "You have reported this already");
}

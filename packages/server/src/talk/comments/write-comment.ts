import type { TalkComment } from "@verdict/contract/talk";
import { DomainError } from "../../platform/http/errors.ts";
import { RENDERER_VERSION } from "../../problems/render-statement.ts";
import { type AskedTalk, refuseHelpers, requireTalk } from "../require-talk.ts";
import type { TalkContext } from "../talk-context.ts";
import { isNumber, type Viewer } from "../visible-to.ts";
import { presentComment } from "./read-comments.ts";
import * as store from "./store.ts";

/** Formulas become much longer; thirty comments go out in one answer. */
const MOST_HTML_CHARACTERS = 60_000;

interface AskedComment extends AskedTalk {
  commentId: string;
}

/** Throws not_found, not_allowed, conflict where the talk is locked, bad_input and too_many_requests. */
export async function addComment(context: TalkContext, asked: AskedTalk & { text: string }): Promise<TalkComment> {
  const { problemId, viewer } = await requireTalk(context, asked);
  const rendered = await prepare(context, { problemId, viewer, text: asked.text });
  const id = await store.insertComment(context.pool, { problemId, authorId: viewer.userId, ...rendered });
  if (id === null) throw locked();
  return present(context, { problemId, viewer, id });
}

/** Throws as `addComment` does, and not_found as well for what somebody else has written. */
export async function changeComment(
  context: TalkContext,
  asked: AskedComment & { text: string },
): Promise<TalkComment> {
  const { problemId, viewer } = await requireTalk(context, asked);
  const { id } = await requireComment(context, { problemId, viewer, commentId: asked.commentId }, "own");
  const rendered = await prepare(context, { problemId, viewer, text: asked.text });
  await store.updateComment(context.pool, { id, authorId: viewer.userId, ...rendered });
  return present(context, { problemId, viewer, id });
}

/** Possible in a locked talk as well. Throws not_found for what somebody else has written. */
export async function removeComment(context: TalkContext, asked: AskedComment): Promise<void> {
  const { problemId, viewer } = await requireTalk(context, asked);
  const { id } = await requireComment(context, { problemId, viewer, commentId: asked.commentId }, "own");
  await store.deleteComment(context.pool, { problemId, id, authorId: viewer.userId });
}

/** One that the viewer sees; `own`: has written. Throws not_found. */
export async function requireComment(
  { pool }: Pick<TalkContext, "pool">,
  input: { problemId: string; viewer: Viewer; commentId: string },
  whose: "own" | "anybody's",
): Promise<store.CommentRow> {
  const { problemId, viewer, commentId } = input;
  const row = isNumber(commentId) ? await store.findComment(pool, viewer, { problemId, id: commentId }) : null;
  if (row === null || (whose === "own" && !row.is_own)) {
    throw new DomainError("not_found", "This comment does not exist");
  }
  return row;
}

/** Rendered last: whatever refuses it costs less. */
async function prepare(
  { pool, limits, statements }: TalkContext,
  { problemId, viewer, text }: { problemId: string; viewer: Viewer; text: string },
) {
  if (await store.isLocked(pool, problemId)) throw locked();
  await refuseHelpers(pool, { problemId, userId: viewer.userId });
  await limits.comments.spend(viewer.userId);
  const html = await statements.renderComment(text, viewer.userId);
  if (html.length > MOST_HTML_CHARACTERS) {
    throw new DomainError("bad_input", "This comment is too long when its formulas are drawn");
  }
  return { text, html, rendererVersion: RENDERER_VERSION };
}

async function present(context: TalkContext, input: { problemId: string; viewer: Viewer; id: string }) {
  const { problemId, viewer, id } = input;
  const row = await requireComment(context, { problemId, viewer, commentId: id }, "own");
  return presentComment(context, row, problemId);
}

const locked = () => new DomainError("conflict", "The talk about this problem is locked: nobody adds to it any more");

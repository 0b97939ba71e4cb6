import { withFileAddresses } from "@verdict/contract/problems";
import type { TalkComment } from "@verdict/contract/talk";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import { RENDERER_VERSION } from "../../problems/render-statement.ts";
import { type AskedTalk, requireTalk } from "../require-talk.ts";
import type { TalkContext } from "../talk-context.ts";
import * as store from "./store.ts";

const PAGE_SIZE = 30;

export async function readComments(context: TalkContext, asked: AskedTalk & { before: string | null }) {
  const { problemId, problemTitle, viewer } = await requireTalk(context, asked);
  // One more than a page, to know whether there is another page.
  const page = { problemId, before: asked.before, most: PAGE_SIZE + 1 };
  const [rows, isLocked] = await Promise.all([
    store.listComments(context.pool, viewer, page),
    store.isLocked(context.pool, problemId),
  ]);
  const newest = await Promise.all(rows.slice(0, PAGE_SIZE).map((row) => presentComment(context, row, problemId)));
  const fitting = firstThatFit(newest);
  const next = fitting.length < rows.length ? (fitting.at(-1)?._id ?? null) : null;
  const readers = viewer.seesEverybody ? ("everybody" as const) : ("classes" as const);
  return { problemTitle, readers, isLocked, comments: fitting.toReversed(), next };
}

/** What an older renderer has made is made anew: what it let through may be what the newer one is for. */
export async function presentComment(
  { pool, statements }: Pick<TalkContext, "pool" | "statements">,
  row: store.CommentRow,
  problemId: string,
): Promise<TalkComment> {
  let { html } = row;
  if (row.renderer_version < RENDERER_VERSION) {
    html = await statements.renderComment(row.text, null);
    await store.replaceHtml(pool, { id: row.id, text: row.text, html, rendererVersion: RENDERER_VERSION });
  }
  return {
    _id: row.id,
    author: row.author,
    isOwn: row.is_own,
    at: row.created_at.toISOString(),
    isHidden: row.is_hidden,
    isReported: row.is_reported,
    html: withFileAddresses(html, problemId),
    text: row.is_own ? row.text : null,
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

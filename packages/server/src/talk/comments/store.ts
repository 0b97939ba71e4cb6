import type { Queryable } from "../../platform/postgres/transaction.ts";
import { AUTHOR, isVisible, type Viewer, valuesOf } from "../visible-to.ts";

export interface CommentRow {
  id: string;
  author: string;
  author_id: string;
  is_own: boolean;
  text: string;
  html: string;
  renderer_version: number;
  created_at: Date;
  edited_at: Date | null;
  is_hidden: boolean;
  is_reported: boolean;
}

const COMMENTS = `
  select k.id, ${AUTHOR} as author, k.author_id, k.author_id = $1 as is_own, k.text, k.html, k.renderer_version,
         k.created_at, k.edited_at, k.hidden_at is not null as is_hidden,
         exists (select from talk_report r
                  where r.comment_id = k.id and r.reporter_id = $1 and r.state = 'open') as is_reported
    from talk_comment k join user_account u on u.id = k.author_id
   where k.problem_id = $4 and ${isVisible("k.hidden_at")}`;

/** Those that the viewer sees, newest first. */
export async function listComments(
  db: Queryable,
  viewer: Viewer,
  input: { problemId: string; before: string | null; most: number },
): Promise<CommentRow[]> {
  const { rows } = await db.query<CommentRow>(
    `${COMMENTS} and ($5::bigint is null or k.id < $5) order by k.id desc limit $6`,
    [...valuesOf(viewer), input.problemId, input.before, input.most],
  );
  return rows;
}

/** Null where there is none that the viewer sees. */
export async function findComment(
  db: Queryable,
  viewer: Viewer,
  input: { problemId: string; id: string },
): Promise<CommentRow | null> {
  const { rows } = await db.query<CommentRow>(`${COMMENTS} and k.id = $5`, [
    ...valuesOf(viewer),
    input.problemId,
    input.id,
  ]);
  return rows[0] ?? null;
}

interface Rendered {
  text: string;
  html: string;
  rendererVersion: number;
}

/** Returns its id; null where the talk is locked. */
export async function insertComment(
  db: Queryable,
  row: Rendered & { problemId: string; authorId: string },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into talk_comment (problem_id, author_id, text, html, renderer_version)
     select $1, $2, $3, $4, $5 where not exists (select from talk_lock l where l.problem_id = $1) returning id`,
    [row.problemId, row.authorId, row.text, row.html, row.rendererVersion],
  );
  return rows[0]?.id ?? null;
}

export async function updateComment(db: Queryable, row: Rendered & { id: string; authorId: string }): Promise<void> {
  await db.query(
    `update talk_comment set text = $3, html = $4, renderer_version = $5, edited_at = now()
      where id = $1 and author_id = $2`,
    [row.id, row.authorId, row.text, row.html, row.rendererVersion],
  );
}

/** As a newer renderer has made it of the same text. */
export async function replaceHtml(db: Queryable, row: Rendered & { id: string }): Promise<void> {
  await db.query("update talk_comment set html = $3, renderer_version = $4 where id = $1 and text = $2", [
    row.id,
    row.text,
    row.html,
    row.rendererVersion,
  ]);
}

/** False unless it is the author's own. */
export async function deleteComment(
  db: Queryable,
  input: { problemId: string; id: string; authorId: string },
): Promise<boolean> {
  const { rowCount } = await db.query("delete from talk_comment where problem_id = $1 and id = $2 and author_id = $3", [
    input.problemId,
    input.id,
    input.authorId,
  ]);
  return rowCount === 1;
}

export async function isLocked(db: Queryable, problemId: string): Promise<boolean> {
  const { rowCount } = await db.query("select from talk_lock where problem_id = $1", [problemId]);
  return rowCount === 1;
}

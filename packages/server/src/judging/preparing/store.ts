import type { LanguageId } from "@verdict/contract/language";
import { ToldOfDraft } from "@verdict/contract/preparing";
import * as z from "zod/mini";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { programDigest } from "../program-digest.ts";
import { notify } from "../queue.ts";

/** `replaced` is the user's earlier draft that it stands for now. */
export async function putDraft(
  db: Queryable,
  draft: { id: string; userId: string; language: LanguageId; source: string },
): Promise<{ replaced: string | null; pauseMs: number }> {
  const { rows } = await db.query<{ replaced: string | null; pause_ms: number }>(
    "select replaced, pause_ms from put_draft($1, $2, $3, $4, $5)",
    [draft.id, draft.userId, draft.language, draft.source, programDigest(draft)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("put_draft gives one row");
  return { replaced: row.replaced, pauseMs: row.pause_ms };
}

export interface DraftRow {
  told: ToldOfDraft | null;
  /** A judge has it, or has told the last of it. */
  isTaken: boolean;
}

const Told = z.nullable(ToldOfDraft);

/** Null for a draft that is not there any more: a newer one has taken its place, or it was too old. */
export async function findDraft(db: Queryable, id: string): Promise<DraftRow | null> {
  const { rows } = await db.query<{ told: unknown; is_taken: boolean }>(
    "select told, worker is not null as is_taken from draft_to_prepare where id = $1",
    [id],
  );
  return rows[0] === undefined ? null : { told: Told.parse(rows[0].told), isTaken: rows[0].is_taken };
}

/** True when a judge was at work for it: tell it with `tellOver`. */
export async function endDraft(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query<{ was_held: boolean }>("select end_draft($1) as was_held", [id]);
  return rows[0]?.was_held === true;
}

/** Judges that have a free slot look for drafts. */
export async function wakeForDraft(db: Queryable): Promise<void> {
  await notify(db, "draft", "");
}

/** To whoever has to do with this draft: its judge, and the web server that waits for it. */
export async function tellOver(db: Queryable, id: string): Promise<void> {
  await notify(db, "draft_over", id);
}

/**
 * Nobody pauses for longer than a minute, so what was spent ten minutes ago counts for nothing; and whoever was
 * prepared for as long ago has typed something else since.
 */
export async function sweepDrafts(db: Queryable): Promise<void> {
  await db.query("select end_old_drafts()");
  await db.query("delete from draft_allowance where counted_at < now() - interval '10 minutes'");
  await db.query("delete from program_holder where noted_at < now() - interval '10 minutes'");
}

import { randomUUID } from "node:crypto";
import type { LanguageId } from "@verdict/contract/language";
import { ToldOfDraft } from "@verdict/contract/preparing";
import type pg from "pg";
import { eventually } from "./queued-run.ts";

export interface PutDraft {
  language: LanguageId;
  source: string;
  userId?: string;
}

/** Puts a draft the way the server does, and wakes the judges. Returns its id. */
export async function putDraft(pool: pg.Pool, { language, source, userId = randomUUID() }: PutDraft): Promise<string> {
  const id = randomUUID();
  await pool.query("select put_draft($1, $2, $3, $4, $5)", [id, userId, language, source, Buffer.from(source)]);
  // No web server waits, so none gives it up; a machine with much else to do may need longer than that.
  await pool.query("update draft_to_prepare set put_at = now() + interval '1 hour' where id = $1", [id]);
  await pool.query("select pg_notify('draft', '')");
  return id;
}

/** Waits until a judge has told the last of it. */
export async function toldOf(pool: pg.Pool, draftId: string, withinMs = 120_000): Promise<ToldOfDraft> {
  return await eventually(withinMs, async () => {
    const { rows } = await pool.query<{ told: unknown }>("select told from draft_to_prepare where id = $1", [draftId]);
    const told = rows[0]?.told ?? null;
    const parsed = told === null ? null : ToldOfDraft.parse(told);
    return parsed?.kind === "diagnostics" ? null : parsed;
  });
}

import { FURTHER_LANGUAGE_IDS, type LanguageId } from "@verdict/contract/language";
import type { Config } from "../config.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";

/**
 * The languages that a site offers beside the core ones, in the order of a menu. Where the operator has set LANGUAGES,
 * that decides; otherwise what admins have switched on, which is read anew each time: it counts at every web server at
 * once.
 */
export async function listOffered(context: {
  config: Pick<Config, "languages">;
  pool: Queryable;
}): Promise<readonly LanguageId[]> {
  if (context.config.languages !== null) return context.config.languages;
  const { rows } = await context.pool.query<{ language: LanguageId }>("select language from offered_language");
  return FURTHER_LANGUAGE_IDS.filter((id) => rows.some(({ language }) => language === id));
}

/** False for one that was on. */
export async function addOffered(db: Queryable, input: { language: LanguageId; by: string }): Promise<boolean> {
  const { rowCount } = await db.query(
    "insert into offered_language (language, switched_on_by) values ($1, $2) on conflict do nothing",
    [input.language, input.by],
  );
  return rowCount === 1;
}

/** False for one that was off. */
export async function removeOffered(db: Queryable, language: LanguageId): Promise<boolean> {
  return (await db.query("delete from offered_language where language = $1", [language])).rowCount === 1;
}

import type { Translation } from "@verdict/catalogue/problem";
import type { Queryable } from "../platform/postgres/transaction.ts";
import type { StatementParts } from "./problem-content.ts";

/** Replaces what belongs to a problem's statement. Without parts it has one text in English and no file. */
export async function writeStatementParts(
  db: Queryable,
  input: { id: string; parts: StatementParts | undefined; translationsHtml: readonly string[] },
): Promise<void> {
  const { id, parts, translationsHtml } = input;
  await db.query("update problem set statement_language = $2, statement_source = $3 where id = $1", [
    id,
    parts?.language ?? null,
    parts?.source ?? null,
  ]);
  await db.query("delete from problem_translation where problem_id = $1", [id]);
  await db.query("delete from problem_file where problem_id = $1", [id]);
  for (const [index, { language, title, markdown, source }] of (parts?.translations ?? []).entries()) {
    await db.query(
      `insert into problem_translation (problem_id, language, title, markdown, html, source)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, language, title, markdown, translationsHtml[index], source],
    );
  }
  for (const { path, contentType, content } of parts?.files ?? []) {
    await db.query(
      "insert into problem_file (problem_id, path, content_type, content, bytes) values ($1, $2, $3, $4, $5)",
      [id, path, contentType, content, content.length],
    );
  }
}

export interface StatementRow {
  language: string;
  title: string;
  html: string;
}

/** The statement in one of its languages, the problem's own among them; null where there is none in it. */
export async function findStatement(
  db: Queryable,
  input: { id: string; language: string },
): Promise<StatementRow | null> {
  const { rows } = await db.query<StatementRow>(
    `select $2::text as language, title, description_html as html
       from problem where id = $1 and coalesce(statement_language, 'en') = $2
     union all
     select t.language, coalesce(t.title, p.title), t.html
       from problem_translation t join problem p on p.id = t.problem_id where p.id = $1 and t.language = $2
     limit 1`,
    [input.id, input.language],
  );
  return rows[0] ?? null;
}

/** A file that may be fetched; sources of statements are none. */
export async function findFile(
  db: Queryable,
  input: { id: string; path: string },
): Promise<{ content_type: string; content: Buffer } | null> {
  const { rows } = await db.query<{ content_type: string; content: Buffer }>(
    `select content_type, content from problem_file
      where problem_id = $1 and path = $2 and content_type is not null`,
    [input.id, input.path],
  );
  return rows[0] ?? null;
}

/** For exports: the statement's languages beside its own, and by what each text was made. */
export async function listTranslations(db: Queryable, problemId: string): Promise<Translation[]> {
  const { rows } = await db.query<Translation>(
    "select language, title, markdown, source from problem_translation where problem_id = $1 order by language",
    [problemId],
  );
  return rows;
}

/** For exports: all files, one after the other out of the database, since all of them may be large. */
export async function* readFiles(db: Queryable, problemId: string): AsyncGenerator<{ path: string; content: Buffer }> {
  const { rows } = await db.query<{ path: string }>(
    "select path from problem_file where problem_id = $1 order by path",
    [problemId],
  );
  for (const { path } of rows) {
    const found = await db.query<{ content: Buffer }>(
      "select content from problem_file where problem_id = $1 and path = $2",
      [problemId, path],
    );
    const content = found.rows[0]?.content;
    if (content !== undefined) yield { path, content };
  }
}

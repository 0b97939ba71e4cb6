import { hasOldBook } from "./adopt-database.ts";
import { readSchemaFiles, SCHEMA_FOLDER } from "./schema-files.ts";
import type { Queryable } from "./transaction.ts";

/** How the tables and functions of a database stand to those of this code. */
export type SchemaState =
  | { state: "same"; newest: string }
  /** Nothing of ours is there. */
  | { state: "none" }
  /** Made before the files of tables were squashed (decision 0041): the next start adopts it. */
  | { state: "before squash" }
  /** Files that the next start applies. */
  | { state: "older"; missing: readonly string[] }
  /** Files of tables that this code has not. */
  | { state: "newer"; unknown: readonly string[] }
  /** Files of tables that read otherwise now than when they were applied. */
  | { state: "changed"; files: readonly string[] };

/** Compares what is booked with the files of a folder, as a start does, and applies nothing. */
export async function readSchemaState(db: Queryable, folder = SCHEMA_FOLDER): Promise<SchemaState> {
  const book = await db.query<{ is_there: boolean }>("select to_regclass('applied_file') is not null as is_there");
  if (book.rows[0]?.is_there !== true) return (await hasOldBook(db)) ? { state: "before squash" } : { state: "none" };
  const { rows } = await db.query<{ name: string; sha256: string }>("select name, sha256 from applied_file");
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const { tables, functions } = readSchemaFiles(folder);
  const known = new Set(tables.map(({ name }) => name));
  const unknown = rows.map(({ name }) => name).filter((name) => name.startsWith("tables/") && !known.has(name));
  if (unknown.length > 0) return { state: "newer", unknown };
  const changed = tables.filter(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed.length > 0) return { state: "changed", files: changed.map(({ name }) => name) };
  const missing = [...tables, ...functions].filter(({ name, sha256 }) => applied.get(name) !== sha256);
  if (missing.length > 0) return { state: "older", missing: missing.map(({ name }) => name) };
  return { state: "same", newest: tables.at(-1)?.name ?? "" };
}

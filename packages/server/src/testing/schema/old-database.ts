import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as tar from "tar";
import { readSchemaFiles, SCHEMA_FOLDER, type SchemaFiles } from "../../platform/postgres/schema-files.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** The files of the schema as they were at commit 27bd1d6b, the last before the squash. */
export function readOldFiles(): SchemaFiles {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-old-schema-"));
  tar.x({ file: path.join(import.meta.dirname, "made-at-27bd1d6b.tar.gz"), cwd: folder, sync: true });
  const files = readSchemaFiles(folder);
  rmSync(folder, { recursive: true });
  return files;
}

/** Makes an empty database into one as a server from before the squash has left it, book and all. */
export async function makeOldDatabase(db: Queryable, files: Pick<SchemaFiles, "tables" | "functions">): Promise<void> {
  await db.query(
    "create table schema_file (name text primary key, sha256 text not null, functions text[] not null default '{}', applied_at timestamptz not null default now())",
  );
  for (const { name, text, sha256 } of [...files.tables, ...files.functions]) {
    await db.query(`set check_function_bodies = off; ${text}`);
    await db.query(
      `insert into schema_file (name, sha256, functions)
         select $1, $2, coalesce(array_agg(p.oid::regprocedure::text) filter (where p.oid is not null), '{}')
           from unnest($3::text[]) made left join pg_proc p on p.proname = made`,
      [name, sha256, [...text.matchAll(/^create or replace function (\w+)/gm)].map((match) => match[1])],
    );
  }
}

/** A row or more for every table. */
export const fillOldDatabase = (db: Queryable) =>
  db.query(readFileSync(path.join(import.meta.dirname, "rows-at-27bd1d6b.sql"), "utf8"));

/** Every row of every table, as a text each, by the table's name. */
export async function readAllRows(db: Queryable): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1",
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !["schema_file", "applied_file"].includes(table.name))) {
    const { rows } = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** A copy of this version's files that a test may break. */
export function copySchemaFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-schema-copy-"));
  cpSync(SCHEMA_FOLDER, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

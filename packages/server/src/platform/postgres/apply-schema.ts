import pg from "pg";
import { applyFunctions } from "./apply-functions.ts";
import { readSchemaFiles, SCHEMA_FOLDER, type SchemaFile } from "./schema-files.ts";

/** The key of the advisory lock; any constant that nothing else uses. */
const SCHEMA_LOCK = 826_431;

const BOOK_OF_FILES = `create table if not exists schema_file (
  name       text primary key,
  sha256     text not null,
  -- What a file of functions has made, as regprocedure says it.
  functions  text[] not null default '{}',
  applied_at timestamptz not null default now()
)`;

/**
 * Brings a database to what the files of a folder say, and returns the names of those applied now: `tables/NNNN_x.sql` in
 * order, each once and in its own transaction; then, in one transaction, every file of `functions/` whose text is new.
 * Several servers may call it at once. Needs a direct connection: a transaction pooler would give the lock to somebody
 * else. Throws when a file of tables was changed after it had been applied.
 */
export async function applySchema(url: string, folder = SCHEMA_FOLDER): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [SCHEMA_LOCK]); // Released when the connection ends.
    await client.query(BOOK_OF_FILES);
    const files = readSchemaFiles(folder);
    return [...(await applyTables(client, files.tables)), ...(await applyFunctions(client, files))];
  } finally {
    await client.end();
  }
}

async function applyTables(client: pg.Client, files: SchemaFile[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>("select name, sha256 from schema_file");
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const missing = files.filter((file) => applied.get(file.name) !== file.sha256);
  const changed = missing.find((file) => applied.has(file.name));
  if (changed !== undefined) {
    throw new Error(
      `${changed.name} was changed after this database had been made from it. Tables change by a file of their own, with the next number`,
    );
  }
  for (const file of missing) await applyOne(client, file);
  return missing.map((file) => file.name);
}

async function applyOne(client: pg.Client, file: SchemaFile): Promise<void> {
  await client.query("begin");
  try {
    await client.query(file.text);
    await client.query("insert into schema_file (name, sha256) values ($1, $2)", [file.name, file.sha256]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`Applying ${file.name} failed`, { cause });
  }
}

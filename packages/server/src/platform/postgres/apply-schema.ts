import { LOCK_SESSION_KEEPALIVE } from "@verdict/contract/lock-session";
import pg from "pg";
import { adoptDatabase } from "./adopt-database.ts";
import { applyFunctions } from "./apply-functions.ts";
import { readServerVersion, requireVersion } from "./least-version.ts";
import { requireSession } from "./require-session.ts";
import { readSchemaFiles, SCHEMA_FOLDER, type SchemaFile } from "./schema-files.ts";
import { withLockTimeout } from "./with-lock-timeout.ts";

/** The key of the advisory lock; any constant that nothing else uses. */
const SCHEMA_LOCK = 826_431;

const BOOK_OF_FILES = `create table if not exists applied_file (
  name       text primary key,
  sha256     text not null,
  -- What a file of functions has made, as regprocedure says it.
  functions  text[] not null default '{}',
  applied_at timestamptz not null default now()
)`;

/**
 * Brings a database to what the files of a folder say, and returns the names of those applied now: `tables/NNNN_x.sql`
 * in order, each once and in its own transaction; then, in one transaction, every file of `functions/<domain>/` whose
 * text is new. One that was made before the files were squashed is adopted first. A database that a newer version has
 * made (it has files of tables that this folder has not) is left as it is: a server of the version before that starts
 * again during an upgrade must not bring old functions back.
 *
 * Several servers may call it at once. Throws UnusableDatabase where PostgreSQL is too old, and where `url` is not
 * direct: a transaction pooler would give the lock to somebody else. Throws when a file of tables was changed after it had been applied. `tell` hears what
 * it waits for.
 */
export async function applySchema(
  url: string,
  folder = SCHEMA_FOLDER,
  tell: (line: string) => void = () => undefined,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    requireVersion(await readServerVersion(client));
    await requireSession(client, url);
    await client.query(LOCK_SESSION_KEEPALIVE);
    await client.query("select pg_advisory_lock($1)", [SCHEMA_LOCK]); // Released when the connection ends.
    await client.query(BOOK_OF_FILES);
    const files = readSchemaFiles(folder);
    await adoptDatabase(client, { folder, tables: files.tables, tell });
    const applied = await readAppliedTables(client);
    const names = new Set(files.tables.map(({ name }) => name));
    if ([...applied.keys()].some((name) => !names.has(name))) return [];
    return [
      ...(await applyTables(client, { files: files.tables, applied, tell })),
      ...(await applyFunctions(client, files, tell)),
    ];
  } finally {
    await client.end();
  }
}

/** The digest of each file of tables that this database was made from. */
async function readAppliedTables(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    "select name, sha256 from applied_file where name like 'tables/%'",
  );
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

async function applyTables(
  client: pg.Client,
  input: { files: SchemaFile[]; applied: Map<string, string>; tell: (line: string) => void },
): Promise<string[]> {
  const { files, applied, tell } = input;
  const missing = files.filter((file) => applied.get(file.name) !== file.sha256);
  const changed = missing.find((file) => applied.has(file.name));
  if (changed !== undefined) {
    throw new Error(
      `${changed.name} was changed after this database had been made from it. Tables change by a file of their own, with the next number`,
    );
  }
  for (const file of missing) {
    await withLockTimeout(client, () => applyOne(client, file), tell).catch((cause: unknown) => {
      throw new Error(`Applying ${file.name} failed`, { cause });
    });
  }
  return missing.map((file) => file.name);
}

async function applyOne(client: pg.Client, file: SchemaFile): Promise<void> {
  await client.query(file.text);
  await client.query("insert into applied_file (name, sha256) values ($1, $2)", [file.name, file.sha256]);
}

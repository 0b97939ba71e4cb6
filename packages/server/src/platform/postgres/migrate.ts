import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** Where the migrations of this server lie. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** The first key of the advisory lock; any constant that nothing else uses. */
const MIGRATION_LOCK = 826_431;

/**
 * Applies the `NNNN_name.sql` files of a folder in order, each once and in its own transaction, and returns the names of
 * those applied now. Several servers may call it at once. Needs a direct connection: a transaction pooler would give
 * the lock to somebody else. Throws when a file was changed after it had been applied.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]); // Released when the connection ends.
    await client.query(
      "create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
    );
    return await applyMissing(client, folder);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>("select name, sha256 from migrations");
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const names: string[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    const text = readFileSync(path.join(folder, name), "utf8");
    const sha256 = createHash("sha256").update(text).digest("hex");
    const before = applied.get(name);
    if (before === sha256) continue;
    if (before !== undefined) throw new Error(`The migration ${name} was changed after it had been applied`);
    await applyOne(client, { name, text, sha256 });
    names.push(name);
  }
  return names;
}

async function applyOne(client: pg.Client, file: { name: string; text: string; sha256: string }): Promise<void> {
  await client.query("begin");
  try {
    await client.query(file.text);
    await client.query("insert into migrations (name, sha256) values ($1, $2)", [file.name, file.sha256]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`The migration ${file.name} failed`, { cause });
  }
}

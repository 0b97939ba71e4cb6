import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import type { SchemaFile } from "./schema-files.ts";
import type { Queryable } from "./transaction.ts";
import { withLockTimeout } from "./with-lock-timeout.ts";

/** The files before it stand for all that an adopted database has; from it on they are applied as to any other. */
const FIRST_CHANGE = "tables/0010";

interface OldChange {
  name: string;
  sha256: string;
  statements: string;
}

/**
 * Brings a database that was made from the files before the squash (decision 0041) to what the squashed ones make, in
 * one transaction and where the rows are: first what it lacks of the old changes, then the renames, then its book. Does
 * nothing to any other database, and nothing a second time. Only the order of columns is another one then: what was
 * added later stands last. Throws where the old files that it was made from are not known.
 */
export async function adoptDatabase(
  client: pg.Client,
  input: { folder: string; tables: SchemaFile[]; tell: (line: string) => void },
): Promise<void> {
  if (!(await hasOldBook(client))) return;
  const squashed = input.tables.filter((file) => file.name < FIRST_CHANGE);
  const changes = readOldChanges(path.join(input.folder, "adoption/old-changes.sql"));
  const renames = readFileSync(path.join(input.folder, "adoption/renames.sql"), "utf8");
  await withLockTimeout(client, adopt, input.tell).catch((cause: unknown) => {
    throw new Error("Adopting the database of an older version failed, and it is as it was", { cause });
  });

  async function adopt(): Promise<void> {
    const applied = await readOldBook(client);
    refuseUnknown(applied, changes);
    for (const change of changes.filter(({ sha256 }) => !applied.has(sha256))) await client.query(change.statements);
    await client.query(renames);
    await client.query(
      "insert into applied_file select name, sha256, functions, applied_at from schema_file where name like 'functions/%'",
    );
    await client.query("insert into applied_file (name, sha256) select * from unnest($1::text[], $2::text[])", [
      squashed.map(({ name }) => name),
      squashed.map(({ sha256 }) => sha256),
    ]);
    await client.query("drop table schema_file");
  }
}

/** A server from before the squash that was started by mistake leaves an empty one beside the new book. */
export async function hasOldBook(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>("select to_regclass('schema_file') is not null as has");
  return rows[0]?.has === true && (await client.query("select from schema_file limit 1")).rowCount === 1;
}

/** The name of each file of tables by its digest: some had another number for a while. */
async function readOldBook(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    "select name, sha256 from schema_file where name like 'tables/%'",
  );
  return new Map(rows.map(({ name, sha256 }) => [sha256, name]));
}

function refuseUnknown(applied: Map<string, string>, changes: OldChange[]): void {
  const unknown = [...applied].filter(([sha256]) => !changes.some((change) => change.sha256 === sha256));
  if (unknown.length === 0) return;
  const names = unknown.map(([, name]) => name).join(", ");
  throw new Error(`It was made from ${names} with a text that is in no version since commit b8202a0e (2026-11-22)`);
}

function readOldChanges(file: string): OldChange[] {
  return readFileSync(file, "utf8")
    .split(/^(?=-- \d{4}_\w+\.sql [0-9a-f]{64}$)/m)
    .slice(1)
    .map((section) => {
      const [, name = "", sha256 = "", statements = ""] = /^-- (\S+) (\S+)\n([\s\S]*)$/.exec(section) ?? [];
      return { name, sha256, statements };
    });
}

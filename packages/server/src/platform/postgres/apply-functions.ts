import pg from "pg";
import type { SchemaFile, SchemaFiles } from "./schema-files.ts";
import { withLockTimeout } from "./with-lock-timeout.ts";

/** What `create or replace` cannot do: another result, or another name of a parameter. */
const CANNOT_BE_REPLACED = "42P13";

interface AppliedFile {
  name: string;
  sha256: string;
  functions: string[];
}

/**
 * Applies every file whose text is not the applied one and drops the functions that no file makes any more, all in one
 * transaction: whoever calls a function meets either all old ones or all new ones. The order of the files is of no
 * matter, since bodies are looked at when they run; a statement that needs another file's function can't stand in one.
 * A role that was granted a function keeps it when its parameters change. Returns the names of the applied files.
 */
export async function applyFunctions(
  client: pg.Client,
  input: Omit<SchemaFiles, "tables">,
  tell: (line: string) => void,
): Promise<string[]> {
  const files = input.functions;
  const { rows } = await client.query<AppliedFile>(
    "select name, sha256, functions from applied_file where name like 'functions/%'",
  );
  const applied = new Map(rows.map((row) => [row.name, row]));
  const changed = files.filter((file) => applied.get(file.name)?.sha256 !== file.sha256);
  const gone = rows.filter((row) => !files.some((file) => file.name === row.name));
  if (changed.length === 0 && gone.length === 0) return [];
  await withLockTimeout(client, apply, tell);
  return changed.map((file) => file.name);

  async function apply(): Promise<void> {
    await client.query("set local check_function_bodies = off");
    const grants = await readGrants(client, rows);
    const made: string[] = [];
    for (const file of changed) made.push(...(await applyOne(client, file, applied.get(file.name)?.functions ?? [])));
    const outdated = [
      ...changed.flatMap((file) => applied.get(file.name)?.functions ?? []),
      ...gone.flatMap((row) => row.functions),
    ];
    await drop(
      client,
      outdated.filter((signature) => !made.includes(signature)),
    );
    await client.query("delete from applied_file where name = any ($1)", [gone.map((row) => row.name)]);
    await grantAgain(client, grants, made);
    await client.query(input.grants);
  }
}

/** Returns the functions that the file makes. */
async function applyOne(client: pg.Client, file: SchemaFile, before: string[]): Promise<string[]> {
  try {
    const standing = await readFunctions(client);
    await client.query("savepoint one_file");
    try {
      await client.query(file.text);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== CANNOT_BE_REPLACED) throw error;
      await client.query("rollback to one_file");
      await drop(client, before);
      await client.query(file.text);
    }
    const made = [...(await readFunctions(client))].filter(([signature, row]) => standing.get(signature) !== row);
    const signatures = made.map(([signature]) => signature);
    await client.query("release one_file");
    await client.query(
      `insert into applied_file (name, sha256, functions) values ($1, $2, $3)
       on conflict (name) do update set sha256 = excluded.sha256, functions = excluded.functions, applied_at = now()`,
      [file.name, file.sha256, signatures],
    );
    return signatures;
  } catch (cause) {
    throw new Error(`Applying ${file.name} failed`, { cause });
  }
}

async function drop(client: pg.Client, signatures: string[]): Promise<void> {
  for (const signature of signatures) await client.query(`drop function if exists ${signature}`);
}

/** All functions of the schema with the place of their row, which is another one after a replacement. */
async function readFunctions(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ signature: string; row: string }>(
    `select oid::regprocedure::text as signature, ctid::text as row
       from pg_proc where pronamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ signature, row }) => [signature, row]));
}

interface Grant {
  name: string;
  role: string;
}

/** Which roles, beside the owner and PUBLIC, may call what the applied files have made. */
async function readGrants(client: pg.Client, files: AppliedFile[]): Promise<Grant[]> {
  const { rows } = await client.query<Grant>(
    `select p.proname as name, r.rolname as role
       from unnest($1::text[]) signature
       join pg_proc p on p.oid = to_regprocedure(signature)
      cross join aclexplode(p.proacl) a
       join pg_roles r on r.oid = a.grantee
      where a.grantee <> p.proowner and a.privilege_type = 'EXECUTE'`,
    [files.flatMap((file) => file.functions)],
  );
  return rows;
}

async function grantAgain(client: pg.Client, grants: Grant[], made: string[]): Promise<void> {
  for (const { name, role } of grants) {
    for (const signature of made.filter((text) => text.startsWith(`${name}(`))) {
      await client.query(`grant execute on function ${signature} to ${client.escapeIdentifier(role)}`);
    }
  }
}

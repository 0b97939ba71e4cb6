import type { LanguageId } from "@verdict/contract/language";
import type { JudgeStanding } from "@verdict/contract/site-status";
import pg from "pg";
import { firstPasswordState } from "../accounts/admins/first-password.ts";
import type { Config } from "../config.ts";
import { listOffered } from "../judging/offered-languages.ts";
import { readQueueFacts } from "../judging/queue-facts.ts";
import { readServerVersion } from "../platform/postgres/least-version.ts";
import type { DatabaseAddresses } from "../platform/postgres/pool.ts";
import { requireSession } from "../platform/postgres/require-session.ts";
import { readSchemaState, type SchemaState } from "../platform/postgres/schema-state.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { UnusableDatabase } from "../platform/postgres/unusable-database.ts";
import { countAwaiting } from "../problems/building/store.ts";
import { readJudges } from "../status/read-status.ts";
import { countJudgeErrors, readDatabase } from "../status/store.ts";
import { reasonOf } from "../terminal-errors.ts";

/** A database that takes longer than this is as good as down. */
const PATIENCE_MS = 10_000;

/** What the site keeps in it. */
export interface SiteFacts {
  bytes: number;
  judges: readonly JudgeStanding[];
  queue: { waiting: number; running: number; oldestSeconds: number };
  /** Submissions without a verdict by our own fault. */
  judgeErrors: number;
  /** Further languages that are switched on. */
  languages: readonly LanguageId[];
  firstPassword: "in use" | "changed" | "unknown";
  /** How many problems there are, how many of them lack their hidden tests, and of how many these could not be built. */
  tests: { problems: number; awaiting: number; unwanted: number; broken: number };
}

export interface DatabaseFacts {
  /** As PostgreSQL says it: `18.4`; and as a number to compare: 180004. */
  version: string;
  versionNumber: number;
  /** By how much its clock is before (or, below zero, behind) that of this machine. */
  clockAheadMs: number;
  /** A standby, or one that was told to change nothing. */
  isReadOnly: boolean;
  connections: { used: number; most: number };
  /** Null where nothing is archived. Moments are as the database says them. */
  archiving: { failed: number; isFailing: boolean; lastAgeSeconds: number | null } | null;
  /** Null for a role that may not look, as that of judge machines. */
  schema: SchemaState | null;
  /** Null where tables are missing or older than this code. */
  site: SiteFacts | null;
}

export type DatabaseLook =
  | { state: "away"; reason: string }
  /** It answers, and cannot be used as it is; in words for the person who has to put that right. */
  | { state: "unusable"; reason: string }
  | { state: "there"; facts: DatabaseFacts };

/**
 * Looks at a database in transactions that may only read, whether the site runs or not. `addresses` differ where the
 * first leads to a transaction pooler.
 */
export async function lookAtDatabase(
  addresses: DatabaseAddresses,
  config: Pick<Config, "dataDir" | "admin" | "languages">,
): Promise<DatabaseLook> {
  try {
    if (addresses.url !== addresses.directUrl) await withClient(addresses.url, (client) => client.query("select 1"));
    const facts = await withClient(addresses.directUrl, async (client) => {
      await requireSession(client, addresses.directUrl);
      return await readOnly(client, () => readFacts(client, config));
    });
    return { state: "there", facts };
  } catch (error) {
    if (error instanceof UnusableDatabase) return { state: "unusable", reason: error.message };
    return { state: "away", reason: reasonOf(error) };
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // The query that is under way rejects as well.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readOnly<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin transaction isolation level repeatable read read only");
  try {
    return await work();
  } finally {
    await client.query("rollback");
  }
}

async function readFacts(
  client: pg.Client,
  config: Pick<Config, "dataDir" | "admin" | "languages">,
): Promise<DatabaseFacts> {
  const clockAheadMs = await readClock(client);
  const version = await readServerVersion(client);
  const server = await readServer(client);
  const schema = (await mayLook(client)) ? await readSchemaState(client) : null;
  const isComplete = schema?.state === "same" || schema?.state === "newer";
  return {
    version: version.name,
    versionNumber: version.number,
    clockAheadMs,
    isReadOnly: server.is_read_only,
    connections: { used: server.used, most: server.most },
    archiving: await readArchiving(client),
    schema,
    site: isComplete ? await readSite(client, config) : null,
  };
}

/** Half of the way there and back is taken off. */
async function readClock(db: Queryable): Promise<number> {
  const askedAt = Date.now();
  const { rows } = await db.query<{ ms: number }>("select extract(epoch from clock_timestamp())::float8 * 1000 as ms");
  return Math.round((rows[0]?.ms ?? Number.NaN) - (askedAt + Date.now()) / 2);
}

interface ServerRow {
  is_read_only: boolean;
  used: number;
  most: number;
}

async function readServer(db: Queryable): Promise<ServerRow> {
  const { rows } = await db.query<ServerRow>(
    `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as is_read_only,
            (select sum(numbackends)::int from pg_stat_database) as used,
            current_setting('max_connections')::int as most`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a query without a table gives one row");
  return row;
}

async function readArchiving(db: Queryable): Promise<DatabaseFacts["archiving"]> {
  const { rows } = await db.query<{ failed: number; is_failing: boolean; age: number | null }>(
    `select failed_count::float8 as failed,
            coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing,
            extract(epoch from clock_timestamp() - last_archived_time)::float8 as age
       from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
  );
  const [row] = rows;
  return row === undefined ? null : { failed: row.failed, isFailing: row.is_failing, lastAgeSeconds: row.age };
}

/** The role of a judge machine may call functions and read no table. */
async function mayLook(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>(
    `select coalesce(has_table_privilege(to_regclass('applied_file')::oid, 'select'), true)
        and coalesce(has_table_privilege(to_regclass('user_account')::oid, 'select'), true) as may`,
  );
  return rows[0]?.may === true;
}

async function readSite(db: Queryable, config: Pick<Config, "dataDir" | "admin" | "languages">): Promise<SiteFacts> {
  const { kinds } = await readQueueFacts(db);
  const stands = [...kinds.values()];
  return {
    bytes: (await readDatabase(db)).bytes,
    judges: await readJudges(db),
    queue: {
      waiting: stands.reduce((sum, { waiting }) => sum + waiting, 0),
      running: stands.reduce((sum, { running }) => sum + running, 0),
      oldestSeconds: Math.max(0, ...stands.map(({ oldestSeconds }) => oldestSeconds)),
    },
    judgeErrors: await countJudgeErrors(db),
    languages: await listOffered({ config, pool: db }),
    firstPassword: await firstPasswordState(db, config),
    tests: await countAwaiting(db),
  };
}

import path from "node:path";
import { EnvironmentError } from "@verdict/contract/environment";
import { changeRole } from "../accounts/admins/change-role.ts";
import { type Config, readConfig } from "../config.ts";
import { DomainError } from "../platform/http/errors.ts";
import { createLog } from "../platform/log.ts";
import { applySchema } from "../platform/postgres/apply-schema.ts";
import { startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { createPool, type DatabaseAddresses } from "../platform/postgres/pool.ts";
import { UnusableDatabase } from "../platform/postgres/unusable-database.ts";

/*
 * npm run admin -- grant <email>     makes the account an admin
 * npm run admin -- revoke <email>    makes it an ordinary one again
 *
 * Works beside a running server and without one; the role counts at the account's next call.
 */

const USAGE = "Usage: npm run admin -- grant|revoke <email>";

/** What PostgreSQL says of a database that no web server has prepared. */
const NO_SUCH_TABLE = "42P01";

async function main(args: readonly string[]): Promise<number> {
  const [action, address, ...rest] = args;
  if ((action !== "grant" && action !== "revoke") || address === undefined || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const role = action === "grant" ? "admin" : "user";
  const emailId = address.trim().toLowerCase();
  const hasChanged = await withDatabase(readConfig(process.env), (database) => change(database, { emailId, role }));
  const words = role === "admin" ? "an admin" : "an ordinary user";
  process.stdout.write(`${emailId} is ${words} ${hasChanged ? "now" : "already"}\n`);
  return 0;
}

async function change(
  database: DatabaseAddresses,
  input: { emailId: string; role: "admin" | "user" },
): Promise<boolean> {
  const pool = createPool(database, createLog({ level: "warn", format: "text" }));
  try {
    return await changeRole(pool, { ...input, doneBy: "command line" });
  } catch (error) {
    if ((error as { code?: unknown }).code !== NO_SUCH_TABLE) throw error;
    throw new UnusableDatabase("The database has no tables of Verdict yet: start a web server first", { cause: error });
  } finally {
    await pool.end();
  }
}

async function withDatabase<T>(config: Config, work: (database: DatabaseAddresses) => Promise<T>): Promise<T> {
  const { databaseUrl: url, databaseDirectUrl } = config;
  if (url !== null) return work({ url, directUrl: databaseDirectUrl ?? url });
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const server = await startEmbeddedPostgres({ folder: path.join(config.dataDir, "postgres"), log: say });
  try {
    await applySchema(server.directUrl);
    return await work(server);
  } finally {
    await server.stop();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isForThePerson = [DomainError, EnvironmentError, UnusableDatabase].some((kind) => error instanceof kind);
  if (!isForThePerson || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { type EnsuredAdmin, ensureAdmin } from "../accounts/admins/ensure-admin.ts";
import type { Config } from "../config.ts";
import { createLog } from "../platform/log.ts";
import { applySchema } from "../platform/postgres/apply-schema.ts";
import { createPool } from "../platform/postgres/pool.ts";
import { UnusableDatabase } from "../platform/postgres/unusable-database.ts";
import { countAwaiting } from "../problems/building/store.ts";
import { createStatementRenderer } from "../problems/render-statement.ts";
import { seedCatalogue, type WaitingProblem } from "../problems/seed.ts";
import { reasonOf, StartError } from "../terminal-errors.ts";

export interface PreparedDatabase {
  admin: EnsuredAdmin;
  /** How many problems the installation has now. */
  problems: number;
  /** Of these, whose tests nobody has wanted yet, where only those are built; else 0. */
  builtWhenWanted: number;
  /** What of the catalogue waits for a server that builds its tests. */
  waitingProblems: readonly WaitingProblem[];
}

/**
 * Migrations, the admin account and the catalogue. Safe to repeat, and safe when several servers start at once. Throws
 * StartError when the database cannot be reached or used.
 */
export async function prepareDatabase(
  config: Config,
  input: { databaseUrl: string; directUrl: string; problemsFolder: string },
): Promise<PreparedDatabase> {
  const log = createLog({ level: "warn", format: "text" });
  const pool = createPool({ url: input.databaseUrl, directUrl: input.directUrl }, log);
  try {
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reasonOf(cause)}`, { cause });
  }
  const statements = createStatementRenderer();
  try {
    await applySchema(input.directUrl, undefined, (line) => log.warn(line)).catch((error: unknown) => {
      throw error instanceof UnusableDatabase ? new StartError(error.message, { cause: error }) : error;
    });
    const admin = await ensureAdmin({ config, pool });
    const { waiting: waitingProblems } = await seedCatalogue({ pool, statements }, input.problemsFolder);
    const { problems, unwanted } = await countAwaiting(pool);
    return { admin, problems, builtWhenWanted: config.buildTests === "wanted" ? unwanted : 0, waitingProblems };
  } finally {
    await statements.stop();
    await pool.end();
  }
}

import { type EnsuredAdmin, ensureAdmin } from "./accounts/ensure-admin.ts";
import type { Config } from "./config.ts";
import { reasonOf, StartError } from "./main.ts";
import { createLog } from "./platform/log.ts";
import { MIGRATIONS_FOLDER, migrate } from "./platform/postgres/migrate.ts";
import { createPool } from "./platform/postgres/pool.ts";
import { seedCatalogue } from "./problems/seed.ts";

export interface PreparedDatabase {
  admin: EnsuredAdmin;
  /** How many problems the installation has now. */
  problems: number;
}

/**
 * Migrations, the admin account and the catalogue. Safe to repeat, and safe when several servers start at once. Throws
 * StartError when the database cannot be reached.
 */
export async function prepareDatabase(
  config: Config,
  input: { databaseUrl: string; directUrl: string; problemsFolder: string },
): Promise<PreparedDatabase> {
  const pool = createPool(input.databaseUrl, createLog({ level: "warn", format: "text" }));
  try {
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reasonOf(cause)}`, { cause });
  }
  try {
    await migrate(input.directUrl, MIGRATIONS_FOLDER);
    const admin = await ensureAdmin({ config, pool });
    await seedCatalogue({ pool }, input.problemsFolder);
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from problem where deleted_at is null",
    );
    return { admin, problems: rows[0]?.count ?? 0 };
  } finally {
    await pool.end();
  }
}

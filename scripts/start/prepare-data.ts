import { join } from "node:path";
import type { Config } from "@verdict/server/config";
import { type PreparedDatabase, prepareDatabase } from "@verdict/server/prepare-database";
import type { Database } from "./database.ts";
import type { Progress } from "./progress.ts";

/** Migrations, the admin account and the catalogue. Safe to repeat, and when several servers start at once. */
export async function prepareData(input: {
  config: Config;
  database: Database;
  root: string;
  progress: Progress;
}): Promise<PreparedDatabase> {
  const { config, database, root, progress } = input;
  return progress.step("database ready, catalogue stored", () =>
    prepareDatabase(config, {
      databaseUrl: database.url,
      directUrl: database.directUrl,
      problemsFolder: join(root, "problems"),
    }),
  );
}

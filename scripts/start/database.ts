import { join } from "node:path";
import type { Config } from "@verdict/server/config";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";

export interface Database {
  url: string;
  directUrl: string;
  isEmbedded: boolean;
  stop(): Promise<void>;
}

/** The operator's PostgreSQL when DATABASE_URL is set, else our own in DATA_DIR. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  if (config.databaseUrl !== null) {
    const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
    return { url: config.databaseUrl, directUrl, isEmbedded: false, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ folder: join(config.dataDir, "postgres"), log: say });
  return { url: server.url, directUrl: server.directUrl, isEmbedded: true, stop: server.stop };
}

import { join } from "node:path";
import type { Config } from "@verdict/server/config";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";

export interface Database {
  url: string;
  directUrl: string;
  isEmbedded: boolean;
  /**
   * The addresses for this machine's judge: in our own database as a role that may call the functions of its door only.
   */
  ofJudge: { url: string; directUrl: string };
  stop(): Promise<void>;
}

/** The operator's PostgreSQL when DATABASE_URL is set, else our own in DATA_DIR. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  if (config.databaseUrl !== null) {
    const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
    const addresses = { url: config.databaseUrl, directUrl };
    return { ...addresses, ofJudge: addresses, isEmbedded: false, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ folder: join(config.dataDir, "postgres"), log: say, takesOver: true });
  const { url, directUrl, judgeUrl } = server;
  return { url, directUrl, ofJudge: { url: judgeUrl, directUrl: judgeUrl }, isEmbedded: true, stop: server.stop };
}

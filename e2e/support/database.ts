import { join } from "node:path";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import pg from "pg";
import { dataDir } from "./data-dir.ts";

/** Of the product that the stories run against; its own server is adopted, and stays when the story ends. */
export async function databaseUrl(): Promise<string> {
  const server = await startEmbeddedPostgres({ folder: join(dataDir(), "postgres"), log: () => undefined });
  return server.url;
}

/** The server's clock cannot be moved as the browser's can: as if the last code had been mailed long ago. */
export async function forgetResendCooldown(emailId: string): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  await client.query("delete from rate_limits where key = $1", [`resend:${emailId}`]);
  await client.end();
}

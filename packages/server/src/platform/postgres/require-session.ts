import { keepsSession } from "@verdict/contract/lock-session";
import pg from "pg";
import { UnusableDatabase } from "./unusable-database.ts";

export const POOLER_WITHOUT_DIRECT_URL =
  "DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the address of the database itself";

/**
 * A connection that is to listen or to hold a lock. Behind a transaction pooler it would neither hear anything nor keep
 * others out, without a word of it. Throws UnusableDatabase.
 */
export async function requireSession(client: pg.Client, url: string): Promise<void> {
  const notify = async (channel: string) => {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`notify ${channel}`).finally(() => other.end());
  };
  if (await keepsSession(client, notify)) return;
  throw new UnusableDatabase(`${POOLER_WITHOUT_DIRECT_URL}, which pools nothing`);
}

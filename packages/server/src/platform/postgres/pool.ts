import pg from "pg";
import type { Log } from "../log.ts";

/** Ten connections keep two cores busy; PostgreSQL's default of 100 then serves ten processes. */
const CONNECTIONS_PER_PROCESS = 10;
const CONNECT_TIMEOUT_MS = 5_000;

export function createPool(url: string, log: Pick<Log, "warn">): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_PER_PROCESS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without these two a lost connection, idle or checked out, would end the process. The query itself rejects too.
  const onLost = (error: Error) => log.warn({ err: error }, "A database connection was lost");
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  return pool;
}

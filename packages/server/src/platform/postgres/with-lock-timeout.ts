import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/*
 * Whoever wants to change a table waits for all who read it, and everybody else waits behind. A dump reads for an hour,
 * and the site would stand for as long. So a change stands in line for two seconds, leaves, and comes again.
 */

const LOCK_TIMEOUT_MS = 2_000;
const PAUSE_MS = 3_000;
/** Longer than a dump of a large site takes. A service manager starts whoever gives up again. */
const PATIENCE_MS = 60 * 60 * 1000;

/** lock_not_available and deadlock_detected. */
const NOT_NOW = ["55P03", "40P01"];

/**
 * Does the work in a transaction of the client, again and again until it gets its locks. Throws what the work throws,
 * and `tell` hears once what it waits for.
 */
export async function withLockTimeout<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  tell: (line: string) => void,
): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    await client.query("begin");
    try {
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      const result = await work();
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback");
      if (!isNotNow(error) || performance.now() > giveUpAt) throw error;
    }
    if (tries === 1)
      tell("The tables of the database are in use by something that takes long, such as a dump: waiting for it");
    await sleep(PAUSE_MS);
  }
}

function isNotNow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError && NOT_NOW.includes(error.code ?? "")) return true;
  return isNotNow(error.cause);
}

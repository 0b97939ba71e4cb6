import type pg from "pg";
import { expect } from "vitest";

/** Resolves when so many transactions of this database wait for a lock of another one. */
export async function untilLocksAreWaitedFor(pool: pg.Pool, count: number): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(count);
}

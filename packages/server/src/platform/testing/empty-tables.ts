import type { Pool } from "pg";

const DEADLOCK_DETECTED = "40P01";
const ATTEMPTS = 5;

/**
 * Empties tables before a test, and what refers to them. What an earlier test has set going may still hold one of them
 * and wait for another: the database then ends one of the two, and this one begins again.
 */
export async function emptyTables(pool: Pick<Pool, "query">, tables: string): Promise<void> {
  for (let left = ATTEMPTS - 1; ; left--) {
    try {
      await pool.query(`truncate ${tables} cascade`);
      return;
    } catch (error) {
      if (left === 0 || (error as { code?: unknown }).code !== DEADLOCK_DETECTED) throw error;
    }
  }
}

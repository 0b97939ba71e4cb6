import type pg from "pg";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { rateProblems } from "./rate-problems.ts";
import { listFirstAttempts, storeRatings } from "./store.ts";

/** Some 60 MB while it lasts, and a second of work (measured on one core, 2026-11-27). More people add little. */
const MOST_ATTEMPTS = 200_000;

/** Rates all problems anew. Several servers may do it at once: they find the same. */
export async function refreshRatings(pool: pg.Pool): Promise<void> {
  const ratings = rateProblems(await listFirstAttempts(pool, MOST_ATTEMPTS));
  await inTransaction(pool, (db) => storeRatings(db, ratings));
}

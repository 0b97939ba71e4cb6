import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { wantTests } from "./store.ts";

/**
 * Throws conflict, in these words, while the hidden tests of the problem are not there; then they are wanted, so that
 * words that promise them are true. Outside of transactions: what throws would take that back.
 */
export async function requireBuilt(
  pool: pg.Pool,
  { id, awaits_tests: awaitsTests }: { id: string; awaits_tests: boolean },
  words: string,
): Promise<void> {
  if (!awaitsTests) return;
  await wantTests(pool, id);
  throw new DomainError("conflict", words);
}

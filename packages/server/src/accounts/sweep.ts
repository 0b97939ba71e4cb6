import type pg from "pg";
import { inBatches } from "../platform/postgres/in-batches.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import { deleteOldLoginEntries } from "./audit/store.ts";
import { deleteExpiredEmailChanges } from "./changes/store.ts";
import { deleteAccountThatIsDue, deleteForgottenDeletions } from "./deletion/store.ts";
import { deleteOldTokenUses } from "./google/store.ts";
import { deleteForgottenBrowsers } from "./known-browsers/store.ts";
import { deleteExpiredLimits } from "./limits/store.ts";
import { deleteOldLogins } from "./openid/store.ts";
import { deleteExpiredResets } from "./passwords/store.ts";
import { deleteOldRegistrations } from "./registration/store.ts";
import { deleteEndedSessions } from "./sessions/store.ts";
import { deleteExpiredTokens } from "./tokens/store.ts";

/** A batch takes milliseconds; the next sweep takes what so many of them leave. */
const BATCHES = { most: 1_000, batches: 1_000 };

const MOST_ACCOUNTS = 100;

/** Everything that has no effect any more. */
export async function sweepExpired(db: pg.Pool): Promise<void> {
  await inBatches(BATCHES, (most) => deleteEndedSessions(db, most));
  await inBatches(BATCHES, (most) => deleteExpiredTokens(db, most));
  await inBatches(BATCHES, (most) => deleteForgottenBrowsers(db, most));
  await inBatches(BATCHES, (most) => deleteOldRegistrations(db, most));
  await inBatches(BATCHES, (most) => deleteExpiredResets(db, most));
  await deleteExpiredEmailChanges(db);
  await deleteForgottenDeletions(db);
  for (let left = MOST_ACCOUNTS; left > 0 && (await inTransaction(db, deleteAccountThatIsDue)); left -= 1);
  await inBatches(BATCHES, (most) => deleteOldTokenUses(db, most));
  await inBatches(BATCHES, (most) => deleteOldLogins(db, most));
  await inBatches(BATCHES, (most) => deleteExpiredLimits(db, most));
  await inBatches(BATCHES, (most) => deleteOldLoginEntries(db, most));
}

import type { Queryable } from "../platform/postgres/transaction.ts";
import { deleteOldLoginEntries } from "./audit/store.ts";
import { deleteExpiredEmailChanges } from "./changes/store.ts";
import { deleteAccountsThatAreDue, deleteForgottenDeletions } from "./deletion/store.ts";
import { deleteOldTokenUses } from "./google/store.ts";
import { deleteForgottenBrowsers } from "./known-browsers/store.ts";
import { deleteExpiredLimits } from "./limits/store.ts";
import { deleteExpiredResets } from "./passwords/store.ts";
import { deleteOldRegistrations } from "./registration/store.ts";
import { deleteEndedSessions } from "./sessions/store.ts";
import { deleteExpiredTokens } from "./tokens/store.ts";

/** Everything that has no effect any more. */
export async function sweepExpired(db: Queryable, now: Date): Promise<void> {
  await deleteEndedSessions(db);
  await deleteExpiredTokens(db);
  await deleteForgottenBrowsers(db);
  await deleteOldRegistrations(db);
  await deleteExpiredResets(db);
  await deleteExpiredEmailChanges(db);
  await deleteForgottenDeletions(db);
  await deleteAccountsThatAreDue(db);
  await deleteOldTokenUses(db);
  await deleteExpiredLimits(db, now);
  await deleteOldLoginEntries(db);
}

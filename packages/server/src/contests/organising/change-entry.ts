import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { type AskedContest, requireOrganiser } from "../require-contest.ts";
import { isOfStaff } from "../staff/store.ts";
import { replaceEntryTerms } from "./store.ts";

interface EntryTerms {
  extraMinutes: number;
  isOfficial: boolean;
  disqualifiedReason: string | null;
}

/** Throws not_found, and conflict where somebody would be ranked who is, or was, staff of the contest. */
export async function changeEntry(
  pool: pg.Pool,
  input: AskedContest & EntryTerms & { entryId: string },
): Promise<void> {
  const { entryId, extraMinutes, isOfficial, disqualifiedReason } = input;
  await inTransaction(pool, async (db) => {
    const { id: contestId } = await requireOrganiser(db, input);
    const terms = { contestId, entryId, extraMinutes, isOfficial, disqualifiedReason };
    const isKnown = isUuid(entryId) && (await replaceEntryTerms(db, terms));
    if (!isKnown) throw new DomainError("not_found", "This entry does not exist");
    if (isOfficial && (await isOfStaff(db, entryId))) {
      throw new DomainError("conflict", "Staff of the contest are out of the ranking, also those who were");
    }
  });
}

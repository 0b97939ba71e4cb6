import { minutesText } from "@verdict/contract/contests";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { insertAnnouncement } from "../asking/store.ts";
import { type AskedContest, requireOrganiser } from "../require-contest.ts";
import { addRemovedTime, clearRemovedTime } from "./store.ts";

const MOST_PIECES = 20;

/**
 * Time in which nobody could work does not count: every clock that ran then has as much at its end, and all are told.
 * Throws not_found, bad_input for a time before the start, and conflict for too many pieces.
 */
export async function removeTime(
  pool: pg.Pool,
  input: AskedContest & { from: string; to: string; reason: string },
): Promise<void> {
  const { from, to } = input;
  await inTransaction(pool, async (db) => {
    const contest = await requireOrganiser(db, input);
    if (Date.parse(from) < contest.starts_at.getTime()) {
      throw new DomainError("bad_input", "Only time after the start can be taken out");
    }
    const isAdded = await addRemovedTime(db, { id: contest.id, from, to, mostPieces: MOST_PIECES });
    if (!isAdded) throw new DomainError("conflict", "Too many times have been taken out of this contest");
    const minutes = minutesText((Date.parse(to) - Date.parse(from)) / 60_000);
    const text = `${minutes} of the contest will not count, and the end is later by as much. ${input.reason}`;
    await insertAnnouncement(db, { contestId: contest.id, problemId: null, text });
  });
}

/** All time that was taken out counts again, and all are told. Throws not_found, and conflict where there is none. */
export async function returnTime(pool: pg.Pool, asked: AskedContest): Promise<void> {
  await inTransaction(pool, async (db) => {
    const contest = await requireOrganiser(db, asked);
    const isCleared = await clearRemovedTime(db, contest.id);
    if (!isCleared) throw new DomainError("conflict", "No time has been taken out of this contest");
    const text = "The time that was taken out of the contest counts again, and the end is where it was.";
    await insertAnnouncement(db, { contestId: contest.id, problemId: null, text });
  });
}

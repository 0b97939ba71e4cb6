import type pg from "pg";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { utcDay } from "../../platform/utc-day.ts";
import { findFreeContestId } from "../organising/store.ts";
import { chooseWeek } from "./choose-week.ts";
import { hasOwnSince, insertChallenge, listCandidates, lockMaking, readNow, removeUnentered } from "./store.ts";

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;
const MINUTES = 90;

/**
 * Opens the challenge of this week (Monday to Monday, UTC, by the clock of the database), unless it is there, and removes
 * challenges that ended without anybody. A site with too few public problems has none.
 */
export async function openWeeklyChallenge(pool: pg.Pool): Promise<void> {
  await removeUnentered(pool);
  const monday = mondayOf(await readNow(pool));
  if (await hasOwnSince(pool, monday)) return;
  await inTransaction(pool, async (db) => {
    await lockMaking(db, null);
    if (await hasOwnSince(db, monday)) return;
    const day = utcDay(monday);
    const problemIds = chooseWeek(day, await listCandidates(db));
    if (problemIds === null) return;
    await insertChallenge(db, {
      ...{ id: await findFreeContestId(db, `weekly-${day}`), title: `Weekly challenge, ${dateText(monday)}` },
      intro: `${problemIds.length} problems, ${MINUTES} minutes, whenever you like this week.`,
      ...{ windowMinutes: MINUTES, madeBy: null, problemIds },
      endsAt: new Date(monday.getTime() + WEEK_DAYS * DAY_MS),
    });
  });
}

/** The last midnight (UTC) at which a Monday began. */
export function mondayOf(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ((now.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS) * DAY_MS);
}

function dateText(date: Date): string {
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

import { randomBytes } from "node:crypto";
import type { AppContext } from "../../platform/context.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { utcDay } from "../../platform/utc-day.ts";
import { findFreeContestId } from "../organising/store.ts";
import { chooseWeek } from "./choose-week.ts";
import { hasOpened, insertChallenge, listCandidates, lockMaking, noteOpened, readNow } from "./store.ts";

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;
const MINUTES = 90;
const SEED_BYTES = 16;

/**
 * Opens the challenge of this week (Monday to Monday, UTC, by the clock of the database), once: one that an administrator
 * deletes does not come again. A site with too few public problems has none.
 */
export async function openWeeklyChallenge({ pool, config }: WeeklyContext): Promise<void> {
  const monday = mondayOf(await readNow(pool));
  const day = utcDay(monday);
  if (await hasOpened(pool, day)) return;
  await inTransaction(pool, async (db) => {
    await lockMaking(db, null);
    if (await hasOpened(db, day)) return;
    const problemIds = chooseWeek(randomBytes(SEED_BYTES).toString("hex"), await listCandidates(db, config.buildTests));
    if (problemIds === null) return;
    await noteOpened(db, day);
    await insertChallenge(db, {
      ...{ id: await findFreeContestId(db, `weekly-${day}`), title: `Weekly challenge, ${dateText(monday)}` },
      intro: `${problemIds.length} problems, ${MINUTES} minutes, whenever you like this week.`,
      ...{ windowMinutes: MINUTES, madeBy: null, problemIds },
      endsAt: new Date(monday.getTime() + WEEK_DAYS * DAY_MS),
    });
  });
}

export interface WeeklyContext extends Pick<AppContext, "pool"> {
  config: Pick<AppContext["config"], "buildTests">;
}

/** The last midnight (UTC) at which a Monday began. */
export function mondayOf(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ((now.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS) * DAY_MS);
}

function dateText(date: Date): string {
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

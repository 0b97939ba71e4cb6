import type { Achievements, DaysOfTheProblem, Streak } from "@verdict/contract/profile";
import type { AppContext } from "../platform/context.ts";
import { utcDay } from "../platform/utc-day.ts";
import { countByLanguage, countByTag, countCatalogue, listDaysOfTheProblem, listSolvedDays } from "./store.ts";

export async function readAchievements(
  context: Pick<AppContext, "pool" | "clock">,
  userId: string,
): Promise<Achievements> {
  const { pool, clock } = context;
  const [catalogue, byTag, byLanguage, solvedDays, daysOfTheProblem] = await Promise.all([
    countCatalogue(pool),
    countByTag(pool, userId),
    countByLanguage(pool, userId),
    listSolvedDays(pool, userId),
    listDaysOfTheProblem(pool, userId),
  ]);
  const today = utcDay(clock());
  return {
    catalogue,
    byTag,
    byLanguage,
    streak: streakOf(solvedDays, today),
    problemOfTheDay: countDaysOfTheProblem(daysOfTheProblem, today),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many days in a row earn a freeze. */
const DAYS_OF_A_FREEZE = 7;
const MOST_FREEZES = 2;

/**
 * Days in a row on which something was solved. A day without costs a freeze where one was earned, and ends the streak
 * where not; today is not over yet and costs nothing. `solvedDays` are dates like `2026-11-21`, in UTC, oldest first.
 */
export function streakOf(solvedDays: readonly string[], today: string): Streak {
  let [current, longest, freezes, sinceFreeze] = [0, 0, 0, 0];
  let before: number | null = null;
  for (const day of solvedDays.map((date) => Date.parse(date))) {
    const missed = before === null ? 0 : (day - before) / DAY_MS - 1;
    if (missed > freezes) [current, freezes, sinceFreeze] = [0, 0, 0];
    else freezes -= missed;
    current += 1;
    sinceFreeze += 1;
    if (sinceFreeze === DAYS_OF_A_FREEZE) [freezes, sinceFreeze] = [Math.min(MOST_FREEZES, freezes + 1), 0];
    longest = Math.max(longest, current);
    before = day;
  }
  const missed = before === null ? 0 : Math.max(0, (Date.parse(today) - before) / DAY_MS - 1);
  if (missed > freezes) return { current: 0, longest, freezes: 0 };
  return { current, longest, freezes: freezes - missed };
}

/** `days` are those that had a problem, oldest first. Today is not over yet and ends nothing. */
export function countDaysOfTheProblem(
  days: readonly { date: string; isSolved: boolean }[],
  today: string,
): DaysOfTheProblem {
  let [total, current, longest] = [0, 0, 0];
  for (const { date, isSolved } of days) {
    if (isSolved) [total, current] = [total + 1, current + 1];
    else if (date !== today) current = 0;
    longest = Math.max(longest, current);
  }
  return { total, current, longest };
}

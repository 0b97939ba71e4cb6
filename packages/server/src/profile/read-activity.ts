import type { Activity } from "@verdict/contract/profile";
import type { AppContext } from "../platform/context.ts";
import { countFirstSolvedByDay, countSubmissionsByDay } from "./store.ts";

/** 53 weeks fill a heatmap whose columns are weeks, wherever in a week today is. */
const HEATMAP_DAYS = 53 * 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function readActivity(context: Pick<AppContext, "pool" | "clock">, userId: string): Promise<Activity> {
  const today = startOfDay(context.clock());
  const since = new Date(today.getTime() - (HEATMAP_DAYS - 1) * DAY_MS);
  const [submissionsByDay, solvedByDay] = await Promise.all([
    countSubmissionsByDay(context.pool, userId, since),
    countFirstSolvedByDay(context.pool, userId),
  ]);
  let total = 0;
  const solvedOverTime = solvedByDay.map(({ date, count }) => {
    total += count;
    return { date, total };
  });
  return { from: dateText(since), to: dateText(today), submissionsByDay, solvedOverTime };
}

function startOfDay(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
}

function dateText(day: Date): string {
  return day.toISOString().slice(0, 10);
}

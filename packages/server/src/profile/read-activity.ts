import type { Activity } from "@verdict/contract/profile";
import type { AppContext } from "../platform/context.ts";
import { utcDay } from "../platform/utc-day.ts";
import { countFirstSolvedByDay, countSubmissionsByDay } from "./store.ts";

/** 53 weeks fill a heatmap whose columns are weeks, wherever in a week today is. */
const HEATMAP_DAYS = 53 * 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function readActivity(context: Pick<AppContext, "pool" | "clock">, userId: string): Promise<Activity> {
  const { from, to } = heatmapDays(context.clock());
  const [submissionsByDay, solvedByDay] = await Promise.all([
    countSubmissionsByDay(context.pool, userId, new Date(from)),
    countFirstSolvedByDay(context.pool, userId),
  ]);
  return { from, to, submissionsByDay, solvedOverTime: runningTotal(solvedByDay) };
}

/** The first and the last day of the heatmap at this moment: `2026-11-21`, in UTC. */
export function heatmapDays(now: Date): { from: string; to: string } {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return { from: utcDay(today - (HEATMAP_DAYS - 1) * DAY_MS), to: utcDay(today) };
}

/** A point for each day, whose total is that of all days up to it; the rows come oldest first, several of a day or one. */
export function runningTotal(rows: readonly { date: string; count: number }[]): { date: string; total: number }[] {
  const totals = new Map<string, number>();
  let total = 0;
  for (const { date, count } of rows) {
    total += count;
    totals.set(date, total);
  }
  return [...totals].map(([date, total]) => ({ date, total }));
}

import type { ContestRow, EntryRow } from "./store.ts";

/**
 * Whether the problems of a contest are told to somebody with this entry: the own clock has started. Who has not taken
 * part sees afterwards what it was about, unless its problems are kept for another time.
 */
export function mayReadProblems(contest: ContestRow, entry: EntryRow | null): boolean {
  const hasStarted = entry !== null && entry.starts_at !== null && entry.starts_at <= contest.now;
  return hasStarted || (contest.over_at <= contest.now && !contest.has_drafts);
}

import type { ContestRules, EntryKind } from "@verdict/contract/contests";
import type { Points } from "@verdict/contract/points";
import type { Verdict } from "@verdict/contract/verdict";

/* What a board is computed from, and the clock by which that is done. */

export interface ScoredEntry {
  id: string;
  name: string;
  kind: EntryKind;
  /** Milliseconds of the clock that submissions are stamped with; null while its own clock has not been started. */
  startsAtMs: number | null;
  /** What arrives at this moment comes too late. */
  endsAtMs: number | null;
}

export interface ScoredSubmission {
  entryId: string;
  problemId: string;
  atMs: number;
  /** Null, as JE: not decided yet. */
  verdict: Verdict | null;
  /** Null where its problem gives none. */
  points: Points | null;
}

export interface BoardInput {
  rules: ContestRules;
  /** In the order of their letters. */
  problemIds: readonly string[];
  penaltyMinutes: number;
  /** Time that does not count for anybody, in any order and without overlaps. */
  removed: readonly Span[];
  entries: readonly ScoredEntry[];
  /** In any order. What belongs to no entry or no problem, or lies outside of its entry's time, does not count. */
  submissions: readonly ScoredSubmission[];
  /** What becomes of submissions from then on is not said; null where nothing is frozen. */
  frozenFromMs: number | null;
}

interface Span {
  fromMs: number;
  toMs: number;
}

/** Whether a submission lies within its entry's time. */
export function isCounted({ atMs }: Pick<ScoredSubmission, "atMs">, entry: ScoredEntry | undefined): boolean {
  if (entry === undefined || entry.startsAtMs === null || entry.endsAtMs === null) return false;
  return entry.startsAtMs <= atMs && atMs < entry.endsAtMs;
}

/** What a clock that runs since a moment says at another. */
export function countedMs(sinceMs: number, atMs: number, removed: readonly Span[]): number {
  const outside = removed.map(({ fromMs, toMs }) => Math.max(0, Math.min(toMs, atMs) - Math.max(fromMs, sinceMs)));
  return atMs - sinceMs - outside.reduce((sum, ms) => sum + ms, 0);
}

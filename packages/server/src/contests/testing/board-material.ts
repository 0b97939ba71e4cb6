import type { Points } from "@verdict/contract/points";
import type { Verdict } from "@verdict/contract/verdict";
import type { ScoredEntry, ScoredSubmission } from "../board-input.ts";

/* What boards are computed from in tests: a contest of five hours. */

export const MINUTE = 60_000;
export const START = 1_000_000_000_000;
export const END = START + 300 * MINUTE;

export function entry(id: string, changes: Partial<ScoredEntry> = {}): ScoredEntry {
  return { ...{ id, name: id, kind: "official", startsAtMs: START, endsAtMs: END }, ...changes };
}

export function sent(
  entryId: string,
  problemId: string,
  minute: number,
  verdict: Verdict | null,
  points: Points | null = null,
): ScoredSubmission {
  return { entryId, problemId, atMs: START + minute * MINUTE, verdict, points };
}

/** A linear congruential generator: the same numbers every time. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

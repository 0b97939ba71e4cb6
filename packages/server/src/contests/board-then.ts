import { type BoardInput, countedMs } from "./board-input.ts";

/**
 * What the board is computed from for somebody who takes part afterwards: as it was when everybody's clock said what
 * this entry's says now. Others have sent what they had sent by then, each by their own clock, and what came since the
 * freeze is not told; the own row is told whole. Other virtual entries are left out.
 */
export function inputThen(
  input: BoardInput,
  { entryId, elapsedMs }: { entryId: string; elapsedMs: number },
): BoardInput {
  const entries = input.entries.filter(({ id, kind }) => id === entryId || kind !== "virtual");
  const starts = new Map(entries.map(({ id, startsAtMs }) => [id, startsAtMs]));
  const { frozenFromMs, removed } = input;
  const submissions = input.submissions.flatMap((one) => {
    if (one.entryId === entryId) return one;
    const startsAtMs = starts.get(one.entryId) ?? null;
    if (startsAtMs === null || countedMs(startsAtMs, one.atMs, removed) > elapsedMs) return [];
    const isFrozen = frozenFromMs !== null && one.atMs >= frozenFromMs;
    return isFrozen ? { ...one, verdict: null, points: null } : one;
  });
  return { ...input, entries, submissions, frozenFromMs: null };
}

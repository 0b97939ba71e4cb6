/**
 * Users whose drafts wait a while: one of theirs has taken a compiler that all drafts share longer than any draft is
 * given, or has ended it. What the database charges them is the time for which they waited, and they end that as they
 * please.
 */
export interface DraftPauses {
  isPausing(owner: string): boolean;
  pause(owner: string): void;
}

/** Such a source costs the compiler five seconds and the start of another one, which takes as long. */
const PAUSE_MS = 60_000;

/** `now` in milliseconds. */
export function createDraftPauses(now: () => number = () => performance.now()): DraftPauses {
  const until = new Map<string, number>();
  return {
    isPausing: (owner) => (until.get(owner) ?? 0) > now(),
    pause(owner) {
      for (const [other, end] of until) if (end <= now()) until.delete(other);
      until.set(owner, now() + PAUSE_MS);
    },
  };
}

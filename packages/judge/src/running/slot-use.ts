/**
 * What users have had of the slots lately. Nobody is refused anything for it: it tells whose turn it is where several
 * wait.
 */
export interface SlotUse {
  add(owner: string, turn: { ms: number; isCompile: boolean }): void;
  /** In milliseconds, of which half are forgotten every 30 seconds. */
  of(owner: string): number;
  /** Something of this owner's took long to compile within the last minutes. */
  compilesSlowly(owner: string): boolean;
}

const HALF_FORGOTTEN_MS = 30_000;
/**
 * Ordinary sources take below two seconds, the heaviest headers of the library seven (both in CPU time, 2026-11-22).
 */
const SLOW_COMPILE_MS = 5_000;
const SLOW_FOR_MS = 120_000;

interface Used {
  ms: number;
  at: number;
  slowUntil: number;
}

/** `now` in milliseconds. */
export function trackSlotUse(now: () => number): SlotUse {
  const owners = new Map<string, Used>();

  function leftOf({ ms, at }: Used): number {
    return ms * 0.5 ** ((now() - at) / HALF_FORGOTTEN_MS);
  }

  function forgetOld(): void {
    for (const [owner, used] of owners) if (leftOf(used) < 1 && used.slowUntil < now()) owners.delete(owner);
  }

  return {
    add(owner, { ms, isCompile }) {
      const before = owners.get(owner);
      const isSlow = isCompile && ms >= SLOW_COMPILE_MS;
      forgetOld();
      owners.set(owner, {
        ms: ms + (before === undefined ? 0 : leftOf(before)),
        at: now(),
        slowUntil: isSlow ? now() + SLOW_FOR_MS : (before?.slowUntil ?? 0),
      });
    },
    of(owner) {
      const used = owners.get(owner);
      return used === undefined ? 0 : leftOf(used);
    },
    compilesSlowly: (owner) => (owners.get(owner)?.slowUntil ?? 0) > now(),
  };
}

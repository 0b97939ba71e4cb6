/** Processes that wait for one another want next to nothing of a processor; a runtime's own threads want a little. */
const BUSY_SHARE = 0.05;

export interface Silence {
  /** Something was said. */
  reset(): void;
  lastsForMs(): number;
  stop(): void;
}

/**
 * Calls `onSilent`, once, when nothing was said for `silentMs` or up to half as long again, and nobody has wanted a
 * processor in the second half of it: who computes, or waits on a busy machine for its turn, is not silent.
 * `wantedMs`: how long all of them together have had a processor or waited for one so far.
 */
export function watchForSilence(
  silentMs: number,
  { wantedMs, onSilent }: { wantedMs: () => Promise<number>; onSilent: () => void },
): Silence {
  const periodMs = silentMs / 2;
  let saidAt = performance.now();
  let before: { wantedMs: number; at: number } | null = null;
  let isStopped = false;
  let timer = setTimeout(look, periodMs);

  /** An answer comes after all that was said before it, so that a busy process of ours is no silence of theirs. */
  async function isSilent(): Promise<boolean> {
    if (performance.now() - saidAt < periodMs) return false;
    const heardAt = saidAt;
    const wanted = await wantedMs();
    if (saidAt !== heardAt) return false;
    const at = performance.now();
    const isIdle = before !== null && wanted - before.wantedMs < BUSY_SHARE * (at - before.at);
    before = { wantedMs: wanted, at };
    return isIdle;
  }

  async function look(): Promise<void> {
    const silent = await isSilent();
    if (isStopped) return;
    if (silent) return onSilent();
    timer = setTimeout(look, periodMs);
  }

  return {
    reset() {
      saidAt = performance.now();
      before = null;
    },
    lastsForMs: () => performance.now() - saidAt,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Hands out the judge's slots (one run at a time each), smallest rank first and first come first served within a
 * rank. So the tests of an interactive run overtake those of submissions, and an older submission's tests go before
 * a newer one's: finishing one submission after the other gives earlier verdicts than sharing the slots evenly.
 */
export interface SlotQueue {
  /** Waits for a slot, runs the work in it and frees it however the work ends. An aborted wait rejects with the reason. */
  use<T>(rank: number, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

interface WaitingTurn {
  rank: number;
  start(): void;
}

export function createSlotQueue(slots: number): SlotQueue {
  const waiting: WaitingTurn[] = [];
  let free = slots;

  function freeSlot(): void {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next.start();
  }

  function takeSlot(rank: number, signal: AbortSignal): Promise<void> {
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const entry: WaitingTurn = {
        rank,
        start: () => {
          signal.removeEventListener("abort", onAbort);
          resolve();
        },
      };
      signal.addEventListener("abort", onAbort, { once: true });
      const later = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(later === -1 ? waiting.length : later, 0, entry);
    });
  }

  return {
    async use(rank, signal, work) {
      signal.throwIfAborted();
      await takeSlot(rank, signal);
      try {
        return await work();
      } finally {
        freeSlot();
      }
    },
  };
}

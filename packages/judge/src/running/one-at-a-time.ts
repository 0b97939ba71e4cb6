import type { SlotQueue } from "./slot-queue.ts";

/** Slots for work that takes one of them at a time, whatever it asks for at once. */
export interface OneAtATime {
  use: SlotQueue["use"];
  /**
   * For how long it has waited so far because others had the slots, in milliseconds and all together. What waits for
   * work of its own kind does not count, so this is time on the clock.
   */
  heldUpMs(): number;
}

/** `turns`: a queue of a single slot. */
export function oneAtATime(
  slots: Pick<SlotQueue, "use">,
  { turns, now = () => performance.now() }: { turns: Pick<SlotQueue, "use">; now?: () => number },
): OneAtATime {
  let heldUpMs = 0;
  let since: number | null = null;
  function stopWaiting(): void {
    if (since !== null) heldUpMs += now() - since;
    since = null;
  }
  return {
    heldUpMs: () => heldUpMs + (since === null ? 0 : now() - since),
    use: (turn, signal, work) =>
      turns.use(turn, signal, async () => {
        since = now();
        try {
          return await slots.use(turn, signal, async (slot) => {
            stopWaiting();
            try {
              return await work(slot);
            } catch (error) {
              // It may have to begin anew, and waits until then.
              since = now();
              throw error;
            }
          });
        } finally {
          stopWaiting();
        }
      }),
  };
}

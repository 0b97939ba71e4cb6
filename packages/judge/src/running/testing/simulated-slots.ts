import type { Turn } from "../slot-order.ts";
import { createSlotQueue, type SlotClock } from "../slot-queue.ts";

/** What somebody sends: its compile, and then its tests, all at once. In milliseconds of a slot. */
export interface SimulatedJob {
  owner: string;
  kind: Turn["kind"];
  compileMs: number;
  testsMs: readonly number[];
}

/** When it began first, and when all of it was done. */
interface SimulatedEnd {
  startedMs: number;
  endedMs: number;
}

export interface Simulation {
  nowMs(): number;
  /** Resolves when all of it is done. */
  send(job: SimulatedJob): Promise<SimulatedEnd>;
  /** Resolves when so much time has passed. */
  wait(ms: number): Promise<void>;
  /** Lets so much time pass, as fast as this machine can. */
  pass(ms: number): Promise<void>;
  /** The most that were under way at once. */
  most(): number;
}

/** Slots whose work is waiting for a clock that is made up: nothing depends on this machine. */
export function simulateSlots(slots: number): Simulation {
  const { clock, pass } = madeUpClock();
  const queue = createSlotQueue(slots, clock);
  const { signal } = new AbortController();
  let order = 0;
  let underWay = 0;
  let most = 0;

  async function send({ owner, kind, compileMs, testsMs }: SimulatedJob): Promise<SimulatedEnd> {
    const place = { owner, kind, order: order++, sinceMs: clock.now() };
    let startedMs: number | null = null;
    const piece = (ms: number, isCompile: boolean) =>
      queue.use({ ...place, isCompile }, signal, async (slot) => {
        startedMs ??= clock.now();
        most = Math.max(most, ++underWay);
        try {
          await lastFor(clock, ms, slot.signal);
        } finally {
          underWay -= 1;
        }
      });
    if (compileMs > 0) await piece(compileMs, true);
    await Promise.all(testsMs.map((ms) => piece(ms, false)));
    return { startedMs: startedMs ?? Number.NaN, endedMs: clock.now() };
  }

  async function wait(ms: number): Promise<void> {
    await new Promise<void>((resolve) => clock.after(ms, resolve));
  }

  return { nowMs: clock.now, send, wait, pass, most: () => most };
}

/** A box that is to end is gone after some milliseconds. */
const END_MS = 10;

function lastFor(clock: SlotClock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, resolve);
    signal.addEventListener("abort", () => {
      stop();
      clock.after(END_MS, () => reject(signal.reason));
    });
  });
}

function madeUpClock(): { clock: SlotClock; pass(ms: number): Promise<void> } {
  let nowMs = 0;
  const timers = new Set<{ atMs: number; work(): void }>();
  const clock: SlotClock = {
    now: () => nowMs,
    after(ms, work) {
      const timer = { atMs: nowMs + ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  return {
    clock,
    async pass(ms) {
      const until = nowMs + ms;
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        const due = [...timers].filter(({ atMs }) => atMs <= until);
        const next = Math.min(...due.map(({ atMs }) => atMs));
        if (due.length === 0) break;
        nowMs = next;
        for (const timer of due.filter(({ atMs }) => atMs === next)) if (timers.delete(timer)) timer.work();
      }
      nowMs = until;
    },
  };
}

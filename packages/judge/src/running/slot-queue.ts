import type { JudgeTask } from "./judge-task.ts";
import { trackSlotUse } from "./slot-use.ts";

/**
 * Hands out the judge's slots, one run at a time each. Runs go before submissions, since somebody looks at the screen,
 * and an older submission's tests before a newer one's: finishing one submission after the other gives earlier verdicts
 * than sharing the slots evenly. Studies come last.
 *
 * That holds among users who take little. One whose programs have filled slots for long lets all others pass, so that
 * these wait for one run at most; among several such users, whoever had less goes first (decision 0032). A slot that
 * nobody else wants is anybody's, with one exception: who has had a slow compile is given no more than half of the
 * slots for compiling, since nothing else holds a slot for so long.
 */
export interface SlotQueue {
  /**
   * Waits for a slot, runs the work in it and frees it however the work ends. An aborted wait rejects with the reason.
   */
  use<T>(turn: Turn, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** How many slots nobody has, and nobody waits for. */
  idle(): number;
  /** Whether anybody has a slot, other than those to whom one is lent. */
  isAtWork(): boolean;
  /**
   * Lends an idle slot to work that waits behind everything else, until the returned function is called. Null when
   * there is none. It is asked back at the very moment somebody wants it, and that one starts without waiting for it:
   * what is lent to must run beside the slots' own runners.
   */
  lend(borrower: Borrower): (() => void) | null;
}

interface Borrower {
  /** For whom it works. What it has of the slot counts as theirs once somebody waits for it. */
  owner: string;
  /** False: somebody waits for this work by now, so it keeps its slot and counts as any other. */
  mayBeAskedBack(): boolean;
  /** Whatever runs has to end now. */
  giveBack(): void;
}

/** Where a piece of work stands among all that wait. */
export interface Place {
  kind: JudgeTask["kind"];
  /** Smaller first, among equals. */
  order: number;
  /** Whoever the work is done for; null: nobody in particular, and others never come first for what it has used. */
  owner: string | null;
}

export interface Turn extends Place {
  isCompile: boolean;
}

/** In slots, of late: a submission of a hundred ordinary tests stays below it. */
const MUCH_MS = 10_000;

interface Running {
  turn: Turn;
  startedAt: number;
}

interface Waiting {
  turn: Turn;
  start(): void;
}

export function createSlotQueue(slots: number, now: () => number = () => performance.now()): SlotQueue {
  const use = trackSlotUse(now);
  const running = new Set<Running>();
  const waiting = new Set<Waiting>();
  /** By when they got their slot. */
  const borrowers = new Map<Borrower, number>();
  const mostSlowCompiles = Math.max(1, Math.floor(slots / 2));

  function usedBy(owner: string | null): number {
    if (owner === null) return 0;
    let ms = use.of(owner);
    for (const { turn, startedAt } of running) if (turn.owner === owner) ms += now() - startedAt;
    for (const kept of keptBorrowers()) if (kept.owner === owner) ms += now() - (borrowers.get(kept) ?? now());
    return ms;
  }

  function mayStart({ owner, isCompile }: Turn): boolean {
    if (!isCompile || owner === null || !use.compilesSlowly(owner)) return true;
    return [...running].filter(({ turn }) => turn.isCompile && turn.owner === owner).length < mostSlowCompiles;
  }

  /** Whose slots are lent no more: their work has become somebody's. */
  function keptBorrowers(): Borrower[] {
    return [...borrowers.keys()].filter((borrower) => !borrower.mayBeAskedBack());
  }

  function askBack(): void {
    const lent = [...borrowers.keys()].filter((borrower) => borrower.mayBeAskedBack());
    const tooMany = running.size + borrowers.size - slots;
    for (const borrower of tooMany > 0 ? lent.slice(-tooMany) : []) {
      borrowers.delete(borrower);
      borrower.giveBack();
    }
  }

  function startNext(): void {
    while (running.size < slots - Math.min(keptBorrowers().length, slots - 1)) {
      const used = new Map([...waiting].map(({ turn }) => [turn.owner, usedBy(turn.owner)]));
      const [first] = [...waiting]
        .filter(({ turn }) => mayStart(turn))
        .map((entry) => ({ entry, key: sortKey(entry.turn, used.get(entry.turn.owner) ?? 0) }))
        .sort((a, b) => compareKeys(a.key, b.key));
      if (first === undefined) return;
      waiting.delete(first.entry);
      first.entry.start();
    }
  }

  function takeSlot(turn: Turn, signal: AbortSignal): Promise<Running> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        waiting.delete(entry);
        reject(signal.reason);
      };
      const entry: Waiting = {
        turn,
        start: () => {
          signal.removeEventListener("abort", onAbort);
          const started = { turn, startedAt: now() };
          running.add(started);
          askBack();
          resolve(started);
        },
      };
      signal.addEventListener("abort", onAbort, { once: true });
      waiting.add(entry);
      startNext();
    });
  }

  function freeSlot(ended: Running): void {
    running.delete(ended);
    const { owner, isCompile } = ended.turn;
    if (owner !== null) use.add(owner, { ms: now() - ended.startedAt, isCompile });
    startNext();
  }

  const idle = () => (waiting.size > 0 ? 0 : Math.max(0, slots - running.size - borrowers.size));

  return {
    idle,
    isAtWork: () => running.size > 0,
    lend(borrower) {
      if (idle() === 0) return null;
      const lentAt = now();
      borrowers.set(borrower, lentAt);
      return () => {
        if (!borrowers.delete(borrower)) return;
        if (!borrower.mayBeAskedBack()) use.add(borrower.owner, { ms: now() - lentAt, isCompile: true });
        startNext();
      };
    },
    async use(turn, signal, work) {
      signal.throwIfAborted();
      const slot = await takeSlot(turn, signal);
      try {
        return await work();
      } finally {
        freeSlot(slot);
      }
    },
  };
}

const KIND_ORDER = { run: 0, submit: 1, study: 2 } as const;

/** Compared from the left. The sort is stable: equals keep the order in which they came. */
function sortKey({ kind, order }: Turn, usedMs: number): number[] {
  if (kind === "study") return [2, 0, 0, order];
  if (usedMs > MUCH_MS) return [1, usedMs, KIND_ORDER[kind], order];
  return [0, 0, KIND_ORDER[kind], order];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

import { BeginAnew } from "./begin-anew.ts";
import {
  dueKey,
  firstBy,
  type HeldPiece,
  isDue,
  MOST_LOST,
  mayStartBeside,
  sortKey,
  type Turn,
  type WaitingPiece,
  whoGivesWay,
} from "./slot-order.ts";
import { trackSlotUse } from "./slot-use.ts";

/**
 * Hands out the judge's slots, one run at a time each. Runs go before submissions, since somebody looks at the screen,
 * and an older submission's tests before a newer one's: finishing one submission after the other gives earlier verdicts
 * than sharing the slots evenly. What builds tests in the background and studies come last.
 *
 * That holds among users who take little. One whose programs have filled slots for long lets all others pass; among
 * several such users, whoever had less goes first. What goes on for long does not keep others from starting: one such
 * piece of work goes on beside the slots, and further ones begin anew when fewer wait (decision 0048). A submission
 * that has waited for long has every second slot that is handed out until it has its verdict, one at a time (decision
 * 0056). A slot that nobody else wants is anybody's, with one exception: nobody compiles in all slots at once, and who
 * compiles slowly in no more than half of them, since nothing else holds a slot for so long.
 */
export interface SlotQueue {
  /**
   * Waits for a slot, runs the work in it and frees it however the work ends. An aborted wait rejects with the reason.
   * Work that has to give its slot up, or throws BeginAnew, is run once more in a later slot: whatever it has done must
   * not matter, unless it has come to its end.
   */
  use<T>(turn: Turn, signal: AbortSignal, work: (slot: HeldSlot) => Promise<T>): Promise<T>;
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

/** What work learns of its slot. */
export interface HeldSlot {
  /** Aborts at the asker's wish, and when the slot is to be given up. */
  signal: AbortSignal;
  /** Whether work that the machine kept from its processor may go on for longer than usual: nobody else waits. */
  mayTakeLonger(): boolean;
}

export interface SlotClock {
  /** In milliseconds. */
  now(): number;
  /** Calls back once, unless the returned function is called before. */
  after(ms: number, work: () => void): () => void;
}

const CLOCK: SlotClock = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** While somebody waits, so often is looked whether something has gone on for long by now. */
const LOOK_EVERY_MS = 50;
/** Ordinary sources are compiled by then. */
const SLOW_COMPILE_MS = 2_000;
/** Who has pressed a button so long ago is reading what came of it, and presses again. */
const QUIET_MS = 20_000;

interface Running {
  turn: Turn;
  lost: number;
  isDue: boolean;
  startedAt: number;
  giveWay: AbortController;
}

interface Waiting {
  turn: Turn;
  lost: number;
  start(isDue: boolean): void;
}

interface InLine {
  entry: Waiting;
  piece: WaitingPiece;
}

/** At most one piece of work more is under way than there are slots. */
export function createSlotQueue(slots: number, clock: SlotClock = CLOCK): SlotQueue {
  const { now } = clock;
  const use = trackSlotUse(now);
  const running = new Set<Running>();
  const waiting = new Set<Waiting>();
  /** By when they got their slot. */
  const borrowers = new Map<Borrower, number>();
  /** When somebody has wanted a slot last, other than for what is built. */
  let wantedAt = Number.NEGATIVE_INFINITY;
  let stopLooking: (() => void) | null = null;
  /** Whether what was started last came first because it was due. */
  let wasDueLast = false;

  function usedBy(owner: string | null): number {
    if (owner === null) return 0;
    let ms = use.of(owner);
    for (const { turn, startedAt } of running) if (turn.owner === owner) ms += now() - startedAt;
    for (const kept of keptBorrowers()) if (kept.owner === owner) ms += now() - (borrowers.get(kept) ?? now());
    return ms;
  }

  function shareOf(owner: string | null): Pick<WaitingPiece, "usedMs" | "underWay"> {
    return { usedMs: usedBy(owner), underWay: [...running].filter(({ turn }) => turn.owner === owner).length };
  }

  /** While somebody uses the judge, they find a slot free of what is built in the background, where there are two. */
  function mayBuild(): boolean {
    const building = [...running].filter(({ turn }) => turn.kind === "build").length;
    return building < (now() - wantedAt < QUIET_MS ? Math.max(1, slots - 1) : slots);
  }

  function mayStart({ kind, owner, isCompile }: Turn): boolean {
    if (kind === "build") return mayBuild();
    if (!isCompile || owner === null) return true;
    const own = [...running].filter(({ turn }) => turn.isCompile && turn.owner === owner);
    const isSlow = use.compilesSlowly(owner) || own.some(({ startedAt }) => now() - startedAt >= SLOW_COMPILE_MS);
    return own.length < Math.max(1, isSlow ? Math.floor(slots / 2) : slots - 1);
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

  function piecesThatMayStart(): InLine[] {
    const owners = new Map<string | null, ReturnType<typeof shareOf>>();
    return [...waiting]
      .filter(({ turn }) => mayStart(turn))
      .map((entry) => {
        const { turn, lost } = entry;
        const share = owners.get(turn.owner) ?? shareOf(turn.owner);
        owners.set(turn.owner, share);
        return { entry, piece: { turn, lost, ...share, waitedMs: now() - turn.sinceMs } };
      });
  }

  /** Every second start is that of what has waited for long, one at a time, where it finds a slot. */
  function firstInLine(): InLine[] {
    const pieces = piecesThatMayStart();
    const isDuesTurn = !wasDueLast && ![...running].some((held) => held.isDue);
    const areDue = isDuesTurn ? pieces.filter(({ piece }) => isDue(piece)) : [];
    const due = firstBy(areDue, dueKey);
    return [due, firstBy(pieces, sortKey)].filter((inLine) => inLine !== null);
  }

  function startNext(): void {
    for (;;) {
      const inLine = firstInLine();
      const held = [...running].map((slot) => heldPiece(slot));
      const room = slots - Math.min(keptBorrowers().length, slots - 1);
      const hasRoom = ({ piece }: InLine) => running.size < room + (mayStartBeside(held, piece) ? 1 : 0);
      const next = inLine.find(hasRoom);
      if (next === undefined) {
        makeRoom(held, inLine);
        break;
      }
      waiting.delete(next.entry);
      wasDueLast = inLine.length > 1 && next === inLine[0];
      next.entry.start(isDue(next.piece) && !held.some((other) => other.isDue));
    }
    lookAgain();
  }

  function makeRoom(held: readonly (HeldPiece & { slot: Running })[], inLine: readonly InLine[]): void {
    if (held.some(({ slot }) => slot.giveWay.signal.aborted)) return;
    const runners = new Set([...waiting].filter(({ turn }) => turn.kind === "run").map(({ turn }) => turn.owner));
    const ending = inLine.map(({ piece }) => whoGivesWay(held, piece, runners.size)).find((piece) => piece !== null);
    ending?.slot.giveWay.abort(new BeginAnew("others wait"));
  }

  function heldPiece(slot: Running): HeldPiece & { slot: Running } {
    const { turn, lost, startedAt, isDue: wasDue } = slot;
    const [waitedMs, runsForMs] = [now() - turn.sinceMs, now() - startedAt];
    return { slot, turn, lost, ...shareOf(turn.owner), waitedMs, runsForMs, isDue: wasDue };
  }

  function lookAgain(): void {
    if (waiting.size === 0) {
      stopLooking?.();
      stopLooking = null;
    }
    if (stopLooking !== null || waiting.size === 0) return;
    stopLooking = clock.after(LOOK_EVERY_MS, () => {
      stopLooking = null;
      startNext();
    });
  }

  function takeSlot(turn: Turn, lost: number, signal: AbortSignal): Promise<Running> {
    if (turn.kind !== "build") wantedAt = now();
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        waiting.delete(entry);
        reject(signal.reason);
      };
      const entry: Waiting = {
        turn,
        lost,
        start: (asDue) => {
          signal.removeEventListener("abort", onAbort);
          const started = { turn, lost, isDue: asDue, startedAt: now(), giveWay: new AbortController() };
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
    if (ended.turn.kind !== "build") wantedAt = now();
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
      for (let lost = 0; ; lost += 1) {
        signal.throwIfAborted();
        const slot = await takeSlot(turn, lost, signal);
        const isWanted = () => [...waiting].some((other) => turn.owner === null || other.turn.owner !== turn.owner);
        try {
          return await work({
            signal: AbortSignal.any([signal, slot.giveWay.signal]),
            mayTakeLonger: () => lost >= MOST_LOST || !isWanted(),
          });
        } catch (error) {
          const isToBeginAnew = slot.giveWay.signal.aborted || error instanceof BeginAnew;
          if (!isToBeginAnew || signal.aborted) throw error;
        } finally {
          freeSlot(slot);
        }
      }
    },
  };
}

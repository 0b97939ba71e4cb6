import type { JudgeTask } from "./judge-task.ts";

/*
 * Whose turn it is where several wait for a slot, and who gives one up for them (decision 0048). All of it depends on
 * what somebody has had of the slots of late, and for how long a piece of work goes on; nothing on what it is.
 */

/** Where a piece of work stands among all that wait. */
export interface Place {
  kind: JudgeTask["kind"];
  /** Smaller first, among equals. */
  order: number;
  /** When the whole of it was asked for, by the clock of the queue. */
  sinceMs: number;
  /** Whoever the work is done for; null: nobody in particular, and others never come first for what it has used. */
  owner: string | null;
}

export interface Turn extends Place {
  isCompile: boolean;
}

export interface WaitingPiece {
  turn: Turn;
  /** What its owner has had of late, work that goes on included. */
  usedMs: number;
  /** The whole of it, since it was asked for. */
  waitedMs: number;
  /** How often it was begun in vain. */
  lost: number;
}

export interface HeldPiece extends WaitingPiece {
  runsForMs: number;
}

/** In slots, of late: a submission of a hundred ordinary tests stays below it. */
const MUCH_MS = 10_000;
/** Whoever waits for a run looks at the screen: among these, what somebody has had counts from the first moment on. */
const RUN_STEP_MS = 250;
/**
 * Submissions are done in the order in which they came, behind the runs of whoever has had less than this; the longer
 * they wait, the less that is. So a crowd that does nothing but run keeps no submission away.
 */
const YOUNG_SUBMISSION_MS = 5_000;
const OLD_SUBMISSION_MS = 1_000;
/** What somebody has had counts among submissions in steps that hardly any of them reaches. */
const SUBMISSION_STEP_MS = 4_000;
const KIND_ORDER = { run: 0, submit: 1, build: 2, study: 2 } as const;

/** For compareKeys. */
export function sortKey({ turn, usedMs, waitedMs, lost }: WaitingPiece): readonly number[] {
  const { kind, order } = turn;
  const hasLost = Math.min(1, lost);
  if (kind === "study" || kind === "build") return [2, 0, 0, hasLost, order];
  if (usedMs > MUCH_MS) return [1, usedMs, KIND_ORDER[kind], hasLost, order];
  const rankMs = kind === "run" ? usedMs : rankOfSubmission(usedMs, waitedMs);
  return [0, Math.floor(rankMs / RUN_STEP_MS), KIND_ORDER[kind], hasLost, order];
}

function rankOfSubmission(usedMs: number, waitedMs: number): number {
  const youthMs = Math.max(OLD_SUBMISSION_MS, YOUNG_SUBMISSION_MS - waitedMs / 2);
  return youthMs + SUBMISSION_STEP_MS * Math.floor(usedMs / SUBMISSION_STEP_MS);
}

/** From the left; equals keep the order in which they came. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * What has gone on for so long does not count for whoever waits, one piece of it: they start beside it. An ordinary
 * test ends sooner, and an ordinary compile soon after. Nobody waits for a submission with their hands in their lap, and
 * ordinary tests and compiles end within this time.
 */
const BESIDE_AFTER_MS = { run: 500, submit: 5_000, build: Number.POSITIVE_INFINITY, study: Number.POSITIVE_INFINITY };
/** Where that is not enough, all other such pieces are ended for those who wait, and begin anew later. */
const INSTEAD_AFTER_MS = { run: 750, submit: 5_000, build: Number.POSITIVE_INFINITY, study: Number.POSITIVE_INFINITY };
/** Nobody makes room for others who have had as much. */
const CLEARLY_LESS_MS = 400;

function isLongFor(held: HeldPiece, waiting: WaitingPiece, afterMs: typeof BESIDE_AFTER_MS): boolean {
  if (held.runsForMs < afterMs[waiting.turn.kind]) return false;
  if (held.turn.owner !== null && held.turn.owner === waiting.turn.owner) return false;
  const heldMs = Math.max(held.usedMs, held.runsForMs);
  const isBehindAll = held.turn.kind === "study" || held.turn.kind === "build";
  return isBehindAll || waiting.usedMs + CLEARLY_LESS_MS <= heldMs;
}

/** Whether it may start although all slots are taken: one piece that goes on for long has its place beside them. */
export function mayStartBeside(held: readonly HeldPiece[], waiting: WaitingPiece): boolean {
  return held.some((piece) => isLongFor(piece, waiting, BESIDE_AFTER_MS));
}

/** A piece that has begun so often in vain is the one that stays, so that whatever somebody does has an end. */
export const MOST_LOST = 3;

/**
 * Which piece is ended for one that waits; null where none is. Of all that go on for long the oldest stays. So long work
 * is done, one piece after the other, however many wait with short work.
 */
export function whoGivesWay<Piece extends HeldPiece>(held: readonly Piece[], waiting: WaitingPiece): Piece | null {
  // What has lost its own time once is not worth that of others.
  if (waiting.lost > 0) return null;
  const long = held.filter(({ runsForMs }) => runsForMs >= BESIDE_AFTER_MS.run).toSorted(byRightToStay);
  return long.slice(1).findLast((piece) => isLongFor(piece, waiting, INSTEAD_AFTER_MS)) ?? null;
}

function byRightToStay(a: HeldPiece, b: HeldPiece): number {
  const [lostMost, otherLostMost] = [a, b].map(({ lost }) => (lost >= MOST_LOST ? 0 : 1));
  return (lostMost ?? 0) - (otherLostMost ?? 0) || b.runsForMs - a.runsForMs || a.usedMs - b.usedMs;
}

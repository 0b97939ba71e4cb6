import type { JudgeTask } from "./judge-task.ts";

/*
 * Whose turn it is where several wait for a slot, and who gives one up for them (decisions 0048
 * and 0056). All of it depends on
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
  /** How many pieces of its owner's have a slot. */
  underWay: number;
  /** The whole of it, since it was asked for. */
  waitedMs: number;
  /** How often it was begun in vain. */
  lost: number;
}

export interface HeldPiece extends WaitingPiece {
  runsForMs: number;
  /** It has its slot because it was due, or would have had it for that. */
  isDue: boolean;
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

/** For firstBy. Among Runs of owners who have had as much, nobody has a second slot before others have their first. */
export function sortKey({ turn, usedMs, underWay, waitedMs, lost }: WaitingPiece): readonly number[] {
  const { kind, order } = turn;
  const hasLost = Math.min(1, lost);
  if (kind === "study" || kind === "build") return [2, 0, 0, hasLost, order];
  if (usedMs > MUCH_MS) return [1, usedMs, KIND_ORDER[kind], hasLost, order];
  if (kind === "run") return [0, Math.floor(usedMs / RUN_STEP_MS), KIND_ORDER.run, underWay, hasLost, order];
  const rank = Math.floor(rankOfSubmission(usedMs, waitedMs) / RUN_STEP_MS);
  return [0, rank, KIND_ORDER.submit, 0, hasLost, order];
}

function rankOfSubmission(usedMs: number, waitedMs: number): number {
  const youthMs = Math.max(OLD_SUBMISSION_MS, YOUNG_SUBMISSION_MS - waitedMs / 2);
  return youthMs + SUBMISSION_STEP_MS * Math.floor(usedMs / SUBMISSION_STEP_MS);
}

/** Most submissions have their verdict by then, and whoever has pressed the button begins to wonder. */
const DUE_AFTER_MS = 5_000;

/**
 * Whether it is a submission that has waited for so long that every second piece of work to be started is one of these,
 * while none of them is under way. So neither a crowd that runs nor what its owner has had keeps it away for long.
 */
export function isDue({ turn, waitedMs }: WaitingPiece): boolean {
  return turn.kind === "submit" && waitedMs >= DUE_AFTER_MS;
}

/** For firstBy, among what is due: what was begun in vain is no further behind for that. */
export function dueKey({ turn, usedMs }: WaitingPiece): readonly number[] {
  return [Math.floor(usedMs / SUBMISSION_STEP_MS), turn.order];
}

/** Whose key is the smallest; among equals, who came first. Null where nobody is. */
export function firstBy<Entry extends { piece: WaitingPiece }>(
  entries: readonly Entry[],
  keyOf: (piece: WaitingPiece) => readonly number[],
): Entry | null {
  let first: { entry: Entry; key: readonly number[] } | null = null;
  for (const entry of entries) {
    const key = keyOf(entry.piece);
    if (first === null || compareKeys(key, first.key) < 0) first = { entry, key };
  }
  return first?.entry ?? null;
}

/** From the left. */
function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * What has gone on for so long does not count for whoever waits, one piece of it: they start beside it. An ordinary
 * test ends sooner, and an ordinary compile soon after. Nobody waits for a submission with their hands in their lap,
 * and ordinary tests and compiles end within this time.
 */
const BESIDE_AFTER_MS = { run: 500, submit: 5_000, build: Number.POSITIVE_INFINITY, study: Number.POSITIVE_INFINITY };
/** The more owners wait for a Run, the shorter what they wait for: the last of ten starts within five seconds. */
const ALL_TURNS_MS = 4_000;
const [LEAST_TURN_MS, MOST_TURN_MS] = [450, 750];
/** Where that is not enough, all other such pieces are ended for those who wait, and begin anew later. */
const INSTEAD_AFTER_MS = {
  run: MOST_TURN_MS,
  submit: 5_000,
  build: Number.POSITIVE_INFINITY,
  study: Number.POSITIVE_INFINITY,
};
/** Nobody makes room for others who have had as much. */
const CLEARLY_LESS_MS = 400;

function isLongFor(held: HeldPiece, waiting: WaitingPiece, afterMs: typeof BESIDE_AFTER_MS): boolean {
  if (held.runsForMs < afterMs[waiting.turn.kind]) return false;
  if (held.turn.owner !== null && held.turn.owner === waiting.turn.owner) return false;
  const heldMs = Math.max(held.usedMs, held.runsForMs);
  const isBehindAll = held.turn.kind === "study" || held.turn.kind === "build";
  return isBehindAll || waiting.usedMs + CLEARLY_LESS_MS <= heldMs;
}

/**
 * Whether it may start although all slots are taken: one piece that goes on for long has its place beside them. What is
 * due by now asks for no more than a Run would, and it does not matter who has had more.
 */
export function mayStartBeside(held: readonly HeldPiece[], waiting: WaitingPiece): boolean {
  if (isDue(waiting) && !held.some((piece) => piece.isDue)) {
    return held.some(({ runsForMs }) => runsForMs >= BESIDE_AFTER_MS.run);
  }
  return held.some((piece) => isLongFor(piece, waiting, BESIDE_AFTER_MS));
}

/** A piece that has begun so often in vain is the one that stays, so that whatever somebody does has an end. */
export const MOST_LOST = 3;

/**
 * Which piece is ended for one that waits; null where none is. Of all that go on for long the oldest stays. So long
 * work is done, one piece after the other, however many wait with short work.
 */
export function whoGivesWay<Piece extends HeldPiece>(
  held: readonly Piece[],
  waiting: WaitingPiece,
  ownersWithRuns: number,
): Piece | null {
  // What has lost its own time once is not worth that of others.
  if (waiting.lost > 0) return null;
  const run = Math.max(LEAST_TURN_MS, Math.min(MOST_TURN_MS, ALL_TURNS_MS / ownersWithRuns));
  const long = held.filter(({ runsForMs }) => runsForMs >= Math.min(run, BESIDE_AFTER_MS.run)).toSorted(byRightToStay);
  return long.slice(1).findLast((piece) => isLongFor(piece, waiting, { ...INSTEAD_AFTER_MS, run })) ?? null;
}

function byRightToStay(a: HeldPiece, b: HeldPiece): number {
  const [rank, otherRank] = [a, b].map(({ lost, isDue }) => (lost >= MOST_LOST ? 0 : isDue ? 1 : 2));
  return (rank ?? 0) - (otherRank ?? 0) || b.runsForMs - a.runsForMs || a.usedMs - b.usedMs;
}

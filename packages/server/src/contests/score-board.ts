import type { BoardCell, BoardRow, EntryKind } from "@verdict/contract/contests";
import type { Verdict } from "@verdict/contract/verdict";

/*
 * The board is a pure function of entries and submissions, by the rules of the ICPC: more problems solved is better,
 * then less penalty, then the earlier last accepted submission. The penalty of a solved problem is the minute of its
 * first accepted submission, and a fixed number of minutes for each that was rejected before. What does not compile
 * costs nothing, nor does what the judge could not decide.
 */

export interface ScoredEntry {
  id: string;
  name: string;
  kind: EntryKind;
  /** Milliseconds of the clock that submissions are stamped with; null while its own clock has not been started. */
  startsAtMs: number | null;
  /** What arrives at this moment comes too late. */
  endsAtMs: number | null;
}

export interface ScoredSubmission {
  entryId: string;
  problemId: string;
  atMs: number;
  /** Null, as JE: not decided yet. */
  verdict: Verdict | null;
}

export interface BoardInput {
  /** In the order of their letters. */
  problemIds: readonly string[];
  penaltyMinutes: number;
  /** Time that does not count for anybody, in any order and without overlaps. */
  removed: readonly Span[];
  entries: readonly ScoredEntry[];
  /** In any order. What belongs to no entry or no problem, or lies outside of its entry's time, does not count. */
  submissions: readonly ScoredSubmission[];
  /** What becomes of submissions from then on is not said; null where nothing is frozen. */
  frozenFromMs: number | null;
}

interface Span {
  fromMs: number;
  toMs: number;
}

const MINUTE_MS = 60_000;

interface Cell {
  tries: number;
  pending: number;
  /** Of the first that is pending. */
  undecidedAtMs: number | null;
  solvedAtMs: number | null;
  /** By its entry's clock, without what was taken out. */
  solvedAfterMs: number | null;
  minute: number | null;
  isFirst: boolean;
}

interface Line {
  entry: ScoredEntry;
  cells: Map<string, Cell>;
}

interface Score {
  solved: number;
  penaltyMinutes: number;
  lastMinute: number;
}

/** Best first; those who are out of the ranking stand where they would be, and equal ones in the order of their names. */
export function scoreBoard(input: BoardInput): BoardRow[] {
  const lines = new Map(input.entries.map((entry): [string, Line] => [entry.id, { entry, cells: new Map() }]));
  const counted = input.submissions
    .filter((submission) => isCounted(submission, lines.get(submission.entryId)?.entry))
    .toSorted((one, other) => one.atMs - other.atMs);
  for (const submission of counted) addSubmission(lines, submission, input);
  for (const problemId of input.problemIds) markFirst([...lines.values()], problemId, input.removed);
  const scored = [...lines.values()]
    .map((line) => ({ line, score: scoreOf(line, input) }))
    .toSorted(
      (one, other) =>
        compareScores(one.score, other.score) ||
        compareTexts(one.line.entry.name, other.line.entry.name) ||
        compareTexts(one.line.entry.id, other.line.entry.id),
    );
  const ranks = rankOfficial(scored.filter(({ line }) => line.entry.kind === "official").map(({ score }) => score));
  return scored.map(({ line: { entry, cells }, score }) => ({
    rank: entry.kind === "official" ? (ranks.get(score) ?? null) : null,
    entryId: entry.id,
    name: entry.name,
    kind: entry.kind,
    solved: score.solved,
    penaltyMinutes: score.penaltyMinutes,
    cells: input.problemIds.map((id) => presentCell(cells.get(id))),
  }));
}

/** Whether a submission lies within its entry's time. */
export function isCounted({ atMs }: Pick<ScoredSubmission, "atMs">, entry: ScoredEntry | undefined): boolean {
  if (entry === undefined || entry.startsAtMs === null || entry.endsAtMs === null) return false;
  return entry.startsAtMs <= atMs && atMs < entry.endsAtMs;
}

function addSubmission(lines: Map<string, Line>, submission: ScoredSubmission, input: BoardInput): void {
  const { atMs, verdict } = submission;
  const line = lines.get(submission.entryId);
  if (line === undefined) return;
  const cell = line.cells.get(submission.problemId) ?? newCell();
  line.cells.set(submission.problemId, cell);
  if (cell.solvedAtMs !== null) return;
  const { frozenFromMs, removed } = input;
  const isFrozen = frozenFromMs !== null && atMs >= frozenFromMs;
  if (isFrozen || verdict === null || verdict === "JE") {
    cell.pending += 1;
    cell.undecidedAtMs ??= atMs;
  } else if (verdict === "AC") {
    cell.solvedAtMs = atMs;
    cell.solvedAfterMs = countedMs(line.entry.startsAtMs ?? atMs, atMs, removed);
    cell.minute = Math.floor(cell.solvedAfterMs / MINUTE_MS);
  } else if (verdict !== "CE" && verdict !== "NC") cell.tries += 1;
}

/** What a clock that runs since a moment says at another. */
function countedMs(sinceMs: number, atMs: number, removed: readonly Span[]): number {
  const outside = removed.map(({ fromMs, toMs }) => Math.max(0, Math.min(toMs, atMs) - Math.max(fromMs, sinceMs)));
  return atMs - sinceMs - outside.reduce((sum, ms) => sum + ms, 0);
}

function newCell(): Cell {
  return {
    tries: 0,
    pending: 0,
    undecidedAtMs: null,
    solvedAtMs: null,
    solvedAfterMs: null,
    minute: null,
    isFirst: false,
  };
}

/** By each one's own clock. Nobody is first while an earlier one of somebody else is not decided. */
function markFirst(lines: readonly Line[], problemId: string, removed: readonly Span[]): void {
  let first: { cell: Cell; afterMs: number } | null = null;
  let undecidedMs = Number.POSITIVE_INFINITY;
  for (const { entry, cells } of lines) {
    const cell = cells.get(problemId);
    if (entry.kind !== "official" || entry.startsAtMs === null || cell === undefined) continue;
    if (cell.undecidedAtMs !== null) {
      undecidedMs = Math.min(undecidedMs, countedMs(entry.startsAtMs, cell.undecidedAtMs, removed));
    }
    const afterMs = cell.solvedAfterMs;
    if (afterMs !== null && (first === null || afterMs < first.afterMs)) first = { cell, afterMs };
  }
  if (first !== null && first.afterMs < undecidedMs) first.cell.isFirst = true;
}

function scoreOf({ cells }: Line, { problemIds, penaltyMinutes }: BoardInput): Score {
  const score: Score = { solved: 0, penaltyMinutes: 0, lastMinute: 0 };
  for (const id of problemIds) {
    const cell = cells.get(id);
    if (cell === undefined || cell.minute === null) continue;
    score.solved += 1;
    score.penaltyMinutes += cell.minute + cell.tries * penaltyMinutes;
    score.lastMinute = Math.max(score.lastMinute, cell.minute);
  }
  return score;
}

function compareScores(one: Score, other: Score): number {
  return other.solved - one.solved || one.penaltyMinutes - other.penaltyMinutes || one.lastMinute - other.lastMinute;
}

/** By code units, the same on every machine. */
function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function rankOfficial(sorted: readonly Score[]): ReadonlyMap<Score, number> {
  const ranks = new Map<Score, number>();
  let rank = 0;
  let before: Score | null = null;
  for (const [index, score] of sorted.entries()) {
    if (before === null || compareScores(before, score) !== 0) rank = index + 1;
    ranks.set(score, rank);
    before = score;
  }
  return ranks;
}

function presentCell(cell: Cell | undefined): BoardCell | null {
  if (cell === undefined || (cell.tries === 0 && cell.pending === 0 && cell.minute === null)) return null;
  const { tries, pending, minute, isFirst } = cell;
  return { tries, pending, minute, ...(isFirst ? { isFirst } : {}) };
}

import type { BoardCell, BoardRow, ContestRules } from "@verdict/contract/contests";
import { type BoardInput, countedMs, isCounted, type ScoredEntry } from "./board-input.ts";
import { type Attempt, type Cell, scoreCell, sum } from "./score-cell.ts";

/*
 * The board is a pure function of entries and submissions. By the rules of the ICPC more problems solved is better,
 * then less penalty, then the earlier last accepted submission. The penalty of a solved problem is the minute of its
 * first accepted submission, and a fixed number of minutes for each that was rejected before. Where points count, more
 * of them is better, then the earlier last gain.
 */

const MINUTE_MS = 60_000;

interface Line {
  entry: ScoredEntry;
  cells: ReadonlyMap<string, Cell>;
  firsts: Set<string>;
}

interface Score {
  solved: number;
  penaltyMinutes: number;
  points: number;
  /** Less is better, the first first. */
  key: readonly number[];
}

/**
 * Best first; those who are out of the ranking stand where they would be, and equal ones in the order of their names.
 */
export function scoreBoard(input: BoardInput): BoardRow[] {
  const attempts = attemptsOf(input);
  const lines = input.entries.map((entry): Line => {
    const ofEntry = [...(attempts.get(entry.id) ?? [])];
    const cells = new Map(ofEntry.map(([problemId, list]) => [problemId, scoreCell(input.rules, list)]));
    return { entry, cells, firsts: new Set() };
  });
  for (const problemId of input.problemIds) markFirst(lines, problemId);
  const scored = lines
    .map((line) => ({ line, score: scoreOf(line, input) }))
    .toSorted(
      (one, other) =>
        compareScores(one.score, other.score) ||
        compareTexts(one.line.entry.name, other.line.entry.name) ||
        compareTexts(one.line.entry.id, other.line.entry.id),
    );
  const ranks = rankOfficial(scored.filter(({ line }) => line.entry.kind === "official").map(({ score }) => score));
  return scored.map(({ line, score }) => ({
    rank: line.entry.kind === "official" ? (ranks.get(score) ?? null) : null,
    entryId: line.entry.id,
    name: line.entry.name,
    kind: line.entry.kind,
    solved: score.solved,
    penaltyMinutes: score.penaltyMinutes,
    ...(input.rules === "icpc" ? {} : { points: score.points }),
    cells: input.problemIds.map((id) =>
      presentCell(input.rules, { cell: line.cells.get(id), isFirst: line.firsts.has(id) }),
    ),
  }));
}

/** What counts of each entry, by problem, in the order in which it arrived. */
function attemptsOf(input: BoardInput): Map<string, Map<string, Attempt[]>> {
  const { frozenFromMs, removed } = input;
  const entries = new Map(input.entries.map((entry) => [entry.id, entry]));
  const attempts = new Map(input.entries.map((entry) => [entry.id, new Map<string, Attempt[]>()]));
  const counted = input.submissions
    .filter((submission) => isCounted(submission, entries.get(submission.entryId)))
    .toSorted((one, other) => one.atMs - other.atMs);
  for (const { entryId, problemId, atMs, verdict, points } of counted) {
    const ofEntry = attempts.get(entryId);
    if (ofEntry === undefined) continue;
    const isFrozen = frozenFromMs !== null && atMs >= frozenFromMs;
    const list = ofEntry.get(problemId) ?? [];
    list.push({
      afterMs: countedMs(entries.get(entryId)?.startsAtMs ?? atMs, atMs, removed),
      decided: isFrozen || verdict === null || verdict === "JE" ? null : { verdict, points },
    });
    ofEntry.set(problemId, list);
  }
  return attempts;
}

/** By each one's own clock. Nobody is first while an earlier one of somebody else is not decided. */
function markFirst(lines: readonly Line[], problemId: string): void {
  let first: { line: Line; afterMs: number } | null = null;
  let undecidedMs = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const cell = line.cells.get(problemId);
    if (line.entry.kind !== "official" || cell === undefined) continue;
    undecidedMs = Math.min(undecidedMs, cell.undecidedAfterMs ?? undecidedMs);
    const afterMs = cell.isSolved ? cell.gainedAfterMs : null;
    if (afterMs !== null && (first === null || afterMs < first.afterMs)) first = { line, afterMs };
  }
  if (first !== null && first.afterMs < undecidedMs) first.line.firsts.add(problemId);
}

function scoreOf({ cells }: Line, { rules, problemIds, penaltyMinutes }: BoardInput): Score {
  let [solved, penalty, lastMinute] = [0, 0, 0];
  const told = problemIds.flatMap((id) => cells.get(id) ?? []);
  for (const cell of told) {
    if (cell.isSolved) solved += 1;
    const minute = minuteOf(cell);
    if (minute === null) continue;
    lastMinute = Math.max(lastMinute, minute);
    if (rules === "icpc") penalty += minute + cell.tries * penaltyMinutes;
  }
  const points = sum(told.map((cell) => cell.points));
  const key = rules === "icpc" ? [-solved, penalty, lastMinute] : [-points, lastMinute];
  return { solved, penaltyMinutes: penalty, points, key };
}

function minuteOf({ gainedAfterMs }: Cell): number | null {
  return gainedAfterMs === null ? null : Math.floor(gainedAfterMs / MINUTE_MS);
}

function compareScores(one: Score, other: Score): number {
  return one.key.reduce((result, value, index) => result || value - (other.key[index] ?? value), 0);
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

function presentCell(
  rules: ContestRules,
  { cell, isFirst }: { cell: Cell | undefined; isFirst: boolean },
): BoardCell | null {
  if (cell === undefined) return null;
  const { tries, pending, points, isSolved } = cell;
  const minute = minuteOf(cell);
  if (tries === 0 && pending === 0 && minute === null) return null;
  return {
    ...{ tries, pending, minute },
    ...(rules === "icpc" ? {} : { points, ...(isSolved ? { isFull: true } : {}) }),
    ...(isFirst ? { isFirst } : {}),
  };
}

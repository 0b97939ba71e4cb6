import type * as contests from "./contests.ts";
import type { Opened } from "./tolerant-reader.ts";

/*
 * A frozen board is shown step by step as it is, from the bottom up, as resolvers of the ICPC do: of the lowest row
 * that still hides something the leftmost cell is told, and the row moves up to where it belongs. Whichever row then
 * stands in its place is the next to be looked at; when it hides nothing, the one above it. So everything below is
 * final.
 */

/** Of a newer server boards may have words that are not known here: they stay as they are. */
type Board = Opened<contests.Board>;
type BoardRow = Board["rows"][number];
type BoardCell = NonNullable<BoardRow["cells"][number]>;

/** What a step has told of one cell. Places count from 0, the best first. */
interface Told {
  entryId: string;
  /** Of the problem, in the order of the letters. */
  index: number;
  /** Null: what was submitted since the freeze does not count, as what does not compile. */
  cell: BoardCell | null;
  fromPlace: number;
  toPlace: number;
  fromRank: number | null;
  toRank: number | null;
}

export interface RevealStep {
  /** Best first. Rows that have not changed are the same objects as before. */
  rows: readonly BoardRow[];
  /** Null at the beginning. */
  told: Told | null;
  /** The cell that comes next; null when all is told. */
  next: { entryId: string; index: number; place: number } | null;
}

/**
 * All steps, the frozen board first. Both boards are of the same moment; who takes part afterwards is left out. What
 * has no verdict yet stays pending. Cells of rows that only one of the boards has are not told.
 */
export function revealSteps(input: { frozen: Board; full: Board; penaltyMinutes: number }): RevealStep[] {
  const { frozen, full, penaltyMinutes } = input;
  const whole = new Map(full.rows.map((row) => [row.entryId, row.cells]));
  const scored = score(frozen.rules, penaltyMinutes);
  let lines = frozen.rows.filter(({ kind }) => kind !== "virtual").map((row): Line => ({ row, key: scored(row).key }));
  const steps: RevealStep[] = [];
  let told: Told | null = null;
  let place = lines.length - 1;
  for (let line = lines[place]; line !== undefined; line = lines[place]) {
    const { entryId } = line.row;
    const hidden = hiddenCell(line.row.cells, whole.get(entryId));
    if (hidden === null) {
      place -= 1;
      continue;
    }
    const { index, cell } = hidden;
    steps.push({ rows: lines.map(({ row }) => row), told, next: { entryId, index, place } });
    const moved = scored({ ...line.row, cells: line.row.cells.with(index, cell) });
    const others = lines.filter((other) => other !== line);
    const above = others.findIndex((other) => compare(moved, other) < 0);
    const toPlace = above < 0 ? others.length : above;
    lines = rank(others.toSpliced(toPlace, 0, moved));
    const toRank = lines[toPlace]?.row.rank ?? null;
    told = { entryId, index, cell, fromPlace: place, toPlace, fromRank: line.row.rank, toRank };
  }
  steps.push({ rows: lines.map(({ row }) => row), told, next: null });
  return steps;
}

type Cells = BoardRow["cells"];

/** The leftmost of which more is known than is shown. */
function hiddenCell(shown: Cells, whole: Cells | undefined): { index: number; cell: BoardCell | null } | null {
  if (whole === undefined) return null;
  const index = shown.findIndex((cell, at) => (cell?.pending ?? 0) > (whole[at]?.pending ?? 0));
  return index < 0 ? null : { index, cell: whole[index] ?? null };
}

interface Line {
  row: BoardRow;
  /** Less is better, the first first. */
  key: readonly number[];
}

/** As the board scores it (the server's score-board). */
function score(rules: Board["rules"], penaltyMinutes: number) {
  return (row: BoardRow): Line => {
    const cells = row.cells.filter((cell) => cell !== null);
    const last = Math.max(0, ...cells.map(({ minute }) => minute ?? 0));
    if (rules !== "icpc") {
      const points = sumOf(cells.map((cell) => cell.points ?? 0));
      const solved = cells.filter(({ isFull }) => isFull).length;
      return { row: { ...row, solved, points }, key: [-points, last] };
    }
    const accepted = cells.filter(({ minute }) => minute !== null);
    const penalty = accepted.reduce((sum, { minute, tries }) => sum + (minute ?? 0) + tries * penaltyMinutes, 0);
    const solved = accepted.length;
    return { row: { ...row, solved, penaltyMinutes: penalty }, key: [-solved, penalty, last] };
  };
}

/** Points may be fractions, and sums of those are not exact. */
const DIGITS = 1e4;

function sumOf(points: readonly number[]): number {
  return Math.round(points.reduce((sum, one) => sum + one, 0) * DIGITS) / DIGITS;
}

function compare(one: Line, other: Line): number {
  const difference = one.key.reduce((result, value, at) => result || value - (other.key[at] ?? value), 0);
  return difference || compareTexts(one.row.name, other.row.name) || compareTexts(one.row.entryId, other.row.entryId);
}

/** By code units, the same on every machine. */
function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Of the lines in their order. A row whose rank is the same stays the same object. */
function rank(lines: readonly Line[]): Line[] {
  let [official, current] = [0, 0];
  let before: Line | null = null;
  return lines.map((line) => {
    if (line.row.kind !== "official") return line;
    official += 1;
    const isEqual = before?.key.every((value, at) => value === line.key[at]) ?? false;
    if (!isEqual) current = official;
    before = line;
    return line.row.rank === current ? line : { ...line, row: { ...line.row, rank: current } };
  });
}

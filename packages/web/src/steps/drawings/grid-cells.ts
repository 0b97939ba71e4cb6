import { behind } from "@verdict/contract/program-steps/value-text";
import { isShape, itemsOf, type TraceItem, type TraceValue } from "@verdict/contract/trace-values";
import { contentOf, followed, type IsChanged, type Located, type Objects, partsOf } from "./located.ts";

/** What fits into a cell. */
const CELL_LETTERS = 12;
/** Of a larger grid a part is drawn, so many rows and columns of it. */
const MOST_ROWS = 40;
const MOST_COLUMNS = 60;
const ROWS_OF_PART = 20;
const COLUMNS_OF_PART = 24;
const ROWS: ReadonlySet<string> = new Set(["array", "vector", "list"]);

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Of a list of equally long lists or texts of plain values; null for everything else. */
export function gridSize(list: TraceValue, objects: Objects): GridSize | null {
  const rows = isRow(list) ? itemsOf(list) : null;
  if (rows === null || rows.length < 2) return null;
  let columns: number | null = null;
  for (const [index, row] of rows.entries()) {
    const length = lengthOfRow(row, objects);
    // Of a large one the recorder says the beginning.
    if (columns !== null && index > 1 && isCut(row, objects)) return { rows: index, columns };
    if (length === null || length < 2 || length !== (columns ?? length)) return null;
    columns = length;
  }
  return columns === null ? null : { rows: rows.length, columns };
}

function isCut(item: TraceItem, objects: Objects): boolean {
  const row = behind(contentOf(item), objects);
  return isShape(row) && (row.k === "cut" || (row.n ?? 0) > (itemsOf(row)?.length ?? 0));
}

function lengthOfRow(item: TraceItem, objects: Objects): number | null {
  const row = behind(contentOf(item), objects);
  if (typeof row === "string") return [...row].length;
  const cells = isRow(row) ? itemsOf(row) : null;
  return cells?.every((cell) => isPlainCell(contentOf(cell))) ? cells.length : null;
}

function isPlainCell(value: TraceValue): boolean {
  if (typeof value === "string") return value.length <= CELL_LETTERS;
  if (typeof value !== "object" || value === null) return true;
  return isShape(value) ? value.v === undefined : !("r" in value);
}

function isRow(value: TraceValue): boolean {
  return isShape(value) && ROWS.has(value.k);
}

/** A part of a grid: its first row and column, and the cells of its rows. */
export interface GridPart {
  readonly top: number;
  readonly left: number;
  readonly cells: readonly (readonly Located[])[];
}

/**
 * All of a grid, or of a large one the part around `focus`. The part moves on in strides of half its size: with every
 * step nobody could follow it.
 */
export function partOfGrid(
  list: Located,
  { rows, columns }: GridSize,
  { focus, objects }: { focus: { row: number; column: number }; objects: Objects },
): GridPart {
  const isLarge = rows > MOST_ROWS || columns > MOST_COLUMNS;
  const top = isLarge ? startOf(focus.row, rows, ROWS_OF_PART) : 0;
  const left = isLarge ? startOf(focus.column, columns, COLUMNS_OF_PART) : 0;
  const [height, width] = isLarge ? [ROWS_OF_PART, COLUMNS_OF_PART] : [rows, columns];
  const shown = (partsOf(list) ?? []).slice(top, top + height);
  const cells = shown.map((row) => {
    const inside = followed(row, objects);
    const ofRow = typeof inside.value === "string" ? lettersOf(inside) : (partsOf(inside) ?? []);
    return ofRow.slice(left, left + width);
  });
  return { top, left, cells };
}

function startOf(place: number, length: number, size: number): number {
  const stride = size / 2;
  const start = Math.floor(place / stride) * stride - stride / 2;
  return Math.max(0, Math.min(start, length - size));
}

/** Where the last line has changed something; null where it has not. */
export function changedCell(
  list: Located,
  { isChanged, objects }: { isChanged: IsChanged; objects: Objects },
): { row: number; column: number } | null {
  for (const [row, part] of (partsOf(list) ?? []).entries()) {
    const inside = followed(part, objects);
    if (!isChanged(part) && !isChanged(inside)) continue;
    const column = (partsOf(inside) ?? []).findIndex(isChanged);
    return { row, column: Math.max(0, column) };
  }
  return null;
}

/** Each letter of a text lies where the text does. */
export function lettersOf(text: Located): Located[] {
  const letters = typeof text.value === "string" ? [...text.value] : [];
  return letters.map((c) => ({ ...text, value: { c } }));
}

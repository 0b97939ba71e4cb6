import { type ChangeObject, diffChars, diffLines } from "diff";

/**
 * Myers' algorithm takes the square of the number of differences: 16 s for 10,000 random characters (measured, Node
 * 24), 40 ms with these limits. Texts with more differences have nothing in common worth showing.
 */
const MOST_LINE_CHANGES = 400;
const MOST_CHARACTER_CHANGES = 400;

/** Beyond this many characters a side is cut: a person reads the first difference, not the thousandth. */
export const DIFF_MAX_LENGTH = 10_000;

/** More rows than this only cost the browser time. */
const MOST_ROWS = 400;

export interface DiffPiece {
  text: string;
  isChanged: boolean;
}
export interface DiffRow {
  kind: "same" | "missing" | "extra";
  pieces: DiffPiece[];
}
export interface OutputDiff {
  rows: DiffRow[];
  isCut: boolean;
  /** The outputs differ in white space only, which the usual checker forgives. */
  isSpaceOnly: boolean;
}

/** Compares line by line; where a line was replaced by another one, its changed characters are marked too. */
export function diffOutputs(expected: string, actual: string): OutputDiff {
  const isCut = expected.length > DIFF_MAX_LENGTH || actual.length > DIFF_MAX_LENGTH;
  const [wanted, given] = withLastLineEnd(expected, actual).map((text) => text.slice(0, DIFF_MAX_LENGTH));
  const parts = lineChanges(wanted ?? "", given ?? "");
  const rows: DiffRow[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined) continue;
    const next = parts[at + 1];
    if (part.removed && next?.added) {
      rows.push(...replacedRows(linesOf(part.value), linesOf(next.value)));
      at += 1;
      continue;
    }
    const kind = part.removed ? "missing" : part.added ? "extra" : "same";
    for (const line of linesOf(part.value)) rows.push({ kind, pieces: [{ text: line, isChanged: kind !== "same" }] });
  }
  const shown = rows.slice(0, MOST_ROWS);
  return {
    rows: shown,
    isCut: isCut || shown.length < rows.length,
    isSpaceOnly: expected !== actual && withoutSpace(expected) === withoutSpace(actual),
  };
}

/** Spaces, tabs and carriage returns are the usual reason why two lines that look alike are not. */
export function showInvisible(text: string): string {
  return text.replaceAll(" ", "·").replaceAll("\t", "→").replaceAll("\r", "␍").replaceAll("\n", "↵");
}

function replacedRows(missing: string[], extra: string[]): DiffRow[] {
  const rows: DiffRow[] = [];
  for (let at = 0; at < Math.max(missing.length, extra.length); at += 1) {
    const expected = missing[at];
    const actual = extra[at];
    if (expected !== undefined && actual !== undefined) {
      const changes = characterChanges(expected, actual);
      rows.push({
        kind: "extra",
        pieces: changes.filter((c) => !c.removed).map((c) => ({ text: c.value, isChanged: c.added })),
      });
      rows.push({
        kind: "missing",
        pieces: changes.filter((c) => !c.added).map((c) => ({ text: c.value, isChanged: c.removed })),
      });
    } else if (expected !== undefined) {
      rows.push({ kind: "missing", pieces: [{ text: expected, isChanged: true }] });
    } else if (actual !== undefined) {
      rows.push({ kind: "extra", pieces: [{ text: actual, isChanged: true }] });
    }
  }
  return rows;
}

/**
 * Of outputs with as many lines, and of those without a common thread, the lines are compared by their numbers, as
 * checkers do.
 */
function lineChanges(expected: string, actual: string): ChangeObject<string>[] {
  const [wanted, given] = [linesOf(expected), linesOf(actual)];
  const isInStep = wanted.length === given.length;
  const changes = isInStep ? undefined : diffLines(expected, actual, { maxEditLength: MOST_LINE_CHANGES });
  if (changes !== undefined) return changes;
  return Array.from({ length: Math.max(wanted.length, given.length) }, (_nothing, at) => at).flatMap((at) =>
    wholeChange(wanted[at], given[at]),
  );
}

function characterChanges(expected: string, actual: string): ChangeObject<string>[] {
  return diffChars(expected, actual, { maxEditLength: MOST_CHARACTER_CHANGES }) ?? wholeChange(expected, actual);
}

function wholeChange(expected: string | undefined, actual: string | undefined): ChangeObject<string>[] {
  if (expected === actual && expected !== undefined)
    return [{ value: expected, count: 1, added: false, removed: false }];
  return [
    ...(expected === undefined ? [] : [{ value: expected, count: 1, added: false, removed: true }]),
    ...(actual === undefined ? [] : [{ value: actual, count: 1, added: true, removed: false }]),
  ];
}

/** Whether the last line ends matters only where nothing else differs; elsewhere it would distract. */
function withLastLineEnd(expected: string, actual: string): string[] {
  const [wanted, given] = [expected, actual].map((text) => text.replace(/[^\n]$/, "$&\n"));
  return wanted === given ? [expected, actual] : [wanted ?? "", given ?? ""];
}

/** Each line keeps its line end, so that a missing last one is visible. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function withoutSpace(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(" ");
}

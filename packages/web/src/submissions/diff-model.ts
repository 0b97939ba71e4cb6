import { diffChars, diffLines } from "diff";

/** Beyond this many characters a side is cut: a person reads the first difference, not the thousandth. */
export const DIFF_MAX_LENGTH = 10_000;

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
  const parts = diffLines(wanted ?? "", given ?? "");
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
  return { rows, isCut, isSpaceOnly: expected !== actual && withoutSpace(expected) === withoutSpace(actual) };
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
      const changes = diffChars(expected, actual);
      rows.push({
        kind: "missing",
        pieces: changes.filter((c) => !c.added).map((c) => ({ text: c.value, isChanged: c.removed })),
      });
      rows.push({
        kind: "extra",
        pieces: changes.filter((c) => !c.removed).map((c) => ({ text: c.value, isChanged: c.added })),
      });
    } else if (expected !== undefined) {
      rows.push({ kind: "missing", pieces: [{ text: expected, isChanged: true }] });
    } else if (actual !== undefined) {
      rows.push({ kind: "extra", pieces: [{ text: actual, isChanged: true }] });
    }
  }
  return rows;
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

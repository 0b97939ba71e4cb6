import { diffLines } from "diff";

/** Lines around a change that are shown with it; longer stretches of equal lines are folded. */
const CONTEXT = 3;
/**
 * Myers' algorithm takes the square of the number of differences: with 2,000 it took 3 s (measured 2026-11-22).
 * Programs that differ more share nothing.
 */
const MOST_CHANGES = 500;

export type DiffLine =
  | { kind: "same"; before: number; after: number; text: string }
  | { kind: "removed"; before: number; text: string }
  | { kind: "added"; after: number; text: string }
  | { kind: "folded"; after: number; lines: number };

export interface CodeDiff {
  lines: DiffLine[];
  removed: number;
  added: number;
}

/** Line by line; line numbers are 1-based. A missing last line end is no difference. */
export function diffCode(before: string, after: string): CodeDiff {
  const [old, fresh] = [before, after].map((text) => text.replaceAll("\r\n", "\n").replace(/[^\n]$/, "$&\n"));
  const parts = diffLines(old ?? "", fresh ?? "", { maxEditLength: MOST_CHANGES }) ?? [
    { value: old ?? "", removed: true, added: false },
    { value: fresh ?? "", removed: false, added: true },
  ];
  const lines: DiffLine[] = [];
  const at = { before: 0, after: 0 };
  for (const part of parts) {
    for (const text of linesOf(part.value)) {
      if (!part.added) at.before += 1;
      if (!part.removed) at.after += 1;
      if (part.removed) lines.push({ kind: "removed", before: at.before, text });
      else if (part.added) lines.push({ kind: "added", after: at.after, text });
      else lines.push({ kind: "same", ...at, text });
    }
  }
  const count = (kind: DiffLine["kind"]) => lines.filter((line) => line.kind === kind).length;
  return { lines: folded(lines), removed: count("removed"), added: count("added") };
}

function folded(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = lines.map((_line, at) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== "same"),
  );
  const shown: DiffLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (isNear[at] || line.kind !== "same") {
      shown.push(line);
      continue;
    }
    const last = shown.at(-1);
    if (last?.kind === "folded") last.lines += 1;
    else shown.push({ kind: "folded", after: line.after, lines: 1 });
  }
  return shown;
}

function linesOf(text: string): string[] {
  return text.split("\n").slice(0, text.endsWith("\n") ? -1 : undefined);
}

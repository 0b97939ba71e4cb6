import path from "node:path";
import type { ImportRow } from "./import-row.ts";

/** What became of each package of a contest, under a line of headings, and a last line that counts them. */
export function contestTable(contest: string, rows: readonly ImportRow[]): string[] {
  const cells = [
    ["package", "became", "programs", "first finding"],
    ...rows.map((row) => [path.relative(contest, row.package), becameOf(row), programsOf(row), firstFindingOf(row)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const counts = (["published", "draft", "refused"] as const).map(
    (state) => `${rows.filter((row) => row.state === state).length} ${state}`,
  );
  return [...lines, `${rows.length} packages: ${counts.join(", ")}`];
}

function becameOf({ state, problem }: ImportRow): string {
  return problem === null ? state : `${state} as ${problem}`;
}

/** Nothing where nothing was judged, so that no row looks as if its programs had agreed. */
function programsOf({ judged, agreed }: ImportRow): string {
  return judged === 0 ? "none judged" : `${agreed} of ${judged} agree`;
}

function firstFindingOf({ findings }: ImportRow): string {
  const [first] = findings;
  if (first === undefined) return "";
  const more = findings.length === 1 ? "" : ` (and ${findings.length - 1} more)`;
  return `${first.file === "" ? "" : `${first.file}: `}${first.text.split("\n")[0] ?? ""}${more}`;
}

import type { Board, BoardCell } from "@verdict/contract/contests";
import { csvField } from "../platform/csv-field.ts";

/**
 * A board as CSV (RFC 4180) with a byte order mark, without which Excel takes UTF-8 for something else. Numbers stand
 * as such, each in a column of its own, so that they can be counted with.
 */
export function boardCsv(board: Board): string {
  const isIcpc = board.rules === "icpc";
  const columns: readonly Column[] = isIcpc ? ICPC_COLUMNS : POINTS_COLUMNS;
  const head = [
    ...["Rank", "Name", "Kind", ...(isIcpc ? ["Solved", "Penalty"] : ["Points", "Solved"])],
    ...board.labels.flatMap((label) => columns.map(({ title }) => `${label} ${title}`)),
  ];
  const rows = board.rows.map((row) => [
    ...[row.rank, row.name, row.kind, ...(isIcpc ? [row.solved, row.penaltyMinutes] : [row.points ?? 0, row.solved])],
    ...row.cells.flatMap((cell) => columns.map(({ value }) => (cell === null ? null : value(cell)))),
  ]);
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(csvField).join(",")}\r\n`).join("")}`;
}

interface Column {
  title: string;
  value: (cell: BoardCell) => number | null;
}

const REST: readonly Column[] = [{ title: "not known", value: ({ pending }) => pending }];
const ICPC_COLUMNS: readonly Column[] = [
  { title: "solved in minute", value: ({ minute }) => minute },
  { title: "rejected", value: ({ tries }) => tries },
  ...REST,
];
const POINTS_COLUMNS: readonly Column[] = [
  { title: "points", value: ({ points }) => points ?? 0 },
  { title: "in minute", value: ({ minute }) => minute },
  { title: "judged", value: ({ tries }) => tries },
  ...REST,
];

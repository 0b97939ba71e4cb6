import { memo } from "react";
import type { OpenBoard, OpenBoardRow } from "../../platform/open-answers.ts";
import { minuteText } from "./duration-text.ts";

/* Written out here: as classes they would be in the styles of every page. */
const CELL_WIDTH = { minWidth: "4rem" };
const NAME_WIDTH = { maxWidth: "min(18rem, 42vw)" };
const FIRST = { boxShadow: "inset 0 0 0 2px var(--color-success)" };
const NAME_CELL = "sticky left-0 z-1 px-3 py-2 text-left font-medium";

/** Wide boards scroll sideways beneath the names. */
export function BoardTable({ board, ownEntryId }: { board: OpenBoard; ownEntryId: string | null }) {
  const hasPoints = board.rules !== "icpc";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section aria-label="Board" tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <table className="num w-full text-[0.8125rem]">
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className={`${NAME_CELL} w-full bg-base-200 text-xs`}>
              Name
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {hasPoints ? "Points" : "Solved"}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {hasPoints ? "Solved" : "Penalty"}
            </th>
            {board.labels.map((label) => (
              <th key={label} scope="col" className="px-1 py-2 text-center" style={CELL_WIDTH}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {board.rows.map((row) => (
            <BoardLine key={row.entryId} row={row} isOwn={row.entryId === ownEntryId} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Rows that have not changed are the same objects as before, and are not drawn again. */
const BoardLine = memo(function BoardLine({ row, isOwn }: { row: OpenBoardRow; isOwn: boolean }) {
  return (
    <tr className={isOwn ? "bg-base-300" : ""} aria-current={isOwn ? "true" : undefined}>
      <th scope="row" className={`${NAME_CELL} ${isOwn ? "bg-base-300" : "bg-base-200"}`}>
        <span className="flex items-baseline gap-3" style={NAME_WIDTH}>
          <span className="w-6 shrink-0 text-right text-muted">{row.rank ?? "–"}</span>
          <span className="truncate" title={row.name}>
            {row.name}
          </span>
          {row.kind !== "official" && <span className="shrink-0 text-xs font-normal text-faint">{row.kind}</span>}
        </span>
      </th>
      <td className="px-3 py-2 text-right font-medium">{row.points ?? row.solved}</td>
      <td className="px-3 py-2 text-right text-muted">{row.points === undefined ? row.penaltyMinutes : row.solved}</td>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's.
        <td key={index} className="px-1 py-1">
          {cell !== null && <BoardCellView cell={cell} />}
        </td>
      ))}
    </tr>
  );
});

type OpenCell = NonNullable<OpenBoardRow["cells"][number]>;

/** What one entry has done of one problem: a sign, its minute, and the same in words. */
export function BoardCellView({ cell }: { cell: OpenCell }) {
  const { tone, sign, said } = cell.points === undefined ? solvedLook(cell) : pointsLook(cell);
  return (
    <span
      title={said}
      className={`grid h-10 content-center rounded-md border text-center leading-4 ${tone}`}
      style={cell.isFirst ? FIRST : undefined}
    >
      <span className="font-medium">{sign}</span>
      {cell.minute !== null && <span className="text-[0.6875rem]">{minuteText(cell.minute)}</span>}
      <span className="sr-only">{said}</span>
    </span>
  );
}

interface Look {
  tone: string;
  sign: string;
  said: string;
}

/** The sign says it as well as the colour: + solved, − rejected, ? not known. */
function solvedLook({ tries, pending, minute, isFirst }: OpenCell): Look {
  if (minute !== null) {
    const said = isFirst ? "first to solve it" : "solved";
    return { tone: "tone-success", sign: `+${tries === 0 ? "" : tries}`, said };
  }
  if (pending > 0) return { tone: "tone-info", sign: `?${pending}`, said: "not known yet" };
  return { tone: "tone-error", sign: `−${tries}`, said: "rejected" };
}

/** Points, and a question mark where there may come more. */
function pointsLook({ points = 0, pending, isFull, isFirst }: OpenCell): Look {
  if (isFull) return { tone: "tone-success", sign: String(points), said: isFirst ? "first to solve it" : "all points" };
  if (pending > 0) return { tone: "tone-info", sign: `${points} ?${pending}`, said: "more is not known yet" };
  return points > 0
    ? { tone: "tone-warning", sign: String(points), said: "some of the points" }
    : { tone: "tone-error", sign: "0", said: "no points" };
}

import { memo } from "react";
import type { OpenBoard, OpenBoardRow } from "../../platform/open-answers.ts";
import { minuteText } from "./duration-text.ts";

const NAME_CELL = "sticky left-0 z-1 bg-base-200 px-3 py-2 text-left font-medium sm:left-12";

/** Wide boards scroll sideways beneath the names. */
export function BoardTable({ board, ownEntryId }: { board: OpenBoard; ownEntryId: string | null }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section aria-label="Board" tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <table className="num w-full border-separate border-spacing-0 text-[0.8125rem]">
        <thead>
          <tr className="text-xs text-muted [&>th]:border-b [&>th]:border-line [&>th]:font-normal">
            <th scope="col" className="w-12 bg-base-200 px-3 py-2 text-right max-sm:hidden sm:sticky sm:left-0 sm:z-1">
              #
            </th>
            <th scope="col" className={`${NAME_CELL} w-full text-xs`}>
              Name
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              Solved
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              Penalty
            </th>
            {board.labels.map((label) => (
              <th key={label} scope="col" className="min-w-16 px-1 py-2 text-center">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
    <tr
      className={`[&>*]:border-b [&>*]:border-line ${isOwn ? "[&>*]:bg-primary/10" : ""}`}
      aria-current={isOwn ? "true" : undefined}
    >
      <td className="w-12 bg-base-200 px-3 py-2 text-right text-muted max-sm:hidden sm:sticky sm:left-0 sm:z-1">
        {row.rank ?? "–"}
      </td>
      <th scope="row" className={NAME_CELL}>
        <span className="flex max-w-36 items-baseline gap-2 sm:max-w-64">
          <span className="text-muted sm:hidden">{row.rank ?? "–"}</span>
          <span className="truncate" title={row.name}>
            {row.name}
          </span>
          {row.kind !== "official" && <span className="shrink-0 text-xs font-normal text-faint">{row.kind}</span>}
        </span>
      </th>
      <td className="px-3 py-2 text-right font-medium">{row.solved}</td>
      <td className="px-3 py-2 text-right text-muted">{row.penaltyMinutes}</td>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's.
        <td key={index} className="px-1 py-1">
          {cell !== null && <Cell cell={cell} />}
        </td>
      ))}
    </tr>
  );
});

/** The sign says it as well as the colour: + solved, − rejected, ? not known. */
function Cell({ cell: { tries, pending, minute, isFirst } }: { cell: NonNullable<OpenBoardRow["cells"][number]> }) {
  const [tone, sign, said] =
    minute !== null
      ? ["tone-success", `+${tries === 0 ? "" : tries}`, isFirst ? "first to solve it" : "solved"]
      : pending > 0
        ? ["tone-info", `?${pending}`, "not known yet"]
        : ["tone-error", `−${tries}`, "rejected"];
  return (
    <span
      title={said}
      className={`grid h-10 place-content-center rounded-md border text-center leading-4 ${tone} ${isFirst ? "ring-2 ring-success ring-inset" : ""}`}
    >
      <span className="font-medium">{sign}</span>
      {minute !== null && <span className="text-[0.6875rem]">{minuteText(minute)}</span>}
      <span className="sr-only">{said}</span>
    </span>
  );
}

import { useLayoutEffect, useRef } from "react";
import { BoardCellView } from "./board-table.tsx";
import type { Step } from "./reveal-text.ts";

/** As many rows as a projector shows; of a long board those around the one that is looked at. */
const ROWS = 14;
const ROWS_BELOW = 5;
const MOVE_MS = 700;
/* Written out here: as classes they would be in the styles of every page. */
const CELL_WIDTH = { minWidth: "4.5rem" };
const NAME_WIDTH = { maxWidth: "24rem" };
const NEXT = { outline: "3px solid var(--color-warning)", outlineOffset: "-3px" };

export function RevealTable(input: { step: Step; labels: readonly string[]; hasPoints: boolean }) {
  const { step, labels, hasPoints } = input;
  const { rows, next, told } = step;
  const body = useRef<HTMLTableSectionElement>(null);
  useMoves(body, step);
  // In the middle stands what comes next; at the end, where the last one went.
  const place = next?.place ?? told?.toPlace ?? rows.length - 1;
  const first = Math.max(0, Math.min(place + ROWS_BELOW - ROWS + 1, rows.length - ROWS));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section aria-label="Board" tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <table className="num w-full text-base">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="px-3 py-2 text-right">
              Rank
            </th>
            <th scope="col" className="w-full px-3 py-2 text-left">
              Name
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {hasPoints ? "Points" : "Solved"}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {hasPoints ? "Solved" : "Penalty"}
            </th>
            {labels.map((label) => (
              <th key={label} scope="col" className="px-1 py-2 text-center" style={CELL_WIDTH}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className="divide-y divide-line">
          {rows.slice(first, first + ROWS).map((row) => {
            const isNext = row.entryId === next?.entryId;
            const isTold = row.entryId === told?.entryId;
            return (
              <tr
                key={row.entryId}
                data-entry={row.entryId}
                aria-current={isNext ? "true" : undefined}
                className={isNext ? "bg-base-300" : isTold ? "bg-base-200" : "bg-base-100"}
              >
                <td className="px-3 py-2 text-right text-3xl font-semibold">{row.rank ?? "–"}</td>
                <th
                  scope="row"
                  className="truncate px-3 py-2 text-left text-2xl font-medium"
                  style={NAME_WIDTH}
                  title={row.name}
                >
                  {row.name}
                </th>
                <td className="px-3 py-2 text-right text-2xl font-medium">{row.points ?? row.solved}</td>
                <td className="px-3 py-2 text-right text-xl text-muted">
                  {row.points === undefined ? row.penaltyMinutes : row.solved}
                </td>
                {row.cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's.
                  <td key={index} className="px-1 py-1">
                    {cell !== null && (
                      <div className="rounded-md" style={isNext && index === next?.index ? NEXT : undefined}>
                        <BoardCellView cell={cell} />
                      </div>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Rows go to their new places before everybody's eyes, unless somebody would rather see nothing move. */
function useMoves(body: { current: HTMLTableSectionElement | null }, step: Step): void {
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = tops.current;
    const now = new Map<string, number>();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const lines = [...(body.current?.querySelectorAll<HTMLElement>("tr[data-entry]") ?? [])];
    for (const line of lines) now.set(line.dataset["entry"] ?? "", line.offsetTop);
    tops.current = now;
    if (isStill) return;
    for (const line of lines) {
      const id = line.dataset["entry"] ?? "";
      const [from, to] = [before.get(id), now.get(id)];
      if (from === undefined || to === undefined || from === to) continue;
      const isTold = id === step.told?.entryId;
      line.animate(
        [
          { transform: `translateY(${from - to}px)`, position: "relative", zIndex: isTold ? 1 : 0 },
          { transform: "none", position: "relative", zIndex: isTold ? 1 : 0 },
        ],
        { duration: MOVE_MS, easing: "ease-in-out" },
      );
    }
  }, [body, step]);
}

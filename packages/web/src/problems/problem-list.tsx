import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { type NumberedProblem, ProblemRow, ROW_HEIGHT_PX } from "./problem-row.tsx";

/** Below this all rows are drawn, and the browser's own find-in-page works; above, only those in view. */
const DRAW_ALL_BELOW = 200;
const OVERSCAN_ROWS = 8;

interface ProblemListProps {
  problems: readonly NumberedProblem[];
  solvedIds: ReadonlySet<string>;
}

export function ProblemList({ problems, solvedIds }: ProblemListProps) {
  if (problems.length > DRAW_ALL_BELOW) return <WindowedList problems={problems} solvedIds={solvedIds} />;
  return (
    <ul aria-label="Problems" className="-mb-px">
      {problems.map((problem) => (
        <li key={problem._id}>
          <ProblemRow problem={problem} isSolved={solvedIds.has(problem._id)} />
        </li>
      ))}
    </ul>
  );
}

function WindowedList({ problems, solvedIds }: ProblemListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [listTop, setListTop] = useState(0);
  const rowHeight = useIsNarrow() ? ROW_HEIGHT_PX.narrow : ROW_HEIGHT_PX.wide;

  useLayoutEffect(() => {
    if (list.current !== null) setListTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: problems.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: listTop,
    getItemKey: (index) => problems[index]?._id ?? index,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes are measured anew when the row height changes.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  return (
    <ul ref={list} aria-label="Problems" className="relative -mb-px" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((row) => {
        const problem = problems[row.index];
        return problem === undefined ? null : (
          <li
            key={row.key}
            aria-setsize={problems.length}
            aria-posinset={row.index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${row.start - listTop}px)` }}
          >
            <ProblemRow problem={problem} isSolved={solvedIds.has(problem._id)} />
          </li>
        );
      })}
    </ul>
  );
}

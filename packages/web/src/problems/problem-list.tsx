import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { useIsNarrow } from "../ui/use-media.ts";
import type { AcceptanceOf } from "./acceptance.ts";
import type { RowActions } from "./list-marks.tsx";
import type { ProblemMarks } from "./problem-filters.ts";
import { type NumberedProblem, type ProblemMark, ProblemRow, ROW_HEIGHT_PX } from "./problem-row.tsx";
import type { TopicsOf } from "./topics.ts";

/**
 * Up to so many rows all are drawn, as of the own catalogue with a school's beside it, and the browser's own
 * find-in-page works; above, only those in view.
 */
const DRAW_ALL_UP_TO = 300;
const OVERSCAN_ROWS = 8;

interface ProblemListProps {
  problems: readonly NumberedProblem[];
  marks: ProblemMarks;
  bookmarks: ReadonlySet<string>;
  acceptance: AcceptanceOf;
  topics: TopicsOf;
  /** Null where the server keeps no lists. */
  actions: RowActions | null;
}

export function ProblemList(props: ProblemListProps) {
  const { problems } = props;
  if (problems.length > DRAW_ALL_UP_TO) return <WindowedList {...props} />;
  return (
    <ul aria-label="Problems" className="-mb-px">
      {problems.map((problem) => (
        <li key={problem._id}>
          <Row {...props} problem={problem} />
        </li>
      ))}
    </ul>
  );
}

function Row({
  problem,
  marks,
  bookmarks,
  acceptance,
  topics,
  actions,
}: ProblemListProps & { problem: NumberedProblem }) {
  const { _id } = problem;
  return (
    <ProblemRow
      problem={problem}
      mark={markOf(_id, marks)}
      isBookmarked={bookmarks.has(_id)}
      acceptance={acceptance.get(_id)}
      topics={topics.get(_id)}
      actions={actions}
    />
  );
}

function markOf(id: string, { solvedIds, attemptedIds }: ProblemMarks): ProblemMark {
  if (solvedIds.has(id)) return "solved";
  return attemptedIds.has(id) ? "attempted" : "none";
}

function WindowedList(props: ProblemListProps) {
  const { problems } = props;
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
            <Row {...props} problem={problem} />
          </li>
        );
      })}
    </ul>
  );
}

const SKELETON_ROWS = [38, 52, 44, 60, 34, 48, 56, 40, 50, 46];

/** Rows of the real height while the list loads, so that nothing jumps. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading problems</span>
      {SKELETON_ROWS.map((width) => (
        <div key={width} aria-hidden="true" className="flex h-20 items-center gap-4 border-b border-line px-4 sm:h-10">
          <div className="ml-2 skeleton h-3 w-6" />
          <div className="skeleton h-3" style={{ width: `${width}%` }} />
          <div className="ml-auto skeleton h-6 w-16 rounded-full" />
        </div>
      ))}
    </div>
  );
}

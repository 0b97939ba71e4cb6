import type { ProblemSummary } from "@verdict/contract/problems";
import { memo } from "react";
import { Link } from "react-router";
import { paths } from "../platform/paths.ts";
import { Badge, DifficultyBadge, SolvedBadge, TagBadge } from "../ui/badges.tsx";

/** Rows have a fixed height, so that a long list can be drawn in part: two lines on a phone, one elsewhere. */
export const ROW_HEIGHT_PX = { narrow: 80, wide: 56 } as const;

/** A summary with its place in the whole catalogue, which stays the same whatever is filtered. */
export type NumberedProblem = ProblemSummary & { number: number };

interface ProblemRowProps {
  problem: NumberedProblem;
  isSolved: boolean;
}

export const ProblemRow = memo(function ProblemRow({ problem, isSolved }: ProblemRowProps) {
  return (
    <div className="relative flex h-20 items-center gap-4 border-b border-line px-4 transition-colors hover:bg-hover sm:h-14">
      <span className="num w-8 shrink-0 text-right text-xs text-faint">{problem.number}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:items-center sm:gap-4">
        <Link
          to={paths.problem(problem._id)}
          className="truncate font-medium -outline-offset-2 after:absolute after:inset-0 sm:flex-1"
        >
          {problem.title}
        </Link>
        <div className="flex items-center gap-2 sm:gap-4">
          {problem.isDraft && <Badge tone="info">Draft</Badge>}
          {isSolved && (
            <span className="inline-flex sm:mr-4">
              <SolvedBadge />
            </span>
          )}
          <span className="order-1 sm:order-none sm:w-24">
            <TagBadge tag={problem.tags} />
          </span>
          <span className="sm:w-20 sm:text-right">
            <DifficultyBadge difficulty={problem.difficulty} />
          </span>
        </div>
      </div>
    </div>
  );
});

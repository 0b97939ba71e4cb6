import type { Acceptance } from "@verdict/contract/submissions";
import { memo } from "react";
import { Link } from "react-router";
import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { AttemptedBadge, Badge, DifficultyBadge, SolvedBadge, TagBadge } from "../ui/badges.tsx";
import { percentAccepted } from "./acceptance.ts";
import { ListMarks, type RowActions } from "./list-marks.tsx";

/** Rows have a fixed height, so that a long list can be drawn in part: two lines on a phone, one elsewhere. */
export const ROW_HEIGHT_PX = { narrow: 80, wide: 56 } as const;

/** A summary with its place in the whole catalogue, which stays the same whatever is filtered. */
export type NumberedProblem = OpenProblemSummary & { number: number };

export type ProblemMark = "solved" | "attempted" | "none";

interface ProblemRowProps {
  problem: NumberedProblem;
  mark: ProblemMark;
  isBookmarked: boolean;
  acceptance: Acceptance | undefined;
  actions: RowActions;
}

export const ProblemRow = memo(function ProblemRow(props: ProblemRowProps) {
  const { problem, mark, isBookmarked, acceptance, actions } = props;
  return (
    <div className="group relative flex h-20 items-center gap-4 border-b border-line px-4 transition-colors hover:bg-hover sm:h-14">
      <span className="num w-8 shrink-0 text-right text-xs text-faint">{problem.number}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:items-center sm:gap-4">
        <Link
          to={paths.problem(problem._id)}
          className="truncate font-medium -outline-offset-2 after:absolute after:inset-0 sm:order-1 sm:flex-1"
        >
          {problem.title}
        </Link>
        <div className="flex items-center gap-2 sm:contents">
          {/* Where the eye runs down the list. */}
          <span className={`inline-flex sm:order-0 sm:w-23 sm:shrink-0 ${mark === "none" ? "max-sm:hidden" : ""}`}>
            {mark === "solved" && <SolvedBadge />}
            {mark === "attempted" && <AttemptedBadge />}
          </span>
          {problem.isDraft && (
            <span className="sm:order-2">
              <Badge tone="info">Draft</Badge>
            </span>
          )}
          <AcceptanceCell acceptance={acceptance} />
          <span className="sm:order-3 sm:w-24 sm:shrink-0">
            <TagBadge tag={problem.tags} />
          </span>
          <span className="sm:order-4 sm:w-20 sm:shrink-0 sm:text-right">
            <DifficultyBadge difficulty={problem.difficulty} />
          </span>
        </div>
      </div>
      <ListMarks problem={problem} isBookmarked={isBookmarked} actions={actions} />
    </div>
  );
});

function AcceptanceCell({ acceptance }: { acceptance: Acceptance | undefined }) {
  const percent = percentAccepted(acceptance);
  const text = acceptance && `${acceptance.accepted.toLocaleString("en")} of ${acceptance.judged.toLocaleString("en")}`;
  return (
    <span
      title={text === undefined ? "Nobody has submitted yet" : `${text} submissions accepted`}
      className="num relative w-24 shrink-0 text-right text-xs text-muted max-md:hidden sm:order-2"
    >
      {percent === null ? <span className="text-faint">–</span> : `${percent}%`}
    </span>
  );
}

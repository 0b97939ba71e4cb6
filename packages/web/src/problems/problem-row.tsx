import type { Acceptance } from "@verdict/contract/submissions";
import { CircleCheck, CircleDashed } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { Badge, DifficultyBadge, TagBadge } from "../ui/badges.tsx";
import { percentAccepted } from "./acceptance.ts";
import { ListMarks, type RowActions } from "./list-marks.tsx";
import { RatingBadge } from "./topic-chips.tsx";
import type { TopicsOfProblem } from "./topics.ts";

/** Rows have a fixed height, so that a long list can be drawn in part: two lines on a phone, one elsewhere. */
export const ROW_HEIGHT_PX = { narrow: 80, wide: 40 } as const;

/** A summary with its place in the whole catalogue, which stays the same whatever is filtered. */
export type NumberedProblem = OpenProblemSummary & { number: number };

export type ProblemMark = "solved" | "attempted" | "none";

interface ProblemRowProps {
  problem: NumberedProblem;
  mark: ProblemMark;
  isBookmarked: boolean;
  acceptance: Acceptance | undefined;
  /** Undefined for those who do not see them. */
  topics: TopicsOfProblem | undefined;
  actions: RowActions | null;
}

export const ProblemRow = memo(function ProblemRow(props: ProblemRowProps) {
  const { problem, mark, isBookmarked, acceptance, topics, actions } = props;
  return (
    <div className="group relative flex h-20 items-center gap-4 border-b border-line pr-4 pl-3 sm:pl-4 transition-colors hover:bg-hover sm:h-10">
      <span className="num w-6 shrink-0 text-right text-xs text-faint sm:w-8">{problem.number}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:items-center sm:gap-4">
        <Link
          to={paths.problem(problem._id)}
          className="truncate font-medium -outline-offset-2 after:absolute after:inset-0 sm:order-1 sm:flex-1"
        >
          {problem.title}
          {topics !== undefined && (
            <span className="ml-3 text-xs font-normal text-faint max-sm:hidden">{topics.topics.join(", ")}</span>
          )}
        </Link>
        <div className="flex min-w-0 items-center gap-2 sm:contents">
          <MarkCells mark={mark} />
          {problem.isDraft && (
            <span className="sm:order-2">
              <Badge tone="info">{problem.fromClass === undefined ? "Draft" : `From ${problem.fromClass}`}</Badge>
            </span>
          )}
          <AcceptanceCell acceptance={acceptance} />
          <span className="sm:order-3 sm:w-24 sm:shrink-0">
            <TagBadge tag={problem.tags} />
          </span>
          <span className="sm:order-4 sm:w-20 sm:shrink-0 sm:text-right">
            {topics?.rating !== undefined && <RatingBadge rating={topics.rating} />}
            <DifficultyBadge difficulty={problem.difficulty} />
          </span>
          {topics !== undefined && (
            <span className="min-w-0 truncate text-xs text-faint sm:hidden">{topics.topics.join(", ")}</span>
          )}
        </div>
      </div>
      {actions !== null && <ListMarks problem={problem} isBookmarked={isBookmarked} actions={actions} />}
    </div>
  );
});

const MARKS = {
  solved: { icon: CircleCheck, text: "Solved", color: "text-success" },
  attempted: { icon: CircleDashed, text: "Attempted", color: "text-warning" },
};

/**
 * The sign stands before the title, where the eye runs down the list, and its word behind it; on a phone they are one.
 */
function MarkCells({ mark }: { mark: ProblemMark }) {
  if (mark === "none") return <span className="w-5 shrink-0 max-sm:hidden sm:order-0" />;
  const { icon: Icon, text, color } = MARKS[mark];
  return (
    <span className={`inline-flex h-6 items-center gap-1.5 text-xs font-medium sm:contents ${color}`}>
      <Icon className={`size-4 shrink-0 sm:order-0 sm:mr-1 ${color}`} aria-hidden="true" />
      <span className="sm:order-2 sm:shrink-0 sm:text-xs">{text}</span>
    </span>
  );
}

function AcceptanceCell({ acceptance }: { acceptance: Acceptance | undefined }) {
  const percent = percentAccepted(acceptance);
  const text = acceptance && `${acceptance.accepted.toLocaleString("en")} of ${acceptance.judged.toLocaleString("en")}`;
  return (
    <span
      title={text === undefined ? "Nobody has submitted yet" : `${text} submissions accepted`}
      className="num relative mr-6 w-20 shrink-0 text-right text-xs text-muted max-md:hidden sm:order-2"
    >
      {percent === null ? <span className="text-faint">–</span> : `${percent}%`}
    </span>
  );
}

import { CircleCheck, CircleMinus, CircleX, Hourglass, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { OpenContest } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { knownWord } from "../../ui/known-word.ts";

const STATES: Record<"solved" | "tried" | "pending" | "untried", { Icon: LucideIcon; text: string; tone: string }> = {
  solved: { Icon: CircleCheck, text: "Solved", tone: "text-success" },
  tried: { Icon: CircleX, text: "Not solved yet", tone: "text-error" },
  pending: { Icon: Hourglass, text: "Being judged", tone: "text-muted" },
  untried: { Icon: CircleMinus, text: "Not tried", tone: "text-faint" },
};

export function ProblemTable({ contest }: { contest: OpenContest }) {
  if (contest.problems === null) {
    return (
      <EmptyState
        icon={<Hourglass className="size-5" aria-hidden="true" />}
        title="The problems are a secret for now."
        hint={contest.entry === null ? "Those who take part see them from their start on." : "They show at your start."}
      />
    );
  }
  return (
    <ul aria-label="Problems" className="divide-y divide-line">
      {contest.problems.map((problem) => (
        <li
          key={problem.label}
          className="relative flex items-center gap-4 px-5 py-3.5 transition-colors hover:bg-hover"
        >
          <span className="num w-6 shrink-0 text-base font-medium text-muted">{problem.label}</span>
          <Link
            to={paths.problem(problem.problemId)}
            className="min-w-0 flex-1 truncate font-medium -outline-offset-2 after:absolute after:inset-0"
          >
            {problem.title}
          </Link>
          {problem.isDraft && <Badge tone="info">Draft</Badge>}
          {contest.entry !== null && <State state={problem.state} tries={problem.tries} points={problem.points} />}
        </li>
      ))}
    </ul>
  );
}

function State({ state, tries, points }: { state: string; tries: number; points: number | undefined }) {
  const { Icon, text, tone } = knownWord(STATES, state) ?? STATES.untried;
  if (points !== undefined && tries > 0) {
    return (
      <span className={`inline-flex shrink-0 items-center gap-2 text-[0.8125rem] ${tone}`}>
        {points} {points === 1 ? "point" : "points"}
        <Icon className="size-4" aria-hidden="true" />
        <span className="sr-only">{text}</span>
      </span>
    );
  }
  return (
    <span className={`inline-flex shrink-0 items-center gap-2 text-[0.8125rem] ${tone}`}>
      <span className="max-sm:sr-only">
        {text}
        {tries > 0 && `, ${tries} rejected`}
      </span>
      <Icon className="size-4" aria-hidden="true" />
    </span>
  );
}

import { Hourglass } from "lucide-react";
import { Link } from "react-router";
import type { OpenAssignment, OpenGradeCell } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { verdictText, verdictTone } from "../../ui/verdict-text.ts";
import { classPaths } from "./class-paths.ts";
import { daysText, earnedText } from "./rule-text.ts";

type AssignedProblem = NonNullable<OpenAssignment["problems"]>[number];

/** The way to the problems, and for a student what counts of each. */
export function AssignedProblems({ assignment }: { assignment: OpenAssignment }) {
  if (assignment.problems === null) {
    return (
      <EmptyState
        icon={<Hourglass className="size-5" aria-hidden="true" />}
        title="The problems are a secret for now."
        hint="They show here when it opens, by themselves."
      />
    );
  }
  return (
    <ul aria-label="Problems" className="divide-y divide-line">
      {assignment.problems.map((problem) => (
        <li key={problem.problemId} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-3.5">
          <Link to={paths.problem(problem.problemId)} className="min-w-0 flex-1 basis-48 font-medium hover:underline">
            {problem.title}
          </Link>
          {problem.isDraft && <Badge tone="info">Draft</Badge>}
          {assignment.own === null ? (
            <span className="num text-[0.8125rem] text-muted">{problem.points} points</span>
          ) : (
            <Own classId={assignment.classId} problem={problem} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Own({ classId, problem }: { classId: string; problem: AssignedProblem }) {
  if (problem.own === null) {
    return (
      <span className="num text-[0.8125rem] text-muted">
        {problem.isSolved ? "Solved before; submit it again so that it counts · " : ""}
        {earnedText(null, problem.points)}
      </span>
    );
  }
  const counted = problem.own.best ?? problem.own.newest;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {problem.unread > 0 && (
        <Badge tone="info">{problem.unread === 1 ? "1 new comment" : `${problem.unread} new comments`}</Badge>
      )}
      {counted.lateDays > 0 && <Badge tone="warning">{daysText(counted.lateDays)} late</Badge>}
      <SubmissionLink classId={classId} cell={problem.own} which="newest" title={problem.title} />
      {problem.own.best !== undefined && (
        <SubmissionLink classId={classId} cell={problem.own} which="best" title={problem.title} />
      )}
      <span className="num text-[0.8125rem]">{earnedText(problem.own.earned, problem.points)}</span>
    </span>
  );
}

function SubmissionLink(input: { classId: string; cell: OpenGradeCell; which: "newest" | "best"; title: string }) {
  const { classId, cell, which, title } = input;
  const one = which === "best" ? cell.best : cell.newest;
  if (one === undefined) return null;
  const word = one.verdict === null ? "Being judged" : verdictText(one.verdict);
  const text = which === "best" ? `Counts: ${word}` : word;
  return (
    <Link to={classPaths.submission(classId, one.submissionId)} aria-label={`${text}, the ${which} of ${title}`}>
      <Badge tone={one.verdict === null ? "info" : verdictTone(one.verdict)}>{text}</Badge>
    </Link>
  );
}

import { useQuery } from "@tanstack/react-query";
import { ClipboardList, Plus } from "lucide-react";
import { Link } from "react-router";
import type { OpenAssignmentSummary, OpenSchoolClass } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { shortMomentText } from "../../ui/date-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { countdownText } from "../contests/duration-text.ts";
import { useServerTime } from "../contests/server-clock.ts";
import { classPaths } from "./class-paths.ts";
import { assignmentsQuery } from "./class-queries.ts";
import { daysText, earnedText } from "./rule-text.ts";

export function AssignmentsPanel({ schoolClass }: { schoolClass: OpenSchoolClass }) {
  const query = useQuery(assignmentsQuery(schoolClass._id));
  return (
    <Loaded query={query} what="the assignments">
      {({ assignments, freeLateDays, freeDaysLeft, offset }) => (
        <>
          {schoolClass.mayManage && !schoolClass.isArchived && (
            <div className="border-b border-line px-5 py-4">
              <Link to={classPaths.assignmentNew(schoolClass._id)} className="btn-cta gap-2">
                <Plus className="size-4" aria-hidden="true" />
                New assignment
              </Link>
            </div>
          )}
          {freeDaysLeft !== null && freeLateDays > 0 && (
            <p className="border-b border-line px-5 py-3 text-muted">
              You have {daysText(freeDaysLeft)} of {daysText(freeLateDays)} left that cost nothing when something is
              late.
            </p>
          )}
          {assignments.length === 0 ? (
            <EmptyState
              icon={<ClipboardList className="size-5" aria-hidden="true" />}
              title="There are no assignments yet."
            />
          ) : (
            <Rows assignments={assignments} offset={offset} schoolClass={schoolClass} />
          )}
        </>
      )}
    </Loaded>
  );
}

function Rows(input: { assignments: readonly OpenAssignmentSummary[]; offset: number; schoolClass: OpenSchoolClass }) {
  const now = useServerTime(input.offset);
  const isOver = (one: OpenAssignmentSummary) => Date.parse(one.endsAt) <= now;
  // What is due next comes first, and what is over last, the latest of it first.
  const running = input.assignments.filter((one) => !isOver(one));
  const over = input.assignments.filter(isOver).toReversed();
  return (
    <ul aria-label="Assignments" className="divide-y divide-line">
      {[...running, ...over].map((one) => (
        <li key={one._id} className="relative px-5 py-4 transition-colors hover:bg-hover">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-2">
                <Link
                  to={paths.assignment(input.schoolClass._id, one._id)}
                  className="min-w-0 font-medium break-words -outline-offset-2 after:absolute after:inset-0"
                >
                  {one.title}
                </Link>
                <State assignment={one} now={now} />
                {one.unread > 0 && (
                  <Badge tone="info">{one.unread === 1 ? "1 new comment" : `${one.unread} new comments`}</Badge>
                )}
              </div>
              <p className="num mt-1 text-[0.8125rem] text-muted">
                {Date.parse(one.opensAt) > now && `Opens ${shortMomentText(one.opensAt)} · `}
                Due {shortMomentText(one.dueAt)} · {one.problems} {one.problems === 1 ? "problem" : "problems"}
              </p>
            </div>
            <p className="num text-[0.8125rem]">
              {input.schoolClass.isStaff ? `${one.most} points` : earnedText(one.earned, one.most)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function State({ assignment, now }: { assignment: OpenAssignmentSummary; now: number }) {
  const [opens, due, ends] = [assignment.opensAt, assignment.dueAt, assignment.endsAt].map((text) => Date.parse(text));
  if (opens === undefined || due === undefined || ends === undefined) return null;
  if (now < opens) return <Badge tone="neutral">Not open yet</Badge>;
  if (now < due) return <Badge tone="primary">{countdownText(due - now)} left</Badge>;
  if (now < ends) return <Badge tone="warning">Late days</Badge>;
  return <Badge tone="neutral">Over</Badge>;
}

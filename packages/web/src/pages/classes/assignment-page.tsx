import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ApiFailure } from "../../platform/failures.ts";
import type { OpenAssignment } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { momentText } from "../../ui/date-text.ts";
import { knownWord } from "../../ui/known-word.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { languageText } from "../../ui/verdict-text.ts";
import { countdownText } from "../contests/duration-text.ts";
import { useServerTime } from "../contests/server-clock.ts";
import { AssignedProblems } from "./assigned-problems.tsx";
import { classPaths } from "./class-paths.ts";
import { assignmentQuery } from "./class-queries.ts";
import { GridPanel } from "./grid-panel.tsx";
import { AIDS_NOTE, AIDS_TEXT, daysText, earnedText, GRADING_TEXT, lateRuleText } from "./rule-text.ts";

export function AssignmentPage({ classId, assignmentId }: { classId: string; assignmentId: string }) {
  const query = useQuery(assignmentQuery(classId, assignmentId));
  usePageTitle(query.data?.assignment.title ?? "Assignment");
  if (query.error instanceof ApiFailure && query.error.status === 404) {
    return (
      <div className="py-16 text-center">
        <h1 className="mb-4 text-2xl font-semibold">This assignment does not exist</h1>
        <Link to={paths.classes} className="btn-quiet">
          All classes
        </Link>
      </div>
    );
  }
  return (
    <Loaded query={query} what="the assignment">
      {({ assignment, offset }) => <Known assignment={assignment} offset={offset} />}
    </Loaded>
  );
}

function Known({ assignment, offset }: { assignment: OpenAssignment; offset: number }) {
  const now = useServerTime(offset);
  useLookAtTurns(assignment, now);
  return (
    <>
      <header className="grid gap-4">
        <div>
          <Link
            to={paths.schoolClass(assignment.classId)}
            className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
          >
            <ChevronLeft className="size-4" aria-hidden="true" />
            {assignment.className}
          </Link>
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
            <div className="min-w-0">
              <h1 className="min-w-0 text-2xl font-semibold break-words">{assignment.title}</h1>
              <Times assignment={assignment} now={now} />
            </div>
            {assignment.mayManage && !assignment.isArchived && (
              <Link to={classPaths.assignmentEdit(assignment.classId, assignment._id)} className="btn-quiet h-9 px-3">
                Edit
              </Link>
            )}
          </div>
        </div>
        {assignment.intro !== "" && <p className="max-w-prose break-words whitespace-pre-line">{assignment.intro}</p>}
        <Rules assignment={assignment} now={now} />
      </header>
      <section aria-label="Problems" className="panel overflow-hidden">
        <AssignedProblems assignment={assignment} />
      </section>
      {assignment.isStaff && <GridPanel assignment={assignment} />}
    </>
  );
}

function Times({ assignment, now }: { assignment: OpenAssignment; now: number }) {
  const due = assignment.own?.dueAt ?? assignment.dueAt;
  const isOpen = Date.parse(assignment.opensAt) <= now;
  const left = Date.parse(due) - now;
  return (
    <p className="num mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      {!isOpen && `Opens ${momentText(assignment.opensAt)}, due ${momentText(due)}`}
      {isOpen && `Due ${momentText(due)}`}
      {isOpen && left > 0 && <Badge tone="primary">{countdownText(left)} left</Badge>}
      {assignment.own !== null && assignment.own.extraDays > 0 && (
        <Badge tone="info">{daysText(assignment.own.extraDays)} more for you</Badge>
      )}
    </p>
  );
}

function Rules({ assignment, now }: { assignment: OpenAssignment; now: number }) {
  const { own, languages } = assignment;
  const isOver = own !== null && Date.parse(own.endsAt) <= now;
  const aids = assignment.isStaff ? knownWord(AIDS_TEXT, assignment.aids) : knownWord(AIDS_NOTE, assignment.aids);
  return (
    <ul aria-label="Rules" className="grid max-w-prose gap-1 text-muted">
      {own !== null && (
        <li className="num font-medium text-base-content">
          {isOver ? "Over: you have" : "You have"} {earnedText(own.earned, assignment.most)} points.
        </li>
      )}
      <li>{lateRuleText(assignment)}</li>
      {own !== null && assignment.freeLateDays > 0 && assignment.latePercent > 0 && assignment.lateDays > 0 && (
        <li>For this one you have {daysText(own.freeDaysLeft)} that cost nothing.</li>
      )}
      <li>{knownWord(GRADING_TEXT, assignment.grading) ?? assignment.grading}. The best submission counts.</li>
      {languages !== null && <li>It counts in {languages.map(languageText).join(", ")} alone.</li>}
      {aids && !isOver && <li>{aids}</li>}
    </ul>
  );
}

/** When it opens or ends, the page is another one: it asks at once. */
function useLookAtTurns(assignment: OpenAssignment, now: number): void {
  const queryClient = useQueryClient();
  const turns = [assignment.opensAt, assignment.own?.endsAt];
  const passed = turns.filter((turn) => typeof turn === "string" && Date.parse(turn) <= now).length;
  const seen = useRef(passed);
  useEffect(() => {
    if (seen.current === passed) return;
    seen.current = passed;
    void queryClient.invalidateQueries({ queryKey: ["class", assignment.classId, "assignment", assignment._id] });
  }, [queryClient, assignment.classId, assignment._id, passed]);
}

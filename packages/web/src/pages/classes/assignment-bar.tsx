import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { shortMomentText } from "../../ui/date-text.ts";

/** Above a problem while it is in an assignment: the way back, and until when it counts. */
export function AssignmentBar({ assignment }: { assignment: NonNullable<OpenProblem["assignment"]> }) {
  return (
    <nav
      aria-label="Assignment"
      className="absolute inset-x-0 top-(--header-height) flex h-10 items-center gap-4 px-4 text-[0.8125rem] sm:px-5"
    >
      <Link
        to={paths.assignment(assignment.classId, assignment.assignmentId)}
        className="inline-flex min-w-0 items-center gap-1 hover:underline"
      >
        <ChevronLeft className="size-4 shrink-0" aria-hidden="true" />
        <span className="truncate">{assignment.title}</span>
      </Link>
      <span className="num ml-auto shrink-0 text-muted">Counts until {shortMomentText(assignment.until)}</span>
    </nav>
  );
}

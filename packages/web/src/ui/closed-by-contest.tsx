import { Lock } from "lucide-react";
import { EmptyState } from "./empty-state.tsx";

/**
 * In the place of what helps with a problem, while a contest or an assignment with it goes on. `what` begins the
 * sentence.
 */
export function ClosedByContest({ contest, what }: { contest: { title: string }; what: string }) {
  return (
    <EmptyState
      icon={<Lock className="size-5" aria-hidden="true" />}
      title={"assignmentId" in contest ? "Closed during the assignment" : "Closed during the contest"}
      hint={`${what} until ${contest.title} is over: all have the same means.`}
    />
  );
}

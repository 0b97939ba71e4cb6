import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { Spinner } from "../ui/spinner.tsx";
import { AssignmentEditPage } from "./classes/assignment-edit-page.tsx";
import { AssignmentPage } from "./classes/assignment-page.tsx";
import { ClassListPage } from "./classes/class-list-page.tsx";
import { ClassPage } from "./classes/class-page.tsx";
import { ClassSubmissionPage } from "./classes/class-submission-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** With the editor in it, it is larger than all others together. */
const ClassProblemPage = lazy(async () => ({
  default: (await import("./classes/problems/class-problem-page.tsx")).ClassProblemPage,
}));

/** Everything below /classes in one chunk; the addresses are told apart by hand, as those of contests are. */
export function ClassesPage() {
  const { "*": below = "" } = useParams();
  const screen = screenOf(below.split("/").filter((part) => part !== ""));
  if (screen === null) return <NotFoundPage />;
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6" key={below}>
      <Suspense fallback={<Spinner label="Loading the form" className="mx-auto my-24 size-8" />}>{screen}</Suspense>
    </div>
  );
}

function screenOf(parts: readonly string[]) {
  const [classId, kind, id, last, ...rest] = parts;
  if (classId === undefined) return <ClassListPage />;
  if (kind === undefined) return <ClassPage classId={classId} />;
  if (id === undefined || rest.length > 0) return null;
  if (kind === "assignment" && last === "edit") return <AssignmentEditPage classId={classId} assignmentId={id} />;
  if (kind === "problems" && last === "edit") return <ClassProblemPage classId={classId} problemId={id} />;
  if (last !== undefined) return null;
  if (kind === "assignment") return <AssignmentPage classId={classId} assignmentId={id} />;
  return kind === "submission" ? <ClassSubmissionPage classId={classId} submissionId={id} /> : null;
}

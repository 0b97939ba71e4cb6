import { useParams } from "react-router";
import { AssignmentEditPage } from "./classes/assignment-edit-page.tsx";
import { AssignmentPage } from "./classes/assignment-page.tsx";
import { ClassListPage } from "./classes/class-list-page.tsx";
import { ClassPage } from "./classes/class-page.tsx";
import { ClassSubmissionPage } from "./classes/class-submission-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** Everything below /classes in one chunk; the addresses are told apart by hand, as those of contests are. */
export function ClassesPage() {
  const { "*": below = "" } = useParams();
  const screen = screenOf(below.split("/").filter((part) => part !== ""));
  if (screen === null) return <NotFoundPage />;
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6" key={below}>
      {screen}
    </div>
  );
}

function screenOf(parts: readonly string[]) {
  const [classId, kind, id, last, ...rest] = parts;
  if (classId === undefined) return <ClassListPage />;
  if (kind === undefined) return <ClassPage classId={classId} />;
  if (id === undefined || rest.length > 0) return null;
  if (kind === "assignment" && last === "edit") return <AssignmentEditPage classId={classId} assignmentId={id} />;
  if (last !== undefined) return null;
  if (kind === "assignment") return <AssignmentPage classId={classId} assignmentId={id} />;
  return kind === "submission" ? <ClassSubmissionPage classId={classId} submissionId={id} /> : null;
}

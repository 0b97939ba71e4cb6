import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { AssignmentEditor } from "./assignment-editor.tsx";
import { newAssignment, valuesOf } from "./assignment-form-values.ts";
import { assignmentFormQuery } from "./class-queries.ts";

/** No assignment has this id. */
const NEW = "new";

export function AssignmentEditPage({ classId, assignmentId }: { classId: string; assignmentId: string }) {
  const isNew = assignmentId === NEW;
  const title = isNew ? "New assignment" : "Edit the assignment";
  usePageTitle(title);
  return (
    <>
      <div>
        <Link
          to={isNew ? paths.schoolClass(classId) : paths.assignment(classId, assignmentId)}
          className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {isNew ? "Class" : "Assignment"}
        </Link>
        <h1 className="text-2xl font-semibold">{title}</h1>
      </div>
      {isNew ? <NewAssignment classId={classId} /> : <KnownAssignment classId={classId} assignmentId={assignmentId} />}
    </>
  );
}

function NewAssignment({ classId }: { classId: string }) {
  const [first] = useState(() => newAssignment(new Date()));
  return <AssignmentEditor classId={classId} first={first} saved={null} />;
}

function KnownAssignment({ classId, assignmentId }: { classId: string; assignmentId: string }) {
  const query = useQuery(assignmentFormQuery(classId, assignmentId));
  return (
    <Loaded query={query} what="the assignment">
      {({ form, revision }) => (
        <AssignmentEditor classId={classId} first={valuesOf(form)} saved={{ id: assignmentId, revision }} />
      )}
    </Loaded>
  );
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ClassProblem, deleteClassProblem, exportClassProblem } from "@verdict/contract/class-problems";
import { fillPath } from "@verdict/contract/endpoint";
import type { Opened } from "@verdict/contract/tolerant-reader";
import { Download, FilePlus, Pencil, Plus, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { callApi } from "../../../platform/call-api.ts";
import type { OpenSchoolClass } from "../../../platform/open-answers.ts";
import { paths } from "../../../platform/paths.ts";
import { Badge, DifficultyBadge, TagBadge } from "../../../ui/badges.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailureBox } from "../../../ui/failure-box.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { classPaths } from "../class-paths.ts";
import { classProblemsQuery } from "./class-problem-queries.ts";

type OpenClassProblem = Opened<ClassProblem>;

/** The problems that its teachers have written for the class; nobody outside of it sees them. */
export function ClassProblemsPanel({ schoolClass }: { schoolClass: OpenSchoolClass }) {
  const { _id: classId, isArchived } = schoolClass;
  const query = useQuery(classProblemsQuery(classId));
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: (problemId: string) => callApi(deleteClassProblem, { params: { classId, problemId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["class", classId] }),
  });
  return (
    <>
      <div className="grid gap-3 border-b border-line px-5 py-4">
        <p className="max-w-prose text-muted">
          Only this class sees them: you and the assistants always, students once an assignment has opened them.
        </p>
        {!isArchived && (
          <Link to={classPaths.problemNew(classId)} className="btn-cta w-fit gap-2">
            <Plus className="size-4" aria-hidden="true" />
            New problem
          </Link>
        )}
        <FailureBox error={deletion.error} fallback="The problem could not be deleted." />
      </div>
      <Loaded query={query} what="the problems">
        {(problems) =>
          problems.length === 0 ? (
            <EmptyState
              icon={<FilePlus className="size-5" aria-hidden="true" />}
              title="Nothing is written for this class yet."
            />
          ) : (
            <ul aria-label="Problems of the class" className="divide-y divide-line">
              {problems.map((problem) => (
                <Row
                  key={problem.problemId}
                  problem={problem}
                  schoolClass={schoolClass}
                  isDeleting={deletion.isPending}
                  onDelete={() => {
                    const isMeant = confirm(
                      `Delete “${problem.title}”? What students have submitted to it stays theirs.`,
                    );
                    if (isMeant) deletion.mutate(problem.problemId);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function Row(input: {
  problem: OpenClassProblem;
  schoolClass: OpenSchoolClass;
  isDeleting: boolean;
  onDelete: () => void;
}) {
  const { problem, schoolClass, isDeleting, onDelete } = input;
  const { problemId, title, assignments } = problem;
  const classId = schoolClass._id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <Link to={paths.problem(problemId)} className="min-w-0 font-medium break-words hover:text-primary">
            {title}
          </Link>
          <DifficultyBadge difficulty={problem.difficulty} />
          <TagBadge tag={problem.tags} />
          {!problem.isWhole && <Badge tone="warning">Not finished</Badge>}
        </div>
        <p className="mt-1 text-[0.8125rem] break-words text-muted">
          {assignments.length === 0 ? "In no assignment" : "In "}
          {assignments.map((one, index) => (
            <span key={one.assignmentId}>
              {index > 0 && ", "}
              <Link to={paths.assignment(classId, one.assignmentId)} className="underline underline-offset-2">
                {one.title}
              </Link>
            </span>
          ))}
        </p>
      </div>
      <div className="flex items-center gap-1">
        {!schoolClass.isArchived && (
          <Link to={classPaths.problemEdit(classId, problemId)} className="btn-quiet h-9 gap-2 px-3">
            <Pencil className="size-4" aria-hidden="true" />
            Edit<span className="sr-only"> {title}</span>
          </Link>
        )}
        <a
          href={fillPath(exportClassProblem.path, { classId, problemId })}
          download
          className="btn-quiet h-9 gap-2 px-3"
          aria-label={`Package of ${title}`}
        >
          <Download className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Package</span>
        </a>
        {!schoolClass.isArchived && (
          <IconButton
            label={`Delete ${title}`}
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            disabled={isDeleting}
            onClick={onDelete}
          />
        )}
      </div>
    </li>
  );
}

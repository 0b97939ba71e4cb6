import { useQuery } from "@tanstack/react-query";
import { FileQuestion } from "lucide-react";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { readLastLanguage } from "../editor/last-language.ts";
import { preloadEditor } from "../editor/lazy-editor.tsx";
import { useAuth } from "../platform/auth.tsx";
import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { problemQuery } from "../problems/problem-queries.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { Workspace } from "./problem-page/workspace.tsx";
import { WorkspaceSkeleton } from "./problem-page/workspace-skeleton.tsx";

export function ProblemPage() {
  const { problemId = "" } = useParams();
  const { user } = useAuth();
  const { data: problem, error, refetch } = useQuery(problemQuery(problemId));
  usePageTitle(problem?.title ?? "Problem");
  useEffect(() => preloadEditor(readLastLanguage()), []);

  if (problem !== undefined && user !== null) {
    return <Workspace key={`${user._id} ${problem._id}`} problem={problem} userId={user._id} />;
  }
  if (error instanceof ApiFailure && error.status === 404) return <UnknownProblem />;
  if (error !== null) {
    return (
      <div className="mx-auto max-w-xl px-4 py-16">
        <h1 className="sr-only">Problem</h1>
        <ErrorBox
          text={failureText(error, "The problem could not be loaded.")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return <WorkspaceSkeleton />;
}

function UnknownProblem() {
  return (
    <div className="grid min-h-(--content-height) place-items-center">
      <h1 className="sr-only">Problem</h1>
      <EmptyState
        icon={<FileQuestion className="size-5" aria-hidden="true" />}
        title="This problem does not exist."
        hint="It may have been removed, or the address is wrong."
        action={
          <Link to={paths.problems} className="btn-quiet">
            All problems
          </Link>
        }
      />
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { readLastLanguage } from "../editor/last-language.ts";
import { preloadEditor } from "../editor/lazy-editor.tsx";
import { useAuth } from "../platform/auth.tsx";
import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { problemQuery } from "../problems/problem-queries.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { UnknownProblem } from "./problem-page/unknown-problem.tsx";
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
  if (error instanceof ApiFailure && error.status === 404) return <UnknownProblem problemId={problemId} />;
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

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { readLastLanguage } from "../editor/last-language.ts";
import { preloadEditor } from "../editor/lazy-editor.tsx";
import { useAuth } from "../platform/auth.tsx";
import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { VISITOR } from "../platform/visitor.ts";
import { problemQuery } from "../problems/problem-queries.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { LazyModule } from "../ui/lazy-module.tsx";
import { problemMemory } from "./problem-page/desk/problem-memory.ts";
import { Workspace } from "./problem-page/workspace.tsx";

const loadUnknownProblem = () => import("./problem-page/unknown-problem.tsx");

export function ProblemPage() {
  const { problemId = "" } = useParams();
  const { user } = useAuth();
  const { data: problem, error, refetch } = useQuery(problemQuery(problemId));
  usePageTitle(problem?.title ?? "Problem");
  const userId = user?._id ?? VISITOR;
  useEffect(() => {
    preloadEditor(problemMemory({ userId, problemId }).read().language ?? readLastLanguage());
  }, [userId, problemId]);

  if (problem !== undefined) {
    return (
      <>
        {/* For programs that read the page, such as browser extensions: the problem as editors know it. */}
        {user !== null && <link rel="alternate" type="application/json" href={`/problem/companion/${problem._id}`} />}
        <Workspace key={`${userId} ${problem._id}`} problem={problem} userId={userId} />
      </>
    );
  }
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <LazyModule load={loadUnknownProblem} name="The page" pending={<WorkspaceSkeleton />}>
        {({ UnknownProblem }) => <UnknownProblem problemId={problemId} />}
      </LazyModule>
    );
  }
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

const LINES = ["w-full", "w-11/12", "w-4/5", "w-1/2", "w-2/3"];

/** The panes of the problem page before the problem is there, so that nothing jumps when it comes. */
function WorkspaceSkeleton() {
  return (
    <div role="status" className="flex h-(--content-height) gap-2 p-2">
      <h1 className="sr-only">Problem</h1>
      <span className="sr-only">Loading the problem</span>
      <div className="panel grid flex-1 content-start gap-3.5 p-6 max-lg:mt-20" aria-hidden="true">
        <span className="skeleton h-6 w-2/5" />
        <span className="skeleton mb-4 h-6 w-36 rounded-full" />
        {LINES.map((width) => (
          <span key={width} className={`skeleton h-3.5 ${width}`} />
        ))}
      </div>
      <div className="hidden flex-1 flex-col gap-2 lg:flex" aria-hidden="true">
        <div className="panel flex-[3]" />
        <div className="panel flex-[2]" />
      </div>
    </div>
  );
}

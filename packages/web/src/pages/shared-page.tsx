import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { TestStrip } from "../judging/test-strip.tsx";
import { useAuth } from "../platform/auth.tsx";
import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import type { OpenShared } from "../platform/open-answers.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { CodePanel } from "../submissions/code-panel.tsx";
import { sharedQuery } from "../submissions/report-queries.ts";
import { SubmissionBadge } from "../submissions/submission-badge.tsx";
import { SubmissionFacts } from "../submissions/submission-facts.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { LazyModule } from "../ui/lazy-module.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { ScrollingText } from "../ui/scrolling-text.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { verdictText } from "../ui/verdict-text.ts";

const loadSteps = () => import("./shared-steps.tsx");

/** A submission that its author shows by a link, signed in or not. */
export function SharedPage() {
  const { token = "" } = useParams();
  const { data: shared, error, refetch } = useQuery(sharedQuery(token));
  usePageTitle(shared === undefined ? "Shared submission" : shared.problemTitle);
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-8 sm:px-6 sm:py-10">
      {shared !== undefined ? (
        <Shared shared={shared} />
      ) : error === null ? (
        <div className="grid place-items-center py-24">
          <h1 className="sr-only">Shared submission</h1>
          <Spinner label="Loading the submission" className="size-6" />
        </div>
      ) : error instanceof ApiFailure && error.status === 404 ? (
        <div className="py-16 text-center">
          <h1 className="mb-2 text-2xl font-semibold">This link shows nothing any more</h1>
          <p className="text-muted">Its author has taken it back, or it was never complete.</p>
        </div>
      ) : (
        <>
          <h1 className="sr-only">Shared submission</h1>
          <ErrorBox
            text={failureText(error, "The submission could not be loaded.")}
            hint={failureHint(error)}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </div>
  );
}

function Shared({ shared }: { shared: OpenShared }) {
  const { user } = useAuth();
  const { verdict, errorMessage } = shared;
  const hasMore = errorMessage !== "" && verdict !== null && errorMessage !== verdictText(verdict);
  return (
    <>
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-2xl font-semibold break-words">
            {user === null ? (
              shared.problemTitle
            ) : (
              <Link to={paths.problem(shared.problemId)} className="hover:underline">
                {shared.problemTitle}
              </Link>
            )}
          </h1>
          <SubmissionBadge submission={shared} />
        </div>
        <SubmissionFacts submission={shared} />
      </header>
      {hasMore && (
        <div className="panel px-5 py-4">
          <ScrollingText text={errorMessage} tone="text-warning" />
        </div>
      )}
      <CodePanel code={shared.code} language={shared.language} />
      {shared.tests.length > 0 && (
        <TitledPanel title="Tests">
          <TestStrip tests={shared.tests} total={shared.testCasesTotal} isOver />
        </TitledPanel>
      )}
      {user !== null && verdict !== null && verdict !== "CE" && (
        <LazyModule load={loadSteps} name="The step view" pending={null}>
          {({ SharedSteps }) => <SharedSteps {...shared} />}
        </LazyModule>
      )}
    </>
  );
}

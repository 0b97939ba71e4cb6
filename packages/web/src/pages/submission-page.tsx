import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { reportQuery } from "../submissions/report-queries.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { verdictText } from "../ui/verdict-text.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { ReportView } from "./submission-page/report-view.tsx";

/** Everything about one of one's own submissions, at an address that can be opened again. */
export function SubmissionPage() {
  const { submissionId = "" } = useParams();
  const { data: report, error, refetch } = useQuery(reportQuery(submissionId));
  usePageTitle(report === undefined ? "Submission" : titleOf(report));
  if (report !== undefined) return <ReportView key={report._id} report={report} />;
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  return (
    <div className="mx-auto max-w-5xl px-4 py-10 sm:px-6">
      <h1 className="sr-only">Submission</h1>
      {error === null ? (
        <div className="grid place-items-center py-24">
          <Spinner label="Loading the submission" className="size-6" />
        </div>
      ) : (
        <ErrorBox
          text={failureText(error, "The submission could not be loaded.")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function titleOf({ verdict, problemTitle }: { verdict: string | null; problemTitle: string }): string {
  return `${verdict === null ? "Pending" : verdictText(verdict)} · ${problemTitle}`;
}

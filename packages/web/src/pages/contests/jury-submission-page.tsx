import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { PointsList } from "../../judging/points-list.tsx";
import { ApiFailure } from "../../platform/failures.ts";
import type { OpenJurySubmissionReport } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { CodePanel } from "../../submissions/code-panel.tsx";
import { SubmissionBadge } from "../../submissions/submission-badge.tsx";
import { SubmissionFacts } from "../../submissions/submission-facts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { NotFoundPage } from "../not-found-page.tsx";
import { TestPanels, VerdictWords } from "../submission-page/verdict-panels.tsx";
import { jurySubmissionQuery } from "./contest-page-queries.ts";

/** What somebody has submitted in a contest, for its jury and for the rest of the team: what its author sees of it. */
export function JurySubmissionPage({ contestId, submissionId }: { contestId: string; submissionId: string }) {
  const query = useQuery(jurySubmissionQuery(contestId, submissionId));
  const { data } = query;
  usePageTitle(data === undefined ? "Submission" : `${data.name} · ${data.problemTitle}`);
  if (query.error instanceof ApiFailure && query.error.status === 404) return <NotFoundPage />;
  return (
    <Loaded query={query} what="the submission">
      {(submission) => <Known contestId={contestId} submission={submission} />}
    </Loaded>
  );
}

function Known({ contestId, submission }: { contestId: string; submission: OpenJurySubmissionReport }) {
  const report = { ...submission, waterfall: null, site: [], isOutdated: false, shareToken: null };
  return (
    <>
      <header className="grid gap-4">
        <div>
          <Link
            to={paths.contest(contestId)}
            className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
          >
            <ChevronLeft className="size-4" aria-hidden="true" />
            Contest
          </Link>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="min-w-0 text-2xl font-semibold break-words">
              <Link to={paths.problem(submission.problemId)} className="hover:underline">
                {submission.label} · {submission.problemTitle}
              </Link>
            </h1>
            <SubmissionBadge submission={submission} />
          </div>
          <p className="mt-1 break-words text-muted">By {submission.name}</p>
        </div>
        <SubmissionFacts submission={submission} />
        {submission.points !== undefined && <PointsList groups={submission.points.groups} />}
      </header>
      <VerdictWords report={report} />
      <CodePanel code={submission.code} language={submission.language} />
      <TestPanels report={report} />
    </>
  );
}

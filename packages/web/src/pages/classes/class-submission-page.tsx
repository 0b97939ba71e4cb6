import { useQuery } from "@tanstack/react-query";
import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { PointsList } from "../../judging/points-list.tsx";
import { ApiFailure } from "../../platform/failures.ts";
import type { OpenClassSubmission } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { problemQuery } from "../../problems/problem-queries.ts";
import type { StepsAsk } from "../../steps/steps-ask.ts";
import { SubmissionBadge } from "../../submissions/submission-badge.tsx";
import { SubmissionFacts } from "../../submissions/submission-facts.tsx";
import { Badge } from "../../ui/badges.tsx";
import { shortMomentText } from "../../ui/date-text.ts";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { verdictText, verdictTone } from "../../ui/verdict-text.ts";
import { NotFoundPage } from "../not-found-page.tsx";
import { TestPanels, VerdictWords } from "../submission-page/verdict-panels.tsx";
import { classPaths } from "./class-paths.ts";
import { classSubmissionQuery } from "./class-queries.ts";
import { CommentedCode } from "./commented-code.tsx";

const loadSteps = () => import("../../steps/step-dialog.tsx");

/** What a student has sent for an assignment, with what was said of it. */
export function ClassSubmissionPage({ classId, submissionId }: { classId: string; submissionId: string }) {
  const query = useQuery(classSubmissionQuery(classId, submissionId));
  const { data } = query;
  usePageTitle(data === undefined ? "Submission" : `${data.studentName} · ${data.problemTitle}`);
  if (query.error instanceof ApiFailure && query.error.status === 404) return <NotFoundPage />;
  return (
    <Loaded query={query} what="the submission">
      {(submission) => <Known classId={classId} submission={submission} />}
    </Loaded>
  );
}

function Known({ classId, submission }: { classId: string; submission: OpenClassSubmission }) {
  const report = { ...submission, waterfall: null, site: [], isOutdated: false, shareToken: null };
  return (
    <>
      <header className="grid gap-4">
        <div>
          <Link
            to={paths.assignment(classId, submission.assignmentId)}
            className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
          >
            <ChevronLeft className="size-4" aria-hidden="true" />
            {submission.assignmentTitle}
          </Link>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="min-w-0 text-2xl font-semibold break-words">
              <Link to={paths.problem(submission.problemId)} className="hover:underline">
                {submission.problemTitle}
              </Link>
            </h1>
            <SubmissionBadge submission={submission} />
          </div>
          <p className="mt-1 text-muted">By {submission.studentName}</p>
        </div>
        <SubmissionFacts submission={submission} />
        {submission.points !== undefined && <PointsList groups={submission.points.groups} />}
        <Tries classId={classId} submission={submission} />
      </header>
      <VerdictWords report={report} />
      <CommentedCode classId={classId} submission={submission}>
        <Steps submission={submission} />
      </CommentedCode>
      <TestPanels report={report} />
    </>
  );
}

/** The others to this problem; this one is marked. */
function Tries({ classId, submission }: { classId: string; submission: OpenClassSubmission }) {
  if (submission.all.length < 2) return null;
  return (
    <nav aria-label="All tries" className="flex flex-wrap gap-2">
      {submission.all.map((one) => (
        <Link
          key={one.submissionId}
          to={classPaths.submission(classId, one.submissionId)}
          aria-current={one.submissionId === submission._id ? "page" : undefined}
          title={shortMomentText(one.at)}
          className="rounded-md border border-line px-2 py-1 text-xs hover:bg-hover aria-[current]:bg-base-300"
        >
          <span className="num mr-2 text-muted">{shortMomentText(one.at)}</span>
          <Badge tone={one.verdict === null ? "info" : verdictTone(one.verdict)}>
            {one.verdict === null ? "Being judged" : verdictText(one.verdict)}
          </Badge>
        </Link>
      ))}
    </nav>
  );
}

/** The program step by step, on the input that failed or on the first example. */
function Steps({ submission }: { submission: OpenClassSubmission }) {
  const [ask, setAsk] = useState<StepsAsk | null>(null);
  const { data: problem } = useQuery(problemQuery(submission.problemId));
  const { failedTest } = submission;
  const [example] = problem?.visibleTestCases ?? [];
  if (problem?.interaction?.kind === "interactor") {
    return <p className="text-[0.8125rem] leading-5 text-muted">{NOT_WITH_INTERACTION.steps}</p>;
  }
  const input = failedTest?.conversation === undefined ? (failedTest?.stdin ?? example?.input) : example?.input;
  if (input === undefined) return null;
  const title = failedTest === undefined ? "Example 1" : "The test that failed";
  const expected = failedTest?.expected_output ?? example?.output ?? null;
  return (
    <>
      <button
        type="button"
        className="btn-quiet h-8 px-3 text-xs"
        onClick={() => setAsk({ input: { kind: "own", text: input }, title, text: input, expected })}
      >
        Steps
      </button>
      {ask !== null && (
        <LazyModule load={loadSteps} name="The step view" pending={null}>
          {({ StepDialog }) => (
            <StepDialog
              ask={ask}
              code={submission.code}
              language={submission.language}
              problemId={submission.problemId}
              onClose={() => setAsk(null)}
            />
          )}
        </LazyModule>
      )}
    </>
  );
}

import { ArrowRightToLine } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { MeasuredGrowth } from "../../judging/growth/measured-growth.tsx";
import { PointsList } from "../../judging/points-list.tsx";
import type { OpenReport } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { CodePanel } from "../../submissions/code-panel.tsx";
import { ComparePanel } from "../../submissions/compare-panel.tsx";
import { ShareMenu } from "../../submissions/share-menu.tsx";
import { SubmissionBadge } from "../../submissions/submission-badge.tsx";
import { InstructionsFact, SubmissionFacts } from "../../submissions/submission-facts.tsx";
import { TimesPanel } from "../../submissions/times-panel.tsx";
import { Waterfall } from "../../submissions/waterfall.tsx";
import { TitledPanel } from "../../ui/panel.tsx";
import { SmallestFailureToKeep } from "./smallest-failure-to-keep.tsx";
import { TestPanels, VerdictWords } from "./verdict-panels.tsx";

/** The page of a submission: the verdict and the code first, then all that there is to say about them. */
export function ReportView({ report }: { report: OpenReport }) {
  const [query, setQuery] = useSearchParams();
  const choose = (otherId: string | null) => setQuery(otherId === null ? {} : { with: otherId }, { replace: true });
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-8 sm:px-6 sm:py-10">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-2xl font-semibold break-words">
            <Link to={paths.problem(report.problemId)} className="hover:underline">
              {report.problemTitle}
            </Link>
          </h1>
          <SubmissionBadge submission={report} />
          <ShareMenu report={report} />
        </div>
        <SubmissionFacts submission={report}>
          <InstructionsFact tests={report.tests} />
        </SubmissionFacts>
        {report.points !== undefined && <PointsList groups={report.points.groups} />}
      </header>
      {report.isOutdated && (
        <p className="rounded-box border border-line px-4 py-3 text-sm text-muted">
          The problem's tests or limits have changed since this was judged.
        </p>
      )}
      <VerdictWords report={report} />
      <CodePanel code={report.code} language={report.language}>
        <Link
          to={`${paths.problem(report.problemId)}?submission=${report._id}`}
          className="btn-quiet h-8 gap-2 px-3 text-xs"
        >
          <ArrowRightToLine className="size-3.5" aria-hidden="true" />
          Open in editor
        </Link>
      </CodePanel>
      <TestPanels report={report} />
      {hasFailed(report) && (
        <div className="@container">
          <SmallestFailureToKeep report={report} />
        </div>
      )}
      {hasRun(report) && (
        <div className="@container">
          <MeasuredGrowth submissionId={report._id} />
        </div>
      )}
      {report.verdict === "AC" && <TimesPanel report={report} />}
      {report.verdict !== null && (
        <TitledPanel title="Where the time went">
          {report.waterfall === null ? (
            <p className="text-[0.8125rem] text-muted">The times of this submission were not recorded.</p>
          ) : (
            <Waterfall spans={report.waterfall} site={report.site} isPartial={hasHiddenSpans(report)} />
          )}
        </TitledPanel>
      )}
      <ComparePanel report={report} otherId={query.get("with")} onChoose={choose} />
    </div>
  );
}

/** Whether there are tests whose times are not told. */
function hasHiddenSpans({ verdict, tests }: OpenReport): boolean {
  return verdict !== "AC" && tests.some(({ isVisible }) => !isVisible);
}

function hasRun({ verdict }: OpenReport): boolean {
  return verdict !== null && verdict !== "CE" && verdict !== "JE";
}

function hasFailed({ verdict }: OpenReport): boolean {
  return verdict !== null && !["AC", "CE", "JE"].includes(verdict);
}

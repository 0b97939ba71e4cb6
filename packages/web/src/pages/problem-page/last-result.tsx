import { useQuery } from "@tanstack/react-query";
import { submitResultOf } from "../../judging/ask-for-verdict.ts";
import { NO_PROGRESS } from "../../judging/judging-progress.ts";
import type { KeptTest } from "../../judging/kept-test.ts";
import { SubmitOutcome } from "../../judging/submit-outcome.tsx";
import type { OpenSubmission } from "../../platform/open-answers.ts";
import { reportQuery } from "../../submissions/report-queries.ts";
import { momentText } from "../../ui/date-text.ts";

/** What was said of the newest submission of an earlier visit: all about it, or what the history knows of it. */
export function LastResult({ last, onKeepTest }: { last: OpenSubmission; onKeepTest: (test: KeptTest) => void }) {
  const { data: report, isPending } = useQuery(reportQuery(last._id));
  const result = isPending ? null : submitResultOf(report ?? last);
  if (result === null) return <div className="skeleton h-12 w-full" />;
  const progress = { ...NO_PROGRESS, tests: report?.tests ?? [] };
  return (
    <div className="grid gap-3">
      <p className="text-[0.8125rem] text-muted">Your last submission, {momentText(last.createdAt)}</p>
      <SubmitOutcome result={result} progress={progress} onKeepTest={onKeepTest} />
    </div>
  );
}

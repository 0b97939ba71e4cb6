import { useQuery } from "@tanstack/react-query";
import { submitResultOf } from "../../judging/ask-for-verdict.ts";
import { NO_PROGRESS } from "../../judging/judging-progress.ts";
import type { KeptTest } from "../../judging/kept-test.ts";
import { SubmitOutcome } from "../../judging/submit-outcome.tsx";
import { reportQuery } from "../../submissions/report-queries.ts";
import { momentText } from "../../ui/date-text.ts";

/** What was said of the newest submission of an earlier visit. */
export function LastResult({
  submissionId,
  onKeepTest,
}: {
  submissionId: string;
  onKeepTest: (test: KeptTest) => void;
}) {
  const { data: submission } = useQuery(reportQuery(submissionId));
  const result = submission === undefined ? null : submitResultOf(submission);
  if (submission === undefined || result === null) return <div className="skeleton h-12 w-full" />;
  return (
    <div className="grid gap-3">
      <p className="text-[0.8125rem] text-muted">Your last submission, {momentText(submission.createdAt)}</p>
      <SubmitOutcome result={result} progress={{ ...NO_PROGRESS, tests: submission.tests }} onKeepTest={onKeepTest} />
    </div>
  );
}

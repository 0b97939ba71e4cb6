import { useId } from "react";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenReport, OpenSubmission } from "../platform/open-answers.ts";
import { momentText } from "../ui/date-text.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { languageText, statusText, verdictText } from "../ui/verdict-text.ts";
import { CodeDiffView } from "./code-diff-view.tsx";
import { useHistory, useSubmission } from "./submission-queries.ts";

/** This submission beside another one of the same user to the same problem. `otherId` comes from the address. */
export function ComparePanel(input: {
  report: OpenReport;
  otherId: string | null;
  onChoose: (id: string | null) => void;
}) {
  const { report, otherId } = input;
  const selectId = useId();
  const { data: history = [], ...older } = useHistory(report.problemId);
  const others = history.filter(({ _id }) => _id !== report._id);
  if (others.length === 0) return null;
  const isListed = otherId === null || others.some(({ _id }) => _id === otherId);
  return (
    <section aria-label="Compare" className="panel overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-2.5 pr-2.5 pl-5 not-last:border-b">
        <h2 className="text-sm font-medium">Compare</h2>
        <label htmlFor={selectId} className="sr-only">
          Another of your submissions
        </label>
        <select
          id={selectId}
          value={otherId ?? ""}
          onChange={(event) => input.onChoose(event.target.value === "" ? null : event.target.value)}
          className="select h-9 w-auto max-w-full min-w-0 flex-1 text-[0.8125rem] sm:max-w-md"
        >
          <option value="">With another submission…</option>
          {!isListed && <option value={otherId ?? ""}>An older submission</option>}
          {others.map((other) => (
            <option key={other._id} value={other._id}>
              {optionText(other)}
            </option>
          ))}
        </select>
        {older.hasNextPage && (
          <button type="button" className="btn-quiet h-9 px-3 text-xs" onClick={() => void older.fetchNextPage()}>
            Older ones
          </button>
        )}
      </div>
      {otherId !== null && <Comparison report={report} otherId={otherId} />}
    </section>
  );
}

/** The older of the two stands on the left, whichever was opened. */
function Comparison({ report, otherId }: { report: OpenReport; otherId: string }) {
  const { problemId } = report;
  const { submission: other, error, refetch } = useSubmission({ problemId, submissionId: otherId });
  if (other === undefined) {
    if (error === null) return <div className="skeleton m-5 h-24" />;
    return (
      <div className="p-5">
        <ErrorBox
          text={failureText(error, "The other submission could not be loaded.")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  const isNewer = other.createdAt > report.createdAt;
  const [before, after] = isNewer ? [report, other] : [other, report];
  return (
    <>
      <p className="num px-5 pt-4 text-[0.8125rem] text-muted">
        From {momentText(before.createdAt)} to {momentText(after.createdAt)}
        {isNewer ? ", the other one" : ", this one"}
      </p>
      <CodeDiffView before={before.code} after={after.code} />
    </>
  );
}

function optionText(other: OpenSubmission): string {
  const verdict = other.verdict === null ? statusText(other.status) : verdictText(other.verdict);
  return `${momentText(other.createdAt)} · ${languageText(other.language)} · ${verdict}`;
}

import { NotJudged } from "../../judging/not-judged.tsx";
import { TestOutcome } from "../../judging/test-outcome.tsx";
import { TestStrip } from "../../judging/test-strip.tsx";
import type { OpenReport } from "../../platform/open-answers.ts";
import { TitledPanel } from "../../ui/panel.tsx";
import { ScrollingText } from "../../ui/scrolling-text.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { isFailure } from "../../ui/verdict-text.ts";

/** What there is beside the verdict's name: that it is awaited, our own words, or the compiler's. */
export function VerdictWords({ report }: { report: OpenReport }) {
  const { verdict, status, compilerOutput } = report;
  if (verdict === null) {
    // A status that this page does not know says all that there is to say.
    if (status !== "pending") return null;
    return (
      <div className="panel flex items-center gap-3 p-5">
        <Spinner label="Judging" className="size-4.5" />
        <p>Not judged yet. The verdict appears here by itself.</p>
      </div>
    );
  }
  if (verdict === "JE") {
    return <p className="panel p-5 text-[0.8125rem] leading-5 text-muted">{report.errorMessage}</p>;
  }
  if (compilerOutput === undefined) return null;
  return (
    <TitledPanel title="Compiler output">
      <ScrollingText text={compilerOutput.trimEnd()} />
    </TitledPanel>
  );
}

/** The tests one by one, and the first visible one that failed. */
export function TestPanels({ report }: { report: OpenReport }) {
  const { verdict, tests, failedTest } = report;
  if (verdict === null || verdict === "JE" || verdict === "CE") return null;
  return (
    <>
      <TitledPanel title="Tests">
        {tests.length === 0 ? (
          <p className="text-[0.8125rem] text-muted">The tests of this submission were not recorded.</p>
        ) : (
          <div className="grid gap-1">
            <TestStrip tests={tests} total={report.testCasesTotal} isOver />
            {verdict === "TLE" && <NotJudged judged={tests.length} total={report.testCasesTotal} />}
            {failsHiddenOnly(report) && (
              <p className="text-[0.8125rem] leading-5 text-muted">
                All examples pass; what fails is a hidden test. Of those only number and verdict are told.
              </p>
            )}
          </div>
        )}
      </TitledPanel>
      {failedTest !== undefined && (
        <TitledPanel title="First visible test that failed" className="@container">
          <TestOutcome {...failedTest} expected={failedTest.expected_output} />
        </TitledPanel>
      )}
    </>
  );
}

function failsHiddenOnly({ verdict, tests }: OpenReport): boolean {
  const visible = tests.filter(({ isVisible }) => isVisible);
  return verdict !== null && isFailure(verdict) && visible.length > 0 && visible.every((one) => one.verdict === "AC");
}

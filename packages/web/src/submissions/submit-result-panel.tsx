import type { FailedTest, SubmitResult } from "@verdict/contract/submissions";
import type { ReactNode } from "react";
import { CompilerOutput } from "./compiler-output.tsx";
import { JudgingCutOff } from "./judge-call.ts";
import type { JudgeProgress } from "./judge-progress.ts";
import { JudgingBusy } from "./judging-busy.tsx";
import { JudgingFailure } from "./judging-failure.tsx";
import { JudgingSummary } from "./judging-summary.tsx";
import { TestOutcome } from "./test-outcome.tsx";
import { TestStrip } from "./test-strip.tsx";
import type { JudgeInput, Judging } from "./use-judging.ts";
import { verdictText, verdictTone } from "./verdict-text.ts";

/** What the last Submit said. `afterAccepted` is shown below an accepted result: where to go next. */
export function SubmitResultPanel(input: {
  submitting: Judging<SubmitResult>;
  onRetry: (sent: JudgeInput) => void;
  onCancel: () => void;
  afterAccepted: ReactNode;
}) {
  const { submitting } = input;
  switch (submitting.kind) {
    case "idle":
      return <Placeholder />;
    case "busy":
      return <JudgingBusy {...submitting} onCancel={input.onCancel} />;
    case "failed":
      return (
        <div className="grid gap-4">
          <JudgingFailure
            text={failureTextOf(submitting.error)}
            error={submitting.error}
            onRetry={() => input.onRetry(submitting.input)}
          />
          <Placeholder />
        </div>
      );
    case "done":
      return (
        <SubmitOutcome result={submitting.result} progress={submitting.progress}>
          {submitting.result.accepted && input.afterAccepted}
        </SubmitOutcome>
      );
    default:
      return submitting satisfies never;
  }
}

/** Once the server has stored a submission, it is judged whatever happens to the connection. */
function failureTextOf(error: unknown): string {
  const isStored = error instanceof JudgingCutOff && error.progress.id !== null;
  return isStored ? "There is no verdict yet. It will stand under Submissions." : "Your code was not judged.";
}

function Placeholder() {
  return <p className="text-muted">Click "Submit" to see your submission result.</p>;
}

function SubmitOutcome(input: { result: SubmitResult; progress: JudgeProgress; children: ReactNode }) {
  const { result, progress } = input;
  const title = result.accepted ? "Accepted" : (result.error ?? "Wrong Answer");
  return (
    <div className="grid gap-4">
      <JudgingSummary
        tone={result.accepted ? "success" : verdictTone(result.verdict)}
        title={title}
        passed={`Test Cases Passed: ${result.passedTestCases}/${result.totalTestCases}`}
        cost={result.verdict === "CE" ? null : result}
      >
        {!result.accepted && !title.includes(verdictText(result.verdict)) && result.verdict !== "WA" && (
          <p className="mt-2 text-[0.8125rem] text-muted">{verdictText(result.verdict)}</p>
        )}
        {result.compilerOutput !== undefined && <CompilerOutput text={result.compilerOutput} />}
      </JudgingSummary>
      {progress.tests.length > 0 && <TestStrip tests={progress.tests} total={result.totalTestCases} />}
      {input.children}
      {result.failedTest !== undefined && <FailedTestCard test={result.failedTest} />}
    </div>
  );
}

function FailedTestCard({ test }: { test: FailedTest }) {
  return (
    <section aria-label="The first visible test that failed" className="rounded-box border border-line px-3.5 py-3">
      <h3 className="mb-1.5 text-sm font-medium">First visible test that failed</h3>
      <TestOutcome {...test} expected={test.expected_output} />
    </section>
  );
}

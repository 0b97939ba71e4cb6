import type { ReactNode } from "react";
import type { OpenFailedTest, OpenSubmitResult } from "../platform/open-answers.ts";
import { verdictText, verdictTone } from "../ui/verdict-text.ts";
import { CompilerOutput } from "./compiler-output.tsx";
import { JudgingCutOff } from "./judge-call.ts";
import { JudgingBusy } from "./judging-busy.tsx";
import { JudgingFailure } from "./judging-failure.tsx";
import type { JudgingProgress } from "./judging-progress.ts";
import { JudgingSummary } from "./judging-summary.tsx";
import { NotJudged } from "./not-judged.tsx";
import { TestOutcome } from "./test-outcome.tsx";
import { TestStrip } from "./test-strip.tsx";
import type { JudgeInput, JudgingState } from "./use-judging.ts";

/** What the last Submit said. `afterAccepted` is shown below an accepted result: where to go next. */
export function SubmitResultPanel(input: {
  submitting: JudgingState<OpenSubmitResult>;
  onRetry: (sent: JudgeInput) => void;
  onCancel: () => void;
  afterAccepted: ReactNode;
  /** What stands here before anything is submitted: the result of an earlier visit, or null. */
  before: ReactNode;
}) {
  const { submitting } = input;
  switch (submitting.kind) {
    case "idle":
      return input.before ?? <Placeholder />;
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

export function SubmitOutcome(input: { result: OpenSubmitResult; progress: JudgingProgress; children?: ReactNode }) {
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
      {progress.tests.length > 0 && (
        <div className="grid gap-1">
          <TestStrip tests={progress.tests} total={result.totalTestCases} isOver />
          {result.verdict === "TLE" && <NotJudged judged={progress.tests.length} total={result.totalTestCases} />}
        </div>
      )}
      {input.children}
      {result.failedTest !== undefined && <FailedTestCard test={result.failedTest} />}
    </div>
  );
}

function FailedTestCard({ test }: { test: OpenFailedTest }) {
  return (
    <section aria-label="The first visible test that failed" className="rounded-box border border-line px-3.5 py-3">
      <h3 className="mb-1.5 text-sm font-medium">First visible test that failed</h3>
      <TestOutcome {...test} expected={test.expected_output} />
    </section>
  );
}

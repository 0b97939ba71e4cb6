import { type ReactNode, useEffect } from "react";
import type { OpenSubmitResult } from "../platform/open-answers.ts";
import { LazyModule, loadAhead } from "../ui/lazy-module.tsx";
import { JudgingBusy } from "./judging-busy.tsx";
import { JudgingCutOff } from "./judging-cut-off.ts";
import { JudgingFailure } from "./judging-failure.tsx";
import type { JudgeInput, JudgingState } from "./judging-state.ts";
import type { KeptTest } from "./kept-test.ts";

const loadOutcome = () => import("./submit-outcome.tsx");

/** What the last Submit said. `afterAccepted` is shown below an accepted result: where to go next. */
export function SubmitResultPanel(input: {
  submitting: JudgingState<OpenSubmitResult>;
  onRetry: (sent: JudgeInput) => void;
  onCancel: () => void;
  afterAccepted: ReactNode;
  /** What stands here before anything is submitted: the result of an earlier visit, or null. */
  before: ReactNode;
  onKeepTest: (test: KeptTest) => void;
}) {
  const { submitting } = input;
  const isBusy = submitting.kind === "busy";
  useEffect(() => {
    if (isBusy) loadAhead(loadOutcome);
  }, [isBusy]);
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
        <LazyModule load={loadOutcome} name="The result" pending={<div className="skeleton h-12 w-full" />}>
          {({ SubmitOutcome }) => (
            <SubmitOutcome result={submitting.result} progress={submitting.progress} onKeepTest={input.onKeepTest}>
              {submitting.result.accepted && input.afterAccepted}
            </SubmitOutcome>
          )}
        </LazyModule>
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

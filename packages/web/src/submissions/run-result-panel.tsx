import type { RunResult } from "@verdict/contract/submissions";
import { CompilerOutput } from "./compiler-output.tsx";
import { JudgingBusy } from "./judging-busy.tsx";
import { JudgingFailure } from "./judging-failure.tsx";
import { JudgingSummary } from "./judging-summary.tsx";
import { TestCaseCard } from "./test-case-card.tsx";
import type { JudgeInput, Judging } from "./use-judging.ts";
import { verdictText, verdictTone } from "./verdict-text.ts";

const PASSED = 3;

/** What the last Run said. */
export function RunResultPanel(input: {
  running: Judging<RunResult>;
  onRetry: (sent: JudgeInput) => void;
  onCancel: () => void;
}) {
  const { running } = input;
  switch (running.kind) {
    case "idle":
      return <p className="text-muted">Click "Run" to test your code with the example test cases.</p>;
    case "busy":
      return <JudgingBusy {...running} onCancel={input.onCancel} />;
    case "failed":
      // The product's words for any failed run; what happened in fact stands below them.
      return (
        <JudgingFailure
          text="Internal server error"
          error={running.error}
          onRetry={() => input.onRetry(running.input)}
        />
      );
    case "done":
      return (
        <RunOutcome
          result={running.result}
          total={running.progress.totalTestCases ?? running.result.testCases.length}
          isOwnInput={running.input.ownInput !== null}
        />
      );
    default:
      return running satisfies never;
  }
}

/** `total` may be more than the cases at hand: after two time limits the judge runs no more of them. */
function RunOutcome({ result, total, isOwnInput }: { result: RunResult; total: number; isOwnInput: boolean }) {
  const passed = result.testCases.filter((testCase) => testCase.status_id === PASSED).length;
  const hasRun = result.testCases.length > 0;
  return (
    <div className="grid gap-4">
      <JudgingSummary
        tone={result.success ? "success" : verdictTone(result.verdict)}
        title={result.success ? "Accepted" : (result.error ?? verdictText(result.verdict))}
        passed={hasRun && !isOwnInput ? `Test Cases Passed: ${passed}/${total}` : null}
        cost={hasRun ? result : null}
      >
        {result.compilerOutput !== undefined && <CompilerOutput text={result.compilerOutput} />}
      </JudgingSummary>
      {hasRun && (
        <ol className="grid gap-2">
          {result.testCases.map((testCase, index) => (
            <TestCaseCard
              // biome-ignore lint/suspicious/noArrayIndexKey: the cases of a run never change their order.
              key={index}
              title={isOwnInput ? "Your input" : `Case ${index + 1}`}
              testCase={testCase}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

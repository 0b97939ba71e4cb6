import type { OpenRunResult } from "../platform/open-answers.ts";
import { TextBlock } from "../ui/text-block.tsx";
import { verdictText, verdictTone } from "../ui/verdict-text.ts";
import { CompilerOutput } from "./compiler-output.tsx";
import { JudgingBusy } from "./judging-busy.tsx";
import { JudgingFailure } from "./judging-failure.tsx";
import { JudgingSummary } from "./judging-summary.tsx";
import { NotJudged } from "./not-judged.tsx";
import { TestCaseCard } from "./test-case-card.tsx";
import type { JudgeInput, JudgingState } from "./use-judging.ts";

const PASSED = 3;

/** What the last Run said. */
export function RunResultPanel(input: {
  running: JudgingState<OpenRunResult>;
  onRetry: (sent: JudgeInput) => void;
  onCancel: () => void;
  /** What Run will try, shown before the first one. */
  examples: readonly { input: string; output: string }[];
}) {
  const { running } = input;
  switch (running.kind) {
    case "idle":
      return (
        <>
          <p className="text-muted">Click "Run" to test your code with the example test cases.</p>
          <Examples examples={input.examples} />
        </>
      );
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
function RunOutcome({ result, total, isOwnInput }: { result: OpenRunResult; total: number; isOwnInput: boolean }) {
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
      {hasRun && <NotJudged judged={result.testCases.length} total={total} />}
    </div>
  );
}

function Examples({ examples }: { examples: readonly { input: string; output: string }[] }) {
  return (
    <ol aria-label="Examples" className="mt-3 grid gap-2 empty:hidden">
      {examples.map((example, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a problem's examples never change their order.
        <li key={index} className="rounded-box border border-line px-3.5 py-2.5">
          <h3 className="mb-1 text-[0.8125rem] font-medium text-muted">Case {index + 1}</h3>
          <dl>
            <TextBlock label="Input" text={example.input} />
            <TextBlock label="Expected" text={example.output} />
          </dl>
        </li>
      ))}
    </ol>
  );
}

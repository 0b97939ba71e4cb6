import { costOfAll } from "@verdict/contract/cost-text";
import type { OpenRunResult } from "../platform/open-answers.ts";
import { verdictText, verdictTone } from "../ui/verdict-text.ts";
import { CompilerOutput } from "./compiler-output.tsx";
import { JudgingSummary } from "./judging-summary.tsx";
import { NotJudged } from "./not-judged.tsx";
import { TestCaseCard } from "./test-case-card.tsx";

const PASSED = 3;

/**
 * `total` may be more than the cases at hand: after two time limits the judge runs no more of them, which stand there
 * as such.
 */
export function RunOutcome({
  result,
  total,
  isOwnInput,
}: {
  result: OpenRunResult;
  total: number;
  isOwnInput: boolean;
}) {
  const passed = result.testCases.filter((testCase) => testCase.status_id === PASSED).length;
  const hasRun = result.testCases.length > 0;
  const judged = result.testCases.length;
  const notJudged = Array.from({ length: Math.max(0, total - judged) }, (_, index) => judged + index + 1);
  return (
    <div className="grid gap-4">
      <JudgingSummary
        tone={result.success ? "success" : verdictTone(result.verdict)}
        title={result.success ? "Accepted" : (result.error ?? verdictText(result.verdict))}
        passed={hasRun && !isOwnInput ? `Test Cases Passed: ${passed}/${total}` : null}
        cost={hasRun ? costOfAll(result) : null}
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
          {notJudged.map((number) => (
            <li
              key={number}
              className="flex flex-wrap gap-x-3 rounded-box border border-line px-3.5 py-3 text-sm text-muted"
            >
              <h3 className="font-medium">Case {number}</h3>
              <span>Not judged</span>
            </li>
          ))}
        </ol>
      )}
      {hasRun && <NotJudged judged={judged} total={total} />}
    </div>
  );
}

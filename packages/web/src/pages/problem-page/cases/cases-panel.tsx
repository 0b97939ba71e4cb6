import * as RadixTabs from "@radix-ui/react-tabs";
import { costOfAll } from "@verdict/contract/cost-text";
import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import { CompilerOutput } from "../../../judging/compiler-output.tsx";
import { JudgingBusy } from "../../../judging/judging-busy.tsx";
import { JudgingFailure } from "../../../judging/judging-failure.tsx";
import type { JudgingState } from "../../../judging/judging-state.ts";
import { JudgingSummary } from "../../../judging/judging-summary.tsx";
import { NotJudged } from "../../../judging/not-judged.tsx";
import type { OpenProblem, OpenRunResult } from "../../../platform/open-answers.ts";
import { StepsButton } from "../../../steps/steps-button.tsx";
import { verdictText, verdictTone } from "../../../ui/verdict-text.ts";
import { useDesk, useDeskState } from "../desk/use-desk.ts";
import { CaseTabs } from "./case-tabs.tsx";
import { CaseView } from "./case-view.tsx";
import { PASSED, runCases, shownCase } from "./run-cases.ts";
import { stepsAskOf } from "./steps-ask-of.ts";

/** What Run tries, and what the last one said. */
export function CasesPanel({ problem }: { problem: OpenProblem }) {
  const { ownTests } = useDesk();
  const running = useDeskState((state) => state.running);
  const tests = useDeskState((state) => state.ownTests);
  const chosen = useDeskState((state) => state.chosenCase);
  const cases = runCases({ examples: problem.visibleTestCases, ownTests: tests, running });
  const shown = shownCase(cases, chosen);
  const isTalk = problem.interaction?.kind === "interactor";
  return (
    <div className="grid gap-3">
      <RunState running={running} />
      {shown !== null && (
        <RadixTabs.Root value={shown.key} onValueChange={ownTests.show} className="grid gap-3">
          <CaseTabs cases={cases}>{!isTalk && <StepsButton {...stepsAskOf(shown, running)} />}</CaseTabs>
          <RadixTabs.Content value={shown.key} className="-outline-offset-2">
            <CaseView key={shown.key} shown={shown} interaction={problem.interaction?.kind ?? null} />
          </RadixTabs.Content>
        </RadixTabs.Root>
      )}
      {shown === null && <NoCase />}
      {isTalk && <p className="text-xs leading-5 text-faint">{NOT_WITH_INTERACTION.steps}</p>}
    </div>
  );
}

/** A problem may have samples that are only looked at. */
function NoCase() {
  const { ownTests } = useDesk();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" className="btn-quiet h-8 px-3 text-xs" onClick={() => ownTests.add()}>
        Add a test
      </button>
      <p className="text-[0.8125rem] text-muted">This problem has no examples to run; Run tries tests of your own.</p>
    </div>
  );
}

function RunState({ running }: { running: JudgingState<OpenRunResult> }) {
  const { judged } = useDesk();
  switch (running.kind) {
    case "idle":
      return null;
    case "busy":
      return <JudgingBusy {...running} onCancel={judged.stopWaiting} />;
    case "failed":
      // The product's words for any failed run; what happened in fact stands below them.
      return (
        <JudgingFailure text="Internal server error" error={running.error} onRetry={() => judged.run(running.input)} />
      );
    case "done":
      return <RunVerdict result={running.result} total={running.progress.totalTestCases} />;
    default:
      return running satisfies never;
  }
}

/**
 * `total` may be more than the cases at hand: after two time limits the judge runs no more of them, which stand there
 * as such.
 */
function RunVerdict({ result, total }: { result: OpenRunResult; total: number | null }) {
  const judged = result.testCases.length;
  const passed = result.testCases.filter((testCase) => testCase.status_id === PASSED).length;
  const isNotCompared = result.verdict === "NC";
  const title = result.error === undefined || isNotCompared ? verdictText(result.verdict) : result.error;
  return (
    <>
      <JudgingSummary
        tone={result.success ? "success" : verdictTone(result.verdict)}
        title={result.success ? "Accepted" : title}
        passed={judged > 0 ? `Test Cases Passed: ${passed}/${total ?? judged}` : null}
        cost={judged > 0 ? costOfAll(result) : null}
      >
        {isNotCompared && <p className="mt-1 text-[0.8125rem] leading-5 text-muted">{result.error}</p>}
        {result.compilerOutput !== undefined && <CompilerOutput text={result.compilerOutput} />}
      </JudgingSummary>
      {judged > 0 && <NotJudged judged={judged} total={total ?? judged} />}
    </>
  );
}

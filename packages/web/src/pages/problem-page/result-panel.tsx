import { useQuery } from "@tanstack/react-query";
import type { Problem } from "@verdict/contract/problems";
import { ListChecks, SquareTerminal } from "lucide-react";
import { submitResultOf } from "../../judging/follow-submission.ts";
import { NO_PROGRESS } from "../../judging/judging-progress.ts";
import { InputSwitch, OwnInput } from "../../judging/own-input.tsx";
import { RunResultPanel } from "../../judging/run-result-panel.tsx";
import { SubmitOutcome, SubmitResultPanel } from "../../judging/submit-result-panel.tsx";
import { NextProblemLink } from "../../problems/problem-links.tsx";
import { submissionQuery, useHistory } from "../../submissions/submission-queries.ts";
import { momentText } from "../../ui/date-text.ts";
import { TabBar, type TabItem, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { MaximiseButton } from "./maximise-button.tsx";
import type { JudgedCode } from "./use-judged-code.ts";
import type { Panes, ResultTab } from "./use-panes.ts";

const TABS: readonly TabItem<ResultTab>[] = [
  { value: "cases", label: "Test Cases", icon: <SquareTerminal className="size-3.5" aria-hidden="true" /> },
  { value: "result", label: "Result", icon: <ListChecks className="size-3.5" aria-hidden="true" /> },
];
const PANEL = "min-h-0 flex-1 overflow-y-auto px-4 py-4";

export function ResultPanel({ problem, judged, panes }: { problem: Problem; judged: JudgedCode; panes: Panes }) {
  const { code, judging } = judged;
  const isAsked = panes.resultTab === "result" && judging.submitting.kind === "idle";
  const { data: history = [] } = useHistory(problem._id, { enabled: isAsked });
  const last = history.find(({ verdict }) => verdict !== null) ?? null;
  return (
    <Tabs value={panes.resultTab} onChange={panes.openResultTab} className="@container flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-1 border-b border-line pr-1.5">
        <TabBar
          label="Results"
          items={TABS}
          className="min-w-0 flex-1 border-b-0 @max-sm:gap-0 @max-sm:px-1 @max-sm:[&_svg]:hidden"
        />
        {panes.resultTab === "cases" && <InputSwitch isOwn={code.ownInput !== null} onChange={code.toggleOwnInput} />}
        <MaximiseButton pane="results" panes={panes} />
      </div>
      <TabPanel value="cases" keepMounted className={PANEL}>
        {code.ownInput !== null && <OwnInput text={code.ownInput} onChange={code.changeOwnInput} />}
        <RunResultPanel
          running={shownRun(judging.running, code.ownInput !== null)}
          onRetry={judged.run}
          onCancel={judged.stopWaiting}
          examples={code.ownInput === null ? problem.visibleTestCases : []}
        />
      </TabPanel>
      <TabPanel value="result" keepMounted className={PANEL}>
        <SubmitResultPanel
          submitting={judging.submitting}
          onRetry={judged.submit}
          onCancel={judged.stopWaiting}
          before={last === null ? null : <LastResult submissionId={last._id} />}
          afterAccepted={<NextProblemLink problemId={problem._id} />}
        />
      </TabPanel>
    </Tabs>
  );
}

/** What was said of the newest submission of an earlier visit, as far as the history keeps it. */
function LastResult({ submissionId }: { submissionId: string }) {
  const { data: submission } = useQuery(submissionQuery(submissionId));
  const result = submission === undefined ? null : submitResultOf(submission);
  if (submission === undefined || result === null) return <div className="skeleton h-12 w-full" />;
  return (
    <div className="grid gap-3">
      <p className="text-[0.8125rem] text-muted">Your last submission, {momentText(submission.createdAt)}</p>
      <SubmitOutcome result={result} progress={NO_PROGRESS} />
    </div>
  );
}

/** The result of the examples says nothing of one's own input, and the other way round. */
function shownRun(running: JudgedCode["judging"]["running"], isOwnInput: boolean): JudgedCode["judging"]["running"] {
  const isOther = running.kind !== "idle" && (running.input.ownInput !== null) !== isOwnInput;
  return isOther && running.kind !== "busy" ? { kind: "idle" } : running;
}

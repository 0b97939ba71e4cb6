import { ListChecks, SquareTerminal } from "lucide-react";
import { NextProblemLink } from "../../problems/problem-links.tsx";
import { InputSwitch, OwnInput } from "../../submissions/own-input.tsx";
import { RunResultPanel } from "../../submissions/run-result-panel.tsx";
import { SubmitResultPanel } from "../../submissions/submit-result-panel.tsx";
import { TabBar, type TabItem, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { ResultTab, WorkspaceState } from "./use-workspace.ts";

const TABS: readonly TabItem<ResultTab>[] = [
  { value: "cases", label: "Test Cases", icon: <SquareTerminal className="size-3.5" aria-hidden="true" /> },
  { value: "result", label: "Result", icon: <ListChecks className="size-3.5" aria-hidden="true" /> },
];
const PANEL = "min-h-0 flex-1 overflow-y-auto px-4 py-4";

export function ResultPanel({ workspace }: { workspace: WorkspaceState }) {
  const { code, judging } = workspace;
  return (
    <Tabs
      value={workspace.resultTab}
      onChange={workspace.setResultTab}
      className="@container flex min-h-0 flex-1 flex-col"
    >
      <div className="flex shrink-0 items-center border-b border-line pr-2.5">
        <TabBar
          label="Results"
          items={TABS}
          className="min-w-0 flex-1 border-b-0 @max-sm:gap-0 @max-sm:px-1 @max-sm:[&_svg]:hidden"
        />
        {workspace.resultTab === "cases" && (
          <InputSwitch isOwn={code.ownInput !== null} onChange={code.toggleOwnInput} />
        )}
      </div>
      <TabPanel value="cases" keepMounted className={PANEL}>
        {code.ownInput !== null && <OwnInput text={code.ownInput} onChange={code.changeOwnInput} />}
        <RunResultPanel running={judging.running} onRetry={workspace.run} onCancel={workspace.stopWaiting} />
      </TabPanel>
      <TabPanel value="result" keepMounted className={PANEL}>
        <SubmitResultPanel
          submitting={judging.submitting}
          onRetry={workspace.submit}
          onCancel={workspace.stopWaiting}
          afterAccepted={<NextProblemLink problemId={workspace.problem._id} />}
        />
      </TabPanel>
    </Tabs>
  );
}

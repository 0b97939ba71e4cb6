import { ListChecks, NotebookPen, SquareTerminal } from "lucide-react";
import { loadEditor } from "../../editor/lazy-editor.tsx";
import type { KeptTest } from "../../judging/kept-test.ts";
import { SubmitResultPanel } from "../../judging/submit-result-panel.tsx";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { NextProblemLink } from "../../problems/problem-links.tsx";
import { useHistory } from "../../submissions/submission-queries.ts";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { TabBar, type TabItem, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { ResultTab } from "./desk/panes.ts";
import { useDesk, useDeskState } from "./desk/use-desk.ts";
import { LiveLine, SuccessFacts } from "./late-parts.ts";
import { NotesPanel } from "./notes-panel.tsx";
import { CollapseButton, MaximiseButton } from "./pane-buttons.tsx";

const TABS: readonly TabItem<ResultTab>[] = [
  { value: "cases", label: "Test Cases", icon: <SquareTerminal className="size-3.5" aria-hidden="true" /> },
  { value: "result", label: "Result", icon: <ListChecks className="size-3.5" aria-hidden="true" /> },
  { value: "notes", label: "Notes", icon: <NotebookPen className="size-3.5" aria-hidden="true" /> },
];
/** What it shows can be read in the statement, so that it waits for the editor. */
const loadCases = async () => {
  await loadEditor().catch(() => undefined);
  return await import("./cases/cases-panel.tsx");
};
const loadLastResult = () => import("./last-result.tsx");
const PANEL = "min-h-0 flex-1 overflow-y-auto px-4 py-3";

export function ResultPanel({ problem }: { problem: OpenProblem }) {
  const { ownTests, panes, judged, isVisitor } = useDesk();
  const resultTab = useDeskState((state) => state.resultTab);
  const isIdle = useDeskState(({ running }) => running.kind === "idle");
  const submitting = useDeskState((state) => state.submitting);
  const isAsked = resultTab === "result" && submitting.kind === "idle" && !isVisitor;
  const { data: history = [] } = useHistory(problem._id, { enabled: isAsked });
  // The history may be known from its own tab; nothing is asked before somebody looks here.
  const last = isAsked ? (history.find(({ verdict }) => verdict !== null) ?? null) : null;
  const acceptedId = submitting.kind === "done" ? submitting.result.submissionId : "";
  const keepTest = (test: KeptTest) => {
    ownTests.add({ name: "Failed example", input: test.stdin, expected: test.expected_output });
    panes.openResultTab("cases");
  };
  return (
    <Tabs value={resultTab} onChange={panes.openResultTab} className="@container flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-1 border-b border-line pr-1.5">
        <TabBar
          label="Results"
          items={TABS}
          className="min-w-0 flex-1 border-b-0 @max-md:gap-0 @max-md:px-1 @max-md:[&_svg]:hidden"
        />
        <CollapseButton pane="results" />
        <MaximiseButton pane="results" />
      </div>
      <TabPanel value="cases" keepMounted className={PANEL}>
        <LiveLine />
        {isIdle && (
          <p className="mb-3 text-muted">
            Click "Run" to test your code with the example test cases.
            {isVisitor && " You log in first, and come back to your code."}
          </p>
        )}
        <LazyModule load={loadCases} name="The test cases" pending={<div className="skeleton h-24 w-full" />}>
          {({ CasesPanel }) => <CasesPanel problem={problem} />}
        </LazyModule>
      </TabPanel>
      <TabPanel value="result" keepMounted className={PANEL}>
        <SubmitResultPanel
          submitting={submitting}
          onRetry={judged.submit}
          onCancel={judged.stopWaiting}
          before={
            last === null ? null : (
              <LazyModule
                load={loadLastResult}
                name="Your last result"
                pending={<div className="skeleton h-12 w-full" />}
              >
                {({ LastResult }) => <LastResult last={last} onKeepTest={keepTest} />}
              </LazyModule>
            )
          }
          onKeepTest={keepTest}
          afterAccepted={
            <>
              <SuccessFacts problemId={problem._id} submissionId={acceptedId} />
              <NextProblemLink problemId={problem._id} />
            </>
          }
        />
      </TabPanel>
      <TabPanel value="notes" keepMounted className={PANEL}>
        {resultTab === "notes" && <NotesPanel />}
      </TabPanel>
    </Tabs>
  );
}

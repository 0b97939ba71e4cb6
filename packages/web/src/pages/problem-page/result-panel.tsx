import { ListChecks, NotebookPen, SquareTerminal } from "lucide-react";
import { InputSwitch } from "../../judging/input-switch.tsx";
import type { KeptTest } from "../../judging/kept-test.ts";
import { RunResultPanel } from "../../judging/run-result-panel.tsx";
import { SubmitResultPanel } from "../../judging/submit-result-panel.tsx";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { NextProblemLink } from "../../problems/problem-links.tsx";
import { useHistory } from "../../submissions/submission-queries.ts";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { TabBar, type TabItem, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Desk } from "./desk/open-desk.ts";
import { CollapseButton, MaximiseButton } from "./pane-buttons.tsx";
import type { JudgedCode } from "./use-judged-code.ts";
import type { Panes, ResultTab } from "./use-panes.ts";

const TABS: readonly TabItem<ResultTab>[] = [
  { value: "cases", label: "Test Cases", icon: <SquareTerminal className="size-3.5" aria-hidden="true" /> },
  { value: "result", label: "Result", icon: <ListChecks className="size-3.5" aria-hidden="true" /> },
  { value: "notes", label: "Notes", icon: <NotebookPen className="size-3.5" aria-hidden="true" /> },
];
const loadOwnTests = () => import("./own-tests-panel.tsx");
const loadLastResult = () => import("./last-result.tsx");
const loadNotes = () => import("./notes-panel.tsx");
const loadFacts = () => import("../../submissions/success-facts.tsx");
const PANEL = "min-h-0 flex-1 overflow-y-auto px-4 py-4";

export function ResultPanel({
  problem,
  judged,
  panes,
  desk,
}: {
  problem: OpenProblem;
  judged: JudgedCode;
  panes: Panes;
  desk: Desk | null;
}) {
  const { code, judging } = judged;
  const isAsked = panes.resultTab === "result" && judging.submitting.kind === "idle";
  const { data: history = [] } = useHistory(problem._id, { enabled: isAsked });
  // The history may be known from its own tab; nothing is asked before somebody looks here.
  const last = isAsked ? (history.find(({ verdict }) => verdict !== null) ?? null) : null;
  const acceptedId = judging.submitting.kind === "done" ? judging.submitting.result.submissionId : "";
  const keepTest = (test: KeptTest) => {
    code.ownTests.add({ name: "Failed example", input: test.stdin, expected: test.expected_output });
    code.toggleOwnInput(true);
    panes.openResultTab("cases");
  };
  return (
    <Tabs value={panes.resultTab} onChange={panes.openResultTab} className="@container flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-1 border-b border-line pr-1.5">
        <TabBar
          label="Results"
          items={TABS}
          className="min-w-0 flex-1 border-b-0 @max-md:gap-0 @max-md:px-1 @max-md:[&_svg]:hidden"
        />
        {panes.resultTab === "cases" && <InputSwitch isOwn={code.ownInput !== null} onChange={code.toggleOwnInput} />}
        <CollapseButton pane="results" panes={panes} />
        <MaximiseButton pane="results" panes={panes} />
      </div>
      <TabPanel value="cases" keepMounted className={PANEL}>
        {code.ownInput !== null && (
          <LazyModule load={loadOwnTests} name="Your own tests" pending={<div className="skeleton mb-4 h-40 w-full" />}>
            {({ OwnTestsPanel }) => <OwnTestsPanel own={code.ownTests} running={judging.running} />}
          </LazyModule>
        )}
        {desk !== null && <desk.LiveLine session={desk.session} />}
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
          before={
            last === null ? null : (
              <LazyModule
                load={loadLastResult}
                name="Your last result"
                pending={<div className="skeleton h-12 w-full" />}
              >
                {({ LastResult }) => <LastResult submissionId={last._id} onKeepTest={keepTest} />}
              </LazyModule>
            )
          }
          onKeepTest={keepTest}
          afterAccepted={
            <>
              <LazyModule load={loadFacts} name="What you have done" pending={<div className="skeleton h-5 w-72" />}>
                {({ SuccessFacts }) => <SuccessFacts problemId={problem._id} submissionId={acceptedId} />}
              </LazyModule>
              <NextProblemLink problemId={problem._id} />
            </>
          }
        />
      </TabPanel>
      <TabPanel value="notes" keepMounted className={PANEL}>
        {panes.resultTab === "notes" && (
          <LazyModule load={loadNotes} name="Your notes" pending={<div className="skeleton h-32 w-full" />}>
            {({ NotesPanel }) => <NotesPanel notes={code.notes} onChange={code.changeNotes} />}
          </LazyModule>
        )}
      </TabPanel>
    </Tabs>
  );
}

/** The result of the examples says nothing of one's own input, and the other way round. */
function shownRun(running: JudgedCode["judging"]["running"], isOwnInput: boolean): JudgedCode["judging"]["running"] {
  const isOther = running.kind !== "idle" && (running.input.ownInput !== null) !== isOwnInput;
  return isOther && running.kind !== "busy" ? { kind: "idle" } : running;
}

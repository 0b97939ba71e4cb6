import { ListChecks, NotebookPen, SquareTerminal } from "lucide-react";
import type { KeptTest } from "../../judging/kept-test.ts";
import { RunResultPanel } from "../../judging/run-result-panel.tsx";
import { SubmitResultPanel } from "../../judging/submit-result-panel.tsx";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { NextProblemLink } from "../../problems/problem-links.tsx";
import { useHistory } from "../../submissions/submission-queries.ts";
import { successText } from "../../submissions/success-text.ts";
import { ChoiceButtons } from "../../ui/choice-buttons.tsx";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { TabBar, type TabItem, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { ResultTab } from "./desk/panes.ts";
import type { DeskState } from "./desk/problem-desk.ts";
import { useDesk, useDeskState } from "./desk/use-desk.ts";
import { LiveLine } from "./late-parts.ts";
import { NotesPanel } from "./notes-panel.tsx";
import { CollapseButton, MaximiseButton } from "./pane-buttons.tsx";

const TABS: readonly TabItem<ResultTab>[] = [
  { value: "cases", label: "Test Cases", icon: <SquareTerminal className="size-3.5" aria-hidden="true" /> },
  { value: "result", label: "Result", icon: <ListChecks className="size-3.5" aria-hidden="true" /> },
  { value: "notes", label: "Notes", icon: <NotebookPen className="size-3.5" aria-hidden="true" /> },
];
const loadOwnTests = () => import("./own-tests-panel.tsx");
const loadLastResult = () => import("./last-result.tsx");
const PANEL = "min-h-0 flex-1 overflow-y-auto px-4 py-4";

export function ResultPanel({ problem }: { problem: OpenProblem }) {
  const { ownTests, panes, judged } = useDesk();
  const resultTab = useDeskState((state) => state.resultTab);
  const isOwnInput = useDeskState((state) => state.isOwnInput);
  const running = useDeskState(shownRun);
  const submitting = useDeskState((state) => state.submitting);
  const isAsked = resultTab === "result" && submitting.kind === "idle";
  const { data: history = [] } = useHistory(problem._id, { enabled: isAsked });
  // The history may be known from its own tab; nothing is asked before somebody looks here.
  const last = isAsked ? (history.find(({ verdict }) => verdict !== null) ?? null) : null;
  const acceptedId = submitting.kind === "done" ? submitting.result.submissionId : "";
  const keepTest = (test: KeptTest) => {
    ownTests.add({ name: "Failed example", input: test.stdin, expected: test.expected_output });
    ownTests.use(true);
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
        {resultTab === "cases" && <InputSwitch isOwn={isOwnInput} onChange={ownTests.use} />}
        <CollapseButton pane="results" />
        <MaximiseButton pane="results" />
      </div>
      <TabPanel value="cases" keepMounted className={PANEL}>
        {isOwnInput && (
          <LazyModule load={loadOwnTests} name="Your own tests" pending={<div className="skeleton mb-4 h-40 w-full" />}>
            {({ OwnTestsPanel }) => <OwnTestsPanel />}
          </LazyModule>
        )}
        <LiveLine />
        <RunResultPanel
          running={running}
          onRetry={judged.run}
          onCancel={judged.stopWaiting}
          examples={isOwnInput ? [] : problem.visibleTestCases}
        />
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

const IDLE = { kind: "idle" } as const;

/** The result of the examples says nothing of one's own input, and the other way round. */
function shownRun(state: DeskState): DeskState["running"] {
  const { running } = state;
  const isOther = running.kind !== "idle" && (running.input.ownInput !== null) !== state.isOwnInput;
  return isOther && running.kind !== "busy" ? IDLE : running;
}

const OPTIONS = [
  { value: "examples", label: "Examples" },
  { value: "own", label: "Own input" },
] as const;

/** Which input Run uses: the example test cases, or one of the user's own tests. */
function InputSwitch({ isOwn, onChange }: { isOwn: boolean; onChange: (isOwn: boolean) => void }) {
  return (
    <ChoiceButtons
      legend="Input of the run"
      options={OPTIONS}
      value={isOwn ? "own" : "examples"}
      onChange={(chosen) => onChange(chosen === "own")}
      buttons="h-7 text-xs"
    />
  );
}

/** After how many attempts, and how it compares with one's own best: below an accepted result. */
function SuccessFacts({ problemId, submissionId }: { problemId: string; submissionId: string }) {
  const { data: history = [], hasNextPage } = useHistory(problemId);
  const words = successText(history, submissionId, !hasNextPage);
  if (words.length === 0) return null;
  return <p className="text-sm leading-6">{words.join(" ")}</p>;
}

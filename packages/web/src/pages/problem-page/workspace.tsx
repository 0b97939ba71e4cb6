import { CODE_MAX_LENGTH } from "@verdict/contract/submissions";
import type { CSSProperties } from "react";
import { useChat } from "../../assistant/use-chat.ts";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { PrintedProblem } from "../../problems/problem-description.tsx";
import { StepsOpener } from "../../steps/steps-button.tsx";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { useIsPrinting, useIsWide } from "../../ui/use-media.ts";
import { CodePanel } from "./code-panel.tsx";
import { DeskContext, useDesk, useDeskState } from "./desk/use-desk.ts";
import { DesktopLayout } from "./desktop-layout.tsx";
import { AssignmentBar, ContestBar } from "./late-parts.ts";
import { PhoneLayout } from "./phone-layout.tsx";
import { ProblemTabs } from "./problem-tabs.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { useAddress } from "./use-address.ts";
import { useOpenDesk } from "./use-open-desk.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** In a chunk of their own: the page is there sooner without them. */
const loadDialogs = () => import("./workspace-dialogs.tsx");

/** The bar of a contest takes ten of the page's height. */
const BELOW_BAR = {
  paddingTop: "2.5rem",
  "--content-height": "calc(100dvh - var(--header-height) - 2.5rem)",
} as CSSProperties;

/** Problem, editor and results: panes where there is room, stacked tabs on a phone. */
export function Workspace({ problem, userId }: { problem: OpenProblem; userId: string }) {
  const desk = useOpenDesk({ problem, userId });
  const { code, panes, judged, store } = desk;
  const chat = useChat({
    problemId: problem._id,
    readContext: () => ({
      title: problem.title,
      description: problem.description,
      testCases: problem.visibleTestCases,
      startCode: problem.startCode,
      problemId: problem._id,
      language: store.read().language,
      code: code.text().slice(0, CODE_MAX_LENGTH),
    }),
  });
  useShortcuts({
    onRun: () => judged.run(),
    onSubmit: () => judged.submit(),
    onCode: desk.goToCode,
    onMaximise: panes.toggleMaximised,
    onCollapse: panes.toggleCollapsed,
  });
  const Layout = useIsWide() ? DesktopLayout : PhoneLayout;
  return (
    <DeskContext value={desk}>
      {/* The title in the description vanishes with its tab; the page keeps one. */}
      <h1 className="sr-only print:hidden">{problem.title}</h1>
      {/* The first stop of the page, seen when it is one: the editor lies behind all that is in the statement. */}
      <button
        type="button"
        onClick={desk.goToCode}
        className="btn-cta sr-only z-50 focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:inline-flex focus-visible:h-10 focus-visible:px-4"
      >
        Go to the code (Alt+C)
      </button>
      <div className="print:hidden" style={problem.contest || problem.assignment ? BELOW_BAR : undefined}>
        {problem.contest && <ContestBar contest={problem.contest} problemId={problem._id} />}
        {problem.assignment && <AssignmentBar assignment={problem.assignment} />}
        <Layout
          problem={<ProblemTabs problem={problem} chat={chat} />}
          code={<CodePanel />}
          results={
            <StepsOpener value={desk.isVisitor ? desk.signIn : panes.openDialog}>
              <ResultPanel problem={problem} />
            </StepsOpener>
          }
        />
      </div>
      <Dialogs onQuestion={problem.contest ? null : chat.setTyped} />
      <Print problem={problem} />
      <Announcement />
    </DeskContext>
  );
}

function Dialogs({ onQuestion }: { onQuestion: ((text: string) => void) | null }) {
  const isOpen = useDeskState(({ dialog }) => dialog !== null);
  const { isVisitor } = useDesk();
  const { shownSubmission } = useAddress();
  if (!isOpen && (shownSubmission === null || isVisitor)) return null;
  return (
    <LazyModule load={loadDialogs} name="The dialog" pending={null}>
      {({ WorkspaceDialogs }) => <WorkspaceDialogs onQuestion={onQuestion} />}
    </LazyModule>
  );
}

function Print({ problem }: { problem: OpenProblem }) {
  const language = useDeskState((state) => state.language);
  return useIsPrinting() && <PrintedProblem problem={problem} language={language} />;
}

function Announcement() {
  return (
    <p role="status" className="sr-only">
      {useDeskState(({ announcement }) => announcement)}
    </p>
  );
}

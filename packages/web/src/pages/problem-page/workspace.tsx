import { CODE_MAX_LENGTH } from "@verdict/contract/submissions";
import { useChat } from "../../assistant/use-chat.ts";
import { starterCode, templateCode } from "../../drafts/use-drafts.ts";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { PrintedProblem } from "../../problems/problem-description.tsx";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { useIsPrinting, useIsWide } from "../../ui/use-media.ts";
import { CodePanel } from "./code-panel.tsx";
import { DesktopLayout } from "./desktop-layout.tsx";
import { PhoneLayout } from "./phone-layout.tsx";
import { ProblemTabs } from "./problem-tabs.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { useDesk } from "./use-desk.ts";
import { useJudgedCode } from "./use-judged-code.ts";
import { usePanes } from "./use-panes.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** In a chunk of their own: the page is there sooner without them. */
const loadDialogs = () => import("./workspace-dialogs.tsx");

/** OpenProblem, editor and results: panes where there is room, stacked tabs on a phone. */
export function Workspace({ problem, userId }: { problem: OpenProblem; userId: string }) {
  const panes = usePanes();
  const judged = useJudgedCode({
    problem,
    userId,
    onStart: (tab) => {
      desk?.session.pressed();
      panes.openResultTab(tab);
      panes.openPhoneTab("results");
    },
  });
  const desk = useDesk({
    userId,
    problemId: problem._id,
    judged,
    starterOf: (language) => templateCode(problem, language) ?? starterCode(problem, language),
  });
  const chat = useChat({
    problemId: problem._id,
    readContext: () => ({
      title: problem.title,
      description: problem.description,
      testCases: problem.visibleTestCases,
      startCode: problem.startCode,
      problemId: problem._id,
      language: judged.code.language,
      code: judged.code.text().slice(0, CODE_MAX_LENGTH),
    }),
  });
  useShortcuts({
    onRun: () => judged.run(),
    onSubmit: () => judged.submit(),
    onMaximise: panes.toggleMaximised,
    onCollapse: panes.toggleCollapsed,
  });
  const isWide = useIsWide();
  const isPrinting = useIsPrinting();
  const parts = {
    problem: <ProblemTabs problem={problem} panes={panes} chat={chat} language={judged.code.language} />,
    code: <CodePanel problemId={problem._id} judged={judged} panes={panes} desk={desk} />,
    results: <ResultPanel problem={problem} judged={judged} panes={panes} desk={desk} />,
  };
  return (
    <>
      {/* The title in the description vanishes with its tab; the page keeps one. */}
      <h1 className="sr-only print:hidden">{problem.title}</h1>
      <div className="print:hidden">
        {isWide ? <DesktopLayout {...parts} panes={panes} /> : <PhoneLayout {...parts} panes={panes} />}
      </div>
      {(panes.dialog !== null || panes.shownSubmission !== null) && (
        <LazyModule load={loadDialogs} name="The dialog" pending={null}>
          {({ WorkspaceDialogs }) => <WorkspaceDialogs panes={panes} judged={judged} />}
        </LazyModule>
      )}
      {isPrinting && <PrintedProblem problem={problem} language={judged.code.language} />}
      <p role="status" className="sr-only">
        {judged.announcement}
      </p>
    </>
  );
}

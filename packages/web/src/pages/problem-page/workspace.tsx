import { LanguageId } from "@verdict/contract/language";
import type { Problem } from "@verdict/contract/problems";
import { CODE_MAX_LENGTH } from "@verdict/contract/submissions";
import * as z from "zod/mini";
import { useChat } from "../../assistant/use-chat.ts";
import { useEditorSettings } from "../../editor/editor-settings.ts";
import { EditorSettingsDialog } from "../../editor/editor-settings-dialog.tsx";
import type { OpenSubmission } from "../../platform/open-answers.ts";
import { PrintedProblem } from "../../problems/problem-description.tsx";
import { SubmissionDialog } from "../../submissions/submission-dialog.tsx";
import { useIsPrinting, useIsWide } from "../../ui/use-media.ts";
import { CodePanel } from "./code-panel.tsx";
import { DesktopLayout } from "./desktop-layout.tsx";
import { PhoneLayout } from "./phone-layout.tsx";
import { ProblemTabs } from "./problem-tabs.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { type JudgedCode, useJudgedCode } from "./use-judged-code.ts";
import { type Panes, usePanes } from "./use-panes.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** Problem, editor and results: panes where there is room, stacked tabs on a phone. */
export function Workspace({ problem, userId }: { problem: Problem; userId: string }) {
  const panes = usePanes();
  const judged = useJudgedCode({
    problem,
    userId,
    onStart: (tab) => {
      panes.openResultTab(tab);
      panes.openPhoneTab("results");
    },
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
  useShortcuts({ onRun: () => judged.run(), onSubmit: () => judged.submit() });
  const isWide = useIsWide();
  const isPrinting = useIsPrinting();
  const parts = {
    problem: <ProblemTabs problem={problem} panes={panes} chat={chat} language={judged.code.language} />,
    code: <CodePanel judged={judged} panes={panes} />,
    results: <ResultPanel problem={problem} judged={judged} panes={panes} />,
  };
  return (
    <>
      {/* The title in the description vanishes with its tab; the page keeps one. */}
      <h1 className="sr-only print:hidden">{problem.title}</h1>
      <div className="print:hidden">
        {isWide ? <DesktopLayout {...parts} panes={panes} /> : <PhoneLayout {...parts} panes={panes} />}
      </div>
      <WorkspaceDialog panes={panes} judged={judged} />
      <ShownSubmission panes={panes} judged={judged} />
      {isPrinting && <PrintedProblem problem={problem} language={judged.code.language} />}
      <p role="status" className="sr-only">
        {judged.announcement}
      </p>
    </>
  );
}

/** The open dialog of the page, outside of panes and tabs: it stays when a turned tablet changes the layout. */
function WorkspaceDialog({ panes, judged }: { panes: Panes; judged: JudgedCode }) {
  const { dialog, closeDialog } = panes;
  const settings = useEditorSettings();
  if (dialog === null) return null;
  switch (dialog.kind) {
    case "settings":
      return <EditorSettingsDialog settings={settings} onClose={closeDialog} />;
    case "reset":
      return <ResetDialog language={judged.code.language} onClose={closeDialog} onReset={judged.code.reset} />;
    default:
      return dialog satisfies never;
  }
}

/** The submission that the address names. */
function ShownSubmission({ panes, judged }: { panes: Panes; judged: JudgedCode }) {
  const putIntoEditor = (submission: OpenSubmission) => {
    const language = z.safeParse(LanguageId, submission.language);
    if (!language.success) return;
    judged.code.putCode(language.data, submission.code, "The submission's code is in the editor.");
    panes.openPhoneTab("code");
  };
  const { shownSubmission, closeSubmission } = panes;
  if (shownSubmission === null) return null;
  return <SubmissionDialog submissionId={shownSubmission} onClose={closeSubmission} onUseCode={putIntoEditor} />;
}

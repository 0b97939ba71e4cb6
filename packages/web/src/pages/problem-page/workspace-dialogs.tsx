import { useQuery } from "@tanstack/react-query";
import { LanguageId } from "@verdict/contract/language";
import { useState } from "react";
import * as z from "zod/mini";
import { assistantStatusQuery } from "../../assistant/helper-status.ts";
import { EditorSettingsDialog } from "../../editor/editor-settings-dialog.tsx";
import type { OpenSubmission } from "../../platform/open-answers.ts";
import type { StepsAsk } from "../../steps/steps-ask.ts";
import { SubmissionDialog } from "../../submissions/submission-dialog.tsx";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { useDesk, useDeskState } from "./desk/use-desk.ts";
import { ResetDialog } from "./reset-dialog.tsx";
import { UntouchedDialog } from "./untouched-dialog.tsx";
import { useAddress } from "./use-address.ts";

const loadSteps = () => import("../../steps/step-dialog.tsx");

/** What opens above the page, outside of panes and tabs: it stays when a turned tablet changes the layout. */
export function WorkspaceDialogs({ onQuestion }: { onQuestion: Questioning }) {
  return (
    <>
      <OpenDialog onQuestion={onQuestion} />
      <ShownSubmission />
    </>
  );
}

/** Puts a text into the chat's field; null where the chat is closed. */
type Questioning = ((text: string) => void) | null;

function OpenDialog({ onQuestion }: { onQuestion: Questioning }) {
  const { closeDialog } = useDesk().panes;
  const dialog = useDeskState((state) => state.dialog);
  switch (dialog) {
    case null:
      return null;
    case "settings":
      return <EditorSettingsDialog onClose={closeDialog} />;
    case "reset":
      return <ResetDialog onClose={closeDialog} />;
    case "untouched":
      return <UntouchedDialog onClose={closeDialog} />;
    default:
      return <Steps ask={dialog} onQuestion={onQuestion} onClose={closeDialog} />;
  }
}

/** Of the code as it stands in the editor when they are asked for. */
function Steps({ ask, onQuestion, onClose }: { ask: StepsAsk; onQuestion: Questioning; onClose: () => void }) {
  const { code, panes, problemId, store } = useDesk();
  const { openProblemTab, problemTab } = useAddress();
  const { data: helper } = useQuery({ ...assistantStatusQuery, enabled: onQuestion !== null });
  // What is asked is sent by the user alone.
  const askHelper = (question: string) => {
    onQuestion?.(question);
    onClose();
    panes.leaveTab(problemTab);
    openProblemTab("chat");
    panes.openPhoneTab("problem");
    if (store.read().collapsed.has("problem")) panes.toggleCollapsed("problem");
  };
  const [program] = useState(() => ({ code: code.text(), language: store.read().language }));
  return (
    <LazyModule load={loadSteps} name="The step view" pending={null}>
      {({ StepDialog }) => (
        <StepDialog
          ask={ask}
          problemId={problemId}
          {...program}
          onClose={onClose}
          onAskHelper={helper?.isConfigured === true && onQuestion !== null ? askHelper : undefined}
        />
      )}
    </LazyModule>
  );
}

/** The submission that the address names. */
function ShownSubmission() {
  const { code, panes, problemId } = useDesk();
  const { shownSubmission, showSubmission } = useAddress();
  const putIntoEditor = (submission: OpenSubmission) => {
    const language = z.safeParse(LanguageId, submission.language);
    if (!language.success) return;
    code.put(language.data, submission.code, "The submission's code is in the editor.");
    panes.openPhoneTab("code");
  };
  if (shownSubmission === null) return null;
  return (
    <SubmissionDialog
      problemId={problemId}
      submissionId={shownSubmission}
      onClose={() => showSubmission(null)}
      onUseCode={putIntoEditor}
    />
  );
}

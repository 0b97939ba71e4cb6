import { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import { useEditorSettings } from "../../editor/editor-settings.ts";
import { EditorSettingsDialog } from "../../editor/editor-settings-dialog.tsx";
import type { OpenSubmission } from "../../platform/open-answers.ts";
import { SubmissionDialog } from "../../submissions/submission-dialog.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import type { JudgedCode } from "./use-judged-code.ts";
import type { Panes } from "./use-panes.ts";

/** What opens above the page, outside of panes and tabs: it stays when a turned tablet changes the layout. */
export function WorkspaceDialogs(input: { panes: Panes; judged: JudgedCode }) {
  return (
    <>
      <OpenDialog {...input} />
      <ShownSubmission {...input} />
    </>
  );
}

function OpenDialog({ panes, judged }: { panes: Panes; judged: JudgedCode }) {
  const { dialog, closeDialog } = panes;
  const settings = useEditorSettings();
  if (dialog === null) return null;
  switch (dialog.kind) {
    case "settings":
      return <EditorSettingsDialog settings={settings} onClose={closeDialog} />;
    case "reset":
      return <ResetDialog code={judged.code} onClose={closeDialog} />;
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

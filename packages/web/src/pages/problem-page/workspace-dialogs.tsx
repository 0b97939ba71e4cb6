import { useEditorSettings } from "../../editor/editor-settings.ts";
import { EditorSettingsDialog } from "../../editor/editor-settings-dialog.tsx";
import { SubmissionDialog } from "../../submissions/submission-dialog.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import type { WorkspaceState } from "./use-workspace.ts";

/** The open dialog of the page, outside of panes and tabs: it stays when a turned tablet changes the layout. */
export function WorkspaceDialogs({ workspace }: { workspace: WorkspaceState }) {
  const { dialog, closeDialog } = workspace;
  const settings = useEditorSettings();
  if (dialog === null) return null;
  switch (dialog.kind) {
    case "settings":
      return <EditorSettingsDialog settings={settings} onClose={closeDialog} />;
    case "reset":
      return <ResetDialog language={workspace.code.language} onClose={closeDialog} onReset={workspace.code.reset} />;
    case "submission":
      return (
        <SubmissionDialog submission={dialog.submission} onClose={closeDialog} onUseCode={workspace.openSubmission} />
      );
    default:
      return dialog satisfies never;
  }
}

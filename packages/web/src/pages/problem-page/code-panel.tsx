import { Play, RotateCcw, Send, Settings2 } from "lucide-react";
import { useState } from "react";
import type { Diagnostic } from "../../editor/diagnostics.ts";
import { useEditorSettings } from "../../editor/editor-settings.ts";
import { EditorSettingsDialog } from "../../editor/editor-settings-dialog.tsx";
import { LanguageChoice } from "../../editor/language-choice.tsx";
import { LazyCodeEditor } from "../../editor/lazy-editor.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CodeStatus } from "./code-status.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import type { WorkspaceState } from "./use-workspace.ts";

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

export function CodePanel({ workspace }: { workspace: WorkspaceState }) {
  const { language, drafts, marks, judging } = workspace;
  const settings = useEditorSettings();
  const [openDialog, setOpenDialog] = useState<"settings" | "reset" | null>(null);
  const close = () => setOpenDialog(null);
  const isRunning = judging.running.kind === "busy";
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-1.5 gap-y-2 border-b border-line px-2 py-1.5">
        <LanguageChoice value={language} onChange={workspace.chooseLanguage} />
        <div className="ml-auto flex items-center gap-1.5">
          <IconButton
            label="Reset to starter code"
            icon={<RotateCcw className="size-4" aria-hidden="true" />}
            onClick={() => setOpenDialog("reset")}
          />
          <IconButton
            label="Editor settings"
            icon={<Settings2 className="size-4" aria-hidden="true" />}
            onClick={() => setOpenDialog("settings")}
          />
          <button
            type="button"
            title="Run (Ctrl+Enter)"
            className="btn-quiet h-9 gap-2 px-3.5"
            disabled={judging.isBusy}
            onClick={() => workspace.run()}
          >
            <BusyIcon isBusy={isRunning} icon={<Play className="size-3.5" aria-hidden="true" />} />
            Run
          </button>
          <button
            type="button"
            title="Submit (Ctrl+Shift+Enter)"
            className="btn-submit h-9 gap-2 px-3.5"
            disabled={judging.isBusy}
            onClick={() => workspace.submit()}
          >
            <BusyIcon isBusy={judging.isBusy && !isRunning} icon={<Send className="size-3.5" aria-hidden="true" />} />
            Submit
          </button>
        </div>
      </div>
      <div className="min-h-0 flex-1">
        <LazyCodeEditor
          ref={workspace.editor}
          language={language}
          textOf={(shown) => drafts.textOf(shown)}
          onChange={(changed, text) => drafts.type(changed, text)}
          states={workspace.editorStates}
          settings={settings}
          diagnostics={marks?.language === language ? marks.diagnostics : NO_DIAGNOSTICS}
        />
      </div>
      <CodeStatus notice={workspace.notice} isKept={workspace.isKept} />
      {openDialog === "settings" && <EditorSettingsDialog settings={settings} onClose={close} />}
      {openDialog === "reset" && <ResetDialog language={language} onClose={close} onReset={workspace.resetCode} />}
    </>
  );
}

function BusyIcon({ isBusy, icon }: { isBusy: boolean; icon: React.ReactNode }) {
  return isBusy ? <span className="loading loading-spinner size-3.5" aria-hidden="true" /> : icon;
}

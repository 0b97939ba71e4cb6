import { AlignLeft, RotateCcw, Settings2 } from "lucide-react";
import { useEffect } from "react";
import { useEditorSettings } from "../../editor/editor-settings.ts";
import { LanguageChoice } from "../../editor/language-choice.tsx";
import { LazyCodeEditor } from "../../editor/lazy-editor.tsx";
import { JudgeButtons } from "../../judging/judge-buttons.tsx";
import { LastVerdict } from "../../judging/last-verdict.tsx";
import { CopyIconButton } from "../../ui/copy-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { CodeStatus } from "./code-status.tsx";
import { useDesk, useDeskState } from "./desk/use-desk.ts";
import { LiveSwitch, MarksList } from "./late-parts.ts";
import { CollapsedPanes, MaximiseButton } from "./pane-buttons.tsx";

const loadConflict = () => import("./draft-conflict.tsx");

export function CodePanel() {
  const { code, panes, editor, furtherLanguages: further } = useDesk();
  const language = useDeskState((state) => state.language);
  const theirs = useDeskState((state) => state.conflicts.get(state.language));
  const judging = useDeskState((state) => (state.resultTab === "result" ? state.submitting : state.running));
  return (
    // In a narrow pane and on a phone the two buttons stand below the editor, as wide as it is.
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-1.5 border-b border-line px-2 py-1.5">
        <LanguageChoice value={language} onChange={code.chooseLanguage} further={further} />
        <div className="ml-auto flex items-center gap-1.5">
          <CopyIconButton label="Copy code" text={code.text} isLarge />
          <IconButton
            label="Format code"
            icon={<AlignLeft className="size-4" aria-hidden="true" />}
            onClick={() => editor.current?.format()}
            className="size-9 @max-[21rem]:hidden"
          />
          <IconButton
            label="Reset to starter code"
            icon={<RotateCcw className="size-4" aria-hidden="true" />}
            onClick={() => panes.openDialog("reset")}
          />
          <IconButton
            label="Editor settings"
            icon={<Settings2 className="size-4" aria-hidden="true" />}
            onClick={() => panes.openDialog("settings")}
          />
          <CollapsedPanes />
          <MaximiseButton pane="code" />
          <DeskButtons className="@max-[30rem]:hidden" />
        </div>
      </div>
      {theirs !== undefined && (
        <LazyModule load={loadConflict} name="The other device's code" pending={null}>
          {({ DraftConflict }) => <DraftConflict theirs={theirs} />}
        </LazyModule>
      )}
      <div className="min-h-0 flex-1">
        <DeskEditor />
      </div>
      <MarksList />
      <LastVerdict judging={judging} onOpen={() => panes.openPhoneTab("results")} />
      <DeskButtons className="border-t border-line p-2 @min-[30rem]:hidden [&>button]:h-11 [&>button]:flex-1" />
      <CodeStatus />
    </div>
  );
}

function DeskEditor() {
  const { drafts, editor, editorStates, store } = useDesk();
  const language = useDeskState((state) => state.language);
  const attending = useDeskState((state) => state.attending);
  const settings = useEditorSettings();
  // After the editor's own effects: it shows the language's document by now.
  useEffect(() => attending?.shown(language), [attending, language]);
  return (
    <LazyCodeEditor
      ref={editor}
      language={language}
      textOf={(shown) => drafts.keeper.textOf(shown)}
      onChange={(changed, text) => {
        drafts.keeper.type(changed, text);
        store.read().attending?.typed(changed, text);
      }}
      states={editorStates}
      settings={settings}
      late={attending?.extension ?? null}
    />
  );
}

function DeskButtons({ className }: { className: string }) {
  const { judged, store, isVisitor } = useDesk();
  return (
    <JudgeButtons
      isRunning={useDeskState(({ running }) => running.kind === "busy")}
      isSubmitting={useDeskState(({ submitting }) => submitting.kind === "busy")}
      onRun={() => judged.run()}
      onSubmit={() => judged.submit()}
      onNear={() => store.read().attending?.hurry()}
      live={!isVisitor && <LiveSwitch />}
      className={className}
    />
  );
}

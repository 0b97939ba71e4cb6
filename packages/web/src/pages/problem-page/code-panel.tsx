import { AlignLeft, RotateCcw, Settings2 } from "lucide-react";
import { useEditorSettings } from "../../editor/editor-settings.ts";
import { LanguageChoice } from "../../editor/language-choice.tsx";
import { LazyCodeEditor } from "../../editor/lazy-editor.tsx";
import { JudgeButtons } from "../../judging/judge-buttons.tsx";
import { LastVerdict } from "../../judging/last-verdict.tsx";
import { CopyIconButton } from "../../ui/copy-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { CodeStatus } from "./code-status.tsx";
import type { Desk } from "./desk/open-desk.ts";
import { CollapsedPanes, MaximiseButton } from "./pane-buttons.tsx";
import type { JudgedCode } from "./use-judged-code.ts";
import type { Panes } from "./use-panes.ts";

const loadConflict = () => import("./draft-conflict.tsx");

export function CodePanel({
  problemId,
  judged,
  panes,
  desk,
}: {
  problemId: string;
  judged: JudgedCode;
  panes: Panes;
  desk: Desk | null;
}) {
  const { code, judging } = judged;
  const hurry = () => desk?.session.hurry();
  const { language, drafts } = code;
  const settings = useEditorSettings();
  const theirs = code.conflict.conflicts.get(language);
  return (
    // In a narrow pane and on a phone the two buttons stand below the editor, as wide as it is.
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-1.5 border-b border-line px-2 py-1.5">
        <LanguageChoice value={language} onChange={code.chooseLanguage} />
        <div className="ml-auto flex items-center gap-1.5">
          <CopyIconButton label="Copy code" text={() => drafts.textOf(language)} isLarge />
          <IconButton
            label="Format code"
            icon={<AlignLeft className="size-4" aria-hidden="true" />}
            onClick={() => code.editor.current?.format()}
            className="size-9 @max-[21rem]:hidden"
          />
          <IconButton
            label="Reset to starter code"
            icon={<RotateCcw className="size-4" aria-hidden="true" />}
            onClick={() => panes.openDialog({ kind: "reset" })}
          />
          <IconButton
            label="Editor settings"
            icon={<Settings2 className="size-4" aria-hidden="true" />}
            onClick={() => panes.openDialog({ kind: "settings" })}
          />
          <CollapsedPanes panes={panes} />
          <MaximiseButton pane="code" panes={panes} />
          <JudgeButtons
            judging={judging}
            onRun={() => judged.run()}
            onSubmit={() => judged.submit()}
            onNear={hurry}
            live={desk !== null && <desk.LiveSwitch session={desk.session} />}
            className="@max-[30rem]:hidden"
          />
        </div>
      </div>
      {theirs !== undefined && (
        <LazyModule load={loadConflict} name="The other device's code" pending={null}>
          {({ DraftConflict }) => <DraftConflict code={code} language={language} theirs={theirs} />}
        </LazyModule>
      )}
      <div className="min-h-0 flex-1">
        <LazyCodeEditor
          ref={code.editor}
          language={language}
          textOf={(shown) => drafts.textOf(shown)}
          onChange={(changed, text) => {
            drafts.type(changed, text);
            desk?.session.typed(changed, text);
          }}
          states={code.editorStates}
          settings={settings}
          late={desk?.session.extension ?? null}
        />
      </div>
      {desk !== null && <desk.MarksList session={desk.session} />}
      <LastVerdict
        judging={judging}
        of={panes.resultTab === "result" ? "submitting" : "running"}
        onOpen={() => panes.openPhoneTab("results")}
      />
      <JudgeButtons
        judging={judging}
        onRun={() => judged.run()}
        onSubmit={() => judged.submit()}
        onNear={hurry}
        live={desk !== null && <desk.LiveSwitch session={desk.session} />}
        className="border-t border-line p-2 @min-[30rem]:hidden [&>button]:h-11 [&>button]:flex-1"
      />
      <CodeStatus problemId={problemId} notice={code.notice} isKept={code.isKept} refusal={code.refusal}>
        {desk !== null && <desk.MarksChip session={desk.session} />}
      </CodeStatus>
    </div>
  );
}

import type { LanguageId } from "@verdict/contract/language";
import { useEffect, useRef, useState } from "react";
import { keepTemplate, readTemplates } from "../drafts/code-templates.ts";
import type { EditorStates } from "../editor/code-editor.tsx";
import { useEditorSettings } from "../editor/editor-settings.ts";
import { LanguageChoice } from "../editor/language-choice.tsx";
import { readLastLanguage } from "../editor/last-language.ts";
import { LazyCodeEditor } from "../editor/lazy-editor.tsx";
import { TitledPanel } from "../ui/panel.tsx";

const PLACEHOLDERS: readonly (readonly [name: string, meaning: string])[] = [
  ["{{starter}}", "the problem's starter code"],
  ["{{title}}", "the problem's title"],
  ["{{link}}", "the problem's address"],
  ["{{date}}", "today, as 2026-01-31"],
];

const WRITE_DELAY_MS = 400;

const NOTES = {
  kept: "Kept as you type, on all your devices.",
  "too long": "Your templates are too long together: what you typed last is not kept.",
  refused: "Your browser keeps nothing at the moment: what you typed last is lost when you leave.",
} as const;

/** The user's own beginnings of programs. What is typed is kept a moment later. */
export function TemplatesPanel() {
  const settings = useEditorSettings();
  const [language, setLanguage] = useState(readLastLanguage);
  const [note, setNote] = useState<keyof typeof NOTES>("kept");
  const states = useRef<EditorStates>(new Map());
  const unkept = useRef(new Map<LanguageId, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepAll = () => {
    for (const [each, text] of unkept.current) setNote(keepTemplate(each, text));
    unkept.current.clear();
  };
  const onChange = (changed: LanguageId, text: string) => {
    if (textOf(changed) === text) return;
    unkept.current.set(changed, text);
    clearTimeout(timer.current);
    timer.current = setTimeout(keepAll, WRITE_DELAY_MS);
  };
  const textOf = (shown: LanguageId) => unkept.current.get(shown) ?? readTemplates()[shown] ?? "";

  const latest = useRef(keepAll);
  latest.current = keepAll;
  useEffect(() => {
    const keepNow = () => latest.current();
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      clearTimeout(timer.current);
      keepNow();
    };
  }, []);

  return (
    <TitledPanel title="Code templates" aside={<LanguageChoice value={language} onChange={setLanguage} />}>
      <p className="mb-3 text-muted">
        A problem that you open for the first time begins with your template instead of its starter code. Leave it empty
        to begin with the starter code.
      </p>
      <div className="h-56 overflow-hidden rounded-field border border-line-strong">
        <LazyCodeEditor
          language={language}
          textOf={textOf}
          onChange={onChange}
          states={states.current}
          settings={settings}
          late={null}
        />
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-xs text-muted sm:grid-cols-2">
        {PLACEHOLDERS.map(([name, meaning]) => (
          <div key={name} className="flex gap-2">
            <dt className="font-mono text-base-content">{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={`mt-3 text-xs ${note === "kept" ? "text-muted" : "text-error"}`}>
        {NOTES[note]}
      </p>
    </TitledPanel>
  );
}

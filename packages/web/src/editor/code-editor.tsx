import type { EditorState, Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { LanguageId } from "@verdict/contract/language";
import { languageName } from "@verdict/contract/language";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { applySettings } from "./apply-settings.ts";
import { bracketColors } from "./bracket-colors.ts";
import { replaceDocument } from "./edit-document.ts";
import { createEditorState, hasLanguage, withLanguage, withLateParts } from "./editor-extensions.ts";
import type { EditorSettings } from "./editor-settings.ts";
import { format, formatKey } from "./formatting/format-key.ts";
import { loadLanguage } from "./language-support.ts";
import { whenLoaded } from "./when-loaded.ts";

export interface EditorHandle {
  /** One step that Undo takes back. */
  replaceText: (text: string) => void;
  /** Formats the shown document, as one step that Undo takes back. */
  format: () => void;
  /** For the parts of the desk that come when the editor stands. */
  view: EditorView | null;
}

/** The states of documents that are not shown, by language: their undo history and cursor survive a switch. */
export type EditorStates = Map<LanguageId, EditorState>;

interface CodeEditorProps {
  ref?: Ref<EditorHandle>;
  language: LanguageId;
  /** The text of a language, asked for when it is shown. */
  textOf: (language: LanguageId) => string;
  onChange: (language: LanguageId, text: string) => void;
  states: EditorStates;
  settings: EditorSettings;
  /** What the desk adds when it has come; null before. */
  late: Extension | null;
}

/** CodeMirror. The text lives in the editor; whoever needs it keeps what `onChange` says. */
export function CodeEditor({ ref, language, textOf, onChange, states, settings, late }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  // Which language's document is in the view: lags behind `language` while that one is being switched to.
  const shown = useRef(language);
  const latest = useRef({ language, textOf, onChange, settings });
  latest.current = { language, textOf, onChange, settings };

  useImperativeHandle(
    ref,
    (): EditorHandle => ({
      replaceText: (text) => view.current && replaceDocument(view.current, text),
      format: () => view.current && format(view.current, shown.current),
      get view() {
        return view.current;
      },
    }),
    [],
  );

  useEffect(() => {
    if (host.current === null) return;
    const editor = new EditorView({
      parent: host.current,
      dispatchTransactions(transactions, target) {
        target.update(transactions);
        if (transactions.some((transaction) => transaction.docChanged)) {
          latest.current.onChange(shown.current, target.state.doc.toString());
        }
      },
    });
    view.current = editor;
    return () => {
      states.set(shown.current, editor.state);
      view.current = null;
      editor.destroy();
    };
  }, [states]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    if (shown.current !== language) states.set(shown.current, editor.state);
    shown.current = language;
    const text = latest.current.textOf(language);
    const label = `${languageName(language)} code editor`;
    // The key formats at once, also while the grammar is still on its way.
    const parts = [bracketColors, formatKey(language)];
    const fresh = { text, label, settings: latest.current.settings, parts };
    editor.setState(states.get(language) ?? createEditorState(fresh));
    replaceDocument(editor, text);
    if (hasLanguage(editor.state)) return;
    return whenLoaded(loadLanguage(language), (extension) => editor.dispatch({ effects: withLanguage([extension]) }));
  }, [language, states]);

  // Settings also go to states that were kept from before; so this runs after a switch, too.
  useEffect(() => {
    const editor = view.current;
    if (editor === null || shown.current !== language) return;
    return applySettings(editor, settings);
  }, [settings, language]);

  // As the settings, also to states that were kept from before.
  useEffect(() => {
    if (late !== null && shown.current === language) view.current?.dispatch({ effects: withLateParts(late) });
  }, [late, language]);

  // Closed, so that a key is laid out and painted without a look at the page around it.
  return <div ref={host} className="h-full contain-strict" data-keymap={settings.keymap} />;
}

import type { EditorState, Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { LanguageId } from "@verdict/contract/language";
import { languageName } from "@verdict/contract/language";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { replaceDocument } from "./edit-document.ts";
import {
  createEditorState,
  hasLanguage,
  withKeymap,
  withLanguage,
  withLateParts,
  withSettings,
  withTheme,
} from "./editor-extensions.ts";
import type { EditorSettings } from "./editor-settings.ts";
import { format, formatKey } from "./formatting/format-key.ts";
import { loadLanguage } from "./language-support.ts";

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
    editor.setState(states.get(language) ?? createEditorState({ text, label, settings: latest.current.settings }));
    replaceDocument(editor, text);
    if (hasLanguage(editor.state)) return;
    return whenLoaded(loadLanguage(language), (extension) =>
      editor.dispatch({ effects: withLanguage([extension, formatKey(language)]) }),
    );
  }, [language, states]);

  // Settings also go to states that were kept from before; so this runs after a switch, too.
  useEffect(() => {
    const editor = view.current;
    if (editor === null || shown.current !== language) return;
    editor.dispatch({ effects: withSettings(settings) });
    if (settings.keymap === "default") {
      editor.dispatch({ effects: withKeymap([]) });
      return;
    }
    const loading = KEYMAP_LOADERS[settings.keymap]();
    return whenLoaded(loading, (extension) => editor.dispatch({ effects: withKeymap(extension) }));
  }, [settings, language]);

  const { theme } = settings;
  useEffect(() => {
    const editor = view.current;
    if (editor === null || shown.current !== language) return;
    if (theme === "site") {
      editor.dispatch({ effects: withTheme([]) });
      return;
    }
    const loading = import("./code-themes.ts").then((module) => module.codeTheme(theme));
    return whenLoaded(loading, (extension) => editor.dispatch({ effects: withTheme(extension) }));
  }, [theme, language]);

  // As the settings, also to states that were kept from before.
  useEffect(() => {
    if (late !== null && shown.current === language) view.current?.dispatch({ effects: withLateParts(late) });
  }, [late, language]);

  // Closed, so that a key is laid out and painted without a look at the page around it.
  return <div ref={host} className="h-full contain-strict" data-keymap={settings.keymap} />;
}

const KEYMAP_LOADERS = {
  vim: async () => (await import("@replit/codemirror-vim")).vim({ status: true }),
  emacs: async () => (await import("@replit/codemirror-emacs")).emacs(),
};

/**
 * Uses a module when it arrives, unless what it was for is gone. When it does not arrive, the editor stays as it is
 * (plain text, ordinary keys): that is better than no editor.
 */
function whenLoaded<T>(loading: Promise<T>, use: (value: T) => void): () => void {
  let isWanted = true;
  loading.then(
    (value) => {
      if (isWanted) use(value);
    },
    (error: unknown) => console.warn("A part of the editor could not be loaded", error),
  );
  return () => {
    isWanted = false;
  };
}

import { Compartment, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { LanguageId } from "@verdict/contract/language";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { applySettings } from "./apply-settings.ts";
import { bracketColors } from "./bracket-colors.ts";
import { replaceDocument } from "./edit-document.ts";
import { createEditorState, withLanguage } from "./editor-extensions.ts";
import { useEditorSettings } from "./editor-settings.ts";
import { formatKey } from "./formatting/format-key.ts";
import { loadLanguage } from "./language-support.ts";
import { whenLoaded } from "./when-loaded.ts";

/** In what a field is written. */
export type FieldLanguage = LanguageId | "markdown";

export interface FieldHandle {
  focus: () => void;
}

interface FieldEditorProps {
  ref?: Ref<FieldHandle>;
  label: string;
  language: FieldLanguage;
  text: string;
  onChange: (text: string) => void;
  isInvalid: boolean;
  /** The element that says more of the field. */
  describedBy: string | undefined;
}

const attributeSlot = new Compartment();

/**
 * The editor of the problem page as one field of a form: it shows the text that the form holds, and fills the box that
 * it is put in. In prose Tab leaves the field; in code it indents, and Esc before it lets it leave.
 */
export function FieldEditor(props: FieldEditorProps) {
  const { ref, language, text, isInvalid, describedBy } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const settings = useEditorSettings();
  const latest = useRef({ ...props, settings });
  latest.current = { ...props, settings };

  useImperativeHandle(ref, () => ({ focus: () => view.current?.focus() }), []);

  useEffect(() => {
    if (host.current === null) return;
    const { label, text: firstText, settings: firstSettings } = latest.current;
    const isProse = language === "markdown";
    const editor = new EditorView({
      parent: host.current,
      state: createEditorState({
        text: firstText,
        label,
        settings: firstSettings,
        parts: [attributeSlot.of([]), isProse ? [] : [bracketColors, formatKey(language)]],
      }),
      dispatchTransactions(transactions, target) {
        target.update(transactions);
        const isTyped = transactions.some((transaction) => transaction.docChanged);
        // What the form itself has put in is no change of its author's.
        if (isTyped && target.state.doc.toString() !== linesOf(latest.current.text)) {
          latest.current.onChange(target.state.doc.toString());
        }
      },
    });
    view.current = editor;
    if (isProse) editor.setTabFocusMode(true);
    const stop = whenLoaded(loadFieldLanguage(language), (extension) =>
      editor.dispatch({ effects: withLanguage(extension) }),
    );
    return () => {
      stop();
      view.current = null;
      editor.destroy();
    };
  }, [language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another editor.
  useEffect(() => {
    if (view.current !== null) return applySettings(view.current, settings);
  }, [settings, language]);

  useEffect(() => {
    const attributes: Record<string, string> = {
      spellcheck: String(language === "markdown"),
      "aria-invalid": String(isInvalid),
      ...(describedBy !== undefined && { "aria-describedby": describedBy }),
    };
    view.current?.dispatch({
      effects: attributeSlot.reconfigure(EditorView.contentAttributes.of(attributes)),
    });
  }, [isInvalid, describedBy, language]);

  useEffect(() => {
    if (view.current !== null) replaceDocument(view.current, linesOf(text));
  }, [text]);

  return <div ref={host} className="h-full contain-strict" data-keymap={settings.keymap} />;
}

/** As the editor ends its lines. A text with others stays as it is until somebody types. */
function linesOf(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

async function loadFieldLanguage(language: FieldLanguage): Promise<Extension> {
  if (language === "markdown") return (await import("./grammars/markdown.ts")).support;
  return [await loadLanguage(language)];
}

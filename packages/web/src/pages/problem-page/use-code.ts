import type { LanguageId } from "@verdict/contract/language";
import type { Problem } from "@verdict/contract/problems";
import { useRef, useState } from "react";
import type { EditorHandle, EditorStates } from "../../editor/code-editor.tsx";
import { readLastLanguage, saveLastLanguage } from "../../editor/last-language.ts";
import { OWN_INPUT_SLOT, starterCode, useDrafts } from "../../submissions/use-drafts.ts";

/** A line below the editor about something that happened to the code, with the way back. */
export interface CodeNotice {
  text: string;
  undo: (() => void) | null;
}

/** What the user has typed for a problem: code in each language and the own test input, which is null while unused. */
export function useCode({ problem, userId }: { problem: Problem; userId: string }) {
  const [language, setLanguage] = useState(readLastLanguage);
  const [ownInput, setOwnInput] = useState<string | null>(null);
  const [notice, setNotice] = useState<CodeNotice | null>(null);
  const editor = useRef<EditorHandle>(null);
  const editorStates = useRef<EditorStates>(new Map());

  const { drafts, isKept } = useDrafts({
    userId,
    problem,
    onForeignText: (slot, text) => {
      if (slot === OWN_INPUT_SLOT) setOwnInput((own) => (own === null ? null : text));
      else if (slot === language) editor.current?.replaceText(text);
      setNotice({ text: "Updated from another tab.", undo: null });
    },
  });

  const chooseLanguage = (next: LanguageId) => {
    saveLastLanguage(next);
    setLanguage(next);
    setNotice(null);
  };

  /** Other code into the editor, in a way that can be taken back. `text` says what happened. */
  const putCode = (target: LanguageId, code: string, text: string) => {
    const before = drafts.textOf(target);
    const show = (shown: string) => {
      drafts.type(target, shown);
      editor.current?.replaceText(shown);
    };
    if (target === language) show(code);
    else {
      // The editor takes the text of a language when it is switched to it.
      drafts.type(target, code);
      chooseLanguage(target);
    }
    const undo = () => {
      show(before);
      setNotice(null);
    };
    setNotice({ text, undo: before === code ? null : undo });
  };

  return {
    language,
    chooseLanguage,
    drafts,
    isKept,
    editor,
    editorStates: editorStates.current,
    notice,
    clearNotice: () => setNotice(null),
    /** The code of the chosen language as it stands now. */
    text: () => drafts.textOf(language),
    putCode,
    reset: () => putCode(language, starterCode(problem, language), "Back to the starter code."),
    ownInput,
    toggleOwnInput: (isOwn: boolean) => setOwnInput(isOwn ? drafts.textOf(OWN_INPUT_SLOT) : null),
    changeOwnInput: (text: string) => {
      drafts.type(OWN_INPUT_SLOT, text);
      setOwnInput(text);
    },
  };
}

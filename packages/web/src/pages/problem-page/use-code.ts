import type { LanguageId } from "@verdict/contract/language";
import type { Problem } from "@verdict/contract/problems";
import { type RefObject, useRef, useState } from "react";
import type { DraftKeeper } from "../../drafts/draft-keeper.ts";
import { OWN_INPUT_SLOT, starterCode, useDrafts } from "../../drafts/use-drafts.ts";
import type { EditorHandle, EditorStates } from "../../editor/code-editor.tsx";
import { readLastLanguage, saveLastLanguage } from "../../editor/last-language.ts";

/** A line below the editor about something that happened to the code, with the way back. */
export interface CodeNotice {
  text: string;
  undo: (() => void) | null;
}

/** What the user has typed for a problem: code in each language, and own test input. */
export interface TypedCode {
  language: LanguageId;
  chooseLanguage: (language: LanguageId) => void;
  drafts: DraftKeeper;
  /** Whether the browser could store what was typed last. */
  isKept: boolean;
  editor: RefObject<EditorHandle | null>;
  editorStates: EditorStates;
  notice: CodeNotice | null;
  clearNotice: () => void;
  /** The code of the chosen language as it stands now. */
  text: () => string;
  /** Other code into the editor, in a way that can be taken back. `notice` says what happened. */
  putCode: (language: LanguageId, code: string, notice: string) => void;
  reset: () => void;
  /** Null while runs use the examples. */
  ownInput: string | null;
  toggleOwnInput: (isOwn: boolean) => void;
  changeOwnInput: (text: string) => void;
}

export function useCode({ problem, userId }: { problem: Problem; userId: string }): TypedCode {
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

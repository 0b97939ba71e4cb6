import type { LanguageId } from "@verdict/contract/language";
import { type RefObject, useRef, useState } from "react";
import type { DraftKeeper } from "../../drafts/draft-keeper.ts";
import { refusalText } from "../../drafts/refusal-text.ts";
import {
  type Drafts,
  NOTES_SLOT,
  OWN_TESTS_SLOT,
  starterCode,
  templateCode,
  useDrafts,
} from "../../drafts/use-drafts.ts";
import type { EditorHandle, EditorStates } from "../../editor/code-editor.tsx";
import { readLastLanguage, saveLastLanguage } from "../../editor/last-language.ts";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { type OwnTests, useOwnTests } from "./use-own-tests.ts";

/** A line below the editor about something that happened to the code, with the way back. */
export interface CodeNotice {
  text: string;
  undo: (() => void) | null;
}

/** What the user has typed for a problem: code in each language, own tests, and notes. */
export interface TypedCode {
  language: LanguageId;
  chooseLanguage: (language: LanguageId) => void;
  drafts: DraftKeeper;
  /** Whether the browser could store what was typed last. */
  isKept: boolean;
  /** What the server does not keep of it, and why; null where it keeps everything. */
  refusal: string | null;
  editor: RefObject<EditorHandle | null>;
  editorStates: EditorStates;
  notice: CodeNotice | null;
  clearNotice: () => void;
  /** The code of the chosen language as it stands now. */
  text: () => string;
  /**
   * Other code into the editor, in a way that can be taken back. `notice` says what happened; `before` is what Undo
   * gives back where that is not what the language has now.
   */
  putCode: (language: LanguageId, code: string, notice: string, before?: string) => void;
  reset: () => void;
  /** The user's own template for this problem and the chosen language; null where there is none. */
  template: () => string | null;
  /** What another device has saved of code that was changed here as well, and the two ways out. */
  conflict: Pick<Drafts, "conflicts" | "keepMine" | "takeTheirs">;
  ownTests: OwnTests;
  /** The input of the chosen own test; null while runs use the examples. */
  ownInput: string | null;
  toggleOwnInput: (isOwn: boolean) => void;
  notes: string;
  changeNotes: (text: string) => void;
}

export function useCode({ problem, userId }: { problem: OpenProblem; userId: string }): TypedCode {
  const [language, setLanguage] = useState(readLastLanguage);
  const [isOwnInput, toggleOwnInput] = useState(false);
  const [, setNotesVersion] = useState(0);
  const [notice, setNotice] = useState<CodeNotice | null>(null);
  const editor = useRef<EditorHandle>(null);
  const editorStates = useRef<EditorStates>(new Map());

  const { drafts, isKept, refusals, ...conflict } = useDrafts({
    userId,
    problem,
    onForeignText: (slot, text, from) => {
      if (slot === OWN_TESTS_SLOT) ownTests.reload();
      else if (slot === NOTES_SLOT) setNotesVersion((version) => version + 1);
      else if (slot === language) editor.current?.replaceText(text);
      setNotice({ text: `Updated from another ${from}.`, undo: null });
    },
  });
  const ownTests = useOwnTests({ drafts, firstInput: problem.visibleTestCases[0]?.input ?? "" });

  const chooseLanguage = (next: LanguageId) => {
    saveLastLanguage(next);
    setLanguage(next);
    setNotice(null);
  };

  const putCode = (target: LanguageId, code: string, text: string, before = drafts.textOf(target)) => {
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
    refusal: refusalText(refusals, language),
    editor,
    editorStates: editorStates.current,
    notice,
    clearNotice: () => setNotice(null),
    text: () => drafts.textOf(language),
    putCode,
    reset: () => putCode(language, starterCode(problem, language), "Back to the starter code."),
    template: () => templateCode(problem, language),
    conflict,
    ownTests,
    ownInput: isOwnInput ? ownTests.chosen.input : null,
    toggleOwnInput,
    notes: drafts.textOf(NOTES_SLOT),
    changeNotes: (text: string) => {
      drafts.type(NOTES_SLOT, text);
      setNotesVersion((version) => version + 1);
    },
  };
}

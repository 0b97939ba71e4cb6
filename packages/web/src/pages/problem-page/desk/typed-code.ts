import type { LanguageId } from "@verdict/contract/language";
import type { DraftKeeper } from "../../../drafts/draft-keeper.ts";
import { starterCode, templateCode } from "../../../drafts/first-code.ts";
import type { EditorHandle } from "../../../editor/code-editor.tsx";
import { saveLastLanguage } from "../../../editor/last-language.ts";
import type { OpenProblem } from "../../../platform/open-answers.ts";
import type { Store } from "../../../platform/store.ts";

export const NOTES_SLOT = "notes";

/** What the user types; the text itself stands in the editor and in its keeper, so that a key changes nothing here. */
export interface CodeState {
  language: LanguageId;
  /** A line below the editor about something that happened to the code, with the way back. */
  notice: { text: string; undo: (() => void) | null } | null;
  notes: string;
}

/** The code of one problem in each language, and the notes beside it. */
export function openCode(input: {
  store: Store<CodeState>;
  keeper: DraftKeeper;
  editor: { current: EditorHandle | null };
  problem: () => OpenProblem;
}) {
  const { store, keeper, editor } = input;
  const language = () => store.read().language;
  const readNotes = () => store.change({ notes: keeper.textOf(NOTES_SLOT) });

  const chooseLanguage = (next: LanguageId) => {
    saveLastLanguage(next);
    store.change({ language: next, notice: null });
  };
  /**
   * Other code into the editor, in a way that can be taken back. `notice` says what happened; `before` is what Undo
   * gives back where that is not what the language has now.
   */
  const put = (target: LanguageId, code: string, text: string, before = keeper.textOf(target)) => {
    const show = (shown: string) => {
      keeper.type(target, shown);
      editor.current?.replaceText(shown);
    };
    if (target === language()) show(code);
    else {
      // The editor takes the text of a language when it is switched to it.
      keeper.type(target, code);
      chooseLanguage(target);
    }
    const undo = () => {
      show(before);
      store.change({ notice: null });
    };
    store.change({ notice: { text, undo: before === code ? null : undo } });
  };
  readNotes();
  return {
    chooseLanguage,
    put,
    /** The code of the chosen language as it stands now. */
    text: () => keeper.textOf(language()),
    reset: () => put(language(), starterCode(input.problem(), language()), "Back to the starter code."),
    /** The user's own template for this problem and the chosen language; null where there is none. */
    template: () => templateCode(input.problem(), language()),
    readNotes,
    changeNotes: (text: string) => {
      keeper.type(NOTES_SLOT, text);
      readNotes();
    },
  };
}

import { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import type { DraftKeeper } from "../../../drafts/draft-keeper.ts";
import { firstCode, starterCode, templateCode } from "../../../drafts/first-code.ts";
import type { EditorHandle } from "../../../editor/code-editor.tsx";
import { saveLastLanguage } from "../../../editor/last-language.ts";
import type { OpenDraft, OpenProblem } from "../../../platform/open-answers.ts";
import type { Store } from "../../../platform/store.ts";
import { offers } from "../../../problems/offered-languages.ts";
import type { problemMemory } from "./problem-memory.ts";

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
  memory: ReturnType<typeof problemMemory>;
}) {
  const { store, keeper, editor, memory } = input;
  const language = () => store.read().language;
  const readNotes = () => store.change({ notes: keeper.textOf(NOTES_SLOT) });

  const chooseLanguage = (next: LanguageId) => {
    saveLastLanguage(next);
    memory.write({ ...memory.read(), language: next });
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
  /** The language of the newest of these texts, if any. */
  const showNewest = (texts: readonly { slot: string; savedAt: string | number }[]) => {
    const newest = texts.toSorted((one, two) => (one.savedAt < two.savedAt ? 1 : -1));
    const known = newest.flatMap(({ slot }) => z.safeParse(LanguageId, slot).data ?? []);
    const language = known.find((each) => offers(input.problem(), each));
    if (language !== undefined) store.change({ language });
  };
  const typed = LanguageId.options.map((slot) => ({ slot, savedAt: keeper.draftOf(slot).savedAt }));
  const kept = memory.read().language;
  if (kept !== null && offers(input.problem(), kept)) store.change({ language: kept });
  else showNewest(typed.filter(({ savedAt }) => savedAt > 0));
  readNotes();
  return {
    chooseLanguage,
    put,
    /** The code of the chosen language as it stands now. */
    text: () => keeper.textOf(language()),
    reset: () => put(language(), starterCode(input.problem(), language()), "Back to the starter code."),
    /** Whether the chosen language has nothing but what it begins with. */
    isUntouched: () => {
      const text = keeper.textOf(language()).trim();
      return text !== "" && text === firstCode(input.problem(), language()).trim();
    },
    /** Shows the language of the newest of these texts, unless one was chosen here. */
    continueIn: (found: readonly OpenDraft[]) => {
      if (memory.read().language === null) showNewest(found);
    },
    /** The user's own template for this problem and the chosen language; null where there is none. */
    template: () => templateCode(input.problem(), language()),
    readNotes,
    changeNotes: (text: string) => {
      keeper.type(NOTES_SLOT, text);
      readNotes();
    },
  };
}

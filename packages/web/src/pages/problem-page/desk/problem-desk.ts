import type { QueryClient } from "@tanstack/react-query";
import { DRAFTS_AT_FIRST, type DraftsState, openDrafts } from "../../../drafts/open-drafts.ts";
import { OWN_TESTS_SLOT } from "../../../drafts/read-own-tests.ts";
import type { EditorHandle, EditorStates } from "../../../editor/code-editor.tsx";
import { readLastLanguage } from "../../../editor/last-language.ts";
import type { OpenProblem } from "../../../platform/open-answers.ts";
import { onPageCommand } from "../../../platform/page-commands.ts";
import { Store } from "../../../platform/store.ts";
import { VISITOR } from "../../../platform/visitor.ts";
import { furtherLanguages, offers } from "../../../problems/offered-languages.ts";
import { problemQuery } from "../../../problems/problem-queries.ts";
import { type JudgedState, NOTHING_JUDGED, openJudgedCode } from "./judged-code.ts";
import { EXAMPLE_KEY, NO_OWN_TESTS, type OwnTestsState, openOwnTests, triedTests } from "./own-tests.ts";
import { openPanes, PANES_AT_FIRST, type PanesState } from "./panes.ts";
import { adoptFromVisitor, problemMemory } from "./problem-memory.ts";
import { type CodeState, NOTES_SLOT, openCode } from "./typed-code.ts";
import { NOTHING_FOUND, type TypingState } from "./typing-state.ts";

/** All that the page of one problem shows, a slice each; what follows from it is a function of it. */
export type DeskState = PanesState & CodeState & OwnTestsState & DraftsState & JudgedState & TypingState;

export type ProblemDesk = ReturnType<typeof openDesk>;

/** One problem's page for one user: its state, and all that may be done to it. */
export function openDesk(input: {
  userId: string;
  problem: OpenProblem;
  queryClient: QueryClient;
  /** Leads a visitor to the login, and back. */
  signIn: () => void;
}) {
  const { userId, queryClient } = input;
  const problemId = input.problem._id;
  const isVisitor = userId === VISITOR;
  if (!isVisitor) adoptFromVisitor({ userId, problemId });
  const lastLanguage = readLastLanguage();
  const store = new Store<DeskState>({
    ...PANES_AT_FIRST,
    ...NO_OWN_TESTS,
    ...DRAFTS_AT_FIRST,
    ...NOTHING_JUDGED,
    ...NOTHING_FOUND,
    language: offers(input.problem, lastLanguage) ? lastLanguage : "javascript",
    notice: null,
    notes: "",
  });
  const editor: { current: EditorHandle | null } = { current: null };
  /** The states of the documents that are not shown. */
  const editorStates: EditorStates = new Map();
  /** As it was asked for last. */
  const problem = () => queryClient.getQueryData(problemQuery(problemId).queryKey) ?? input.problem;

  const drafts = openDrafts({
    userId,
    problemId,
    problem,
    isForAccount: !isVisitor,
    store,
    onForeignText: (slot, text, from) => {
      if (slot === OWN_TESTS_SLOT) ownTests.read();
      else if (slot === NOTES_SLOT) code.readNotes();
      else if (slot === store.read().language) editor.current?.replaceText(text);
      store.change({ notice: { text: `Updated from another ${from}.`, undo: null } });
    },
    // Somebody who comes from another device goes on where they left off there.
    onFirstTexts: (found) => code.continueIn(found),
  });
  const { keeper } = drafts;
  const memory = problemMemory({ userId, problemId });
  const code = openCode({ store, keeper, editor, problem, memory });
  const ownTests = openOwnTests({ store, keeper, firstInput: input.problem.visibleTestCases[0]?.input ?? "" });
  const panes = openPanes(store);
  const judged = openJudgedCode({
    userId,
    problemId,
    store,
    queryClient,
    mayJudge: () => {
      if (!isVisitor) return true;
      keeper.flush();
      input.signIn();
      return false;
    },
    asksFirst: () => {
      const kept = memory.read();
      if (kept.hasAsked || !code.isUntouched()) return false;
      memory.write({ ...kept, hasAsked: true });
      panes.openDialog("untouched");
      return true;
    },
    typed: () => ({ code: code.text(), language: store.read().language, ownTests: triedTests(store.read()) }),
    // After the request has gone out: nothing of it is needed on the way to the judge.
    onStart: (tab) => {
      keeper.flush();
      store.change({ notice: null });
      // Of a new run the first thing to look at is shown, unless somebody is at a test of their own.
      if (store.read().chosenCase?.startsWith(EXAMPLE_KEY)) ownTests.show(null);
      panes.openResultTab(tab);
      panes.openPhoneTab("results");
    },
  });

  const goToCode = () => {
    panes.showCode();
    // Once what hid the editor is gone.
    requestAnimationFrame(() => editor.current?.view?.focus());
  };

  return {
    userId,
    isVisitor,
    signIn: input.signIn,
    problemId,
    problem,
    store,
    editor,
    editorStates,
    drafts,
    code,
    furtherLanguages: furtherLanguages(input.problem),
    ownTests,
    panes,
    judged,
    goToCode,
    /** Keeps what is typed in step, and waits for verdicts, until the page is left. */
    attend: (signal: AbortSignal) => {
      drafts.attend(signal);
      judged.attend(signal);
      onPageCommand("to-code", goToCode, signal);
    },
  };
}

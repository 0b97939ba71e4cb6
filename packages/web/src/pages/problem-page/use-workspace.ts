import { useQueryClient } from "@tanstack/react-query";
import type { LanguageId } from "@verdict/contract/language";
import type { Problem } from "@verdict/contract/problems";
import { CODE_MAX_LENGTH, type Submission } from "@verdict/contract/submissions";
import { useRef, useState } from "react";
import { profileKey } from "../../accounts/use-profile.ts";
import { useChat } from "../../assistant/use-chat.ts";
import type { EditorHandle, EditorStates } from "../../editor/code-editor.tsx";
import { readLastLanguage, saveLastLanguage } from "../../editor/last-language.ts";
import { allProblemsQuery, problemQuery, solvedProblemsQuery } from "../../problems/problem-queries.ts";
import { submissionHistoryQuery } from "../../submissions/submission-queries.ts";
import { OWN_INPUT_SLOT, starterCode, useDrafts } from "../../submissions/use-drafts.ts";
import { type JudgeInput, useJudging } from "../../submissions/use-judging.ts";
import { runAnnouncement, submitAnnouncement } from "./announcements.ts";
import { type CodeMarks, marksOfRun, marksOfSubmit } from "./code-marks.ts";
import { useProblemTabs } from "./use-problem-tabs.ts";
import { useShortcuts } from "./use-shortcuts.ts";

export type ResultTab = "cases" | "result";
export type PhoneTab = "problem" | "code" | "results";

export type WorkspaceDialog = { kind: "settings" } | { kind: "reset" } | { kind: "submission"; submission: Submission };

/** A line below the editor about something that happened to the code, with the way back. */
export interface CodeNotice {
  text: string;
  undo: (() => void) | null;
}

/** All that the panes of one problem share. Lives as long as the problem is shown. */
export function useWorkspace({ problem, userId }: { problem: Problem; userId: string }) {
  const [language, setLanguage] = useState(readLastLanguage);
  const problemTabs = useProblemTabs();
  const [dialog, setDialog] = useState<WorkspaceDialog | null>(null);
  const [resultTab, setResultTab] = useState<ResultTab>("cases");
  const [phoneTab, setPhoneTab] = useState<PhoneTab>("problem");
  const [marks, setMarks] = useState<CodeMarks | null>(null);
  const [notice, setNotice] = useState<CodeNotice | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const editor = useRef<EditorHandle>(null);
  const editorStates = useRef<EditorStates>(new Map());
  const afterSubmit = useAfterSubmit(problem._id);

  const { drafts, isKept } = useDrafts({
    userId,
    problem,
    onForeignText: (slot, text) => {
      if (slot === OWN_INPUT_SLOT) setOwnInput((own) => (own === null ? null : text));
      else if (slot === language) editor.current?.replaceText(text);
      setNotice({ text: "Updated from another tab.", undo: null });
    },
  });
  const [ownInput, setOwnInput] = useState<string | null>(null);

  const judging = useJudging({
    problemId: problem._id,
    onRunEnd: (end) => {
      setAnnouncement(runAnnouncement(end));
      if (end.kind === "done") setMarks(marksOfRun(end.input.language, end.result));
    },
    onSubmitEnd: (end) => {
      setAnnouncement(submitAnnouncement(end));
      if (end.kind === "done") setMarks(marksOfSubmit(end.input.language, end.result));
      afterSubmit(end.kind === "done" && end.result.accepted);
    },
  });

  const prepare = (tab: ResultTab, text: string) => {
    drafts.flush();
    setMarks(null);
    setNotice(null);
    setAnnouncement(text);
    setResultTab(tab);
    setPhoneTab("results");
  };
  const run = (input: JudgeInput = { code: drafts.textOf(language), language, ownInput }) => {
    if (judging.isBusy) return;
    prepare("cases", "Running your code.");
    judging.startRun(input);
  };
  const submit = (input: JudgeInput = { code: drafts.textOf(language), language, ownInput: null }) => {
    if (judging.isBusy) return;
    prepare("result", "Judging your submission.");
    judging.startSubmit(input);
  };
  useShortcuts({ onRun: () => run(), onSubmit: () => submit() });

  const chooseLanguage = (next: LanguageId) => {
    saveLastLanguage(next);
    setLanguage(next);
    setNotice(null);
  };
  /** Other code into the editor, in a way that can be taken back. */
  const putCode = (target: LanguageId, code: string, text: string) => {
    const before = drafts.textOf(target);
    const show = (shown: string) => {
      drafts.type(target, shown);
      editor.current?.replaceText(shown);
    };
    if (target === language) show(code);
    else {
      drafts.type(target, code);
      chooseLanguage(target);
    }
    const undo = () => {
      show(before);
      setNotice(null);
    };
    setNotice({ text, undo: before === code ? null : undo });
    setPhoneTab("code");
  };

  const chat = useChat({
    problemId: problem._id,
    readContext: () => ({
      title: problem.title,
      description: problem.description,
      testCases: problem.visibleTestCases,
      startCode: problem.startCode,
      problemId: problem._id,
      language,
      code: drafts.textOf(language).slice(0, CODE_MAX_LENGTH),
    }),
  });

  return {
    problem,
    language,
    chooseLanguage,
    drafts,
    isKept,
    editor,
    editorStates: editorStates.current,
    marks,
    notice,
    announcement,
    judging,
    /** A submission that the server has already is judged all the same: the history will tell. */
    stopWaiting: () => {
      judging.cancel();
      afterSubmit(false);
    },
    run,
    submit,
    resultTab,
    setResultTab,
    phoneTab,
    setPhoneTab,
    ownInput,
    toggleOwnInput: (isOwn: boolean) => setOwnInput(isOwn ? drafts.textOf(OWN_INPUT_SLOT) : null),
    changeOwnInput: (text: string) => {
      drafts.type(OWN_INPUT_SLOT, text);
      setOwnInput(text);
    },
    problemTabs,
    chat,
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    resetCode: () => putCode(language, starterCode(problem, language), "Back to the starter code."),
    openSubmission: (submission: Submission) =>
      putCode(submission.language, submission.code, "The submission's code is in the editor."),
  };
}

/** Everything that shows which or how many problems are solved. */
const SOLVED_SHOWN_IN = [allProblemsQuery.queryKey, solvedProblemsQuery.queryKey, profileKey] as const;

export type WorkspaceState = ReturnType<typeof useWorkspace>;

/** A submission changes the history; an accepted one also what counts as solved, everywhere. */
function useAfterSubmit(problemId: string): (isAccepted: boolean) => void {
  const queryClient = useQueryClient();
  return (isAccepted) => {
    const changed: (readonly unknown[])[] = [submissionHistoryQuery(problemId).queryKey];
    if (isAccepted) {
      changed.push(...SOLVED_SHOWN_IN, problemQuery(problemId).queryKey);
    }
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
  };
}

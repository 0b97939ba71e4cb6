import type { Problem } from "@verdict/contract/problems";
import { CODE_MAX_LENGTH, type Submission } from "@verdict/contract/submissions";
import { useState } from "react";
import { useChat } from "../../assistant/use-chat.ts";
import { isSignedOut } from "../../submissions/judging-failure.tsx";
import { type JudgeInput, useJudging } from "../../submissions/use-judging.ts";
import { runAnnouncement, submitAnnouncement } from "./announcements.ts";
import { type CodeMarks, marksOfRun, marksOfSubmit } from "./code-marks.ts";
import { useAfterSubmit } from "./use-after-submit.ts";
import { useCode } from "./use-code.ts";
import { useProblemTabs } from "./use-problem-tabs.ts";
import { useShortcuts } from "./use-shortcuts.ts";

export type ResultTab = "cases" | "result";
export type PhoneTab = "problem" | "code" | "results";
type WorkspaceDialog = { kind: "settings" } | { kind: "reset" } | { kind: "submission"; submission: Submission };

/** All that the panes of one problem share. Lives as long as the problem is shown. */
export function useWorkspace({ problem, userId }: { problem: Problem; userId: string }) {
  const code = useCode({ problem, userId });
  const problemTabs = useProblemTabs();
  const [dialog, setDialog] = useState<WorkspaceDialog | null>(null);
  const [resultTab, setResultTab] = useState<ResultTab>("cases");
  const [phoneTab, setPhoneTab] = useState<PhoneTab>("problem");
  const [marks, setMarks] = useState<CodeMarks | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const afterSubmit = useAfterSubmit(problem._id);

  const judging = useJudging({
    problemId: problem._id,
    onRunEnd: (end) => {
      setAnnouncement(runAnnouncement(end));
      if (end.kind === "done") setMarks(marksOfRun(end.input.language, end.result));
    },
    onSubmitEnd: (end) => {
      setAnnouncement(submitAnnouncement(end));
      if (end.kind === "done") setMarks(marksOfSubmit(end.input.language, end.result));
      // Without a session any further call would lead away from here, and from the way to log in again.
      if (end.kind === "failed" && isSignedOut(end.error)) return;
      afterSubmit(end.kind === "done" && end.result.accepted);
    },
  });

  const prepare = (tab: ResultTab, text: string) => {
    code.drafts.flush();
    code.clearNotice();
    setMarks(null);
    setAnnouncement(text);
    setResultTab(tab);
    setPhoneTab("results");
  };
  const run = (input?: JudgeInput) => {
    if (judging.isBusy) return;
    prepare("cases", "Running your code.");
    judging.startRun(input ?? { code: code.text(), language: code.language, ownInput: code.ownInput });
  };
  const submit = (input?: JudgeInput) => {
    if (judging.isBusy) return;
    prepare("result", "Judging your submission.");
    judging.startSubmit(input ?? { code: code.text(), language: code.language, ownInput: null });
  };
  useShortcuts({ onRun: () => run(), onSubmit: () => submit() });

  const chat = useChat({
    problemId: problem._id,
    readContext: () => ({
      title: problem.title,
      description: problem.description,
      testCases: problem.visibleTestCases,
      startCode: problem.startCode,
      problemId: problem._id,
      language: code.language,
      code: code.text().slice(0, CODE_MAX_LENGTH),
    }),
  });

  return {
    problem,
    code,
    chat,
    marks,
    announcement,
    judging,
    /** Without an input what stands in the editor is judged. */
    run,
    submit,
    /** A submission that the server has already is judged all the same: the history will tell. */
    stopWaiting: () => {
      judging.cancel();
      afterSubmit(false);
    },
    problemTabs,
    resultTab,
    setResultTab,
    phoneTab,
    setPhoneTab,
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    openSubmission: (submission: Submission) => {
      code.putCode(submission.language, submission.code, "The submission's code is in the editor.");
      setPhoneTab("code");
    },
  };
}

export type WorkspaceState = ReturnType<typeof useWorkspace>;

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isSignedOut } from "../../judging/judging-failure.tsx";
import { type JudgeInput, type JudgingOfProblem, useJudging } from "../../judging/use-judging.ts";
import type { OpenProblem } from "../../platform/open-answers.ts";
import {
  allProblemsQuery,
  attemptedProblemsQuery,
  problemQuery,
  solvedProblemsQuery,
} from "../../problems/problem-queries.ts";
import { profileKey } from "../../profile/use-profile.ts";
import { historyKey } from "../../submissions/submission-queries.ts";
import { runAnnouncement, submitAnnouncement } from "./announcements.ts";
import { type TypedCode, useCode } from "./use-code.ts";
import type { ResultTab } from "./use-panes.ts";

/** What the user has typed, and what the judge says of it. */
export interface JudgedCode {
  code: TypedCode;
  judging: JudgingOfProblem;
  /** For screen readers: what is going on. */
  announcement: string;
  /** Without an input what stands in the editor is judged. */
  run: (input?: JudgeInput) => void;
  submit: (input?: JudgeInput) => void;
  /** A submission that the server has already is judged all the same: the history will tell. */
  stopWaiting: () => void;
}

export function useJudgedCode(input: {
  problem: OpenProblem;
  userId: string;
  /** A run or a submission begins, whose result will stand in this tab. */
  onStart: (tab: ResultTab) => void;
}): JudgedCode {
  const { problem } = input;
  const code = useCode({ problem, userId: input.userId });
  const [announcement, setAnnouncement] = useState("");
  const refresh = useRefreshAfterSubmit(problem._id);

  const judging = useJudging({
    problemId: problem._id,
    onRunEnd: (end) => setAnnouncement(runAnnouncement(end)),
    onSubmitEnd: (end) => {
      setAnnouncement(submitAnnouncement(end));
      // Without a session any further call would lead away from here, and from the way to log in again.
      if (end.kind === "failed" && isSignedOut(end.error)) return;
      if (end.kind === "done" && end.result.accepted) refresh.solved();
      else refresh.history();
    },
  });

  /** After the request has gone out: nothing of it is needed on the way to the judge. */
  const showStart = (tab: ResultTab, text: string) => {
    code.drafts.flush();
    code.clearNotice();
    setAnnouncement(text);
    input.onStart(tab);
  };
  return {
    code,
    judging,
    announcement,
    run: (sent) => {
      if (judging.isBusy) return;
      judging.startRun(sent ?? { code: code.text(), language: code.language, ownInput: code.ownInput });
      showStart("cases", "Running your code.");
    },
    submit: (sent) => {
      if (judging.isBusy) return;
      judging.startSubmit(sent ?? { code: code.text(), language: code.language, ownInput: null });
      showStart("result", "Judging your submission.");
    },
    stopWaiting: () => {
      judging.cancel();
      refresh.history();
    },
  };
}

/** A submission changes the history; an accepted one also what counts as solved, wherever that is shown. */
function useRefreshAfterSubmit(problemId: string): { history: () => void; solved: () => void } {
  const queryClient = useQueryClient();
  const refresh = (queryKeys: readonly QueryKey[]) => {
    for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
  };
  const history = () => refresh([historyKey(problemId), attemptedProblemsQuery.queryKey]);
  return {
    history,
    solved: () => {
      history();
      const { queryKey } = problemQuery(problemId);
      refresh([queryKey, allProblemsQuery.queryKey, solvedProblemsQuery.queryKey, profileKey]);
    },
  };
}

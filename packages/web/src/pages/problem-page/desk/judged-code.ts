import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isSignedOut } from "../../../judging/judging-failure.tsx";
import type { JudgingProgress } from "../../../judging/judging-progress.ts";
import { isBusy, type JudgeInput, type JudgingOfProblem } from "../../../judging/judging-state.ts";
import { openJudging } from "../../../judging/open-judging.ts";
import type { Store } from "../../../platform/store.ts";
import {
  allProblemsQuery,
  attemptedProblemsQuery,
  problemQuery,
  solvedProblemsQuery,
} from "../../../problems/problem-queries.ts";
import { topicsQuery } from "../../../problems/topics.ts";
import { profileKey } from "../../../profile/use-profile.ts";
import { historyKey } from "../../../submissions/submission-queries.ts";
import { runAnnouncement, submitAnnouncement } from "../announcements.ts";
import type { ResultTab } from "./panes.ts";

export interface JudgedState extends JudgingOfProblem {
  /** For screen readers: what is going on. */
  announcement: string;
}

export const NOTHING_JUDGED: JudgedState = {
  running: { kind: "idle" },
  submitting: { kind: "idle" },
  announcement: "",
};

/** Run and Submit. */
export function openJudgedCode(input: {
  userId: string;
  problemId: string;
  store: Store<JudgedState>;
  queryClient: QueryClient;
  /** What a press of Run would send now. */
  typed: () => JudgeInput;
  /** False for a visitor, who is led to the login instead. */
  mayJudge: () => boolean;
  /** Whether the user is asked something first; whoever says yes then submits what was typed as it was sent. */
  asksFirst: () => boolean;
  /** A run or a submission begins, whose result will stand in this tab. */
  onStart: (tab: ResultTab) => void;
}) {
  const { userId, problemId, store, typed } = input;
  const refresh = refreshAfterSubmit(input.queryClient, problemId);
  const judging = openJudging({
    userId,
    problemId,
    store,
    onRunEnd: (end) => store.change({ announcement: runAnnouncement(end) }),
    onSubmitEnd: (end) => {
      store.change({ announcement: submitAnnouncement(end) });
      // Without a session any further call would lead away from here, and from the way to log in again.
      if (end.kind === "failed" && isSignedOut(end.error)) return;
      if (end.kind === "done" && end.result.accepted) refresh.solved();
      else refresh.history();
    },
  });
  const begin = (sent: JudgeInput, from?: JudgingProgress) => {
    judging.startSubmit(sent, from);
    store.change({ announcement: "Judging your submission." });
    input.onStart("result");
  };
  return {
    attend: (signal: AbortSignal) =>
      judging.attend(signal, (sent, from) => {
        if (!isBusy(store.read())) begin(sent, from);
      }),
    showRun: judging.showRun,
    /** Without an input what stands in the editor is judged. */
    run: (sent?: JudgeInput) => {
      if (isBusy(store.read()) || !input.mayJudge()) return;
      judging.startRun(sent ?? typed());
      store.change({ announcement: "Running your code." });
      input.onStart("cases");
    },
    submit: (sent?: JudgeInput) => {
      if (isBusy(store.read()) || !input.mayJudge() || (sent === undefined && input.asksFirst())) return;
      begin(sent ?? { ...typed(), ownTests: [] });
    },
    /** A submission that the server has already is judged all the same: the history will tell. */
    stopWaiting: () => {
      judging.cancel();
      refresh.history();
    },
  };
}

/**
 * A submission changes the history, and the first one to a problem which topics are to practise; an accepted one also
 * what counts as solved, wherever that is shown.
 */
function refreshAfterSubmit(queryClient: QueryClient, problemId: string): { history: () => void; solved: () => void } {
  const refresh = (queryKeys: readonly QueryKey[]) => {
    for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
  };
  const history = () => refresh([historyKey(problemId), attemptedProblemsQuery.queryKey, topicsQuery.queryKey]);
  return {
    history,
    solved: () => {
      history();
      const { queryKey } = problemQuery(problemId);
      refresh([queryKey, allProblemsQuery.queryKey, solvedProblemsQuery.queryKey, profileKey]);
    },
  };
}

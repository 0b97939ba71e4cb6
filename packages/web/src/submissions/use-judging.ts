import type { LanguageId } from "@verdict/contract/language";
import { type RunResult, run, type SubmitResult, submit } from "@verdict/contract/submissions";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure } from "../platform/failures.ts";
import { followSubmission } from "./follow-submission.ts";
import { callJudge, JudgingCutOff } from "./judge-call.ts";
import { type JudgeProgress, NO_PROGRESS } from "./judge-progress.ts";

export interface JudgeInput {
  code: string;
  language: LanguageId;
  /** Own test input of a run; null runs the examples. */
  ownInput: string | null;
}

/** Where a run or a submission stands. `input` is what was sent, so that it can be sent again and marked. */
export type Judging<Result> =
  | { kind: "idle" }
  | { kind: "busy"; input: JudgeInput; progress: JudgeProgress; startedAt: number; isReconnecting: boolean }
  | { kind: "done"; input: JudgeInput; result: Result; progress: JudgeProgress }
  | { kind: "failed"; input: JudgeInput; error: unknown };

export interface JudgingOfProblem {
  running: Judging<RunResult>;
  submitting: Judging<SubmitResult>;
  isBusy: boolean;
  /** Both clear their previous result first and do nothing while either is busy. */
  startRun: (input: JudgeInput) => void;
  startSubmit: (input: JudgeInput) => void;
  /** Stops waiting. A submission that the server has is judged all the same. */
  cancel: () => void;
}

/** Runs and submits the code of one problem (always the same), one at a time. Leaving the page stops waiting. */
export function useJudging(input: {
  problemId: string;
  onRunEnd: (judging: Judging<RunResult>) => void;
  onSubmitEnd: (judging: Judging<SubmitResult>) => void;
}): JudgingOfProblem {
  const [running, setRunning] = useState<Judging<RunResult>>({ kind: "idle" });
  const [submitting, setSubmitting] = useState<Judging<SubmitResult>>({ kind: "idle" });
  const controller = useRef<AbortController | null>(null);
  const latest = useRef(input);
  latest.current = input;
  const { problemId } = input;

  useEffect(() => {
    return () => {
      controller.current?.abort();
      controller.current = null;
    };
  }, []);

  const start = useCallback(
    async <Result>(
      sent: JudgeInput,
      set: (judging: Judging<Result>) => void,
      judge: (signal: AbortSignal, tell: (progress: JudgeProgress, isReconnecting?: true) => void) => Promise<Result>,
      onEnd: (judging: Judging<Result>) => void,
    ) => {
      if (controller.current !== null) return;
      const own = new AbortController();
      controller.current = own;
      const startedAt = Date.now();
      let progress = NO_PROGRESS;
      const tell = (next: JudgeProgress, isReconnecting?: true) => {
        progress = next;
        set({ kind: "busy", input: sent, progress, startedAt, isReconnecting: isReconnecting ?? false });
      };
      tell(NO_PROGRESS);
      const end = await judge(own.signal, tell).then(
        (result): Judging<Result> => ({ kind: "done", input: sent, result, progress }),
        (error: unknown): Judging<Result> => ({ kind: "failed", input: sent, error }),
      );
      if (controller.current === own) controller.current = null;
      if (own.signal.aborted) return;
      set(end);
      onEnd(end);
    },
    [],
  );

  const startRun = useCallback(
    (sent: JudgeInput) => {
      const body = {
        code: sent.code,
        language: sent.language,
        ...(sent.ownInput === null ? {} : { ownInput: sent.ownInput }),
      };
      const judge = (signal: AbortSignal, onProgress: (progress: JudgeProgress) => void) =>
        callJudge(run, { params: { problemId }, body, signal, onProgress });
      void start(sent, setRunning, judge, (end) => latest.current.onRunEnd(end));
    },
    [problemId, start],
  );

  const startSubmit = useCallback(
    (sent: JudgeInput) => {
      const body = { code: sent.code, language: sent.language };
      void start(
        sent,
        setSubmitting,
        async (signal, tell) => {
          try {
            return await callJudge(submit, { params: { problemId }, body, signal, onProgress: tell });
          } catch (error) {
            // Once stored, a submission is judged whatever happens to this connection: its verdict can be waited for.
            if (!(error instanceof JudgingCutOff) || error.progress.id === null) throw error;
            tell(error.progress, true);
            const result = await followSubmission({ problemId, submissionId: error.progress.id, signal });
            if (result === null) throw error;
            // The server has said of a judge's failure what the history leaves out.
            if (result.verdict === "JE" && error.cause instanceof ApiFailure) throw error.cause;
            return result;
          }
        },
        (end) => latest.current.onSubmitEnd(end),
      );
    },
    [problemId, start],
  );

  const cancel = useCallback(() => {
    controller.current?.abort();
    controller.current = null;
    setRunning((judging) => (judging.kind === "busy" ? { kind: "idle" } : judging));
    setSubmitting((judging) => (judging.kind === "busy" ? { kind: "idle" } : judging));
  }, []);

  const isBusy = running.kind === "busy" || submitting.kind === "busy";
  return { running, submitting, isBusy, startRun, startSubmit, cancel };
}

import type { LanguageId } from "@verdict/contract/language";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure } from "../platform/failures.ts";
import { type OpenRunResult, type OpenSubmitResult, openRun, openSubmit } from "../platform/open-answers.ts";
import { followSubmission } from "./follow-submission.ts";
import { callJudge, JudgingCutOff } from "./judge-call.ts";
import { type JudgingProgress, NO_PROGRESS } from "./judging-progress.ts";

export interface JudgeInput {
  code: string;
  language: LanguageId;
  /** Own test input of a openRun; null runs the examples. */
  ownInput: string | null;
}

/** Where a openRun or a submission stands. `input` is what was sent, so that it can be sent again and marked. */
export type JudgingState<Result> =
  | { kind: "idle" }
  | { kind: "busy"; input: JudgeInput; progress: JudgingProgress; startedAt: number; isReconnecting: boolean }
  | { kind: "done"; input: JudgeInput; result: Result; progress: JudgingProgress }
  | { kind: "failed"; input: JudgeInput; error: unknown };

export interface JudgingOfProblem {
  running: JudgingState<OpenRunResult>;
  submitting: JudgingState<OpenSubmitResult>;
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
  onRunEnd: (judging: JudgingState<OpenRunResult>) => void;
  onSubmitEnd: (judging: JudgingState<OpenSubmitResult>) => void;
}): JudgingOfProblem {
  const [running, setRunning] = useState<JudgingState<OpenRunResult>>({ kind: "idle" });
  const [submitting, setSubmitting] = useState<JudgingState<OpenSubmitResult>>({ kind: "idle" });
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
      set: (judging: JudgingState<Result>) => void,
      judge: (signal: AbortSignal, tell: (progress: JudgingProgress, isReconnecting?: true) => void) => Promise<Result>,
      onEnd: (judging: JudgingState<Result>) => void,
    ) => {
      if (controller.current !== null) return;
      const own = new AbortController();
      controller.current = own;
      const startedAt = Date.now();
      let progress = NO_PROGRESS;
      const tell = (next: JudgingProgress, isReconnecting?: true) => {
        progress = next;
        set({ kind: "busy", input: sent, progress, startedAt, isReconnecting: isReconnecting ?? false });
      };
      tell(NO_PROGRESS);
      const end = await judge(own.signal, tell).then(
        (result): JudgingState<Result> => ({ kind: "done", input: sent, result, progress }),
        (error: unknown): JudgingState<Result> => ({ kind: "failed", input: sent, error }),
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
      const judge = (signal: AbortSignal, onProgress: (progress: JudgingProgress) => void) =>
        callJudge(openRun, { params: { problemId }, body, signal, onProgress });
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
            return await callJudge(openSubmit, { params: { problemId }, body, signal, onProgress: tell });
          } catch (error) {
            // Once stored, a submission is judged whatever happens to this connection: its verdict can be waited for.
            if (!(error instanceof JudgingCutOff) || error.progress.id === null) throw error;
            tell(error.progress, true);
            const result = await followSubmission({ submissionId: error.progress.id, signal });
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

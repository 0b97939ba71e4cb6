import type { LanguageId } from "@verdict/contract/language";
import { useCallback, useEffect, useRef, useState } from "react";
import { NetworkFailure } from "../platform/failures.ts";
import type { OpenRunResult, OpenSubmitResult } from "../platform/open-answers.ts";
import type { Judging } from "./judge-code.ts";
import { type JudgingProgress, NO_PROGRESS } from "./judging-progress.ts";
import { paceShown } from "./pace-shown.ts";

export interface JudgeInput {
  code: string;
  language: LanguageId;
  /** Own test input of a run; null runs the examples. */
  ownInput: string | null;
  /** Nobody pressed Run: it ran by itself. */
  isLive?: true;
}

/** Where a run or a submission stands. `input` is what was sent, so that it can be sent again and marked. */
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
  /** The result of a run that was made elsewhere takes the place of the last one, unless one is under way. */
  showRun: (input: JudgeInput, outcome: { result: OpenRunResult; progress: JudgingProgress }) => void;
  /** Stops waiting. A submission that the server has is judged all the same. */
  cancel: () => void;
}

type Road = typeof import("./judge-code.ts");

/** In a chunk of its own: the page is there sooner without it. */
function loadRoad(): Promise<Road> {
  return import("./judge-code.ts").catch((error: unknown) => {
    throw new NetworkFailure("unreachable", error);
  });
}

/** By hand: randomUUID is only there on pages that came over https or from this machine. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
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
  /** A press of Submit and every time that it is sent again share a key, so that it counts once. */
  const keys = useRef(new WeakMap<JudgeInput, string>());
  /** Null until it has come. */
  const road = useRef<Road | null>(null);
  const latest = useRef(input);
  latest.current = input;
  const { problemId } = input;

  useEffect(() => {
    // It may be wanted when the network is away for a moment; what fails here is said when it is wanted.
    loadRoad().then(
      (loaded) => {
        road.current = loaded;
      },
      () => undefined,
    );
    return () => {
      controller.current?.abort();
      controller.current = null;
    };
  }, []);

  const start = useCallback(
    async <Result>(
      sent: JudgeInput,
      set: (judging: JudgingState<Result>) => void,
      judge: (road: Road, judging: Judging) => Promise<Result>,
      onEnd: (judging: JudgingState<Result>) => void,
    ) => {
      if (controller.current !== null) return;
      const own = new AbortController();
      controller.current = own;
      const startedAt = Date.now();
      let progress = NO_PROGRESS;
      const shown = paceShown<JudgingState<Result>>(set);
      own.signal.addEventListener("abort", shown.end);
      const tell = (next: JudgingProgress, isReconnecting?: true) => {
        progress = next;
        shown.tell({ kind: "busy", input: sent, progress, startedAt, isReconnecting: isReconnecting ?? false });
      };
      const key = keys.current.get(sent) ?? makeKey();
      keys.current.set(sent, key);
      const judging = { problemId, sent, key, signal: own.signal, tell };
      // The request goes out within the press itself; what the page has to draw of it comes after.
      const judged =
        road.current === null ? loadRoad().then((loaded) => judge(loaded, judging)) : judge(road.current, judging);
      tell(NO_PROGRESS);
      const end = await judged.then(
        (result): JudgingState<Result> => ({ kind: "done", input: sent, result, progress }),
        (error: unknown): JudgingState<Result> => ({ kind: "failed", input: sent, error }),
      );
      shown.end();
      if (controller.current === own) controller.current = null;
      if (own.signal.aborted) return;
      set(end);
      onEnd(end);
    },
    [problemId],
  );

  const startRun = useCallback(
    (sent: JudgeInput) =>
      void start(
        sent,
        setRunning,
        ({ runCode }, judging) => runCode(judging),
        (end) => latest.current.onRunEnd(end),
      ),
    [start],
  );

  const startSubmit = useCallback(
    (sent: JudgeInput) =>
      void start(
        sent,
        setSubmitting,
        ({ submitCode }, judging) => submitCode(judging),
        (end) => latest.current.onSubmitEnd(end),
      ),
    [start],
  );

  const cancel = useCallback(() => {
    controller.current?.abort();
    controller.current = null;
    setRunning((judging) => (judging.kind === "busy" ? { kind: "idle" } : judging));
    setSubmitting((judging) => (judging.kind === "busy" ? { kind: "idle" } : judging));
  }, []);

  const showRun: JudgingOfProblem["showRun"] = (sent, outcome) => {
    if (controller.current === null) setRunning({ kind: "done", input: sent, ...outcome });
  };

  const isBusy = running.kind === "busy" || submitting.kind === "busy";
  return { running, submitting, isBusy, startRun, startSubmit, showRun, cancel };
}

import { NetworkFailure } from "../platform/failures.ts";
import type { OpenRunResult, OpenSubmitResult } from "../platform/open-answers.ts";
import type { Store } from "../platform/store.ts";
import type { Judging } from "./judge-code.ts";
import { type JudgingProgress, NO_PROGRESS } from "./judging-progress.ts";
import type { JudgeInput, JudgingOfProblem, JudgingState } from "./judging-state.ts";
import { paceShown } from "./pace-shown.ts";

type Road = typeof import("./judge-code.ts");

interface Judged<Result> {
  sent: JudgeInput;
  /** What is known of it already. */
  from: JudgingProgress;
  judge: (road: Road, judging: Judging) => Promise<Result>;
  show: (judging: JudgingState<Result>) => void;
  onEnd: (judging: JudgingState<Result>) => void;
}

/** Runs and submits the code of one problem, one at a time, and tells the store how it stands. */
export function openJudging(input: {
  userId: string;
  problemId: string;
  store: Store<JudgingOfProblem>;
  onRunEnd: (judging: JudgingState<OpenRunResult>) => void;
  onSubmitEnd: (judging: JudgingState<OpenSubmitResult>) => void;
}) {
  const { userId, problemId, store } = input;
  /** A press of Submit and every time that it is sent again share a key, so that it counts once. */
  const keys = new WeakMap<JudgeInput, string>();
  let controller: AbortController | null = null;
  /** Null until it has come. */
  let road: Road | null = null;

  const abort = () => {
    controller?.abort();
    controller = null;
  };

  const start = async <Result>({ sent, from, judge, show, onEnd }: Judged<Result>) => {
    if (controller !== null) return;
    const own = new AbortController();
    controller = own;
    const startedAt = Date.now();
    let progress = from;
    const shown = paceShown(show);
    own.signal.addEventListener("abort", shown.end);
    const tell = (next: JudgingProgress, isReconnecting?: true) => {
      progress = next;
      shown.tell({ kind: "busy", input: sent, progress, startedAt, isReconnecting: isReconnecting ?? false });
    };
    const key = keys.get(sent) ?? makeKey();
    keys.set(sent, key);
    const judging = { userId, problemId, sent, key, signal: own.signal, tell };
    // The request goes out within the press itself; what the page has to draw of it comes after.
    const judged = road === null ? loadRoad().then((loaded) => judge(loaded, judging)) : judge(road, judging);
    tell(from);
    const end = await judged.then(
      (result): JudgingState<Result> => ({ kind: "done", input: sent, result, progress }),
      (error: unknown): JudgingState<Result> => ({ kind: "failed", input: sent, error }),
    );
    shown.end();
    if (controller === own) controller = null;
    if (own.signal.aborted) return;
    show(end);
    onEnd(end);
  };

  return {
    /** Both clear their previous result first and do nothing while either is busy. */
    startRun: (sent: JudgeInput) =>
      void start({
        sent,
        from: NO_PROGRESS,
        judge: ({ runCode }, judging) => runCode(judging),
        show: (running) => store.change({ running }),
        onEnd: input.onRunEnd,
      }),
    startSubmit: (sent: JudgeInput, from = NO_PROGRESS) =>
      void start({
        sent,
        from,
        judge: ({ submitCode }, judging) => submitCode({ ...judging, from }),
        show: (submitting) => store.change({ submitting }),
        onEnd: input.onSubmitEnd,
      }),
    /** The result of a run that was made elsewhere takes the place of the last one, unless one is under way. */
    showRun: (sent: JudgeInput, outcome: { result: OpenRunResult; progress: JudgingProgress }) => {
      if (controller === null) store.change({ running: { kind: "done", input: sent, ...outcome } });
    },
    /** Stops waiting. A submission that the server has is judged all the same. */
    cancel: () => {
      abort();
      road?.keptJudging({ userId, problemId }).write(null);
      const { running, submitting } = store.read();
      if (running.kind === "busy") store.change({ running: { kind: "idle" } });
      if (submitting.kind === "busy") store.change({ submitting: { kind: "idle" } });
    },
    /**
     * Fetches what a press needs, and stops waiting when the page is left. `goOn` hears of a submission that this tab
     * waited for when the page was left or loaded anew.
     */
    attend: (signal: AbortSignal, goOn: (sent: JudgeInput, from: JudgingProgress) => void) => {
      signal.addEventListener("abort", abort);
      // The network may be away by the time of a press; what fails here is said then.
      loadRoad().then(
        (loaded) => {
          road = loaded;
          const kept = signal.aborted ? null : loaded.keptJudging({ userId, problemId }).read();
          if (kept === null) return;
          const { submissionId: id, code, language } = kept;
          goOn({ code, language, ownTests: [] }, { ...NO_PROGRESS, id });
        },
        () => undefined,
      );
    },
  };
}

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

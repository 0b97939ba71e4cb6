import { type OwnInputChange, run } from "@verdict/contract/submissions";
import type { KeptTextChange } from "@verdict/contract/text-changes";
import { callWithChange } from "../../platform/call-api.ts";
import { ApiFailure, NetworkFailure } from "../../platform/failures.ts";
import type { OpenRunResult } from "../../platform/open-answers.ts";
import { callJudge } from "../judge-call.ts";
import { JudgingCutOff } from "../judging-cut-off.ts";
import { type JudgingProgress, NO_PROGRESS } from "../judging-progress.ts";
import { isSameInput, type JudgeInput } from "../judging-state.ts";

/** Below the server's own bound on live runs of a user (forty a minute). */
const SHORTEST_GAP_MS = 1_600;
/** A judge that has no time and names none. */
const RETRY_MS = 5_000;
const MS_PER_SECOND = 1000;

export type LiveRun = (
  sent: JudgeInput,
  signal: AbortSignal,
) => Promise<{ result: OpenRunResult; progress: JudgingProgress }>;

interface LiveInput {
  run: LiveRun;
  onResult: (sent: JudgeInput, outcome: { result: OpenRunResult; progress: JudgingProgress }) => void;
  /** Whether a run is under way, or waits for its turn. */
  onActivity: (isRunning: boolean) => void;
  now: () => number;
}

/**
 * Runs code again whenever there is newer code that compiles. One run at a time: a newer text ends the one under way.
 * A run for which the judge had no time, or that did not reach it, is tried again later.
 */
export class LiveExamples {
  readonly #input: LiveInput;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #controller: AbortController | null = null;
  #last: JudgeInput | null = null;
  #notBefore = 0;

  constructor(input: LiveInput) {
    this.#input = input;
  }

  /** Code that compiles. The same again is not run again. */
  try(sent: JudgeInput): void {
    if (this.#last !== null && isSameInput(sent, this.#last)) return;
    this.stop();
    this.#last = sent;
    this.#input.onActivity(true);
    this.#timer = setTimeout(() => void this.#run(sent), Math.max(0, this.#notBefore - this.#input.now()));
  }

  /** Something newer is coming: what runs now interests nobody any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#controller?.abort(new Error("the live run was given up"));
    this.#controller = null;
    this.#last = null;
    this.#input.onActivity(false);
  }

  async #run(sent: JudgeInput): Promise<void> {
    const controller = new AbortController();
    this.#controller = controller;
    this.#notBefore = this.#input.now() + SHORTEST_GAP_MS;
    try {
      const outcome = await this.#input.run(sent, controller.signal);
      if (controller.signal.aborted) return;
      this.#input.onResult(sent, outcome);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isExpected(error)) throw error;
      const waitMs = waitMsOf(error);
      if (waitMs === null) return;
      this.#notBefore = this.#input.now() + waitMs;
      this.#last = null;
      this.try(sent);
    } finally {
      if (this.#controller === controller) {
        this.#controller = null;
        this.#input.onActivity(false);
      }
    }
  }
}

/** What of a run can be said as changes to what the server keeps: the rest is said whole. */
export type ChangesOfRun = (sent: JudgeInput) => { code?: KeptTextChange; ownInputs?: (OwnInputChange | string)[] };

/** A run that counts apart from those for which somebody presses Run. */
export function runLive(problemId: string, changesOf: ChangesOfRun): LiveRun {
  return async (sent, signal) => {
    let progress = NO_PROGRESS;
    const { code, language, ownTests } = sent;
    const ownInputs = ownTests.length === 0 ? {} : { ownInputs: ownTests.map(({ input }) => input) };
    const whole = { code, language, live: true, ...ownInputs };
    const onProgress = (next: JudgingProgress) => {
      progress = next;
    };
    const result = await callWithChange<object, OpenRunResult>({
      change: () => {
        const changes = changesOf(sent);
        return Object.keys(changes).length === 0 ? null : { ...whole, ...changes };
      },
      whole,
      call: (body) => callJudge(run, { params: { problemId }, body, signal, onProgress }),
    });
    return { result, progress };
  };
}

function isExpected(error: unknown): boolean {
  return error instanceof ApiFailure || error instanceof NetworkFailure || error instanceof JudgingCutOff;
}

/** Null where the same run would be refused again. */
function waitMsOf(error: unknown): number | null {
  if (!(error instanceof ApiFailure)) return RETRY_MS;
  if (error.retryAfterSeconds !== null) return error.retryAfterSeconds * MS_PER_SECOND;
  return error.status === null || error.status >= 500 ? RETRY_MS : null;
}

import { GIVE_UP_MS, PAUSES_MS } from "@verdict/contract/following";
import { followSubmission, run, submit } from "@verdict/contract/submissions";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";
import type { OpenRunResult, OpenSubmitResult } from "../platform/open-answers.ts";
import { pause } from "../platform/pause.ts";
import { askForVerdict, findSubmission } from "./ask-for-verdict.ts";
import { callJudge } from "./judge-call.ts";
import { JudgingCutOff } from "./judging-cut-off.ts";
import { type JudgingProgress, NO_PROGRESS } from "./judging-progress.ts";
import type { JudgeInput } from "./judging-state.ts";
import { keptJudging } from "./kept-judging.ts";

export interface Judging {
  userId: string;
  problemId: string;
  sent: JudgeInput;
  /** The same whenever the same press of the button is sent again. */
  key: string;
  signal: AbortSignal;
  tell: (progress: JudgingProgress, isReconnecting?: true) => void;
}

/**
 * A refusal for what the user did a moment ago is waited for up to this long: the request whose connection broke may
 * still count as under way where the next one arrives.
 */
const MOMENT_SECONDS = 2;
const MS_PER_SECOND = 1_000;

/**
 * Runs code; once more from the start where the connection breaks, since a run counts for nothing, and where the server
 * asks for a moment. Throws as callJudge does.
 */
export async function runCode({ problemId, sent, signal, tell }: Judging): Promise<OpenRunResult> {
  const { code, language, ownTests } = sent;
  const body = { code, language, ...(ownTests.length === 0 ? {} : { ownInputs: ownTests.map(({ input }) => input) }) };
  for (let tries = 0; ; tries += 1) {
    try {
      return await callJudge(run, { params: { problemId }, body, signal, onProgress: tell });
    } catch (error) {
      const waitMs = PAUSES_MS[tries];
      const momentMs = momentOf(error);
      if (waitMs === undefined || !(error instanceof JudgingCutOff || momentMs > 0)) throw error;
      if (momentMs === 0) tell(NO_PROGRESS, true);
      await pause(Math.max(waitMs, momentMs), signal);
    }
  }
}

/**
 * Submits code and waits for its verdict. Where the connection breaks it is taken up again, at whichever server
 * answers: before the server has said that it has the code it is sent again with its key, which counts once, also where
 * the server asks for a moment; from then on it is followed, `from` where it was sent by a page that was loaded anew
 * since. Throws as callJudge does.
 */
export async function submitCode(judging: Judging & { from?: JudgingProgress }): Promise<OpenSubmitResult> {
  try {
    return await submitAndFollow(judging);
  } finally {
    if (!judging.signal.aborted) keptJudging(judging).write(null);
  }
}

async function submitAndFollow(judging: Judging & { from?: JudgingProgress }): Promise<OpenSubmitResult> {
  const { problemId, sent, key, signal, tell } = judging;
  const body = { code: sent.code, language: sent.language, key };
  const giveUpAt = Date.now() + GIVE_UP_MS;
  let progress = judging.from ?? NO_PROGRESS;
  const onProgress = (next: JudgingProgress) => {
    if (progress.id === null && next.id !== null) {
      keptJudging(judging).write({ submissionId: next.id, code: sent.code, language: sent.language });
    }
    progress = next;
    tell(next);
  };
  for (let tries = 0; ; tries += 1) {
    const { id, lastEventId } = progress;
    try {
      if (id === null) return await callJudge(submit, { params: { problemId }, body, signal, onProgress });
      const again = { params: { submissionId: id }, lastEventId, from: progress, signal, onProgress };
      return await callJudge(followSubmission, again);
    } catch (error) {
      const cause = error instanceof JudgingCutOff ? error.cause : error;
      const isOver = progress.id === null ? tries >= PAUSES_MS.length : Date.now() > giveUpAt;
      if (isOver || signal.aborted || !isWorthAnotherTry(cause, progress)) throw error;
      const momentMs = momentOf(cause);
      if (momentMs === 0 || progress.id !== null) tell(progress, true);
      await pause(Math.max(PAUSES_MS[tries] ?? PAUSES_MS.at(-1) ?? 0, momentMs), signal);
      if (progress.id === null) continue;
      if (cause instanceof ApiFailure) {
        const result = await resultOf(progress.id, { cause, signal });
        if (result !== null) return result;
      }
    }
  }
}

function isWorthAnotherTry(cause: unknown, progress: JudgingProgress): boolean {
  if (cause instanceof NetworkFailure || momentOf(cause) > 0) return true;
  if (!(cause instanceof ApiFailure) || progress.id === null) return false;
  const { status, code } = cause;
  // Of a server that is older than this page and knows no call to follow: its answer is not_found.
  return code === "judge_unavailable" || status === null || status >= 500 || status === 404 || status === 429;
}

/**
 * How long the server asks to wait, in milliseconds; 0 where it does not, or for longer than anybody waits for a
 * button.
 */
function momentOf(error: unknown): number {
  if (!(error instanceof ApiFailure) || error.code !== "too_many_requests") return 0;
  const seconds = error.retryAfterSeconds ?? 0;
  return seconds <= MOMENT_SECONDS ? seconds * MS_PER_SECOND : 0;
}

/**
 * After a refusal: the verdict as the history has it, null while there is none. Throws what the server said of a
 * judge's failure.
 */
async function resultOf(
  submissionId: string,
  { cause, signal }: { cause: ApiFailure; signal: AbortSignal },
): Promise<OpenSubmitResult | null> {
  if (cause.status === 404) return await askForVerdict({ submissionId, signal });
  const row = await findSubmission({ submissionId, signal });
  if (row?.verdict === "JE" && cause.code === "judge_unavailable") throw cause;
  return null;
}

export { keptJudging };

import { type followSubmission, run, type submit } from "@verdict/contract/submissions";
import type { OpenResponseOf } from "@verdict/contract/tolerant-reader";
import type { StreamInput } from "../platform/call-stream.ts";
import { ApiFailure } from "../platform/failures.ts";
import { followCall } from "../platform/follow-call.ts";
import { JudgingCutOff } from "./judging-cut-off.ts";
import { type JudgingProgress, NO_PROGRESS } from "./judging-progress.ts";
import { withStep } from "./with-step.ts";

type JudgeCall = typeof run | typeof submit | typeof followSubmission;

/**
 * Runs or submits code, or follows what was submitted, and tells the progress on the way. `from` is what is known of it
 * already. Throws ApiFailure when the server refuses, NetworkFailure
 * when it cannot be reached, JudgingCutOff when the stream ends too early.
 */
export async function callJudge<E extends JudgeCall>(
  endpoint: E,
  input: StreamInput & { from?: JudgingProgress; onProgress: (progress: JudgingProgress) => void },
): Promise<OpenResponseOf<E>> {
  let progress = input.from ?? NO_PROGRESS;
  try {
    return await followCall(endpoint, {
      ...input,
      onStep: (step) => {
        progress = withStep(progress, step);
        input.onProgress(progress);
      },
    });
  } catch (error) {
    if (input.signal.aborted || progress === NO_PROGRESS) throw error;
    if (error instanceof ApiFailure && !isLeftToJudge(endpoint, error, progress)) throw error;
    throw new JudgingCutOff(progress, error);
  }
}

/**
 * A server that has no verdict yet, say because it is being started anew, leaves a stored submission with the judge; a
 * run goes with it. That is a connection that was cut, and not a refusal.
 */
function isLeftToJudge(endpoint: JudgeCall, refusal: ApiFailure, progress: JudgingProgress): boolean {
  return refusal.code === (endpoint === run ? "unavailable" : "judge_unavailable") && progress.id !== null;
}

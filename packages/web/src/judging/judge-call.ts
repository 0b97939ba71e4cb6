import type { OpenResponseOf } from "@verdict/contract/open-words";
import { type run, submit } from "@verdict/contract/submissions";
import type { StreamInput } from "../platform/call-stream.ts";
import { ApiFailure } from "../platform/failures.ts";
import { followCall } from "../platform/follow-call.ts";
import { JudgingCutOff } from "./judging-cut-off.ts";
import { type JudgingProgress, NO_PROGRESS } from "./judging-progress.ts";
import { withStep } from "./with-step.ts";

/**
 * Runs or submits code and tells the progress on the way. Throws ApiFailure when the server refuses, NetworkFailure
 * when it cannot be reached, JudgingCutOff when the stream ends too early.
 */
export async function callJudge<E extends typeof run | typeof submit>(
  endpoint: E,
  input: StreamInput & { onProgress: (progress: JudgingProgress) => void },
): Promise<OpenResponseOf<E>> {
  let progress = NO_PROGRESS;
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
 * A server that has no verdict yet, say because it is being started anew, leaves a stored submission with the judge:
 * that is a connection that was cut, and not a refusal.
 */
function isLeftToJudge(endpoint: typeof run | typeof submit, refusal: ApiFailure, progress: JudgingProgress): boolean {
  return endpoint === submit && refusal.code === "judge_unavailable" && progress.id !== null;
}

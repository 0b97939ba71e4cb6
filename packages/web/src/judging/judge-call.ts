import type { ResponseOf } from "@verdict/contract/endpoint";
import type { StreamInput } from "../platform/call-stream.ts";
import { ApiFailure } from "../platform/failures.ts";
import { followCall } from "../platform/follow-call.ts";
import { type openRun, openSubmit } from "../platform/open-answers.ts";
import { type JudgingProgress, NO_PROGRESS, withStep } from "./judging-progress.ts";

/** The connection ended before the verdict. What is known so far tells whether the server has the code. */
export class JudgingCutOff extends Error {
  readonly progress: JudgingProgress;

  constructor(progress: JudgingProgress, cause: unknown) {
    super("The connection was lost before the verdict arrived.", { cause });
    this.name = "JudgingCutOff";
    this.progress = progress;
  }
}

/**
 * Runs or submits code and tells the progress on the way. Throws ApiFailure when the server refuses, NetworkFailure
 * when it cannot be reached, JudgingCutOff when the stream ends too early.
 */
export async function callJudge<E extends typeof openRun | typeof openSubmit>(
  endpoint: E,
  input: StreamInput & { onProgress: (progress: JudgingProgress) => void },
): Promise<ResponseOf<E>> {
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
function isLeftToJudge(
  endpoint: typeof openRun | typeof openSubmit,
  refusal: ApiFailure,
  progress: JudgingProgress,
): boolean {
  return endpoint === openSubmit && refusal.code === "judge_unavailable" && progress.id !== null;
}

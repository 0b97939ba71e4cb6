import type { ResponseOf } from "@verdict/contract/endpoint";
import { ErrorBody } from "@verdict/contract/errors";
import { type run, submit } from "@verdict/contract/submissions";
import * as z from "zod/mini";
import { callStream, type StreamInput } from "../platform/call-stream.ts";
import { ApiFailure } from "../platform/failures.ts";
import { type JudgeProgress, NO_PROGRESS, parseJson, withEvent } from "./judge-progress.ts";

/** The connection ended before the verdict. What is known so far tells whether the server has the code. */
export class JudgingCutOff extends Error {
  readonly progress: JudgeProgress;

  constructor(progress: JudgeProgress, cause?: unknown) {
    super("The connection was lost before the verdict arrived.", { cause });
    this.name = "JudgingCutOff";
    this.progress = progress;
  }
}

/**
 * Runs or submits code and tells the progress on the way. Throws ApiFailure when the server refuses, NetworkFailure
 * when it cannot be reached, JudgingCutOff when the stream ends too early.
 */
export async function callJudge<E extends typeof run | typeof submit>(
  endpoint: E,
  input: StreamInput & { onProgress: (progress: JudgeProgress) => void },
): Promise<ResponseOf<E>> {
  let progress = NO_PROGRESS;
  try {
    for await (const part of callStream(endpoint, input)) {
      if (part.kind === "whole") return z.parse(endpoint.response, part.data) as ResponseOf<E>;
      const { event } = part;
      if (event.name === "result") return z.parse(endpoint.response, parseJson(event.data)) as ResponseOf<E>;
      if (event.name === "error") throw refusalInStream(endpoint, event.data, progress);
      progress = withEvent(progress, event);
      input.onProgress(progress);
    }
  } catch (error) {
    const isTold = error instanceof ApiFailure || error instanceof JudgingCutOff;
    const isCut = progress !== NO_PROGRESS && !isTold && !input.signal.aborted;
    throw isCut ? new JudgingCutOff(progress, error) : error;
  }
  throw new JudgingCutOff(progress);
}

/**
 * The status line was sent long before: the failure counts as the server's. One that has no verdict yet, say because it
 * is being started anew, leaves a submission with the judge: that is a connection that was cut.
 */
function refusalInStream(
  endpoint: typeof run | typeof submit,
  data: string,
  progress: JudgeProgress,
): ApiFailure | JudgingCutOff {
  const body = z.safeParse(ErrorBody, parseJson(data));
  const refusal = new ApiFailure({
    status: 500,
    message: body.success ? body.data.message : "",
    code: body.success ? body.data.code : null,
    retryAfterSeconds: null,
  });
  const isLeft = endpoint === submit && refusal.code === "judge_unavailable" && progress.id !== null;
  return isLeft ? new JudgingCutOff(progress, refusal) : refusal;
}

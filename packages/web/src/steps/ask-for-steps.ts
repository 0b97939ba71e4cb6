import { recordSteps, type StepsTarget } from "@verdict/contract/steps";
import { followCall } from "../platform/follow-call.ts";
import type { StepsAnswer } from "./model/step-model.ts";
import type { StepsAsk } from "./steps-ask.ts";

/**
 * Has a judge record a window of steps. Throws ApiFailure when the server refuses, NetworkFailure when it is not there.
 */
export function askForSteps(
  { problemId, ask, code, language }: { problemId: string; ask: StepsAsk; code: string; language: string },
  target: StepsTarget,
  signal: AbortSignal,
): Promise<StepsAnswer> {
  const body = { code, language, input: ask.input, target };
  return followCall(recordSteps, { params: { problemId }, body, signal, onStep: () => {} });
}

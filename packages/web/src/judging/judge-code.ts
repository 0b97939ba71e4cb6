import { run, submit } from "@verdict/contract/submissions";
import { ApiFailure } from "../platform/failures.ts";
import type { OpenRunResult, OpenSubmitResult } from "../platform/open-answers.ts";
import { followSubmission } from "./follow-submission.ts";
import { callJudge } from "./judge-call.ts";
import { JudgingCutOff } from "./judging-cut-off.ts";
import type { JudgingProgress } from "./judging-progress.ts";
import type { JudgeInput } from "./use-judging.ts";

export interface Judging {
  problemId: string;
  sent: JudgeInput;
  signal: AbortSignal;
  tell: (progress: JudgingProgress, isReconnecting?: true) => void;
}

/** Runs code once. Throws as callJudge does. */
export function runCode({ problemId, sent, signal, tell }: Judging): Promise<OpenRunResult> {
  const ownInput = sent.ownInput === null ? {} : { ownInput: sent.ownInput };
  const body = { code: sent.code, language: sent.language, ...ownInput };
  return callJudge(run, { params: { problemId }, body, signal, onProgress: tell });
}

/** Submits code and waits for its verdict, also when the connection breaks on the way. Throws as callJudge does. */
export async function submitCode({ problemId, sent, signal, tell }: Judging): Promise<OpenSubmitResult> {
  const body = { code: sent.code, language: sent.language };
  try {
    return await callJudge(submit, { params: { problemId }, body, signal, onProgress: tell });
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
}

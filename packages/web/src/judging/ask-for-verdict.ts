import { GIVE_UP_MS } from "@verdict/contract/following";
import { submissionById } from "@verdict/contract/submissions";
import { callApi } from "../platform/call-api.ts";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";
import type { OpenSubmission, OpenSubmitResult } from "../platform/open-answers.ts";
import { pause } from "../platform/pause.ts";

const ASK_AGAIN_MS = 1500;

/**
 * Waits for the verdict of a submission whose connection was lost, by asking for it again and again. Null when there is
 * none after two minutes.
 */
export async function askForVerdict(input: {
  submissionId: string;
  signal: AbortSignal;
}): Promise<OpenSubmitResult | null> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    const submission = await findSubmission(input);
    if (submission !== null && submission.verdict !== null) return submitResultOf(submission);
    await pause(ASK_AGAIN_MS, input.signal);
  }
  return null;
}

/**
 * The answer that was lost, from what is kept. The history's row says less than a report: it has no failing test, and
 * no compiler's text of its own.
 */
export function submitResultOf(
  submission: OpenSubmission & Pick<OpenSubmitResult, "failedTest" | "compilerOutput">,
): OpenSubmitResult | null {
  if (submission.verdict === null) return null;
  const { failedTest, compilerOutput } = submission;
  // Without a text of its own the compiler's stands below the verdict.
  const error = compilerOutput === undefined ? submission.errorMessage : (submission.errorMessage.split("\n")[0] ?? "");
  return {
    submissionId: submission._id,
    accepted: submission.status === "accepted",
    verdict: submission.verdict,
    passedTestCases: submission.testCasesPassed,
    totalTestCases: submission.testCasesTotal,
    runtime: submission.runtime,
    memory: submission.memory,
    ...(error === "" ? {} : { error }),
    ...(failedTest === undefined ? {} : { failedTest }),
    ...(compilerOutput === undefined ? {} : { compilerOutput }),
  };
}

/** Null also while the network or the server is away: they may come back before we give up. */
export async function findSubmission(input: {
  submissionId: string;
  signal: AbortSignal;
}): Promise<OpenSubmission | null> {
  try {
    return await callApi(submissionById, {
      params: { submissionId: input.submissionId },
      signal: input.signal,
    });
  } catch (error) {
    const isAway = error instanceof ApiFailure && (error.status === null || error.status >= 500);
    if (error instanceof NetworkFailure || isAway) return null;
    throw error;
  }
}

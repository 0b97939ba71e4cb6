import type { Submission, SubmitResult } from "@verdict/contract/submissions";
import { submittedProblem } from "@verdict/contract/submissions";
import { callApi } from "../platform/call-api.ts";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";

const ASK_AGAIN_MS = 1500;
/** A submission waits for its judge at most about this long; then the history tells the rest. */
const GIVE_UP_MS = 120_000;

/**
 * Waits for the verdict of a submission whose connection was lost, by asking the history for it. Null when there is
 * none after two minutes.
 */
export async function followSubmission(input: {
  problemId: string;
  submissionId: string;
  signal: AbortSignal;
}): Promise<SubmitResult | null> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    const submission = await findSubmission(input);
    if (submission !== null && submission.verdict !== null) return submitResultOf(submission);
    await pause(ASK_AGAIN_MS, input.signal);
  }
  return null;
}

/** The history says less than the answer that was lost: no failing test and no compiler's text of its own. */
export function submitResultOf(submission: Submission): SubmitResult | null {
  if (submission.verdict === null) return null;
  return {
    submissionId: submission._id,
    accepted: submission.status === "accepted",
    verdict: submission.verdict,
    passedTestCases: submission.testCasesPassed,
    totalTestCases: submission.testCasesTotal,
    runtime: submission.runtime,
    memory: submission.memory,
    ...(submission.errorMessage === "" ? {} : { error: submission.errorMessage }),
  };
}

/** Null also while the network or the server is away: they may come back before we give up. */
async function findSubmission(input: {
  problemId: string;
  submissionId: string;
  signal: AbortSignal;
}): Promise<Submission | null> {
  try {
    const { problemId } = input;
    const history = await callApi(submittedProblem, { params: { problemId }, signal: input.signal });
    return history.find((submission) => submission._id === input.submissionId) ?? null;
  } catch (error) {
    if (error instanceof NetworkFailure || (error instanceof ApiFailure && error.status >= 500)) return null;
    throw error;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

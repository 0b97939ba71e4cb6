import {
  FailedTest,
  HistoryPage,
  history,
  RunResult,
  RunTestCase,
  run,
  Submission,
  SubmissionSummary,
  SubmitResult,
  submissionById,
  submit,
  TestEvent,
} from "@verdict/contract/submissions";
import * as z from "zod/mini";

/*
 * Answers as the contract has them, but open for words that a newer server may know: verdicts, statuses, languages.
 * While servers are upgraded an older page stays open somewhere; it shows such a word as it is, and breaks at nothing.
 */

const openWords = { language: z.string(), status: z.string(), verdict: z.nullable(z.string()) };
export const OpenSummary = z.extend(SubmissionSummary, openWords);
export type OpenSummary = z.infer<typeof OpenSummary>;
export const OpenSubmission = z.extend(Submission, openWords);
export type OpenSubmission = z.infer<typeof OpenSubmission>;

export const OpenRunTestCase = z.extend(RunTestCase, { verdict: z.string() });
export type OpenRunTestCase = z.infer<typeof OpenRunTestCase>;
export const OpenRunResult = z.extend(RunResult, { verdict: z.string(), testCases: z.array(OpenRunTestCase) });
export type OpenRunResult = z.infer<typeof OpenRunResult>;

export const OpenFailedTest = z.extend(FailedTest, { verdict: z.string() });
export type OpenFailedTest = z.infer<typeof OpenFailedTest>;
export const OpenSubmitResult = z.extend(SubmitResult, { verdict: z.string(), failedTest: z.optional(OpenFailedTest) });
export type OpenSubmitResult = z.infer<typeof OpenSubmitResult>;

/** Without figures for a hidden test: they would tell what is in it. */
export const OpenTestEvent = z.extend(TestEvent, {
  verdict: z.string(),
  runtime: z.optional(z.number()),
  memory: z.optional(z.number()),
});
export type OpenTestEvent = z.infer<typeof OpenTestEvent>;

export const openRun = { ...run, response: OpenRunResult };
export const openSubmit = { ...submit, response: OpenSubmitResult };
export const openHistory = { ...history, response: z.extend(HistoryPage, { submissions: z.array(OpenSummary) }) };
export const openSubmissionById = { ...submissionById, response: OpenSubmission };

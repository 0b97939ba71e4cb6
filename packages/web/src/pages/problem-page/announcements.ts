import type { JudgingState } from "../../judging/judging-state.ts";
import type { OpenRunResult, OpenSubmitResult } from "../../platform/open-answers.ts";
import { verdictText } from "../../ui/verdict-text.ts";

/** What a screen reader says when a run has ended. */
export function runAnnouncement(judging: JudgingState<OpenRunResult>): string {
  if (judging.kind === "failed") return "The run failed.";
  if (judging.kind !== "done") return "";
  const { result } = judging;
  if (result.success) return "Run finished: all test cases passed.";
  const passed = result.testCases.filter((testCase) => testCase.verdict === "AC").length;
  const counts = result.testCases.length === 0 ? "" : ` ${passed} of ${result.testCases.length} test cases passed.`;
  return `Run finished: ${verdictText(result.verdict)}.${counts}`;
}

export function submitAnnouncement(judging: JudgingState<OpenSubmitResult>): string {
  if (judging.kind === "failed") return "The submission failed.";
  if (judging.kind !== "done") return "";
  const { accepted, verdict, passedTestCases, totalTestCases } = judging.result;
  const title = accepted ? "Accepted" : verdictText(verdict);
  return `Submission judged: ${title}. ${passedTestCases} of ${totalTestCases} test cases passed.`;
}

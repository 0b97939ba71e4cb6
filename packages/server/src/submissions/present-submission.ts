import type { OwnSubmission } from "@verdict/contract/own-submissions";
import type { FailedTest, Submission, SubmitResult } from "@verdict/contract/submissions";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import { statusOfVerdict } from "@verdict/contract/verdict";
import { cutText } from "../judging/cut-text.ts";
import { JUDGE_FAILED_SUBMISSION, PROBLEM_BROKEN, verdictText } from "../judging/verdict-texts.ts";
import type { OutcomeRow, OwnRow, SubmissionRow, WholeRow } from "./store.ts";

/** One row of the history. */
export function presentSubmission(row: WholeRow): Submission {
  return { ...presentOutcome(row), errorMessage: errorMessageOf(row), code: row.code };
}

/** One row of all that a user has submitted. */
export function presentOwnSubmission(row: OwnRow): OwnSubmission {
  return { ...presentOutcome(row), problemId: row.problem_id, problemTitle: row.problem_title };
}

function presentOutcome(row: OutcomeRow): Omit<Submission, "errorMessage" | "code"> {
  return {
    _id: row.id,
    language: row.language,
    status: row.verdict === null ? "pending" : statusOfVerdict(row.verdict),
    verdict: row.verdict,
    runtime: secondsOfMs(row.cpu_ms),
    memory: kilobytesOfBytes(row.memory_bytes),
    testCasesPassed: row.passed,
    testCasesTotal: row.total,
    createdAt: row.created_at.toISOString(),
    ...(row.points === null ? {} : { points: row.points }),
  };
}

/** The answer to a submit. `failedInput` is the input of the first failing test when that test is a visible one. */
export function presentSubmitResult(
  row: SubmissionRow & { verdict: NonNullable<SubmissionRow["verdict"]> },
  failedInput: string | null,
): SubmitResult {
  const error = verdictText(row.verdict, row.error_message);
  const failedTest = failedInput === null ? null : presentFailedTest(row, failedInput);
  return {
    submissionId: row.id,
    accepted: row.verdict === "AC",
    verdict: row.verdict,
    passedTestCases: row.passed,
    totalTestCases: row.total,
    runtime: secondsOfMs(row.cpu_ms),
    memory: kilobytesOfBytes(row.memory_bytes),
    ...(row.points === null ? {} : { points: row.points }),
    ...(error === "" ? {} : { error }),
    ...(row.compiler_output === null || row.verdict !== "CE" ? {} : { compilerOutput: row.compiler_output }),
    ...(failedTest === null ? {} : { failedTest }),
  };
}

function errorMessageOf(row: WholeRow): string {
  if (row.verdict === null) return "";
  if (row.verdict === "JE") return row.fault?.kind === "problem" ? PROBLEM_BROKEN : JUDGE_FAILED_SUBMISSION;
  const text = verdictText(row.verdict, row.error_message);
  return row.verdict === "CE" && row.compiler_output !== null ? `${text}\n${row.compiler_output}` : text;
}

/**
 * Null where no visible test has failed. `stdin` is that test's input; one of which there is a conversation is for the
 * problem's own program alone.
 */
export function presentFailedTest(row: SubmissionRow, stdin: string): FailedTest | null {
  const test = row.failed_test;
  if (test === null) return null;
  const { conversation = null } = test;
  return {
    stdin: conversation === null ? cutText(stdin) : "",
    ...(conversation === null ? {} : { conversation }),
    expected_output: cutText(test.expected ?? ""),
    stdout: cutText(test.output ?? ""),
    stderr: cutText(test.errorOutput ?? ""),
    verdict: test.verdict,
    reason: test.reason,
  };
}

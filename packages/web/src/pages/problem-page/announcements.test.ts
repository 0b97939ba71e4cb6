import type { RunResult, SubmitResult } from "@verdict/contract/submissions";
import { expect, test } from "vitest";
import { NO_PROGRESS } from "../../judging/judging-progress.ts";
import { runAnnouncement, submitAnnouncement } from "./announcements.ts";

const input = { code: "", language: "cpp", ownTests: [] } as const;
const runOf = (result: RunResult) => runAnnouncement({ kind: "done", input, result, progress: NO_PROGRESS });
const submitOf = (result: SubmitResult) => submitAnnouncement({ kind: "done", input, result, progress: NO_PROGRESS });

const testCase = {
  stdin: "",
  expected_output: "",
  stdout: "",
  stderr: "",
  status_id: 3,
  verdict: "AC",
  reason: "",
  runtime: 0,
  memory: 0,
} as const;

test("a run is announced by its verdict and how many cases passed", () => {
  const figures = { runtime: 0, memory: 0 };
  expect(runOf({ ...figures, success: true, verdict: "AC", testCases: [testCase] })).toBe(
    "Run finished: all test cases passed.",
  );
  expect(
    runOf({ ...figures, success: false, verdict: "WA", testCases: [testCase, { ...testCase, verdict: "WA" }] }),
  ).toBe("Run finished: Wrong Answer. 1 of 2 test cases passed.");
  expect(runOf({ ...figures, success: false, verdict: "CE", testCases: [] })).toBe("Run finished: Compilation Error.");
});

test("a submission is announced by its verdict and count, a failure as one, and nothing before the end", () => {
  const result = { submissionId: "1", runtime: 0, memory: 0, totalTestCases: 9 };
  expect(submitOf({ ...result, accepted: true, verdict: "AC", passedTestCases: 9 })).toBe(
    "Submission judged: Accepted. 9 of 9 test cases passed.",
  );
  expect(submitOf({ ...result, accepted: false, verdict: "TLE", passedTestCases: 4 })).toBe(
    "Submission judged: Time Limit Exceeded. 4 of 9 test cases passed.",
  );
  expect(submitAnnouncement({ kind: "failed", input, error: new Error("x") })).toBe("The submission failed.");
  expect(submitAnnouncement({ kind: "idle" })).toBe("");
});

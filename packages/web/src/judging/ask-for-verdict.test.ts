import type { Submission } from "@verdict/contract/submissions";
import { expect, test } from "vitest";
import { submitResultOf } from "./ask-for-verdict.ts";

const submission: Submission = {
  _id: "s1",
  language: "java",
  status: "wrong",
  verdict: "WA",
  runtime: 0.2,
  memory: 4096,
  testCasesPassed: 3,
  testCasesTotal: 9,
  createdAt: "2026-01-01T00:00:00.000Z",
  errorMessage: "Wrong Answer",
  code: "x",
};

test("a judged row of the history gives the result that was lost", () => {
  expect(submitResultOf(submission)).toEqual({
    submissionId: "s1",
    accepted: false,
    verdict: "WA",
    passedTestCases: 3,
    totalTestCases: 9,
    runtime: 0.2,
    memory: 4096,
    error: "Wrong Answer",
  });
  expect(submitResultOf({ ...submission, status: "accepted", verdict: "AC", errorMessage: "" })).not.toHaveProperty(
    "error",
  );
});

test("a row without a verdict is never taken for a result", () => {
  expect(submitResultOf({ ...submission, status: "pending", verdict: null })).toBeNull();
});

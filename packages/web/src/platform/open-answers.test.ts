import { expect, test } from "vitest";
import * as z from "zod/mini";
import { OpenTestEvent, openHistory, openSubmissionById, openSubmit } from "./open-answers.ts";

const row = {
  _id: "s1",
  language: "rust",
  status: "partial",
  verdict: "PE",
  runtime: 0.2,
  memory: 4096,
  testCasesPassed: 3,
  testCasesTotal: 9,
  createdAt: "2026-01-01T00:00:00.000Z",
  errorMessage: "",
  code: "x",
};

test("a row of the history with words of a newer server is read, and hides no other row", () => {
  const { code: _code, errorMessage: _message, ...summary } = row;
  const page = { submissions: [summary], next: null };
  expect(z.parse(openHistory.response, page)).toEqual(page);
  expect(z.parse(openSubmissionById.response, row)).toEqual(row);
});

test("a result with an unknown verdict is read, and never becomes an accepted one", () => {
  const { accepted } = z.parse(openSubmit.response, {
    submissionId: "s1",
    accepted: false,
    verdict: "PE",
    passedTestCases: 1,
    totalTestCases: 2,
    runtime: 0,
    memory: 0,
  });
  expect(accepted).toBe(false);
  expect(z.safeParse(openSubmit.response, { submissionId: "s1", verdict: "AC" }).success).toBe(false);
});

test("a test event without figures, as hidden tests have them, is read", () => {
  expect(z.parse(OpenTestEvent, { number: 2, verdict: "AC" })).toEqual({ number: 2, verdict: "AC" });
});

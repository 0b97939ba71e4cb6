import { expect, test } from "vitest";
import { describeResult, verdictName } from "./verdict-text.ts";

test("a verdict of a newer site is shown as it came, and moves no cursor", () => {
  expect(verdictName("PE")).toBe("PE");
  expect(verdictName("constructor")).toBe("constructor");
  const result = { submissionId: "s", accepted: false, passedTestCases: 0, totalTestCases: 1, runtime: 0, memory: 0 };
  expect(describeResult({ ...result, verdict: "P\u001b[2JE" }, "https://site/s")).not.toContain("\u001b");
});

import { expect, test } from "vitest";
import { describeResult, verdictName } from "./verdict-text.ts";

test("a verdict of a newer site is shown as it came, and moves no cursor", () => {
  expect(verdictName("PE")).toBe("PE");
  expect(verdictName("constructor")).toBe("constructor");
  const result = { submissionId: "s", accepted: false, passedTestCases: 0, totalTestCases: 1, runtime: 0, memory: 0 };
  expect(describeResult({ ...result, verdict: "P\u001b[2JE" }, "https://site/s")).not.toContain("\u001b");
});

test("points stand beside the verdict, with those of each group", () => {
  const points = {
    score: 40,
    most: 100,
    groups: [
      { name: "secret/1", score: 40, most: 40, verdict: "AC" },
      { name: "secret/2", score: 0, most: 60, verdict: "TLE" },
      { name: "secret/3", score: 0, most: 10, verdict: null },
    ],
  };
  const counts = { passedTestCases: 4, totalTestCases: 9, runtime: 0, memory: 0 };
  const text = describeResult(
    { submissionId: "s", accepted: false, verdict: "TLE", points, ...counts },
    "https://site/s",
  );
  expect(text.split("\n").slice(0, 4)).toEqual([
    expect.stringContaining("TLE  Time limit exceeded  40 of 100 points  4/9 tests"),
    "  1: 40 of 40",
    "  2: 0 of 60  Time limit exceeded",
    "  3: 0 of 10  not run",
  ]);
});

import type { TestResult } from "@verdict/contract/judging";
import type { RunVerdict } from "@verdict/contract/verdict";
import { expect, test } from "vitest";
import { verdictOfTests } from "./judge-submission.ts";

const result = (number: number, verdict: RunVerdict): TestResult => ({
  number,
  verdict,
  cpuMs: 1,
  wallMs: 1,
  memoryBytes: 1,
  exitCode: 0,
  signal: null,
  reason: "",
  output: null,
  errorOutput: null,
  expected: null,
});
const results = (...verdicts: RunVerdict[]) => verdicts.map((verdict, index) => result(index + 1, verdict));

test("accepted means that every test is there and has passed", () => {
  expect(verdictOfTests(results("AC", "AC"), 2)).toBe("AC");
});

test("no tests at all, or a missing one, is our failure and never a pass", () => {
  expect(verdictOfTests([], 0)).toBeNull();
  expect(verdictOfTests(results("AC"), 2)).toBeNull();
});

test("the first failing test by number decides, in whatever order they ended", () => {
  expect(verdictOfTests(results("AC", "TLE", "WA").toReversed(), 3)).toBe("TLE");
});

test("an output that was not compared keeps the whole from being accepted, and blames nobody", () => {
  expect(verdictOfTests(results("AC", "NC"), 2)).toBe("NC");
  expect(verdictOfTests(results("NC", "RTE"), 2)).toBe("RTE");
  expect(verdictOfTests(results("NC"), 2)).toBeNull();
});

import { expect, test } from "vitest";
import { shownReason, usualCause } from "./failure-reason.ts";

test.each([
  ['wrong answer (line 1: expected "4", found "(5)")', "", 'line 1: expected "4", found "(5)"'],
  ["wrong answer", "", ""],
  ["time limit exceeded (3.0 s of 3.0 s allowed for JavaScript)", "", "3.0 s of 3.0 s allowed for JavaScript"],
  ["memory limit exceeded (300 MB of 256 MB allowed)", "", "300 MB of 256 MB allowed"],
  ["exit code 1: TypeError: x is null", "main.js:1\n\nTypeError: x is null\n", "exit code 1"],
  ["exit code 1: TypeError: x is null", "", "exit code 1: TypeError: x is null"],
  ["SIGSEGV (invalid memory reference)", "debug", "SIGSEGV (invalid memory reference)"],
  ["", "debug", ""],
])("of %j beside %j is shown %j", (reason, errorOutput, shown) => {
  expect(shownReason(reason, errorOutput)).toBe(shown);
});

test("a signal is followed by what usually stands behind it", () => {
  expect(usualCause("SIGSEGV (invalid memory reference)")).toContain("recursion");
  expect(usualCause("SIGILL (illegal instruction)")).toContain("undefined behaviour");
  expect(usualCause("SIGFPE")).toContain("division by zero");
});

test("a reason that speaks for itself has no hint", () => {
  for (const reason of ["", "exit code 1", 'line 1: expected "4", found "5"', "time limit exceeded (2.0 s)"]) {
    expect(usualCause(reason)).toBeNull();
  }
});

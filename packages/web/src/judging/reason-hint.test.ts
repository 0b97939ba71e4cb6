import { expect, test } from "vitest";
import { reasonHint } from "./reason-hint.ts";

test("a signal is followed by what usually stands behind it", () => {
  expect(reasonHint("SIGSEGV (invalid memory reference)")).toContain("recursion");
  expect(reasonHint("SIGILL (illegal instruction)")).toContain("undefined behaviour");
  expect(reasonHint("SIGFPE")).toContain("division by zero");
});

test("a reason that speaks for itself has no hint", () => {
  for (const reason of ["", "exit code 1", 'line 1: expected "4", found "5"', "time limit exceeded (2.0 s)"]) {
    expect(reasonHint(reason)).toBeNull();
  }
});

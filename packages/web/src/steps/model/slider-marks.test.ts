import { foldTrace } from "@verdict/contract/program-steps/fold-trace";
import type { TraceRecord } from "@verdict/contract/trace";
import { describe, expect, test } from "vitest";
import { firstDifference, printsDifferently } from "./first-difference.ts";
import { sliderMarks } from "./slider-marks.ts";

const PRINTS: TraceRecord[] = [
  ["start", 1, "cpp"],
  ["push", "main"],
  ["s", 1],
  ["push", "f"],
  ["s", 5],
  ["out", "1 2\n"],
  ["pop", 3],
  ["s", 2],
  ["out", "30\n"],
  ["throw", "bad", 2],
  ["s", 3],
  ["end", "exit"],
];
const trace = foldTrace(PRINTS);

test("the slider shows where something happened, and of two things in one place the weightier one", () => {
  expect(sliderMarks(trace.steps, { doesCrash: false })).toEqual([
    { kind: "call", at: 0.25 },
    { kind: "output", at: 0.5 },
    { kind: "exception", at: 0.75 },
  ]);
  expect(sliderMarks(trace.steps, { doesCrash: true }).at(-1)).toEqual({ kind: "exception", at: 1 });
  const many = Array.from({ length: 5000 }, (_, index): TraceRecord[] => [
    ["out", "x"],
    ["s", index],
  ]);
  expect(sliderMarks(foldTrace(many.flat()).steps, { doesCrash: false }).length).toBeLessThanOrEqual(201);
});

describe("the step that printed the first different character", () => {
  test("is found, and white space makes no difference", () => {
    expect(firstDifference(trace, "1  2 30")).toBeNull();
    expect(firstDifference(trace, "1 2\n31\n")).toEqual({ printedAt: 5, expectedAt: 5, position: 3 });
    expect(firstDifference(trace, "1 5 30")).toEqual({ printedAt: 2, expectedAt: 2, position: 2 });
    expect(firstDifference(trace, "1 2 3")).toEqual({ printedAt: 5, expectedAt: 5, position: 3 });
  });

  test("is none where the output ends too early", () => {
    expect(firstDifference(trace, "1 2 30 4")).toEqual({ printedAt: 7, expectedAt: 7, position: null });
  });

  test("is not to be mixed up with a program that prints something else each time", () => {
    expect(printsDifferently(trace, "1 2 30")).toBe(false);
    expect(printsDifferently(trace, "1 2 31")).toBe(true);
    expect(printsDifferently({ ...trace, end: "steps" }, "1")).toBe(false);
  });

  test("is unknown while the program goes on, or where the beginning is in another window", () => {
    expect(firstDifference({ ...trace, end: "steps" }, "1 2 30 4")).toBeNull();
    expect(firstDifference({ ...trace, end: "steps" }, "1 5")?.position).toBe(2);
    expect(firstDifference({ ...trace, skippedOutput: 4 }, "7")).toBeNull();
  });
});

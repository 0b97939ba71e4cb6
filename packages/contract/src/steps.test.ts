import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { MOST_STEPS, StepsBody, StepsInput, StepsResult, StepsTarget, TraceJob } from "./steps.ts";

const BODY = {
  code: "x",
  language: "javascript",
  input: { kind: "example", number: 1 },
  target: { kind: "step", step: 0 },
};

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

describe("what steps may be asked of", () => {
  test("an example, a text of one's own and one's smallest failing input can be named", () => {
    expect(z.parse(StepsBody, BODY)).toEqual(BODY);
    expect(accepts(StepsInput, { kind: "own", text: "" })).toBe(true);
    expect(accepts(StepsInput, { kind: "smallest", submissionId: "s" })).toBe(true);
  });

  test("no hidden test can be named", () => {
    expect(accepts(StepsInput, { kind: "test", number: 7 })).toBe(false);
    expect(accepts(StepsInput, { kind: "example", number: 0 })).toBe(false);
    expect(accepts(StepsInput, { sha256: "0".repeat(64) })).toBe(false);
  });

  test("a window lies where steps can be", () => {
    expect(accepts(StepsTarget, { kind: "line", line: 3, after: 5000 })).toBe(true);
    expect(accepts(StepsTarget, { kind: "crash" })).toBe(true);
    expect(accepts(StepsTarget, { kind: "step", step: MOST_STEPS + 1 })).toBe(false);
    expect(accepts(StepsTarget, { kind: "step", step: 0.5 })).toBe(false);
    expect(accepts(StepsTarget, { kind: "line", line: 0, after: 0 })).toBe(false);
  });
});

test("what a judge gets and answers has one form", () => {
  const limits = { timeMs: 1000, memoryBytes: 1, outputBytes: 1 };
  const job = { jobId: "1", kind: "trace", subjectId: "2", attempt: 1, language: "cpp", source: "x", limits };
  expect(accepts(TraceJob, { ...job, input: { text: "1" }, target: BODY.target })).toBe(true);
  expect(accepts(TraceJob, { ...job, target: BODY.target })).toBe(false);
  const traced = { kind: "traced", trace: "", firstStep: 0, steps: 9, reason: "" };
  expect(accepts(StepsResult, { ...traced, end: "exit" })).toBe(true);
  expect(accepts(StepsResult, { ...traced, end: "well" })).toBe(false);
});

import { expect, test } from "vitest";
import { NO_PROGRESS } from "./judging-progress.ts";
import { withStep } from "./with-step.ts";

const testStep = (number: number, verdict: unknown = "AC") => ({
  name: "test",
  data: { number, verdict, runtime: 0.01, memory: 3000 },
});

test("steps build up the progress; tests that finish out of order stand in order, each once", () => {
  const steps = [
    { name: "accepted", data: { id: "s1", totalTestCases: 3 } },
    { name: "compiled", data: {} },
    testStep(3),
    testStep(1, "WA"),
    testStep(1, "WA"),
  ];
  const progress = steps.reduce(withStep, NO_PROGRESS);
  expect(progress).toMatchObject({ id: "s1", totalTestCases: 3, isCompiled: true });
  expect(progress.tests.map((done) => [done.number, done.verdict])).toEqual([
    [1, "WA"],
    [3, "AC"],
  ]);
});

test("unknown and broken steps change nothing", () => {
  for (const step of [
    { name: "ping", data: null },
    { name: "accepted", data: null },
    { name: "accepted", data: {} },
    testStep(1, null),
  ]) {
    expect(withStep(NO_PROGRESS, step)).toBe(NO_PROGRESS);
  }
});

import { expect, test } from "vitest";
import type { TimeLimitRule } from "./problem.ts";
import { timedSolutions, timeLimitFor } from "./time-limit.ts";

const LEGACY: TimeLimitRule = { multiplier: 5, resolutionSeconds: 1, rounding: "nearest" };
const MODERN: TimeLimitRule = { multiplier: 2, resolutionSeconds: 1, rounding: "up" };
const limits = (rule: TimeLimitRule) => [1, 290, 310, 510, 2000].map((slowestMs) => timeLimitFor(rule, slowestMs));

test("legacy: five times the slowest accepted solution, rounded to whole seconds, at least one", () => {
  expect(limits(LEGACY)).toEqual([1000, 1000, 2000, 3000, 10_000]);
});

test("2023-07: the smallest multiple of the resolution that is twice the slowest accepted solution", () => {
  expect(limits(MODERN)).toEqual([1000, 1000, 1000, 2000, 4000]);
  expect(limits({ ...MODERN, multiplier: 3, resolutionSeconds: 0.1 })).toEqual([100, 900, 1000, 1600, 6000]);
});

test("only solutions that have to be accepted are asked", () => {
  expect(
    timedSolutions([
      { expected: ["AC"] },
      { expected: ["AC", "TLE"] },
      { expected: ["WA"] },
      { expected: ["AC"], isUntimed: true },
    ]),
  ).toEqual([{ expected: ["AC"] }]);
});

import { expect, test } from "vitest";
import { levelOf, masteryPercent } from "./level.ts";

test.each([
  [0, "Beginner"],
  [24, "Beginner"],
  [25, "Intermediate"],
  [49, "Intermediate"],
  [50, "Advanced"],
  [99, "Advanced"],
  [100, "Expert"],
  [2000, "Expert"],
])("%i solved problems make the level %s", (solvedCount, level) => {
  expect(levelOf(solvedCount)).toBe(level);
});

test("the percentage is the solved count out of 100 and never above 100", () => {
  expect([0, 37, 100, 250].map(masteryPercent)).toEqual([0, 37, 100, 100]);
});

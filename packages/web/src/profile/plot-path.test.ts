import { expect, test } from "vitest";
import { niceCeiling, stepPath } from "./plot-path.ts";

test("the line rises at each point and runs level to the end", () => {
  const points = [
    { x: 0, y: 90 },
    { x: 50, y: 40 },
  ];
  expect(stepPath(points, { startY: 100, endX: 200 })).toBe("M 0 100 H 0 V 90 H 50 V 40 H 200");
});

test("no points make no line", () => {
  expect(stepPath([], { startY: 100, endX: 200 })).toBe("");
});

test("the axis ends at a round even number", () => {
  expect([0, 1, 2, 3, 5, 11, 37, 41, 250].map(niceCeiling)).toEqual([2, 2, 2, 4, 6, 20, 40, 60, 400]);
});

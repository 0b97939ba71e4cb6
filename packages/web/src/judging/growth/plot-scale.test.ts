import { expect, test } from "vitest";
import { logScale } from "./plot-scale.ts";

test("equal factors are equal distances, and what lies beyond the axis stays at its end", () => {
  const { at, ticks } = logScale({ least: 1, most: 1000 }, { start: 0, end: 300 });
  expect([1, 10, 100, 1000].map((value) => Math.round(at(value)))).toEqual([0, 100, 200, 300]);
  expect([at(0), at(1e9)]).toEqual([0, 300]);
  expect(ticks).toEqual([1, 10, 100, 1000]);
});

test("an axis over many powers of ten writes some of them, and one within a power none or one", () => {
  expect(logScale({ least: 1, most: 1e12 }, { start: 0, end: 1 }).ticks.length).toBeLessThanOrEqual(7);
  expect(logScale({ least: 11, most: 16 }, { start: 0, end: 1 }).ticks).toEqual([]);
});

import { expect, test } from "vitest";
import { runsOf, ticksOf } from "./plot-points.ts";

const at = (seconds: number, value = 0) => ({ at: seconds * 1000, value });

test("no line is drawn through a time in which nobody took samples", () => {
  expect(runsOf([at(0), at(30), at(60), at(600), at(630)]).map((run) => run.length)).toEqual([3, 2]);
  expect(runsOf([])).toEqual([]);
});

test("the scale begins at nothing, holds every value, and has something to show when nothing happens", () => {
  expect(ticksOf([])).toEqual([0, 0.5, 1]);
  expect(ticksOf([at(0, 3), at(1, 7)])).toEqual([0, 4, 8]);
  expect(ticksOf([at(0, 9)])).toEqual([0, 5, 10]);
  expect(ticksOf([at(0, 1234)])).toEqual([0, 1000, 2000]);
});

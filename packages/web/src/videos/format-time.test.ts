import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test("times are m:ss, and what is not a time is 0:00", () => {
  expect([0, 7.9, 60, 187.9, 4260].map(formatTime)).toEqual(["0:00", "0:07", "1:00", "3:07", "71:00"]);
  expect([Number.NaN, Number.POSITIVE_INFINITY, -3].map(formatTime)).toEqual(["0:00", "0:00", "0:00"]);
});

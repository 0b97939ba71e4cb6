import { expect, test } from "vitest";
import { bytesText, percentText, secondsText } from "./status-text.ts";

test("figures are written as people read them", () => {
  expect([0, 0.44, 9.96, 12.4, 119, 150, 7300].map(secondsText)).toEqual([
    "0 s",
    "0.4 s",
    "10 s",
    "12 s",
    "119 s",
    "3 min",
    "2.0 h",
  ]);
  expect([500, 1_500_000, 23_000_000_000, 4e15].map(bytesText)).toEqual(["0.5 kB", "1.5 MB", "23 GB", "4000 TB"]);
  expect([0, 0.0001, 0.0123, 0.5].map(percentText)).toEqual(["0%", "< 0.1%", "1.2%", "50%"]);
});

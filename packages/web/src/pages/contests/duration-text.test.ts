import { expect, test } from "vitest";
import { countdownText, lengthText, minuteText } from "./duration-text.ts";

test.each([
  [0, "0:00:00"],
  [-5_000, "0:00:00"],
  [1, "0:00:01"],
  [59_001, "0:01:00"],
  [14_709_000, "4:05:09"],
  [172_799_000, "47:59:59"],
  [172_800_000, "2 days 0 h"],
  [273_600_000, "3 days 4 h"],
])("%i ms are left as %s", (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});

test.each([
  [300, "5 h"],
  [90, "1 h 30 min"],
  [1_440, "1 day"],
  [4_325, "3 days 5 min"],
])("%i minutes take %s", (minutes, text) => {
  expect(lengthText(minutes)).toBe(text);
});

test("a board writes minutes as a clock", () => {
  expect([minuteText(7), minuteText(299)]).toEqual(["0:07", "4:59"]);
});

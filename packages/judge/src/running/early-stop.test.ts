import { expect, test } from "vitest";
import { lastWorthRunning } from "./early-stop.ts";

test("two time limits in a row make the rest hopeless", () => {
  expect(lastWorthRunning([false, true, true, false])).toBe(2);
  expect(lastWorthRunning([true, false, true])).toBe(null);
  expect(lastWorthRunning([true, false, true, true])).toBe(3);
});

test("a test that has not ended yet is no time limit", () => {
  expect(lastWorthRunning([true, undefined, true])).toBe(null);
});

test("an earlier test that has not ended may still be the one that decides", () => {
  expect(lastWorthRunning([undefined, true, true])).toBe(null);
});

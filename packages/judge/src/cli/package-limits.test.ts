import { expect, test } from "vitest";
import { timeLimitFor } from "./package-limits.ts";

test("five times the slowest accepted solution, in whole seconds, at least one", () => {
  expect(timeLimitFor(1)).toBe(1000);
  expect(timeLimitFor(290)).toBe(1000);
  expect(timeLimitFor(310)).toBe(2000);
  expect(timeLimitFor(2000)).toBe(10_000);
});

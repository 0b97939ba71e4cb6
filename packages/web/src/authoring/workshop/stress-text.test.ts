import { expect, it } from "vitest";
import { neverDifferedText, stressEffort } from "./stress-text.ts";

it("says how much was tried", () => {
  expect(stressEffort({ tries: 1, inputs: 1, seconds: 0.3 })).toBe("1 try, 1 input, 0.3 s");
  expect(stressEffort({ tries: 120, inputs: 34, seconds: 2 })).toBe("120 tries, 34 different inputs, 2 s");
});

it("claims nothing where the time was over", () => {
  expect(neverDifferedText({ tries: 20, isCutShort: false })).toBe("The outputs never differed.");
  expect(neverDifferedText({ tries: 20, isCutShort: true })).toMatch(/until the time was over/);
  expect(neverDifferedText({ tries: 0, isCutShort: true })).toMatch(/before any outputs were compared/);
});

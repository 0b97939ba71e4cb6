import { growthText, type ToldCurve } from "@verdict/contract/growth";
import { expect, test } from "vitest";
import {
  curveText,
  effortText,
  growthProgressText,
  interpretedText,
  nothingText,
  secondsText,
  spokenText,
} from "./growth-text.ts";

const SQUARE: ToldCurve = {
  points: [],
  line: [],
  growth: { kind: "power", from: "n²", to: "n²", exponent: 2, low: 1.95, high: 2.05 },
  atFull: { isMeasured: false, low: 34, best: 40, high: 47 },
  failedFrom: null,
};
const PROBLEM = { word: "n", full: 200_000, limit: 2 };

test("a curve is said in words, with the time that the largest input would need", () => {
  expect(curveText(SQUARE, PROBLEM)).toBe(
    "About n². At n = 200,000 it would need about 40 s (34 s to 47 s); the limit is 2.0 s.",
  );
  const quick = { ...SQUARE, atFull: { isMeasured: true, low: 0.1, best: 0.1, high: 0.1 } };
  expect(curveText(quick, PROBLEM)).toBe("About n². It took 100 ms at n = 200,000.");
});

test("an area, neighbours, what is no power, and what is not known have words of their own", () => {
  const area = { word: "h·w", full: 1_000_000, limit: 2 };
  const unknown: ToldCurve = { ...SQUARE, growth: { kind: "unknown", reason: "uneven" }, atFull: null };
  expect(curveText({ ...SQUARE, atFull: null }, area)).toBe("About (h·w)².");
  const linear = { kind: "power", from: "n", to: "n log n", exponent: 1, low: 0.9, high: 1.1 } as const;
  expect(curveText({ ...SQUARE, growth: linear, atFull: null }, PROBLEM)).toBe("Between n and n log n.");
  const subsets: ToldCurve = { ...unknown, growth: { kind: "exponential" }, failedFrom: 40 };
  expect(curveText(subsets, PROBLEM)).toBe("Faster than any power of n. It ended badly from n = 40 on.");
  expect(curveText(unknown, PROBLEM)).toBe("Not enough evidence: its times follow no curve closely enough.");
  const few = { ...unknown, growth: { kind: "unknown", reason: "few" } } as const;
  expect(curveText(few, PROBLEM)).toBe("Not enough evidence: it ends on too few sizes.");
  expect(curveText({ ...few, growth: { ...few.growth, isCutShort: true } }, PROBLEM)).toBe(
    "Not enough evidence: the time for measuring was over before enough sizes were tried.",
  );
});

test("where an interpreter has told how a time grows, the page says so, of either program", () => {
  const interpreted = { ...SQUARE, isGrowthInterpreted: true };
  expect(interpretedText({ own: SQUARE, reference: null })).toBe("");
  expect(interpretedText({ own: SQUARE, reference: interpreted })).toMatch(/by the interpreter alone/);
  expect(interpretedText({ own: interpreted, reference: null })).toMatch(/all times shown are of ordinary runs/);
});

test("where steps were counted, the page says so, of either program", () => {
  const counted = { ...SQUARE, isGrowthCounted: true };
  expect(interpretedText({ own: SQUARE, reference: counted })).toMatch(/steps of the program, which were counted/);
  expect(interpretedText({ own: counted, reference: SQUARE })).toMatch(/all times shown are of ordinary runs/);
});

test("times keep two digits and the unit that people would use", () => {
  const said = [0.00123, 0.0456, 1.26, 47.3, 600, 86_400, 1e6, 1e12].map(secondsText);
  expect(said).toEqual(["1.2 ms", "46 ms", "1.3 s", "47 s", "10 minutes", "24 hours", "12 days", "more than a year"]);
});

test("a measuring says what it is at, and what it has cost", () => {
  expect(growthProgressText(null)).toMatch(/^Waiting for a judge/);
  const step = { program: "reference", runs: 3, word: "n", size: 4000, full: 200_000, seconds: 0.016 } as const;
  expect(growthProgressText(step)).toBe("The reference took 16 ms at n = 4,000…");
  expect(effortText({ runs: 90, seconds: 4.2 })).toBe("90 runs in 4.2 s, on generated inputs.");
});

test("a screen reader hears when another program's turn begins, and no sizes", () => {
  const stop = () => undefined;
  const step = { program: "own", runs: 3, word: "n", size: 100, full: 800, seconds: 0.1 } as const;
  const said = [100, 200, 400].map((size) => spokenText({ kind: "working", progress: { ...step, size }, stop }));
  expect(new Set(said)).toEqual(new Set(["Running your code…"]));
  const other = { ...step, program: "reference" } as const;
  expect(spokenText({ kind: "working", progress: other, stop })).toBe("Running the reference…");
  expect(spokenText({ kind: "offered", start: stop })).toBe("");
});

test("an order or a reason of a newer server is told as well as it can be", () => {
  expect(growthText({ kind: "power", from: "n⁵", to: "n⁵", exponent: 5, low: 5, high: 5 }, "q")).toBe("about q⁵");
  expect(growthText({ kind: "unknown", reason: "moonshine" }, "n")).toBe("not enough evidence");
});

test("where nothing was measured, the inputs are blamed only when there was time for them", () => {
  expect(nothingText({})).toContain("ended well on none of the inputs");
  expect(nothingText({ isCutShort: true })).toMatch(/^The time for measuring was over before/);
});

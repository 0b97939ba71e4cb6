import type { GrowthCurve } from "@verdict/contract/growth";
import { expect, test } from "vitest";
import { formatGrowth } from "./print-growth.ts";

const SQUARE: GrowthCurve = {
  idleMs: 1,
  points: [
    { size: 900, cpuMs: 2.04 },
    { size: 28_000, cpuMs: 785 },
  ],
  growth: { kind: "power", from: "n²", to: "n²", exponent: 2.01, low: 1.95, high: 2.06 },
  line: [],
  atFull: { isMeasured: false, low: 34_000, best: 40_100, high: 147_000 },
  failed: { size: 60_000, reason: "out of memory" },
};

test("both programs are told with their times in columns, and whatever was not measured is told as it is", () => {
  const text = formatGrowth({
    kind: "measured",
    word: "n",
    full: 200_000,
    limitMs: 2000,
    command: "list.js n=200000",
    own: { ...SQUARE, isGrowthInterpreted: true },
    reference: {
      ...SQUARE,
      points: [],
      growth: { kind: "exponential" },
      atFull: { isMeasured: true, low: 5, best: 5, high: 5 },
      failed: null,
    },
    runs: 90,
    elapsedMs: 4200,
  });
  expect(text.split("\n")).toEqual([
    "n up to 200,000, limit 2 s of CPU time, 90 runs in 4.2 s",
    "slowest inputs: list.js n=200000",
    "",
    "own code: about n² (exponent 2.01, between 1.95 and 2.06, by its interpreter alone); would need 40.1 s (34 s to 147 s) at n = 200,000; ended badly from 60,000 on: out of memory",
    "  n   900  28,000",
    "  ms  2.0   785.0",
    "",
    "reference: faster than any power of n; took 0.005 s at n = 200,000",
  ]);
  expect(formatGrowth({ kind: "nothing", isCutShort: true, runs: 5, elapsedMs: 900 })).toBe(
    "The time was over before the program was run on inputs that grow (5 runs in 0.9 s).",
  );
  expect(formatGrowth({ kind: "nothing", runs: 5, elapsedMs: 900 })).toBe(
    "No inputs that grow, on which the program ends well (5 runs in 0.9 s).",
  );
});

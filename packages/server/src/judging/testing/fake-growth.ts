import type { GrowthCurve, GrowthResult } from "@verdict/contract/growth";
import type { GrowthJob, GrowthStep } from "@verdict/contract/studies";
import { HIDDEN_MARK } from "./hidden-mark.ts";

/*
 * A measuring without a sandbox. `search-nothing` in a source has nothing to measure, `grows-anyhow` gives too little
 * evidence; anything else is quadratic.
 */

export const MEASURED_STEP: GrowthStep = {
  kind: "measured",
  program: "own",
  runs: 3,
  word: "n",
  size: 4000,
  full: 200_000,
  cpuMs: 16,
};

export function measuredBy({ source, references }: GrowthJob): GrowthResult {
  const effort = { runs: 90, elapsedMs: 4200 };
  if (source.includes("search-nothing")) return { kind: "nothing", ...effort };
  if (source.includes("search-cut-short")) return { kind: "nothing", isCutShort: true, ...effort };
  return {
    kind: "measured",
    word: "n",
    full: 200_000,
    limitMs: 2000,
    command: `${HIDDEN_MARK}.js n=200000`,
    own: source.includes("grows-anyhow") ? unevenCurve() : squareCurve(),
    reference: references.length === 0 ? null : linearCurve(),
    ...effort,
  };
}

const at = (sizes: readonly number[], time: (size: number) => number) =>
  sizes.map((size) => ({ size, cpuMs: time(size) }));

function squareCurve(): GrowthCurve {
  const time = (size: number) => 1 + size ** 2 / 1e6;
  return {
    idleMs: 1,
    points: at([2000, 4000, 8000, 16_000, 28_000], time),
    growth: { kind: "power", from: "n²", to: "n²", exponent: 2.01, low: 1.95, high: 2.06 },
    line: at([2000, 20_000, 200_000], time),
    atFull: { isMeasured: false, low: 32_000, best: 40_001, high: 47_000 },
    failed: { size: 60_000, reason: "out of memory" },
  };
}

function linearCurve(): GrowthCurve {
  const time = (size: number) => 1 + size / 2000;
  const sizes = [12_500, 25_000, 50_000, 100_000, 200_000];
  return {
    idleMs: 1,
    points: at(sizes, time),
    growth: { kind: "power", from: "n", to: "n log n", exponent: 1.02, low: 0.95, high: 1.1 },
    line: at(sizes, time),
    atFull: { isMeasured: true, low: 101, best: 101, high: 101 },
    failed: null,
    isGrowthInterpreted: true,
  };
}

function unevenCurve(): GrowthCurve {
  return {
    idleMs: 1,
    points: at([2000, 200_000], () => 12),
    growth: { kind: "unknown", reason: "uneven" },
    line: [],
    atFull: { isMeasured: true, low: 12, best: 12, high: 12 },
    failed: null,
  };
}

import type { Growth, GrowthCurve } from "@verdict/contract/growth";
import { expect, test } from "vitest";
import { withGrowthOfSteps } from "./with-growth-of-steps.ts";

const SIZES = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];
const curveOf = (time: (size: number) => number, rest: Partial<GrowthCurve> = {}): GrowthCurve => ({
  idleMs: 40,
  points: SIZES.map((size) => ({ size, cpuMs: time(size) })),
  growth: { kind: "unknown", reason: "uneven" },
  line: [],
  atFull: null,
  failed: null,
  ...rest,
});
const power = (exponent: number, order: "n" | "n²"): Growth => ({
  kind: "power",
  from: order,
  to: order,
  exponent,
  low: exponent - 0.05,
  high: exponent + 0.05,
});
/** A runtime that gets warm over 100 ms, and then 0.5 ms for a million steps of a square. */
const square = (size: number) => 40 + Math.min(100, size / 20) + 0.5e-6 * size ** 2;
const with32 = (curve: GrowthCurve, growth: Growth, full: number) =>
  withGrowthOfSteps(curve, { growth, steps: [], language: "javascript", full, warmUpMs: 120 });

test("the growth is that of the steps, and the time at the full size that of the program's own", () => {
  const curve = with32(curveOf(square), power(2, "n²"), 100_000);
  expect(curve).toMatchObject({ growth: { from: "n²" }, isGrowthInterpreted: true, points: curveOf(square).points });
  const { atFull } = curve;
  if (atFull === null || atFull.isMeasured) throw new Error("there is nothing calculated for the full size");
  const real = square(100_000);
  expect(atFull.low).toBeLessThan(real);
  expect(atFull.high).toBeGreaterThan(real);
  expect(curve.line.at(-1)?.cpuMs).toBeCloseTo(atFull.best);
});

test("what was measured at the full size stays as it was, without a straight line through times that bend", () => {
  const atFull = { isMeasured: true, low: 190, best: 190, high: 190 };
  const growth: Growth = { kind: "unknown", reason: "fast" };
  const curve = with32(
    curveOf((size) => 40 + 2 * size ** 0.4, { growth, atFull }),
    power(1, "n"),
    32_000,
  );
  expect(curve).toMatchObject({ growth: { from: "n" }, isGrowthInterpreted: true, atFull, line: [] });
});

test("steps that leave it open change nothing", () => {
  const curve = curveOf(square);
  expect(with32(curve, { kind: "unknown", reason: "few" }, 100_000)).toBe(curve);
});

test("own times that grow much faster than the steps are evidence of neither", () => {
  const growth: Growth = { kind: "power", from: "n√n", to: "n²", exponent: 1.8, low: 1.7, high: 1.9 };
  const atFull = { isMeasured: false, low: 1, best: 2, high: 3 };
  const own = curveOf(square, { growth, atFull, line: [{ size: 1, cpuMs: 1 }] });
  expect(with32(own, power(1, "n"), 100_000)).toMatchObject({
    growth: { kind: "unknown", reason: "uneven" },
    line: [],
    atFull: null,
  });
  expect(with32(own, power(2, "n²"), 100_000)).toMatchObject({ growth: { from: "n²" }, isGrowthInterpreted: true });
});

test("own times of Java that its steps cannot take are evidence of neither, where they leave the order open", () => {
  const curve = curveOf(square);
  const counted = (millions: number) =>
    withGrowthOfSteps(curve, {
      growth: power(1, "n"),
      steps: [{ size: 16_000, cpuMs: millions }],
      language: "java",
      full: 100_000,
      warmUpMs: 120,
    });
  // At 32,000 it takes 492 ms beyond start and warming up.
  expect(counted(0.5).growth).toEqual({ kind: "unknown", reason: "uneven" });
  expect(counted(20)).toMatchObject({ growth: { from: "n" }, isGrowthCounted: true });
});

test("where steps grow faster than any power, no time is foretold from a power", () => {
  const curve = with32(curveOf(square), { kind: "exponential" }, 100_000);
  expect(curve).toMatchObject({ growth: { kind: "exponential" }, line: [], atFull: null });
});

import { type GrowthOrder, GrowthOrder as Orders } from "@verdict/contract/growth";
import { describe, expect, test } from "vitest";
import { fitGrowth } from "./fit-growth.ts";

const SEEDS = 150;
const sizes = (from: number, to: number, steps = 10) =>
  Array.from({ length: steps + 1 }, (_unused, step) => Math.round(from * (to / from) ** (step / steps)));

/** The least of a few runs: never below the truth by much, sometimes well above it. */
function noisy(seed: number): (ms: number) => number {
  let state = seed * 2654435761;
  const share = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
  for (let skipped = 0; skipped < 5; skipped += 1) share();
  return (ms) => ms * (1 + 0.06 * (share() + share() - 1)) + 0.3 * share() + (share() < 0.05 ? 0.15 * ms : 0);
}

interface Truth {
  order: GrowthOrder | "exponential";
  time(size: number): number;
  from: number;
  to: number;
  full: number;
}

const log = Math.log2;
const TRUTHS: Truth[] = [
  { order: "n", time: (n) => 60 * (n / 2e5), from: 8_000, to: 200_000, full: 200_000 },
  { order: "n log n", time: (n) => 4e-5 * n * log(n), from: 8_000, to: 200_000, full: 200_000 },
  { order: "n√n", time: (n) => 1e-5 * n ** 1.5, from: 8_000, to: 200_000, full: 200_000 },
  { order: "n²", time: (n) => 2e-6 * n ** 2, from: 1_500, to: 20_000, full: 200_000 },
  { order: "n² log n", time: (n) => 2e-7 * n ** 2 * log(n), from: 1_500, to: 18_000, full: 200_000 },
  { order: "n³", time: (n) => 2e-6 * n ** 3, from: 100, to: 700, full: 2_000 },
  { order: "n⁴", time: (n) => 2e-6 * n ** 4, from: 35, to: 140, full: 400 },
  { order: "exponential", time: (n) => 1e-5 * 2 ** n, from: 14, to: 26, full: 200 },
  { order: "exponential", time: (n) => 1e-4 * 1.3 ** n, from: 35, to: 60, full: 5_000 },
];

function answersTo({ time, from, to, full }: Truth, idleMs: number) {
  return Array.from({ length: SEEDS }, (_unused, seed) => {
    const disturb = noisy(seed + 1);
    const points = [...new Set(sizes(from, to))].map((size) => ({ size, cpuMs: disturb(idleMs + time(size)) }));
    return fitGrowth({ points, idleMs: disturb(idleMs), warmUpMs: 2, full, memoryBytes: 0, pace: "own" });
  });
}

function isRight(answer: ReturnType<typeof fitGrowth>, { order }: Truth): boolean | null {
  const { growth } = answer;
  if (growth.kind === "unknown") return null;
  if (growth.kind === "exponential" || order === "exponential") return growth.kind === order;
  const place = (one: GrowthOrder) => Orders.options.indexOf(one);
  return place(growth.from) <= place(order) && place(order) <= place(growth.to);
}

describe.each(TRUTHS)("of times that grow like $order to $to", (truth) => {
  test.each([0.7, 20])("fewer than one answer in a hundred is wrong, with a start of %d ms", (idleMs) => {
    const rights = answersTo(truth, idleMs).map((answer) => isRight(answer, truth));
    expect(rights.filter((right) => right === false).length).toBeLessThan(SEEDS / 100);
    expect(rights.filter((right) => right === true).length).toBeGreaterThan(0.9 * SEEDS);
  });
});

test("an answer names neighbours only: a square is told from n√n and from a cube", () => {
  const square = TRUTHS.filter(({ order }) => order === "n²").flatMap((truth) => answersTo(truth, 0.7));
  for (const { growth } of square) expect(growth).toMatchObject({ kind: "power", from: expect.stringMatching(/^n²/) });
});

test("the time at the full size is foretold within its interval", () => {
  const [truth] = TRUTHS.filter(({ order }) => order === "n²");
  if (truth === undefined) throw new Error("no truth");
  const real = truth.time(truth.full);
  const hits = answersTo(truth, 0.7).filter(({ atFull }) => {
    if (atFull === null || atFull.isMeasured) throw new Error("there is nothing measured at the full size");
    return atFull.low <= real && real <= atFull.high;
  });
  expect(hits.length).toBeGreaterThan(0.95 * SEEDS);
});

test("a program that takes hardly longer than nothing, one that ends on a few sizes, one that does the same on all, and one of steps are no evidence", () => {
  const growthOf = (points: [number, number][]) =>
    fitGrowth({
      points: points.map(([size, cpuMs]) => ({ size, cpuMs })),
      idleMs: 20,
      warmUpMs: 5,
      full: 100_000,
      memoryBytes: 0,
      pace: "own",
    }).growth;
  const at = sizes(1_000, 100_000);
  expect(growthOf(at.map((size) => [size, 20 + size / 1e5]))).toEqual({ kind: "unknown", reason: "fast" });
  expect(growthOf(at.slice(0, 5).map((size) => [size, 21]))).toEqual({ kind: "unknown", reason: "few" });
  expect(growthOf([[90_000, 300]])).toEqual({ kind: "unknown", reason: "few" });
  expect(growthOf(at.map((size) => [size, 400 + size / 1e3]))).toEqual({ kind: "unknown", reason: "other" });
  const steps = at.map((size, place): [number, number] => [size, place % 2 === 0 ? 40 : 400]);
  expect(growthOf(steps)).toEqual({ kind: "unknown", reason: "uneven" });
});

test("what grows more slowly than its input is read is no evidence", () => {
  // Of a program that is quadratic on another kind of input, as it was measured (2026-11-23).
  const sizes = [4_000, 6_280, 8_644, 11_897, 14_656, 16_375, 22_538, 31_020, 42_695, 58_763, 80_880, 111_319, 153_215];
  const times = [28.8, 57.1, 47.7, 75.8, 62.5, 71.5, 71.9, 114.9, 112, 173.5, 223.9, 224.8, 267.7];
  const points = sizes.map((size, place) => ({ size, cpuMs: times[place] ?? 0 }));
  const { growth } = fitGrowth({ points, idleMs: 5.1, warmUpMs: 25, full: 200_000, memoryBytes: 0, pace: "own" });
  expect(growth).toEqual({ kind: "unknown", reason: "other" });
});

test("a square that a compiler makes flatter while it runs is not said to be anything less", () => {
  // Of a program that compares every pair, in JavaScript, as it was measured once (2026-11-23).
  const sizes = [2_469, 3_174, 4_000, 4_079, 5_244, 6_740, 8_664, 11_137, 14_315, 18_401];
  const times = [22.2, 26.9, 31.9, 31.9, 50.1, 69.4, 91.2, 125.2, 172.6, 274.7];
  const points = sizes.map((size, place) => ({ size, cpuMs: times[place] ?? 0 }));
  const measured = { points, idleMs: 7.2, full: 500_000, memoryBytes: 2 ** 22, pace: "own" } as const;
  expect(fitGrowth({ ...measured, warmUpMs: 25 }).growth).toEqual({ kind: "unknown", reason: "uneven" });
});

test("what was measured at the full size is said as it was, and the line ends there", () => {
  const at = sizes(5_000, 100_000);
  const { atFull, line } = fitGrowth({
    points: at.map((size) => ({ size, cpuMs: 1 + size / 1e3 })),
    idleMs: 1,
    warmUpMs: 1,
    full: 100_000,
    memoryBytes: 0,
    pace: "own",
  });
  expect(atFull).toEqual({ isMeasured: true, low: 101, best: 101, high: 101 });
  expect(line[0]?.size).toBeCloseTo(5_000);
  expect(line.at(-1)?.size).toBeCloseTo(100_000);
  expect(line.at(-1)?.cpuMs).toBeCloseTo(101, 0);
});

test("a square whose garbage makes an interpreter's larger runs dearer is still one", () => {
  // The least of nine or ten runs each of a bubble sort in JavaScript (2026-11-23).
  const sizes = [174, 188, 238, 325, 445, 609, 833, 941, 1_139, 1_558];
  const times = [11.1, 11.8, 12.5, 16, 22.7, 35.8, 63.1, 80.6, 122.5, 235.9];
  const points = sizes.map((size, place) => ({ size, cpuMs: times[place] ?? 0 }));
  const { growth } = fitGrowth({ points, idleMs: 5.5, warmUpMs: 4, full: 200_000, memoryBytes: 0, pace: "even" });
  expect(growth).toMatchObject({ kind: "power", from: "n²" });
});

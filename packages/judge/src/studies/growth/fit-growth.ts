import type { Growth, GrowthCurve, GrowthPoint } from "@verdict/contract/growth";
import { type Allowances, allowancesOf } from "./fit-allowances.ts";
import {
  exponentialShape,
  type Fitted,
  fitShape,
  powerShape,
  type Tried,
  tryOnGrid,
  type WeightedPoint,
} from "./fit-models.ts";
import { ordersWithin } from "./growth-orders.ts";
import type { Pace } from "./timed-program.ts";

/*
 * Times are fitted by `fixed + scale · n^a`. The exponents that agree with the times make an interval, which is widened
 * by what caches do: where the memory of a program outgrows one, each step gets slower, and a linear program looks
 * steeper. Orders within that interval are the answer; n log n is a power here too, with the exponent that it has at
 * the largest size.
 */

export interface Measured {
  /** In order of size. */
  points: readonly GrowthPoint[];
  /** CPU time on the smallest input. */
  idleMs: number;
  /** What a runtime may spend beyond that on getting warm, however large the input. */
  warmUpMs: number;
  full: number;
  /** How much more memory it takes on the largest of these sizes than on the smallest input. */
  memoryBytes: number;
  pace: Pace;
}

export type Fit = Pick<GrowthCurve, "growth" | "line" | "atFull">;

/**
 * Of a time, beside what is random in short ones: the spread of the least of several runs (2026-11-22, two busy cores).
 */
const NOISE_SHARE = 0.04;
const NOISE_OF_TIMES = { ms: 0.25, ofIdle: 0.03 };
/**
 * The same of counted steps, as if a million of them took a millisecond: a program's own never differ, those of a JVM's
 * start by a few in a thousand.
 */
export const NOISE_OF_STEPS = { ms: 0.001, ofIdle: 0.01 };
/** Of the sizes that have to differ in time; with fewer no curve is certain. */
const FEWEST_POINTS = 5;
/** Each further size of such a program takes many times as long as the one before. */
const FEWEST_WHEN_EXPONENTIAL = 3;
/** How far the largest time has to stand above that of the smallest input, in units of noise. */
const CLEAR_RISE = 8;
/** A program that reads its input is no flatter: its time hangs on something that did not grow. */
const FLATTEST = 0.75;
/** Wider than this the interval says too little. */
const WIDEST = 1;
/** Beyond this, nobody writes a power. */
const STEEPEST_POWER = 4.5;
const LONGEST_MS = 1e15;

/** In steps of 0.02 as far as powers are told from each other, and coarser beyond. */
const EXPONENTS = [
  ...Array.from({ length: 250 }, (_unused, step) => step / 50),
  ...Array.from({ length: 120 }, (_unused, step) => 5 * 1.025 ** step),
];
const RATES = Array.from({ length: 240 }, (_unused, step) => 0.5 * 1.025 ** step);

export function fitGrowth({ points: all, idleMs, warmUpMs, full, memoryBytes, pace }: Measured): Fit {
  const points = warmOnes(all, { idleMs, warmUpMs });
  const most = points.at(-1)?.size ?? 1;
  const noiseMs = noiseOf(idleMs, pace);
  const rise = Math.max(...points.map(({ cpuMs }) => cpuMs)) - idleMs;
  const weighted = weigh(points, noiseMs);
  const nothing = { line: [], atFull: measuredAt(points, full) };
  if (rise < Math.max(CLEAR_RISE * noiseMs, 2 * warmUpMs))
    return { growth: unknown(most >= 0.7 * full ? "fast" : "few"), ...nothing };
  if (all.length < FEWEST_POINTS) return { growth: unknown("few"), ...nothing };
  const fixed = fixedWithin({ idleMs, warmUpMs, noiseMs });
  const powers = tryOnGrid(EXPONENTS, (exponent) => fitShape(weighted, powerShape(exponent, most), fixed));
  const exponentials = tryOnGrid(RATES, (rate) => fitShape(weighted, exponentialShape(rate, most), fixed));
  const agreeing = thoseThatAgree(powers, points.length);
  const isExponential = growsExponentially(powers, exponentials.best, agreeing);
  if (isExponential === null) return { growth: unknown("uneven"), ...nothing };
  const shape = isExponential
    ? exponentialShape(exponentials.best.parameter, most)
    : powerShape(powers.best.parameter, most);
  const best = isExponential ? exponentials.best : powers.best;
  const clear = points.filter(({ cpuMs }) => cpuMs - idleMs > 2 * noiseMs).length;
  if (clear < (isExponential ? FEWEST_WHEN_EXPONENTIAL : FEWEST_POINTS)) return { growth: unknown("few"), ...nothing };
  const growth: Growth = isExponential
    ? { kind: "exponential" }
    : growthOf(agreeing, powers.best, {
        most,
        allowed: allowancesOf(powers.best.parameter, { warmUpMs, memoryBytes, pace }),
      });
  if (growth.kind === "unknown") return { growth, ...nothing };
  const timeAt = (size: number) => Math.min(LONGEST_MS, best.fixedMs + best.scaleMs * shape(size));
  const spreadAt = (isExponential ? [best] : agreeing).map((one) => {
    const shapeOf = isExponential ? shape : powerShape(one.parameter, most);
    return Math.min(LONGEST_MS, one.fixedMs + one.scaleMs * shapeOf(full));
  });
  const calculated = { low: Math.min(...spreadAt), best: timeAt(full), high: Math.max(...spreadAt) };
  return {
    growth,
    line: lineOf(timeAt, { least: all[0]?.size ?? 1, full }),
    atFull: nothing.atFull ?? { isMeasured: false, ...calculated },
  };
}

/**
 * The line of a program that grows like a power within these, and its time at the full size: as far off as the power
 * may be, and whether its runtime has spent nothing on getting warm or all that it may.
 */
export function fitWithin(
  { points: all, idleMs, warmUpMs, full }: Pick<Measured, "points" | "idleMs" | "warmUpMs" | "full">,
  { exponent, low, high }: { exponent: number; low: number; high: number },
): { line: GrowthPoint[]; atFull: { low: number; best: number; high: number } } {
  const points = warmOnes(all, { idleMs, warmUpMs });
  const most = points.at(-1)?.size ?? 1;
  const noiseMs = noiseOf(idleMs, "own");
  const weighted = weigh(points, noiseMs);
  const fixed = fixedWithin({ idleMs, warmUpMs, noiseMs });
  const timeWith = (power: number, within: { least: number; most: number }) => {
    const shape = powerShape(power, most);
    const { fixedMs, scaleMs } = fitShape(weighted, shape, within);
    return (size: number) => Math.min(LONGEST_MS, fixedMs + scaleMs * shape(size));
  };
  const timeAt = timeWith(exponent, fixed);
  const starts = [fixed, { least: fixed.least, most: fixed.least }, { least: fixed.most, most: fixed.most }];
  const times = [exponent, low, high].flatMap((power) => starts.map((start) => timeWith(power, start)(full)));
  return {
    line: lineOf(timeAt, { least: all[0]?.size ?? 1, full }),
    atFull: { low: Math.min(...times), best: timeAt(full), high: Math.max(...times) },
  };
}

/** Until a runtime is warm, what it does for itself grows as well: nothing is read out of that. */
function warmOnes(
  points: readonly GrowthPoint[],
  { idleMs, warmUpMs }: Pick<Measured, "idleMs" | "warmUpMs">,
): readonly GrowthPoint[] {
  const warm = points.filter(({ cpuMs }) => cpuMs - idleMs >= warmUpMs / 2);
  return warm.length < FEWEST_POINTS ? points : warm;
}

function noiseOf(idleMs: number, pace: Pace): number {
  const { ms, ofIdle } = pace === "counted" ? NOISE_OF_STEPS : NOISE_OF_TIMES;
  return ms + ofIdle * idleMs;
}

function weigh(points: readonly GrowthPoint[], noiseMs: number): WeightedPoint[] {
  return points.map((point) => ({ ...point, sigmaMs: Math.hypot(noiseMs, NOISE_SHARE * point.cpuMs) }));
}

function fixedWithin({ idleMs, warmUpMs, noiseMs }: Pick<Measured, "idleMs" | "warmUpMs"> & { noiseMs: number }): {
  least: number;
  most: number;
} {
  return { least: Math.max(0, 0.9 * idleMs - noiseMs), most: idleMs + noiseMs + warmUpMs };
}

function unknown(reason: Extract<Growth, { kind: "unknown" }>["reason"]): Growth {
  return { kind: "unknown", reason };
}

/** What was measured needs no calculating. */
function measuredAt(points: readonly GrowthPoint[], full: number): Fit["atFull"] {
  const last = points.at(-1);
  if (last === undefined || last.size < 0.98 * full) return null;
  const { cpuMs } = last;
  return { isMeasured: true, low: cpuMs, best: cpuMs, high: cpuMs };
}

/** Square of Student's t that 99 % stay within, by degrees of freedom. */
const T_SQUARED = [4052, 98, 34, 21, 16.3, 13.7, 12.2, 11.3, 10.6, 10, 9.6, 9.3];
const KNOWN_NOISE = 9;

/** Those that the times do not exclude. A curve that fits badly makes all of it less certain. */
function thoseThatAgree({ best, all }: { best: Tried; all: readonly Tried[] }, points: number): Tried[] {
  const freedom = Math.max(1, points - 3);
  const t = T_SQUARED[freedom - 1] ?? KNOWN_NOISE;
  const allowed = Math.max(KNOWN_NOISE, (t * best.misfit) / freedom);
  return all.filter(({ misfit }) => misfit <= best.misfit + allowed);
}

/** Null where the times agree with a power that somebody may have written, and with what is faster as well. */
function growsExponentially(powers: { best: Tried }, exponential: Fitted, agreeing: readonly Tried[]): boolean | null {
  const low = agreeing[0]?.parameter ?? 0;
  const high = agreeing.at(-1)?.parameter ?? 0;
  if (low > 2 * STEEPEST_POWER) return true;
  const isBetter = exponential.misfit <= powers.best.misfit;
  if (low > STEEPEST_POWER) return isBetter ? true : null;
  return high > STEEPEST_POWER && isBetter ? null : false;
}

function growthOf(
  agreeing: readonly Tried[],
  best: Tried,
  { most, allowed }: { most: number; allowed: Allowances },
): Growth {
  const low = agreeing[0]?.parameter ?? 0;
  const high = agreeing.at(-1)?.parameter ?? low;
  if (high - low > WIDEST) return unknown("uneven");
  const exponent = best.parameter;
  if (exponent < FLATTEST) return unknown("other");
  const reaches = {
    low: exponent - Math.hypot(exponent - low, allowed.steeper),
    high: exponent + Math.hypot(high - exponent, allowed.flatter),
  };
  const orders = ordersWithin(reaches, most);
  if (orders === null) return unknown("uneven");
  if (orders === "other") return unknown("other");
  return { kind: "power", ...orders, exponent, low, high };
}

const LINE_POINTS = 40;

function lineOf(timeAt: (size: number) => number, { least, full }: { least: number; full: number }): GrowthPoint[] {
  return Array.from({ length: LINE_POINTS }, (_unused, place) => {
    const size = least * (full / least) ** (place / (LINE_POINTS - 1));
    return { size, cpuMs: timeAt(size) };
  });
}

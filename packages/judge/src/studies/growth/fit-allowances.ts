import type { Pace } from "./timed-program.ts";

/** How far below and above a measured exponent a program's own may be. */
export interface Allowances {
  steeper: number;
  flatter: number;
}

/**
 * What caches add to an exponent: more where the memory that is used outgrows one (a linear search in a graph of 75,000
 * vertices went like n^1.6 from 4 MB on, 2026-11-22), or where others fill it (a square went like n^2.4 beside fifteen
 * programs, and like n^2.0 beside ten, 2026-11-23). And what is paid once takes from it.
 */
const STEEPER_BY_CACHES = 0.4;
const STEEPER_BEYOND_CACHES = 0.65;
/** Programs that take longer than this for a step each time are steep by themselves. */
const STEEPEST_BY_CACHES = 1.75;
const SMALL_CACHE_BYTES = 1024 * 1024;
const FLATTER_BY_START = 0.12;
/**
 * What gets warm so slowly compiles while it runs: larger sizes are cheaper (a square in JavaScript went like n^1.54,
 * 2026-11-23).
 */
const FLATTER_BY_COMPILER = 0.4;
const COMPILES_FROM_MS = 20;
/**
 * An interpreter's step works longer than it waits for memory. But on its smaller sizes reading the input still takes a
 * share (square tables of 1,800 and 3,000 rows went like n^1.85 and n^1.72 in Java by its interpreter), and garbage is
 * collected on the larger ones only (a bubble sort in JavaScript went like n^2.30; all 2026-11-23).
 */
const OF_STEPS = { steeper: 0.3, flatter: 0.3 };

export function allowancesOf(
  exponent: number,
  { warmUpMs, memoryBytes, pace }: { warmUpMs: number; memoryBytes: number; pace: Pace },
): Allowances {
  if (pace !== "own") return OF_STEPS;
  const isBeyondCaches = memoryBytes > SMALL_CACHE_BYTES && exponent < STEEPEST_BY_CACHES;
  return {
    steeper: isBeyondCaches ? STEEPER_BEYOND_CACHES : STEEPER_BY_CACHES,
    flatter: warmUpMs < COMPILES_FROM_MS ? FLATTER_BY_START : FLATTER_BY_COMPILER,
  };
}

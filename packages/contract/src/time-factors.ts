import * as z from "zod/mini";
import { FURTHER_LANGUAGE_IDS } from "./language.ts";
import type { Range } from "./problem-limits.ts";
import { UNSOLVED } from "./said-time-factors.ts";

/** With the longest time limit a test may then take twenty minutes, which a judge's lease lasts out. */
export const TIME_FACTOR: Range = { min: 1, max: 20 };

const FACTOR_TEXT = `A time factor must be a number from ${TIME_FACTOR.min} to ${TIME_FACTOR.max}, or ${UNSOLVED}`;
const CORE_TEXT = `Time factors may only be for further languages: ${FURTHER_LANGUAGE_IDS.join(", ")}`;

/**
 * Where the factor of a further language does not do for a problem: by the language's id another factor, which counts
 * in the place of the language's own, or that no solution is known to pass. Core languages have references that do.
 */
export const TimeFactors = z
  .record(
    z.string(),
    z.union(
      [
        z.number().check(z.minimum(TIME_FACTOR.min, FACTOR_TEXT), z.maximum(TIME_FACTOR.max, FACTOR_TEXT)),
        z.literal(UNSOLVED),
      ],
      FACTOR_TEXT,
    ),
    "Time factors must be a map",
  )
  .check(z.refine((factors) => Object.keys(factors).every((id) => FURTHER_LANGUAGE_IDS.includes(id)), CORE_TEXT));
export type TimeFactors = z.infer<typeof TimeFactors>;

import * as z from "zod/mini";
import { FURTHER_LANGUAGE_IDS, type LanguageId, timeFactorOf } from "./language.ts";
import type { Range } from "./problem-limits.ts";

/** With the longest time limit a test may then take twenty minutes, which a judge's lease lasts out. */
export const TIME_FACTOR: Range = { min: 1, max: 20 };
/** In the place of a factor: no solution in the language is known to pass, and its programs get what they get anywhere. */
export const UNSOLVED = "unsolved";

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

/** The same as a reply says it: whoever reads it may be older than its words. */
export const SaidTimeFactors = z.record(z.string(), z.union([z.number(), z.string()]));

/** What a problem says of it; null or left out where it says nothing. */
type Said = Readonly<Record<string, number | string>> | null | undefined;

/** The multiple of a problem's time limit that programs in this language get. */
export function timeFactorIn(id: LanguageId, factors: Said): number {
  const factor = saidOf(id, factors);
  return typeof factor === "number" ? factor : timeFactorOf(id);
}

export function isUnsolvedIn(id: LanguageId, factors: Said): boolean {
  return saidOf(id, factors) === UNSOLVED;
}

function saidOf(id: LanguageId, factors: Said): number | string | undefined {
  return factors && Object.hasOwn(factors, id) ? factors[id] : undefined;
}

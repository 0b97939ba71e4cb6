import * as z from "zod/mini";
import { type LanguageId, timeFactorOf } from "./language.ts";

/*
 * What a problem says of the time of further languages, as far as a page needs it that shows the problem: the rules of
 * who writes it are time-factors.ts, and no page has to load them.
 */

/** In the place of a factor: no solution in the language is known to pass, and its programs get what they get anywhere. */
export const UNSOLVED = "unsolved";

/** `TimeFactors` as a reply says it: whoever reads it may be older than its words. */
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

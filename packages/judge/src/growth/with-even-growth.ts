import type { Growth, GrowthCurve } from "@verdict/contract/growth";
import type { LanguageId } from "@verdict/contract/language";
import { fitWithin } from "./fit-growth.ts";
import { PACE_OF_STEPS } from "./timed-program.ts";

/**
 * A program's own times go up more steeply than its steps where caches overflow (the more so where nothing else takes
 * time), and less where a compiler comes late. Where they differ by more, it does something that an interpreter makes
 * cheap beside the rest, such as moving much memory at once (in C++ that is counted), or that nobody counts: then
 * neither is evidence.
 */
const STEEPER_ON_ITS_OWN: Record<LanguageId, number> = { cpp: 0.7, java: 0.5, javascript: 0.5 };
const FLATTER_ON_ITS_OWN = 0.9;

/**
 * A program's own times with the growth that its steps have shown: the line and the time at the full size keep to it.
 * `warmUpMs`: what its runtime spends on getting warm.
 */
export function withEvenGrowth(
  curve: GrowthCurve,
  { growth, language, full, warmUpMs }: { growth: Growth; language: LanguageId; full: number; warmUpMs: number },
): GrowthCurve {
  if (growth.kind === "unknown") return curve;
  const own = curve.growth;
  const way = PACE_OF_STEPS[language] === "even" ? { isGrowthInterpreted: true } : { isGrowthCounted: true };
  const measured = curve.atFull?.isMeasured === true ? curve.atFull : null;
  if (own.kind === "power" && !agrees(own, growth, STEEPER_ON_ITS_OWN[language]))
    return { ...curve, growth: { kind: "unknown", reason: "uneven" }, line: [], atFull: measured };
  const { points, idleMs } = curve;
  if (growth.kind === "exponential") return { ...curve, growth, ...way, line: [], atFull: measured };
  if (points.length === 0) return { ...curve, growth, ...way };
  const { line, atFull } = fitWithin({ points, idleMs, warmUpMs, full }, growth);
  // Where the whole of it was measured, a straight line through times that bend would only be wrong.
  const isBent = own.kind === "unknown" && measured !== null;
  return {
    ...curve,
    growth,
    ...way,
    line: isBent ? [] : line,
    atFull: measured ?? { isMeasured: false, ...atFull },
  };
}

function agrees(own: Extract<Growth, { kind: "power" }>, steps: Growth, steeper: number): boolean {
  if (steps.kind !== "power") return false;
  return own.exponent - steps.exponent < steeper && steps.exponent - own.exponent < FLATTER_ON_ITS_OWN;
}

import type { Growth, GrowthCurve, GrowthPoint } from "@verdict/contract/growth";
import type { LanguageId } from "@verdict/contract/language";
import { fitWithin } from "./fit-growth.ts";
import { studyPaceOf } from "./study-paces.ts";

/** See `steeperOnItsOwn` of a language. */
const FLATTER_ON_ITS_OWN = 0.9;

interface GrowthOfSteps {
  growth: Growth;
  /** What it was read from; counted steps as if a million of them took a millisecond. */
  steps: readonly GrowthPoint[];
  language: LanguageId;
  full: number;
  /** What the runtime spends on getting warm. */
  warmUpMs: number;
}

/**
 * A program's own times with the growth that its steps have shown: the line and the time at the full size keep to it.
 */
export function withGrowthOfSteps(curve: GrowthCurve, ofSteps: GrowthOfSteps): GrowthCurve {
  const { growth, language, full, warmUpMs } = ofSteps;
  if (growth.kind === "unknown") return curve;
  const own = curve.growth;
  const { ofSteps: counted, steeperOnItsOwn } = studyPaceOf(language);
  const way = counted?.pace === "even" ? { isGrowthInterpreted: true } : { isGrowthCounted: true };
  const measured = curve.atFull?.isMeasured === true ? curve.atFull : null;
  if (own.kind === "power" ? !agrees(own, growth, steeperOnItsOwn) : takesMoreThan(ofSteps, curve))
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

function takesMoreThan({ growth, steps, language, warmUpMs }: GrowthOfSteps, { points, idleMs }: GrowthCurve): boolean {
  const top = points.at(-1);
  const counted = steps.at(-1);
  const { longestMillionMs: longestMs } = studyPaceOf(language);
  if (longestMs === null || growth.kind !== "power" || top === undefined || counted === undefined) return false;
  const millions = counted.cpuMs * (top.size / counted.size) ** growth.exponent;
  return top.cpuMs - idleMs - warmUpMs > longestMs * millions;
}

import { type GrowthCurve, GrowthResult, type MeasuredGrowth, type ToldCurve } from "@verdict/contract/growth";
import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import { secondsOfMs } from "@verdict/contract/units";
import type { Study } from "./study.ts";

/** How the time of an own submission grows. It tells times on generated inputs, and no answer of the reference. */
export const GROWTH: Study<GrowthResult, MeasuredGrowth> = {
  kind: "growth",
  purpose: "growth",
  isFor: (verdict) => ["AC", "WA", "TLE", "MLE", "RTE", "OLE"].includes(verdict),
  notFor: "This submission does not run.",
  notHere: "There is nothing to measure growth with for this problem.",
  notWithInteraction: NOT_WITH_INTERACTION.growth,
  parse: (result) => GrowthResult.parse(result),
  present: presentGrowth,
};

/** The generator's command stays here: it says what the hidden tests are made with. */
function presentGrowth(result: GrowthResult): MeasuredGrowth {
  const effort = { runs: result.runs, seconds: secondsOfMs(result.elapsedMs) };
  if (result.kind === "nothing") return { kind: "nothing", isCutShort: result.isCutShort, ...effort };
  const { word, full, limitMs, own, reference } = result;
  return {
    kind: "measured",
    word,
    full,
    limit: secondsOfMs(limitMs),
    own: presentCurve(own),
    reference: reference === null ? null : presentCurve(reference),
    ...effort,
  };
}

function presentCurve({ points, line, growth, atFull, failed, ...ways }: GrowthCurve): ToldCurve {
  const { isGrowthInterpreted, isGrowthCounted } = ways;
  const told = ({ size, cpuMs }: { size: number; cpuMs: number }) => ({ size, seconds: cpuMs / 1000 });
  const { isMeasured, low, best, high } = atFull ?? { isMeasured: false, low: 0, best: 0, high: 0 };
  return {
    points: points.map(told),
    line: line.map(told),
    growth,
    atFull: atFull === null ? null : { isMeasured, low: low / 1000, best: best / 1000, high: high / 1000 },
    failedFrom: failed?.size ?? null,
    isGrowthInterpreted,
    isGrowthCounted,
  };
}

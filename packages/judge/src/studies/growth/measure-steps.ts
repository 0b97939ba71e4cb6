import type { Growth, GrowthCurve } from "@verdict/contract/growth";
import type { StudyTask } from "@verdict/contract/studies";
import type { StudyTools } from "../shared/study-tools.ts";
import { exponentAt } from "./growth-orders.ts";
import { measureCurve } from "./measure-curve.ts";
import type { SizeFamily } from "./size-families.ts";
import { makeInputs, type SizedInput } from "./sized-inputs.ts";
import { studyPaceOf } from "./study-paces.ts";
import { idleOf, type TimedProgram } from "./timed-program.ts";
import { withGrowthOfSteps } from "./with-growth-of-steps.ts";

/*
 * Where a runtime gets faster while it runs, the times of a short program say little of its growth. Its interpreter
 * alone keeps its speed, and each step takes so long there that neither a start nor a cache matters; a C++ program can
 * count its steps, and a JVM counts those of a Java program. Those runs say how the program grows, and its own times
 * how long it takes.
 */

/**
 * A program's step takes its interpreter up to so many times as long: the first of these runs is no longer than this.
 */
const SLOWER_INTERPRETED = 30;
const FIRST_MS = 400;
/** Orders that are further apart are different powers. */
const SAME_POWER = 0.3;

/**
 * The same curve with the growth of the program's steps, where its own times leave the power open.
 */
export async function measureSteps(
  tools: StudyTools,
  task: StudyTask,
  input: {
    curve: GrowthCurve;
    family: SizeFamily;
    /** At the pace at which its steps are seen; null where there is none. */
    program: TimedProgram | null;
    smallest: SizedInput;
    hasTime(): boolean;
  },
): Promise<GrowthCurve> {
  const { curve, family, program, smallest, hasTime } = input;
  if (program === null || isOnePower(curve.growth) || !hasTime()) return curve;
  const [small] = await makeInputs(tools, task, [{ family, size: sizeToBeginWith(curve) }]);
  const idle = await idleOf(program, smallest);
  if (small === undefined || idle === null) return curve;
  const [start] = await program.time([small], FIRST_MS + idle.cpuMs);
  if (start === undefined) return curve;
  const { growth, points } = await measureCurve(tools, task, { program, start, idle, hasTime });
  return withGrowthOfSteps(curve, {
    growth,
    steps: points,
    language: program.language,
    full: family.full,
    warmUpMs: studyPaceOf(program.language).ownPlan.warmUpMs,
  });
}

/** One power, not two neighbours. */
function isOnePower(growth: Growth): boolean {
  if (growth.kind === "exponential") return true;
  if (growth.kind === "unknown") return false;
  // At so large a size that a logarithm is not nearly a power.
  const of = (order: typeof growth.from) => exponentAt(order, 1e6);
  return of(growth.to) - of(growth.from) < SAME_POWER;
}

function sizeToBeginWith({ points, idleMs }: GrowthCurve): number {
  const short = points.filter(({ cpuMs }) => cpuMs - idleMs < FIRST_MS / SLOWER_INTERPRETED);
  return short.at(-1)?.size ?? Math.max(1, Math.ceil((points[0]?.size ?? 32) / 4));
}

import type { GrowthCurve } from "@verdict/contract/growth";
import type { StudyTask } from "@verdict/contract/studies";
import { MEBIBYTE } from "@verdict/contract/units";
import type { StudyTools } from "../shared/study-tools.ts";
import { fitGrowth } from "./fit-growth.ts";
import type { SizeFamily } from "./size-families.ts";
import { makeInputs, type SizedInput } from "./sized-inputs.ts";
import { type CurvePlan, studyPaceOf } from "./study-paces.ts";
import type { Idle, Pace, TimedProgram, TimedRun } from "./timed-program.ts";

/** While every size is too much, so much is enough to see it. */
const LOOKING_MS = 400;
const CAP_MS = 1_500;
/** Within so much the largest size is found. */
const NEAR = 1.2;
const MOST_CLIMBING_STEPS = 20;
/**
 * Letters of all inputs of a curve, each of which is run several times. They come to about five times the largest,
 * which has 10 MiB at most in the catalogue; a generator may print as much for every size.
 */
const MOST_HELD = 256 * MEBIBYTE;

function planOf({ language, pace }: TimedProgram): CurvePlan {
  const { ownPlan, ofSteps } = studyPaceOf(language);
  return pace === "own" || ofSteps === null ? ownPlan : ofSteps.plan;
}

interface Curve {
  family: SizeFamily;
  idle: Idle;
  /** The least time of each size, by the input. */
  times: Map<number, TimedRun>;
  failed: GrowthCurve["failed"];
  /** The time was over before all sizes had been tried. */
  isCutShort: boolean;
}

/**
 * Measures a program on inputs of the kind of this run: up to the size that takes about a second, then below it, until
 * it is certain.
 */
export async function measureCurve(
  tools: StudyTools,
  task: StudyTask,
  input: { program: TimedProgram; start: TimedRun; idle: Idle; hasTime(): boolean },
): Promise<GrowthCurve> {
  const { program, idle, hasTime } = input;
  const { family } = input.start.input;
  const { pace } = program;
  const plan = planOf(program);
  const { topMs, rounds, noise } = plan;
  const curve: Curve = { family, idle, times: new Map(), failed: null, isCutShort: false };
  let held = 0;
  const make = async (sizes: readonly number[]) => {
    const inputs = await makeInputs(
      tools,
      task,
      sizes.map((size) => ({ family, size })),
    );
    return inputs.filter(({ text }) => {
      if (held + text.length > MOST_HELD) return false;
      held += text.length;
      return true;
    });
  };
  const time = async (inputs: readonly SizedInput[], mostMs: number) => {
    const runs = await program.time(inputs, mostMs + idle.cpuMs);
    for (const run of runs) keep(curve, run);
    return runs;
  };
  const slope = await climb(curve, { start: input.start, topMs, leastMs: noise.ms, hasTime, make, time });
  const ladder = [...curve.times.values()].map((run) => run.input);
  const missing = sizesBelow(curve, slope, plan).filter((size) => !curve.times.has(family.at(size).size));
  ladder.push(...(await make(missing)));
  const inputs = ladder.toSorted((a, b) => a.size - b.size);
  for (let round = 1; round <= rounds.most; round += 1) {
    for (const some of inPieces(inputs)) {
      if (hasTime()) await time(some, CAP_MS);
      else if (round === 1) curve.isCutShort = true;
    }
    if (!hasTime() || (round >= rounds.fewest && isSettled(presentCurve(curve, { plan, pace })))) break;
  }
  return presentCurve(curve, { plan, pace });
}

function presentCurve(curve: Curve, { plan, pace }: { plan: CurvePlan; pace: Pace }): GrowthCurve {
  const { idle, family, failed, isCutShort } = curve;
  const idleMs = idle.cpuMs;
  const points = [...curve.times.values()]
    .map(({ input: { size }, cpuMs }) => ({ size, cpuMs }))
    .toSorted((a, b) => a.size - b.size);
  const memoryBytes = Math.max(0, ...[...curve.times.values()].map((run) => run.memoryBytes)) - idle.memoryBytes;
  const { warmUpMs } = plan;
  const fit = fitGrowth({ points, idleMs, warmUpMs, full: family.full, memoryBytes, pace });
  const growth = fit.growth.kind === "unknown" && isCutShort ? { ...fit.growth, isCutShort } : fit.growth;
  return { idleMs, points, failed, ...fit, growth };
}

/** Nothing that further rounds would change much. */
function isSettled({ growth }: GrowthCurve): boolean {
  return growth.kind === "exponential" || (growth.kind === "power" && growth.high - growth.low < 0.2);
}

function keep(curve: Curve, run: TimedRun): void {
  const { end, cpuMs, reason } = run;
  const { size } = run.input;
  if (end === "failed" && (curve.failed === null || size < curve.failed.size)) curve.failed = { size, reason };
  if (end !== "well") return;
  const known = curve.times.get(size);
  if (known === undefined || cpuMs < known.cpuMs) curve.times.set(size, run);
}

/** Up to the largest size that takes no longer than wanted. Returns how steep it is there: the exponent, roughly. */
async function climb(
  curve: Curve,
  input: {
    start: TimedRun;
    topMs: number;
    /** Shorter times are all alike. */
    leastMs: number;
    hasTime(): boolean;
    make(sizes: readonly number[]): Promise<SizedInput[]>;
    time(inputs: readonly SizedInput[], mostMs: number): Promise<TimedRun[]>;
  },
): Promise<number> {
  const { family } = curve;
  const idleMs = curve.idle.cpuMs;
  const { start, topMs, leastMs } = input;
  keep(curve, start);
  let good: Timed | null = start.end === "well" ? { size: start.input.size, ms: start.cpuMs } : null;
  let before: Timed | null = null;
  let bad = start.end === "well" ? Number.POSITIVE_INFINITY : start.input.size;
  for (let step = 0; step < MOST_CLIMBING_STEPS; step += 1) {
    if (good !== null && (good.size >= family.full || good.ms - idleMs > topMs / 3)) break;
    const size = nextSize({ good, before, bad, idleMs, topMs, leastMs, full: family.full });
    if (size === null) break;
    if (!input.hasTime()) {
      curve.isCutShort = true;
      break;
    }
    const [made] = await input.make([size]);
    const [run] = made === undefined ? [] : await input.time([made], good === null ? LOOKING_MS : topMs);
    const real = family.at(size).size;
    if (run !== undefined && run.end === "well") {
      if (good === null || real > good.size) {
        before = good;
        good = { size: real, ms: run.cpuMs };
      }
    } else bad = Math.min(bad, real);
  }
  if (good === null) return 2;
  if (before === null) {
    const size = Math.max(1, Math.round(good.size / 2));
    const [made] = await input.make([size]);
    const [run] = made === undefined ? [] : await input.time([made], topMs);
    if (run !== undefined && run.end === "well") before = { size: run.input.size, ms: run.cpuMs };
  }
  return before === null || before.size >= good.size ? 1 : slopeOf(before, good, { idleMs, leastMs });
}

interface Timed {
  size: number;
  ms: number;
}

function nextSize(input: {
  good: Timed | null;
  before: Timed | null;
  bad: number;
  idleMs: number;
  topMs: number;
  leastMs: number;
  full: number;
}): number | null {
  const { good, before, bad, idleMs, topMs, leastMs, full } = input;
  if (good === null) return bad > 2 ? Math.max(1, Math.floor(bad / 8)) : null;
  if (bad < Number.POSITIVE_INFINITY) {
    const between = Math.round(Math.sqrt(good.size * bad));
    return bad / good.size < NEAR || between <= good.size || between >= bad ? null : between;
  }
  const steepness = before === null ? 2 : Math.max(1, slopeOf(before, good, { idleMs, leastMs }));
  const factor = (topMs / 1.5 / Math.max(2 * leastMs, good.ms - idleMs)) ** (1 / steepness);
  return Math.min(full, Math.ceil(good.size * Math.min(16, Math.max(1.3, factor))));
}

function slopeOf(before: Timed, good: Timed, { idleMs, leastMs }: { idleMs: number; leastMs: number }): number {
  const rise = Math.max(2 * leastMs, good.ms - idleMs) / Math.max(leastMs, before.ms - idleMs);
  return Math.min(60, Math.max(0.5, Math.log(rise) / Math.log(good.size / before.size)));
}

/**
 * From the largest size down to where the time is lost in that of the smallest input, or in what a runtime spends on
 * getting warm.
 */
function sizesBelow(curve: Curve, slope: number, { warmUpMs, steps, noise }: CurvePlan): number[] {
  const top = [...curve.times.values()].reduce(
    (largest, { input: { size }, cpuMs }) => (size > largest.size ? { size, cpuMs } : largest),
    { size: 0, cpuMs: 0 },
  );
  if (top.size === 0) return [];
  const noiseMs = Math.max(noise.ms + noise.ofIdle * curve.idle.cpuMs, warmUpMs / 2);
  const range = Math.min(2_000, Math.max(8, (top.cpuMs - curve.idle.cpuMs) / noiseMs));
  const factor = Math.min(2, range ** (1 / (steps * Math.max(1, slope))));
  const sizes: number[] = [];
  let last = top.size;
  for (let step = 1; step <= steps; step += 1) {
    const size = Math.min(last - 1, Math.round(top.size / factor ** step));
    if (size < 1) break;
    sizes.push(size);
    last = size;
  }
  return sizes;
}

const PIECE = 4;

function inPieces(inputs: readonly SizedInput[]): SizedInput[][] {
  const pieces: SizedInput[][] = [];
  for (let first = 0; first < inputs.length; first += PIECE) pieces.push(inputs.slice(first, first + PIECE));
  return pieces;
}

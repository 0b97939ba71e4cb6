import type { GrowthCurve, GrowthResult } from "@verdict/contract/growth";
import { timeFactorIn } from "@verdict/contract/said-time-factors";
import type { GrowthStep, StudyProgram, StudyTask } from "@verdict/contract/studies";
import type { ProgramRunner } from "../../program-runner.ts";
import { startStudyClock } from "../shared/study-clock.ts";
import type { StudyTools } from "../shared/study-tools.ts";
import { findSlowest } from "./find-slowest.ts";
import { measureCurve } from "./measure-curve.ts";
import { measureSteps } from "./measure-steps.ts";
import { familyOfOne, findFamilies, type SizeFamily } from "./size-families.ts";
import { makeInputs, type SizedInput } from "./sized-inputs.ts";
import { studyPaceOf } from "./study-paces.ts";
import { idleOf, type Pace, type TimedProgram, type TimedRun, timeProgram } from "./timed-program.ts";

/** CPU time of all runs together: what one slow submission costs. */
const MOST_CPU_MS = 15_000;
/** With making the inputs, and on a machine that has more to do than it can. */
const MOST_MS = 40_000;
/**
 * So much of both by when the slowest kind is found, then the program measured, and then the reference; `own` at their
 * own pace.
 */
const FINDING_SHARE = 0.35;
const OWN_SHARES = { own: 0.5, all: 0.78 };
const REFERENCE_SHARES = { own: 0.88, all: 0.97 };
/** With fewer points a curve says nothing. */
const FEWEST_POINTS = 5;
/** A reference keeps to the time limit. */
const REFERENCE_CAP_MS = 2_500;

/** Measures how a program's time grows with its input. Throws the abort's reason. */
export async function measureGrowth(
  judge: ProgramRunner,
  task: StudyTask,
  options: { signal: AbortSignal; onStep?: (step: GrowthStep) => void; mostMs?: number },
): Promise<GrowthResult> {
  const { mostMs = MOST_MS, signal } = options;
  const startedAt = performance.now();
  const clock = startStudyClock(judge);
  let cpuMs = 0;
  const until = (share: number) => () => clock.elapsedMs() < share * mostMs && cpuMs < share * MOST_CPU_MS;
  const tools = { judge, signal };
  let shown: Pick<GrowthStep, "word" | "full"> | null = null;
  let runs = 0;
  let hasFailed = false;
  const timedAt = (pace: Pace, program: StudyProgram, name: GrowthStep["program"]) =>
    timeProgram(tools, { ...program, limits: task.limits, pace }, (run) => {
      runs += 1;
      cpuMs += run.spentMs;
      hasFailed ||= run.end === "failed";
      const { size } = run.input;
      // What a step takes an interpreter is not what the program takes.
      if (shown !== null && pace === "own")
        options.onStep?.({ kind: "measured", program: name, runs, ...shown, size, cpuMs: run.cpuMs });
    });
  const effort = () => ({ runs, elapsedMs: Math.round(performance.now() - startedAt) });
  const families = await findFamilies(tools, task);
  const smallest = await smallestInput(tools, task, families);
  if (smallest === null) return { kind: "nothing", ...effort() };
  const timed = (program: StudyProgram, name: GrowthStep["program"]) => {
    const { ofSteps } = studyPaceOf(program.language);
    const steps = ofSteps === null ? null : timedAt(ofSteps.pace, program, name);
    return { own: timedAt("own", program, name), steps };
  };
  const { own, steps } = timed(task, "own");
  const idle = await idleOf(own, smallest);
  if (idle === null) return { kind: "nothing", ...effort() };
  const slowest = await findSlowest(tools, task, {
    program: own,
    families,
    idleMs: idle.cpuMs,
    hasTime: until(FINDING_SHARE),
  });
  const starts = slowest.flatMap((run) => [run, ...wholeOf(run)]);
  let measured: { family: SizeFamily; curve: GrowthCurve } | null = null;
  for (const start of starts) {
    const { family } = start.input;
    shown = { word: family.word, full: family.full };
    const curve = await measureCurve(tools, task, { program: own, start, idle, hasTime: until(OWN_SHARES.own) });
    if (curve.points.length > (measured?.curve.points.length ?? -1)) measured = { family, curve };
    // What ends on hardly any size of this kind may end on more of another.
    if (curve.points.length >= FEWEST_POINTS || !until(OWN_SHARES.own)()) break;
  }
  if (measured === null) {
    // Of inputs on which it had no time to run nothing is known.
    const isCutShort = !hasFailed && !until(FINDING_SHARE)();
    return { kind: "nothing", isCutShort, ...effort() };
  }
  const { family } = measured;
  const curve = await measureSteps(tools, task, {
    ...measured,
    program: steps,
    smallest,
    hasTime: until(OWN_SHARES.all),
  });
  const reference = await measureReference(tools, task, {
    family,
    smallest,
    timed: (program) => timed(program, "reference"),
    hasTime: until(REFERENCE_SHARES.own),
    hasTimeForSteps: until(REFERENCE_SHARES.all),
  });
  return {
    kind: "measured",
    word: family.word,
    full: family.full,
    limitMs: task.limits.timeMs * timeFactorIn(task.language, task.limits.timeFactors),
    command: family.command,
    own: curve,
    reference,
    ...effort(),
  };
}

/** The same kind with all numbers made smaller, from the same size on. */
function wholeOf(run: TimedRun): TimedRun[] {
  const { whole } = run.input.family;
  return whole === null ? [] : [{ ...run, input: { ...run.input, family: whole } }];
}

async function measureReference(
  tools: StudyTools,
  task: StudyTask,
  input: {
    family: SizeFamily;
    smallest: SizedInput;
    timed(program: StudyProgram): { own: TimedProgram; steps: TimedProgram | null };
    hasTime(): boolean;
    hasTimeForSteps(): boolean;
  },
): Promise<GrowthCurve | null> {
  const { family, smallest, timed, hasTime, hasTimeForSteps } = input;
  // In the same language: otherwise the two curves would compare runtimes.
  const reference = task.references.find(({ language }) => language === task.language) ?? task.references[0];
  if (reference === undefined || reference.source === task.source || !hasTime()) return null;
  const { own: program, steps } = timed(reference);
  const idle = await idleOf(program, smallest);
  if (idle === null) return null;
  const [full] = await makeInputs(tools, task, [{ family, size: family.full }]);
  const [start] = full === undefined ? [] : await program.time([full], REFERENCE_CAP_MS);
  if (start === undefined) return null;
  const curve = await measureCurve(tools, task, { program, start, idle, hasTime });
  return await measureSteps(tools, task, { curve, family, program: steps, smallest, hasTime: hasTimeForSteps });
}

/** Of a small case: what the program has to do on it is next to nothing. */
async function smallestInput(
  tools: StudyTools,
  task: StudyTask,
  families: readonly SizeFamily[],
): Promise<SizedInput | null> {
  const wanted = families.flatMap((family) => [1, 2, 4, 8].map((size) => ({ family, size })));
  const small = task.material.smallCases.map((command) => ({ family: familyOfOne(command), size: 1 }));
  const inputs = await makeInputs(tools, task, [...wanted.slice(0, 40), ...small.slice(0, 40)]);
  return inputs.toSorted((one, other) => one.text.length - other.text.length)[0] ?? null;
}

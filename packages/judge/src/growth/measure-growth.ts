import type { GrowthCurve, GrowthResult } from "@verdict/contract/growth";
import type { GrowthStep } from "@verdict/contract/judging";
import { TIME_FACTOR } from "@verdict/contract/language";
import type { SearchProgram, SearchTask } from "@verdict/contract/searching";
import type { SearchTools } from "../smallest/search-tools.ts";
import { findSlowest } from "./find-slowest.ts";
import { type Idle, measureCurve } from "./measure-curve.ts";
import { familyOfOne, findFamilies, type SizeFamily } from "./size-families.ts";
import { makeInputs, type SizedInput } from "./sized-inputs.ts";
import { type TimedProgram, type TimedRun, timeProgram } from "./timed-program.ts";

/** CPU time of all runs together: what one slow submission costs. */
const MOST_CPU_MS = 15_000;
/** With making the inputs, and on a machine that has more to do than it can. */
const MOST_MS = 40_000;
/** So much of both for finding the slowest kind, by when the program itself is measured, and the reference. */
const FINDING_SHARE = 0.35;
const OWN_SHARE = 0.7;
const REFERENCE_SHARE = 0.95;
/** With fewer points a curve says nothing. */
const FEWEST_POINTS = 5;
const IDLE_RUNS = 5;
/** A reference keeps to the time limit. */
const REFERENCE_CAP_MS = 2_500;
const IDLE_CAP_MS = 2_000;

/** Measures how a program's time grows with its input. Throws the abort's reason. */
export async function measureGrowth(
  judge: SearchTools["judge"],
  task: SearchTask,
  options: { signal: AbortSignal; onStep?: (step: GrowthStep) => void; mostMs?: number },
): Promise<GrowthResult> {
  const { mostMs = MOST_MS, signal } = options;
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  let cpuMs = 0;
  const until = (share: number) => () => elapsedMs() < share * mostMs && cpuMs < share * MOST_CPU_MS;
  const tools = { judge, signal };
  let shown: Pick<GrowthStep, "word" | "full"> | null = null;
  let runs = 0;
  const timed = (program: SearchProgram, name: GrowthStep["program"]) =>
    timeProgram(tools, { ...program, limits: task.limits }, (run) => {
      runs += 1;
      cpuMs += run.cpuMs;
      const { size } = run.input;
      if (shown !== null) options.onStep?.({ kind: "measured", program: name, runs, ...shown, size, cpuMs: run.cpuMs });
    });
  const effort = () => ({ runs, elapsedMs: Math.round(elapsedMs()) });
  const families = await findFamilies(tools, task);
  const smallest = await smallestInput(tools, task, families);
  if (smallest === null) return { kind: "nothing", ...effort() };
  const own = timed(task, "own");
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
    const curve = await measureCurve(tools, task, { program: own, start, idle, hasTime: until(OWN_SHARE) });
    if (curve.points.length > (measured?.curve.points.length ?? -1)) measured = { family, curve };
    // What ends on hardly any size of this kind may end on more of another.
    if (curve.points.length >= FEWEST_POINTS || !until(OWN_SHARE)()) break;
  }
  if (measured === null) return { kind: "nothing", ...effort() };
  const { family, curve } = measured;
  const reference = await measureReference(tools, task, {
    family,
    smallest,
    timed: (program) => timed(program, "reference"),
    hasTime: until(REFERENCE_SHARE),
  });
  return {
    kind: "measured",
    word: family.word,
    full: family.full,
    limitMs: task.limits.timeMs * TIME_FACTOR[task.language],
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
  tools: SearchTools,
  task: SearchTask,
  input: {
    family: SizeFamily;
    smallest: SizedInput;
    timed(program: SearchProgram): TimedProgram;
    hasTime(): boolean;
  },
): Promise<GrowthCurve | null> {
  const { family, smallest, timed, hasTime } = input;
  // In the same language: otherwise the two curves would compare runtimes.
  const reference = task.references.find(({ language }) => language === task.language) ?? task.references[0];
  if (reference === undefined || reference.source === task.source || !hasTime()) return null;
  const program = timed(reference);
  const idle = await idleOf(program, smallest);
  if (idle === null) return null;
  const [full] = await makeInputs(tools, task, [{ family, size: family.full }]);
  const [start] = full === undefined ? [] : await program.time([full], REFERENCE_CAP_MS);
  return start === undefined ? null : await measureCurve(tools, task, { program, start, idle, hasTime });
}

/** Of a small case: what the program has to do on it is next to nothing. */
async function smallestInput(
  tools: SearchTools,
  task: SearchTask,
  families: readonly SizeFamily[],
): Promise<SizedInput | null> {
  const wanted = families.flatMap((family) => [1, 2, 4, 8].map((size) => ({ family, size })));
  const small = task.material.smallCases.map((command) => ({ family: familyOfOne(command), size: 1 }));
  const inputs = await makeInputs(tools, task, [...wanted.slice(0, 40), ...small.slice(0, 40)]);
  return inputs.toSorted((one, other) => one.text.length - other.text.length)[0] ?? null;
}

/** Null where the program does not end well even there. */
async function idleOf(program: TimedProgram, smallest: SizedInput): Promise<Idle | null> {
  const inputs = Array.from({ length: IDLE_RUNS }, () => smallest);
  const runs = (await program.time(inputs, IDLE_CAP_MS)).filter(({ end }) => end === "well");
  return runs.toSorted((one, other) => one.cpuMs - other.cpuMs)[0] ?? null;
}

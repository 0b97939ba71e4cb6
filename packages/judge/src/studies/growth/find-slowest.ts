import type { StudyTask } from "@verdict/contract/studies";
import type { StudyTools } from "../shared/study-tools.ts";
import type { SizeFamily } from "./size-families.ts";
import { makeInputs, type SizedInput } from "./sized-inputs.ts";
import { studyPaceOf } from "./study-paces.ts";
import type { TimedProgram, TimedRun } from "./timed-program.ts";

/*
 * Which kind of input a program is slowest on nobody knows: all are tried at a size at which some take measurably long,
 * and the slowest are followed.
 */

/** At each of these sizes as many kinds go on. The first one is there to notice what grows exponentially. */
const LEVELS = [
  { size: 24, kinds: 40 },
  { size: 4_000, kinds: 40 },
  { size: 40_000, kinds: 12 },
  { size: Number.POSITIVE_INFINITY, kinds: 4 },
] as const;
const MOST_MS = 500;
/**
 * On tiny inputs any time is telling; later, what takes less than this is as long for a slow kind as for a harmless
 * one.
 */
const TELLING_MS = { tiny: 25, larger: 100 };
/** So many beyond their time are enough to follow. */
const ENOUGH_SLOW = 3;
const FOLLOWED = 3;

/** Runs on inputs of the kinds on which the program is slowest, the slowest first: at the same level each. */
export async function findSlowest(
  tools: StudyTools,
  task: StudyTask,
  input: { program: TimedProgram; families: readonly SizeFamily[]; idleMs: number; hasTime(): boolean },
): Promise<TimedRun[]> {
  const { program, idleMs, hasTime } = input;
  let families = spread(input.families, studyPaceOf(program.language).mostKinds);
  let best: TimedRun[] = [];
  for (const { size, kinds } of LEVELS) {
    if (!hasTime()) break;
    families = families.slice(0, kinds);
    const inputs = await makeValidInputs(tools, task, families, size);
    const runs = await timeUntilSlow(program, inputs, { most: MOST_MS + idleMs, hasTime });
    // No input of the next size may be valid: then this one's order stands.
    if (runs.length === 0) continue;
    const ended = runs.filter(({ end }) => end !== "failed").toSorted(bySlowness);
    if (ended.length === 0) break;
    best = ended;
    const tellingMs = size === LEVELS[0].size ? TELLING_MS.tiny : TELLING_MS.larger;
    const slow = best.filter(
      ({ cpuMs, end }) => end === "too slow" || cpuMs - idleMs > Math.max(tellingMs, 2 * idleMs),
    );
    if (slow.length > 0) return slow.slice(0, FOLLOWED);
    if (size > LEVELS[0].size) families = best.map(({ input: { family } }) => family);
  }
  return best.slice(0, FOLLOWED);
}

/** Of those that were all too slow, kinds that come in every size are of more use. */
function bySlowness(one: TimedRun, other: TimedRun): number {
  const tooSlow = ({ end }: TimedRun) => Number(end === "too slow");
  const isOfAllSizes = ({ input: { family } }: TimedRun) => Number(family.whole === null);
  const both = tooSlow(one) + tooSlow(other) === 2;
  return (
    tooSlow(other) - tooSlow(one) || (both ? isOfAllSizes(other) - isOfAllSizes(one) : 0) || other.cpuMs - one.cpuMs
  );
}

/** With all of its numbers made smaller where the command's sizes alone make no valid input. */
async function makeValidInputs(
  tools: StudyTools,
  task: StudyTask,
  families: readonly SizeFamily[],
  size: number,
): Promise<SizedInput[]> {
  const wanted = families.map((family) => ({ family, size: Math.min(size, family.full) }));
  const inputs = await makeInputs(tools, task, wanted);
  const made = new Set(inputs.map(({ family }) => family));
  const others = families.flatMap((family) =>
    family.whole === null || made.has(family) ? [] : [{ family: family.whole, size: Math.min(size, family.full) }],
  );
  return others.length === 0 ? inputs : [...inputs, ...(await makeInputs(tools, task, others))];
}

const AT_ONCE = 4;

async function timeUntilSlow(
  program: TimedProgram,
  inputs: readonly SizedInput[],
  { most, hasTime }: { most: number; hasTime(): boolean },
): Promise<TimedRun[]> {
  const runs: TimedRun[] = [];
  for (let first = 0; first < inputs.length && hasTime(); first += AT_ONCE) {
    runs.push(...(await program.time(inputs.slice(first, first + AT_ONCE), most)));
    if (runs.filter(({ end }) => end === "too slow").length >= ENOUGH_SLOW) break;
  }
  return runs;
}

/** So many of them at most, from all over the list: kinds that are alike stand beside each other. */
function spread<One>(all: readonly One[], most: number): One[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_unused, place) => all[Math.floor((place * all.length) / most)]).filter(
    (one) => one !== undefined,
  );
}

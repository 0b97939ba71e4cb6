import type { JudgeLimits } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { StudyProgram } from "@verdict/contract/studies";
import { stepsIn } from "../../languages/cpp-steps.ts";
import type { ProgramRun } from "../../running/run-on-inputs.ts";
import { runsOn, type StudyTools } from "../shared/study-tools.ts";
import type { SizedInput } from "./sized-inputs.ts";

/** How a run on an input ended: well, by the time that it was given, or in another way. */
export interface TimedRun {
  input: SizedInput;
  /** Of a counted one its steps, as if a million of them took this long. */
  cpuMs: number;
  /** Of the processor. */
  spentMs: number;
  memoryBytes: number;
  end: "well" | "too slow" | "failed";
  /** Why, in words; empty where it ended well. */
  reason: string;
}

/** What the program takes on the smallest input. */
export type Idle = Pick<TimedRun, "cpuMs" | "memoryBytes">;

/**
 * `own`: as in judging. `even`: by an interpreter alone, each step as long as the other. `counted`: steps in the place
 * of time, which nothing else on the machine can change.
 */
export type Pace = "own" | "even" | "counted";

const STEPS_IN_A_MS = 1_000_000;
/** What a step takes that is counted, at most. */
const SLOWER_WHEN_COUNTED = 5;

/** A program whose CPU time is measured, each run in a box of its own. */
export interface TimedProgram {
  language: LanguageId;
  pace: Pace;
  runs: number;
  /** In order; those behind two that were too slow are left out. */
  time(inputs: readonly SizedInput[], mostMs: number): Promise<TimedRun[]>;
}

export function timeProgram(
  tools: StudyTools,
  { language, source, limits, pace }: StudyProgram & { limits: JudgeLimits; pace: Pace },
  onRun: (run: TimedRun, runs: number) => void,
): TimedProgram {
  const timed: TimedProgram = {
    language,
    pace,
    runs: 0,
    async time(inputs, mostMs) {
      const task = {
        language,
        source,
        limits: { ...limits, timeMs: Math.ceil(pace === "counted" ? SLOWER_WHEN_COUNTED * mostMs : mostMs) },
        pace: pace === "own" ? undefined : pace,
      };
      const results = await runsOn(
        tools,
        { ...task, limitsAreFor: "program" },
        inputs.map(({ text }) => text),
      );
      const runs = inputs.flatMap((input, index): TimedRun[] => {
        const result = results[index] ?? null;
        return result === null ? [] : [runOf(result, input, pace)];
      });
      for (const run of runs) {
        timed.runs += 1;
        onRun(run, timed.runs);
      }
      return runs;
    },
  };
  return timed;
}

function runOf(result: ProgramRun, input: SizedInput, pace: Pace): TimedRun {
  const { cpuMs: spentMs, memoryBytes, end, reason, errorOutput } = result;
  const run = { input, cpuMs: spentMs, spentMs, memoryBytes };
  if (end !== "well") return { ...run, end: end === "TLE" ? "too slow" : "failed", reason };
  if (pace !== "counted") return { ...run, end: "well", reason: "" };
  const steps = stepsIn(errorOutput);
  if (steps === null) return { ...run, end: "failed", reason: "its steps were not counted" };
  return { ...run, cpuMs: steps / STEPS_IN_A_MS, end: "well", reason: "" };
}

const IDLE_RUNS = 5;
const IDLE_CAP_MS = 2_000;

/** Null where the program does not end well even there. */
export async function idleOf(program: TimedProgram, smallest: SizedInput): Promise<Idle | null> {
  const inputs = Array.from({ length: IDLE_RUNS }, () => smallest);
  const runs = (await program.time(inputs, IDLE_CAP_MS)).filter(({ end }) => end === "well");
  return runs.toSorted((one, other) => one.cpuMs - other.cpuMs)[0] ?? null;
}

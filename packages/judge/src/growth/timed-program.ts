import type { JudgeLimits } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { SearchProgram } from "@verdict/contract/searching";
import { judgeTexts, type SearchTools } from "../smallest/search-tools.ts";
import type { SizedInput } from "./sized-inputs.ts";

/** How a run on an input ended: well, by the time that it was given, or in another way. */
export interface TimedRun {
  input: SizedInput;
  cpuMs: number;
  memoryBytes: number;
  end: "well" | "too slow" | "failed";
  /** Why, in words; empty where it ended well. */
  reason: string;
}

/** What the program takes on the smallest input. */
export type Idle = Pick<TimedRun, "cpuMs" | "memoryBytes">;

export type Pace = "own" | "even";

/** A program whose CPU time is measured, each run in a box of its own. */
export interface TimedProgram {
  language: LanguageId;
  /** `even`: by an interpreter alone, each step as long as the other. `own`: as in judging. */
  pace: Pace;
  runs: number;
  /** In order; those behind two that were too slow are left out. */
  time(inputs: readonly SizedInput[], mostMs: number): Promise<TimedRun[]>;
}

export function timeProgram(
  tools: SearchTools,
  { language, source, limits, pace }: SearchProgram & { limits: JudgeLimits; pace: Pace },
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
        limits: { ...limits, timeMs: Math.ceil(mostMs) },
        pace: pace === "even" ? pace : undefined,
      };
      const results = await judgeTexts(
        tools,
        { ...task, limitsAreFor: "program" },
        inputs.map(({ text }) => text),
      );
      const runs = inputs.flatMap((input, index): TimedRun[] => {
        const result = results[index] ?? null;
        if (result === null) return [];
        const { cpuMs, memoryBytes, verdict, reason } = result;
        const end = verdict === "NC" ? "well" : verdict === "TLE" ? "too slow" : "failed";
        return [{ input, cpuMs, memoryBytes, end, reason: end === "well" ? "" : reason }];
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

const IDLE_RUNS = 5;
const IDLE_CAP_MS = 2_000;

/** Null where the program does not end well even there. */
export async function idleOf(program: TimedProgram, smallest: SizedInput): Promise<Idle | null> {
  const inputs = Array.from({ length: IDLE_RUNS }, () => smallest);
  const runs = (await program.time(inputs, IDLE_CAP_MS)).filter(({ end }) => end === "well");
  return runs.toSorted((one, other) => one.cpuMs - other.cpuMs)[0] ?? null;
}

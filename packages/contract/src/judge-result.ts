import * as z from "zod/mini";
import { JudgeFault, TestResult, TimingSpan } from "./judging.ts";
import { Points } from "./points.ts";
import { RunVerdict } from "./verdict.ts";

const counts = {
  passed: z.number(),
  total: z.number(),
  /** The largest over all tests, as is `memoryBytes`. */
  cpuMs: z.number(),
  memoryBytes: z.number(),
  compilerOutput: z.nullable(z.string()),
  tests: z.array(TestResult),
  timings: z.array(TimingSpan),
};
/**
 * The verdict of the first failing test by number. Without one it is NC where an output was not compared, and AC only
 * when at least one test was judged and each of them passed. NC is refused for a submission. `points` where the job has
 * a scoring.
 */
export const JudgedResult = z.object({ verdict: RunVerdict, ...counts, points: z.optional(z.nullable(Points)) });
export type JudgedResult = z.infer<typeof JudgedResult>;
/** JE never comes without a fault, and says nothing of the program: its counts are what was known when it failed. */
export const FaultResult = z.object({ verdict: z.literal("JE"), fault: JudgeFault, ...counts });
export type FaultResult = z.infer<typeof FaultResult>;

export const JudgeResult = z.discriminatedUnion("verdict", [JudgedResult, FaultResult]);
export type JudgeResult = z.infer<typeof JudgeResult>;

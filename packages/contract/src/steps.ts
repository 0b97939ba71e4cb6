import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { JudgeLimits, TestDatum } from "./judging.ts";
import { LanguageId } from "./language.ts";
import { Language, OwnInput, SaidCode } from "./submissions.ts";
import { TRACE_ENDS } from "./trace.ts";

/**
 * The step view: a program runs once more, and says step by step what it does (trace.ts). It costs a turn in the queue
 * as a run does, and nothing of it is kept.
 */

/**
 * Which input: an example of the problem by its number, 1 is the first; a text of one's own; or the smallest failing
 * input that was found for one of one's own submissions to this problem. Never a hidden test.
 */
export const StepsInput = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("example"), number: z.int().check(z.gte(1)) }),
  z.object({ kind: z.literal("own"), text: OwnInput }),
  z.object({ kind: z.literal("smallest"), submissionId: z.string() }),
]);
export type StepsInput = z.infer<typeof StepsInput>;

/** Far more steps than a program takes within its time while it is recorded. */
export const MOST_STEPS = 1_000_000_000;
const Step = z.int().check(z.gte(0), z.lte(MOST_STEPS));

/**
 * Where the window of steps lies. `step`: from this step on, 0 is the first. `line`: from the first step on this line
 * that is not before step `after`. `crash`: the last steps before an uncaught exception or a signal. `end`: the last
 * steps, however the program ends.
 */
export const StepsTarget = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("step"), step: Step }),
  z.object({ kind: z.literal("line"), line: z.int().check(z.gte(1), z.lte(100_000)), after: Step }),
  z.object({ kind: z.literal("crash") }),
  z.object({ kind: z.literal("end") }),
]);
export type StepsTarget = z.infer<typeof StepsTarget>;

export const StepsBody = z.object({ code: SaidCode, language: Language, input: StepsInput, target: StepsTarget });

/**
 * `traced`: the steps from number `firstStep` on, so many; `trace` is gzip in base64 (unpackTrace). `end` is that of
 * the trace's last record, `reason` why the program died, in words, or empty. After `steps` and `size` the next window
 * begins at `firstStep + steps`. `isOtherwise`: whether the program prints something else, or ends in another way, when
 * it is judged; left out where that was not tried. `unreached`: there is no such step, line or crash; the program took
 * `steps` steps, null where it was ended at a limit before anybody could say. `refused`: the compiler refuses the
 * program. `unsupported`: this judge cannot record this program, and says why.
 */
export const StepsResult = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("traced"),
    trace: z.string(),
    firstStep: z.number(),
    steps: z.number(),
    end: z.enum(TRACE_ENDS),
    reason: z.string(),
    isOtherwise: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal("unreached"),
    steps: z.nullable(z.number()),
    end: z.enum(TRACE_ENDS),
    reason: z.string(),
  }),
  z.object({ kind: z.literal("refused"), compilerOutput: z.string() }),
  z.object({ kind: z.literal("unsupported"), reason: z.string() }),
]);
export type StepsResult = z.infer<typeof StepsResult>;

/**
 * Also as `text/event-stream`: `waiting` now and then while it stands in line, as of a run, and last `result` or
 * `error`.
 */
export const recordSteps = endpoint({
  method: "POST",
  path: "/submission/steps/{problemId}",
  access: "user",
  scope: "submit",
  body: StepsBody,
  response: StepsResult,
  summary: "Run code on an input that its author sees, and say step by step what it does",
});

/** What goes from the database to a judge, as in jobs.ts. The result of the job is a StepsResult. */
export const TraceJob = z.object({
  jobId: z.string(),
  owner: z.optional(z.string()),
  kind: z.literal("trace"),
  subjectId: z.string(),
  attempt: z.number(),
  language: LanguageId,
  source: z.string(),
  limits: JudgeLimits,
  input: TestDatum,
  target: StepsTarget,
});
export type TraceJob = z.infer<typeof TraceJob>;

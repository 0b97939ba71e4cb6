import * as z from "zod/mini";
import { Hash, JudgeLimits } from "./judging.ts";
import { LanguageId } from "./language.ts";

/** The languages in which programs of packages run, by what packages call them. */
export const PACKAGED_LANGUAGE = { cpp: "cpp", java: "java", python: "python3" } as const satisfies Record<
  string,
  LanguageId
>;

/**
 * Printing: a program of a problem is run on test data, and what it prints becomes test data itself. Nobody judges it,
 * and no text crosses but the one that is stored. The job's kind is `print`.
 */
export const PrintTask = z.object({
  language: LanguageId,
  source: z.string(),
  /**
   * For a program of a package: the source lies in a file of this name, others beside it, and each run has arguments of
   * its own. It is started as the package's validators are, so in C++, Java and Python.
   */
  packaged: z.optional(
    z.object({ name: z.string(), otherFiles: z.array(z.object({ name: z.string(), content: z.string() })) }),
  ),
  limits: JudgeLimits,
  /**
   * `wanted`: where it is known what has to be printed, nothing else is stored. `beside`: of a program of a package, a
   * file whose place is the first of its arguments; older judges know none.
   */
  inputs: z.array(
    z.object({
      sha256: Hash,
      wanted: z.nullable(Hash),
      arguments: z.optional(z.array(z.string())),
      beside: z.optional(Hash),
    }),
  ),
  /** Nobody waits for it: whatever a user has sent comes first, also once it is under way. */
  givesWay: z.optional(z.boolean()),
});
export type PrintTask = z.infer<typeof PrintTask>;

/** `owner` as in JudgeJob. */
export const PrintJob = z.extend(PrintTask, {
  jobId: z.string(),
  owner: z.optional(z.string()),
  kind: z.literal("print"),
  subjectId: z.string(),
  attempt: z.number(),
});
export type PrintJob = z.infer<typeof PrintJob>;

/**
 * `stored`: the program ended well, and all that it printed is stored under this hash. `unwanted`: it is something else
 * than was wanted. `failed`: it did not end well; the verdict is what it would have whatever it printed, `said` the
 * first line of what it told (an input validator says so what is wrong); older judges say neither that nor the exit
 * code. `left-out`: two inputs before this one took too long.
 */
const Output = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("stored"), sha256: Hash, bytes: z.number() }),
  z.object({ kind: z.literal("unwanted") }),
  z.object({
    kind: z.literal("failed"),
    verdict: z.enum(["TLE", "MLE", "RTE", "OLE"]),
    reason: z.string(),
    exitCode: z.optional(z.nullable(z.number())),
    said: z.optional(z.string()),
  }),
  z.object({ kind: z.literal("left-out") }),
]);
export type PrintedOutput = z.infer<typeof Output>;

/** An output for each input, in order; `refused`: the program does not compile. */
export const PrintResult = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("printed"), outputs: z.array(Output) }),
  z.object({ kind: z.literal("refused"), compilerOutput: z.string() }),
]);
export type PrintResult = z.infer<typeof PrintResult>;

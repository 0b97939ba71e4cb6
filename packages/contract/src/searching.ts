import * as z from "zod/mini";
import { Checker, JudgeLimits } from "./judging.ts";
import { LanguageId } from "./language.ts";
import { RunVerdict } from "./verdict.ts";

/**
 * Searching: a judge looks for the smallest input on which a program fails, among inputs that it makes itself. Hidden
 * tests play no part in it. What crosses between database and judge is as in judging.ts; the job's kind is `smallest`.
 */

const Program = z.object({ language: LanguageId, source: z.string() });
export type SearchProgram = z.infer<typeof Program>;

/**
 * Of a problem's package: what makes inputs, what judges them, and what knows their answers. Commands are those of
 * `generators.yaml` as they are written (`graph.js kind=chain n=100000 seed={seed}`), the keys of `generators` their
 * first words. An input validator accepts with exit code 42.
 */
export const SearchMaterial = z.object({
  generators: z.record(z.string(), Program),
  smallCases: z.array(z.string()),
  fullCases: z.array(z.string()),
  validators: z.array(Program),
  bruteForce: z.nullable(Program),
});
export type SearchMaterial = z.infer<typeof SearchMaterial>;

/** A program, and all that is needed to look for an input on which it fails. */
export const SearchTask = z.object({
  language: LanguageId,
  source: z.string(),
  limits: JudgeLimits,
  checker: Checker,
  references: z.array(Program),
  material: SearchMaterial,
});
export type SearchTask = z.infer<typeof SearchTask>;

export const SearchJob = z.extend(SearchTask, {
  jobId: z.string(),
  kind: z.literal("smallest"),
  subjectId: z.string(),
  attempt: z.number(),
});
export type SearchJob = z.infer<typeof SearchJob>;

/**
 * What was tried: so many inputs, the largest of which held so many numbers (words and, in words that are no numbers,
 * letters count as well), in so many milliseconds.
 */
const effort = { tried: z.number(), largestTried: z.number(), elapsedMs: z.number() };

/**
 * `found`: the program fails on `input` in a box of its own, judged as a submission is; `expected` is what the reference
 * prints there (one right answer, where an output validator decides), `numbers` the size of the input as in `effort`,
 * and `foundWith` that of the first failing input, which was then made smaller. `nothing`: it failed on none that was tried.
 */
export const SmallestResult = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("found"),
    input: z.string(),
    expected: z.string(),
    output: z.string(),
    errorOutput: z.string(),
    verdict: RunVerdict,
    reason: z.string(),
    numbers: z.number(),
    foundWith: z.number(),
    ...effort,
  }),
  z.object({ kind: z.literal("nothing"), ...effort }),
]);
export type SmallestResult = z.infer<typeof SmallestResult>;

/** What a judge tells on the way. `smallest` is the size of the smallest failing input so far; null before the first. */
export const SearchStep = z.object({
  kind: z.literal("searched"),
  tried: z.number(),
  largestTried: z.number(),
  smallest: z.nullable(z.number()),
});
export type SearchStep = z.infer<typeof SearchStep>;

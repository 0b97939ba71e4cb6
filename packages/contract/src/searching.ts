import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import type { GrowthResult } from "./growth.ts";
import { Checker, JudgeJob, JudgeLimits } from "./judging.ts";
import { LanguageId } from "./language.ts";
import { FailedTest } from "./submissions.ts";
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

/** The growth of its time is measured with the same things (growth.ts). */
export const GrowthJob = z.extend(SearchJob, { kind: z.literal("growth") });
export type GrowthJob = z.infer<typeof GrowthJob>;

/**
 * What was tried: so many inputs, the largest of which held so many numbers (words and, in words that are no numbers,
 * letters count as well), in so many milliseconds.
 */
const effort = { tried: z.number(), largestTried: z.number(), elapsedMs: z.number() };

/** Results of before 2026-11-23 have no such field. */
const isCut = z.optional(z.boolean());

/**
 * `found`: the program fails on `input` in a box of its own, judged as a submission is; `expected` is what the
 * reference prints there (one right answer, where an output validator decides), `numbers` the size of the input as in
 * `effort`, and `foundWith` that of the first failing input, which was then made smaller. Where only a large input
 * makes it fail, `isCut` is true and `input` no more than its beginning. `nothing`: it failed on none that was tried;
 * `isCutShort`: and none was, since the time was over.
 */
export const SmallestResult = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("found"),
    input: z.string(),
    isCut,
    expected: z.string(),
    output: z.string(),
    errorOutput: z.string(),
    verdict: RunVerdict,
    reason: z.string(),
    numbers: z.number(),
    foundWith: z.number(),
    ...effort,
  }),
  z.object({ kind: z.literal("nothing"), isCutShort: z.optional(z.boolean()), ...effort }),
]);
export type SmallestResult = z.infer<typeof SmallestResult>;

/** Whatever a judge claims. */
export const ClaimedJob = z.discriminatedUnion("kind", [JudgeJob, SearchJob, GrowthJob]);
export type ClaimedJob = z.infer<typeof ClaimedJob>;

/** What a judge may be asked about a program beside its verdict. */
export type StudyKind = "smallest" | "growth";

export function isStudy(job: ClaimedJob): job is SearchJob | GrowthJob {
  return job.kind === "smallest" || job.kind === "growth";
}

/** What a judge says of a study: as a verdict does, it ends the job. */
export type StudyResult = SmallestResult | GrowthResult;

/** Of a study's result, as judges or as web servers tell it, what says whether much was found. */
export interface StudyFound {
  kind: string;
  own?: { growth: { kind: string } };
}

/** Little was found, and a judge with more time may find more: asked again, the submission is studied anew. */
export function isPoorStudy({ kind, own }: StudyFound): boolean {
  return kind === "nothing" || own?.growth.kind === "unknown";
}

/** As in SmallestResult; the failing input has the fields of a test that failed. */
const triedEffort = { tried: z.number(), largestTried: z.number(), seconds: z.number() };
export const SmallestFailure = z.discriminatedUnion("kind", [
  z.extend(FailedTest, {
    kind: z.literal("found"),
    isCut,
    numbers: z.number(),
    foundWith: z.number(),
    ...triedEffort,
  }),
  z.object({ kind: z.literal("nothing"), isCutShort: z.optional(z.boolean()), ...triedEffort }),
]);
export type SmallestFailure = z.infer<typeof SmallestFailure>;

/**
 * The event `searched` of a search that the client asked for as `text/event-stream`; last comes `result` or `error`.
 */
export const SearchedEvent = z.object({
  tried: z.number(),
  largestTried: z.number(),
  smallest: z.nullable(z.number()),
});

export const findSmallestFailure = endpoint({
  method: "POST",
  path: "/submission/smallest/{submissionId}",
  access: "user",
  response: SmallestFailure,
  summary: "Look for the smallest input on which one of the user's own failed submissions fails",
});
export const smallestFailure = endpoint({
  method: "GET",
  path: "/submission/smallest/{submissionId}",
  access: "user",
  response: z.object({
    /** Whether a search may be asked for: the submission has failed, and its problem says how to make inputs. */
    isOffered: z.boolean(),
    /** What the last search has found; null when there was none lately. */
    found: z.nullable(SmallestFailure),
  }),
  summary: "What the last search for the smallest failing input of an own submission has found",
});

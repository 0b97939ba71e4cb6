import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { FailedTest } from "./submissions.ts";
import { RunVerdict } from "./verdict.ts";

/**
 * The smallest failing input: a judge looks for the smallest input on which a program fails, among inputs that it makes
 * itself. Hidden tests play no part in it. The task is that of any study (studies.ts); the job's kind is `smallest`.
 */

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
    /** There where nothing can be searched, whatever the verdict: why. */
    whyNot: z.optional(z.string()),
    /** What the last search has found; null when there was none lately. */
    found: z.nullable(SmallestFailure),
  }),
  summary: "What the last search for the smallest failing input of an own submission has found",
});

import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { FailedTest, Submission } from "./submissions.ts";
import { Verdict } from "./verdict.ts";

/** Below so many solutions, each by another user, nothing is said of how they compare: a few are no distribution. */
export const SOLUTIONS_TO_COMPARE = 10;

/**
 * `runtime` (CPU seconds), `memory` (kB) and `instructions` are left out for the hidden tests of whatever is not
 * accepted, and `instructions` where the judge's machine counts none.
 */
export const JudgedTest = z.object({
  number: z.number(),
  verdict: Verdict,
  isVisible: z.boolean(),
  runtime: z.optional(z.number()),
  memory: z.optional(z.number()),
  instructions: z.optional(z.number()),
});
export type JudgedTest = z.infer<typeof JudgedTest>;

/** What a submission spends its time with. `queue` is the wait for a judge. */
export const Phase = z.enum(["queue", "compile", "test", "compare"]);
export type Phase = z.infer<typeof Phase>;

/** One bar of the waterfall. `start` and `end` are seconds since a judge took the submission: the wait ends at 0. */
export const PhaseSpan = z.object({
  phase: Phase,
  /** The number of the test; null for what belongs to none. */
  test: z.nullable(z.number()),
  start: z.number(),
  end: z.number(),
});
export type PhaseSpan = z.infer<typeof PhaseSpan>;

/** How long a phase takes on this site, in the same language: seconds, over the latest submissions. */
export const PhaseTimes = z.object({ phase: Phase, p50: z.number(), p99: z.number(), submissions: z.number() });
export type PhaseTimes = z.infer<typeof PhaseTimes>;

/**
 * Everything that is told of one submission. `tests` is empty and `waterfall` null where that was not recorded. Of a
 * submission that is not accepted the waterfall has no bar of a hidden test.
 */
export const SubmissionReport = z.extend(Submission, {
  problemId: z.string(),
  problemTitle: z.string(),
  compilerOutput: z.optional(z.string()),
  failedTest: z.optional(FailedTest),
  tests: z.array(JudgedTest),
  waterfall: z.nullable(z.array(PhaseSpan)),
  /** Phases of which the site has too few figures are left out. */
  site: z.array(PhaseTimes),
  /** The problem's tests or limits have changed since. */
  isOutdated: z.boolean(),
  /** The token of the link that shows this submission to others; null while there is none. */
  shareToken: z.nullable(z.string()),
});
export type SubmissionReport = z.infer<typeof SubmissionReport>;

/** What the owner of a link lets others see. */
export const SharedSubmission = z.extend(Submission, {
  problemId: z.string(),
  problemTitle: z.string(),
  tests: z.array(JudgedTest),
});
export type SharedSubmission = z.infer<typeof SharedSubmission>;

const Range = z.object({ least: z.number(), most: z.number() });

/** Solutions whose runtime is at least `from` and less than `to` seconds; `to` is null for the last band. */
export const RuntimeBand = z.object({ from: z.number(), to: z.nullable(z.number()), solutions: z.number() });
export type RuntimeBand = z.infer<typeof RuntimeBand>;

/**
 * Where an accepted submission stands. Times are CPU seconds of the slowest test, memory is kB.
 * `sameCode`: how much the figures of this very code differed, where it was accepted more than once.
 * `attempts`: one's own accepted ones in this language, oldest first.
 * `place`: how many other users' best solutions are clearly faster or slower, and how many are too close to call;
 * `noise` (seconds) is what is too close. `languages` has the best solutions of all users by language, among the latest
 * ten thousand accepted ones of the problem. A language with fewer than SOLUTIONS_TO_COMPARE of them is left out, and
 * without one's own language there is no place.
 */
export const SubmissionTimes = z.object({
  sameCode: z.nullable(z.object({ submissions: z.number(), runtime: Range, memory: Range })),
  attempts: z.array(
    z.object({ _id: z.string(), createdAt: z.iso.datetime(), runtime: z.number(), memory: z.number() }),
  ),
  place: z.nullable(z.object({ faster: z.number(), close: z.number(), slower: z.number(), noise: z.number() })),
  languages: z.array(z.object({ language: LanguageId, solutions: z.number(), bands: z.array(RuntimeBand) })),
});
export type SubmissionTimes = z.infer<typeof SubmissionTimes>;

export const submissionReport = endpoint({
  method: "GET",
  path: "/submission/report/{submissionId}",
  access: "user",
  response: SubmissionReport,
  summary:
    "Everything about one of the user's own submissions: its tests, its first visible failure, where the time went",
});
export const submissionTimes = endpoint({
  method: "GET",
  path: "/submission/times/{submissionId}",
  access: "user",
  response: SubmissionTimes,
  summary: "How the figures of one's own accepted submission compare, with one's own and with those of others",
});
export const shareSubmission = endpoint({
  method: "POST",
  path: "/submission/share/{submissionId}",
  access: "user",
  response: z.object({ shareToken: z.string() }),
  summary: "Make the link that shows one's own submission to whoever has it; the same one while there is one",
});
export const unshareSubmission = endpoint({
  method: "DELETE",
  path: "/submission/share/{submissionId}",
  access: "user",
  response: z.object({}),
  summary: "Take the link to one's own submission back",
});
export const sharedSubmission = endpoint({
  method: "GET",
  path: "/submission/shared/{shareToken}",
  access: "public",
  response: SharedSubmission,
  summary: "A submission that its author shows by a link: its code and its verdict",
});

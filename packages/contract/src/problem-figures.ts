import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { ProgramVerdict } from "./verdict.ts";

/** One hidden or visible test over the newest judged submissions of the problem as it is now. */
export const TestFigures = z.object({
  /** From 1, in the order of judging. */
  number: z.int(),
  isVisible: z.boolean(),
  /** How many submissions it was judged for. */
  judged: z.int(),
  /** How many of them it failed. */
  failed: z.int(),
  /** CPU time in ms of accepted submissions; null while there is none. */
  medianMs: z.nullable(z.number()),
  slowestMs: z.nullable(z.number()),
});
export type TestFigures = z.infer<typeof TestFigures>;

/** What people have made of a problem. Administrators see it: tests are told apart, hidden ones as well. */
export const ProblemFigures = z.object({
  /** Accounts that have a judged submission, and those with an accepted one. */
  tried: z.int(),
  solved: z.int(),
  /** Among the newest judged submissions; judge errors are left out. */
  verdicts: z.array(z.object({ verdict: ProgramVerdict, count: z.int() })),
  languages: z.array(z.object({ language: LanguageId, judged: z.int(), accepted: z.int() })),
  tests: z.array(TestFigures),
  /** CPU time in ms that the problem allows; a language may have more. */
  timeLimitMs: z.int(),
});
export type ProblemFigures = z.infer<typeof ProblemFigures>;

/** So many submissions are looked at for verdicts and languages, and so many for tests. */
export const FIGURES_OF_SUBMISSIONS = 1_000;
export const FIGURES_OF_TESTS = 200;

export const problemFigures = endpoint({
  method: "GET",
  path: "/problem/figures/{problemId}",
  access: "admin",
  response: ProblemFigures,
  summary:
    "Who tried and solved a problem, how its newest submissions ended, and what each of its tests catches and costs",
});

import type { LanguageId } from "@verdict/contract/language";
import type { TimeFactors } from "@verdict/contract/time-factors";
import type { Verdict } from "@verdict/contract/verdict";

/**
 * Everything that a prompt may hold about a problem and its user. Hidden tests and reference solutions have no place
 * in it, so that there is nothing to talk out of the model.
 */
export interface Material {
  title: string;
  statement: string;
  examples: { input: string; output: string; explanation: string }[];
  /** Samples of what is said between a program and the problem's own, in the form of `.interaction` files. */
  conversations: string[];
  timeLimitSeconds: number | null;
  timeFactors: TimeFactors | null;
  memoryLimitMegabytes: number | null;
  starterCode: string | null;
  /** The author's own hints, from soft to strong, as far as the level lets them go. */
  authorHints: string[];
  language: LanguageId | null;
  userCode: string | null;
  lastSubmission: LastSubmission | null;
}

export interface LastSubmission {
  language: LanguageId;
  verdict: Verdict;
  passed: number;
  total: number;
  code: string;
  compilerOutput: string | null;
  /** Why the program ended, in words. */
  reason: string;
  failedExample: FailedRun | null;
  /** A made-up input on which this submission fails, as small as a search could make it; no hidden test. */
  smallestFailure: (FailedRun & { verdict: Verdict; reason: string }) | null;
  /**
   * How its time was measured to grow (`about n²`), what that makes of the largest input (null where it cannot be said)
   * and what is allowed.
   */
  growth: { words: string; word: string; full: number; secondsAtFull: number | null; limitSeconds: number } | null;
  /** What the compiler or a stack trace names. */
  failingLine: FailingLine | null;
}

export interface FailedRun {
  input: string;
  expected: string;
  output: string;
  errorOutput: string;
  /** As above, where there was one. */
  conversation?: string;
}

export interface FailingLine {
  line: number;
  /** As it stands in the submission. */
  code: string;
  message: string;
}

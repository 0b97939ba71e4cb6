import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";

/**
 * Everything that a prompt may hold about a problem and its user. Hidden tests and reference solutions have no place
 * in it, so that there is nothing to talk out of the model.
 */
export interface Material {
  title: string;
  statement: string;
  examples: { input: string; output: string; explanation: string }[];
  timeLimitSeconds: number | null;
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
  /** When the editor's code was not sent along. */
  code: string | null;
  compilerOutput: string | null;
  /** Why the program ended, in words. */
  reason: string;
  failedExample: { input: string; expected: string; output: string; errorOutput: string } | null;
}

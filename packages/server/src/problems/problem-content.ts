import type { Checker, JudgeLimits } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Difficulty, Tag } from "@verdict/contract/problems";

/** One test with its data. `explanation` is empty where there is none. */
export interface ProblemTestContent {
  isVisible: boolean;
  input: Uint8Array;
  answer: Uint8Array;
  explanation: string;
}

/** Everything that an author decides about a problem. Tests are in the order of their numbers, visible ones first. */
export interface ProblemContent {
  title: string;
  /** Markdown with math. */
  description: string;
  difficulty: Difficulty;
  tag: Tag;
  limits: JudgeLimits;
  checker: Checker;
  startCode: Readonly<Record<LanguageId, string>>;
  hints: readonly string[];
  referenceSolutions: Readonly<Partial<Record<LanguageId, string>>>;
  tests: readonly ProblemTestContent[];
}

import type { JudgeLimits } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { StepsTarget } from "@verdict/contract/steps";

/** A program whose steps are wanted, on one input. */
export interface StepsTask {
  /** Whoever it is done for, as in ProgramTask. */
  owner?: string | undefined;
  language: LanguageId;
  source: string;
  /** The problem's. */
  limits: JudgeLimits;
  /** Absolute. */
  inputPath: string;
  target: StepsTarget;
}

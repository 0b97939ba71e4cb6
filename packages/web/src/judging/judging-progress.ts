import { AcceptedEvent } from "@verdict/contract/submissions";
import * as z from "zod/mini";
import type { StepEvent } from "../platform/follow-call.ts";
import { OpenTestEvent } from "../platform/open-answers.ts";

/** What is known of a run or submission while it is being judged. */
export interface JudgingProgress {
  /** Null until the server has stored it; from then on it is judged even if this page goes away. */
  id: string | null;
  totalTestCases: number | null;
  isCompiled: boolean;
  /** Finished tests in the order of their numbers. */
  tests: readonly OpenTestEvent[];
}

export const NO_PROGRESS: JudgingProgress = { id: null, totalTestCases: null, isCompiled: false, tests: [] };

/** The progress after one more step. Steps of other names and broken ones change nothing. */
export function withStep(progress: JudgingProgress, step: StepEvent): JudgingProgress {
  switch (step.name) {
    case "accepted": {
      const parsed = z.safeParse(AcceptedEvent, step.data);
      if (!parsed.success) return progress;
      return { ...progress, id: parsed.data.id, totalTestCases: parsed.data.totalTestCases };
    }
    case "compiled":
      return { ...progress, isCompiled: true };
    case "test": {
      const parsed = z.safeParse(OpenTestEvent, step.data);
      if (!parsed.success) return progress;
      const others = progress.tests.filter((test) => test.number !== parsed.data.number);
      const tests = [...others, parsed.data].sort((one, two) => one.number - two.number);
      return { ...progress, isCompiled: true, tests };
    }
    default:
      return progress;
  }
}

import type { OpenTestEvent } from "../platform/open-answers.ts";

/** What is known of a run or submission while it is being judged. */
export interface JudgingProgress {
  /** Null until the server has stored it; from then on it is judged even if this page goes away. */
  id: string | null;
  /** Of the last event that was heard: where a stream that breaks is taken up again. */
  lastEventId: string;
  totalTestCases: number | null;
  isCompiled: boolean;
  /** The place in line, in words: what is shown, and what was last read out. Null outside of a line. */
  line: { shown: string; said: string; saidAt: number } | null;
  /** Finished tests in the order of their numbers. */
  tests: readonly OpenTestEvent[];
}

export const NO_PROGRESS: JudgingProgress = {
  id: null,
  lastEventId: "",
  totalTestCases: null,
  isCompiled: false,
  line: null,
  tests: [],
};

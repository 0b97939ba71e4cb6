import { AcceptedEvent, TestEvent } from "@verdict/contract/submissions";
import * as z from "zod/mini";
import type { ServerEvent } from "../platform/event-stream.ts";

/** What is known of a run or submission while it is being judged. */
export interface JudgeProgress {
  /** Null until the server has stored it; from then on it is judged even if this page goes away. */
  id: string | null;
  totalTestCases: number | null;
  isCompiled: boolean;
  /** Finished tests in the order of their numbers. */
  tests: readonly TestEvent[];
}

export const NO_PROGRESS: JudgeProgress = { id: null, totalTestCases: null, isCompiled: false, tests: [] };

/** The progress after one more event. Events of other names and broken ones change nothing. */
export function withEvent(progress: JudgeProgress, event: ServerEvent): JudgeProgress {
  switch (event.name) {
    case "accepted": {
      const parsed = z.safeParse(AcceptedEvent, parseJson(event.data));
      if (!parsed.success) return progress;
      return { ...progress, id: parsed.data.id, totalTestCases: parsed.data.totalTestCases };
    }
    case "compiled":
      return { ...progress, isCompiled: true };
    case "test": {
      const parsed = z.safeParse(TestEvent, parseJson(event.data));
      if (!parsed.success) return progress;
      const others = progress.tests.filter((test) => test.number !== parsed.data.number);
      const tests = [...others, parsed.data].sort((one, two) => one.number - two.number);
      return { ...progress, isCompiled: true, tests };
    }
    default:
      return progress;
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

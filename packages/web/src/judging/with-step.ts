import { tryOpen } from "@verdict/contract/open-words";
import { AcceptedEvent, TestEvent } from "@verdict/contract/submissions";
import * as z from "zod/mini";
import type { StepEvent } from "../platform/follow-call.ts";
import type { JudgingProgress } from "./judging-progress.ts";

/** The progress after one more step. Steps of other names and broken ones change nothing. */
export function withStep(progress: JudgingProgress, step: StepEvent): JudgingProgress {
  const lastEventId = step.id ?? progress.lastEventId;
  switch (step.name) {
    case "accepted": {
      const parsed = z.safeParse(AcceptedEvent, step.data);
      if (!parsed.success) return progress;
      return { ...progress, lastEventId, id: parsed.data.id, totalTestCases: parsed.data.totalTestCases };
    }
    case "compiled":
      return { ...progress, lastEventId, isCompiled: true };
    case "test": {
      const ended = tryOpen(TestEvent, step.data);
      if (ended === null) return progress;
      const others = progress.tests.filter((test) => test.number !== ended.number);
      const tests = [...others, ended].sort((one, two) => one.number - two.number);
      return { ...progress, lastEventId, isCompiled: true, tests };
    }
    default:
      return progress;
  }
}

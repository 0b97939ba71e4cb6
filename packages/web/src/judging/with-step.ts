import type { BuiltTests } from "@verdict/contract/built-tests";
import { AcceptedEvent, BuildingEvent, TestEvent, WaitingEvent } from "@verdict/contract/submissions";
import { tryOpen } from "@verdict/contract/tolerant-reader";
import * as z from "zod/mini";
import type { StepEvent } from "../platform/follow-call.ts";
import type { JudgingProgress } from "./judging-progress.ts";
import { buildingText, lineText } from "./line-text.ts";

/** The progress after one more step. Steps of other names and broken ones change nothing. */
export function withStep(progress: JudgingProgress, step: StepEvent): JudgingProgress {
  const lastEventId = step.id ?? progress.lastEventId;
  switch (step.name) {
    case "accepted": {
      const parsed = z.safeParse(AcceptedEvent, step.data);
      if (!parsed.success) return progress;
      return { ...progress, lastEventId, id: parsed.data.id, totalTestCases: parsed.data.totalTestCases };
    }
    case "waiting": {
      const parsed = z.safeParse(WaitingEvent, step.data);
      return parsed.success ? { ...progress, line: lineOf(progress.line, parsed.data) } : progress;
    }
    case "building": {
      const parsed = z.safeParse(BuildingEvent, step.data);
      return parsed.success ? { ...progress, line: buildingLine(progress.line, parsed.data) } : progress;
    }
    case "compiled":
      return { ...progress, lastEventId, isCompiled: true, line: null };
    case "test": {
      const ended = tryOpen(TestEvent, step.data);
      if (ended === null) return progress;
      const others = progress.tests.filter((test) => test.number !== ended.number);
      const tests = [...others, ended].sort((one, two) => one.number - two.number);
      return { ...progress, lastEventId, isCompiled: true, line: null, tests };
    }
    default:
      return progress;
  }
}

/** A line that moves is shown as it moves, and read out when its place has halved: anything more would be chatter. */
function lineOf(before: JudgingProgress["line"], place: z.infer<typeof WaitingEvent>): JudgingProgress["line"] {
  const shown = lineText(place);
  if (shown === null) return null;
  const isSaid = before !== null && place.position > before.saidAt / 2;
  return isSaid ? { ...before, shown } : { shown, said: shown, saidAt: place.position };
}

/** That it begins is read out, and each step only shown. */
function buildingLine(before: JudgingProgress["line"], tests: BuiltTests): JudgingProgress["line"] {
  const shown = buildingText(tests);
  return { shown, said: before?.said ?? shown, saidAt: before?.saidAt ?? 0 };
}

import type { MeasuredEvent } from "@verdict/contract/growth";
import type { SearchedEvent } from "@verdict/contract/smallest";
import type { StudyStep } from "@verdict/contract/studies";
import { secondsOfMs } from "@verdict/contract/units";
import type * as z from "zod/mini";

/** What a client that asked for a stream hears of a step. */
export function stepToTell(step: StudyStep): z.infer<typeof SearchedEvent> | MeasuredEvent {
  switch (step.kind) {
    case "searched": {
      const { tried, largestTried, smallest } = step;
      return { tried, largestTried, smallest };
    }
    case "measured": {
      const { program, runs, word, size, full, cpuMs } = step;
      return { program, runs, word, size, full, seconds: secondsOfMs(cpuMs) };
    }
    default:
      return step satisfies never;
  }
}

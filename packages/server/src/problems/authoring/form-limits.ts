import type { JudgeLimits } from "@verdict/contract/judging";
import type { ProblemSave } from "@verdict/contract/problem-save";
import { MEBIBYTE, secondsOfMs } from "@verdict/contract/units";

const MS_PER_SECOND = 1000;

type ShownLimits = Required<Pick<ProblemSave, "timeLimitSeconds" | "memoryLimitMegabytes" | "timeFactors">>;

/** As a form has them. */
export function presentLimits({ timeMs, memoryBytes, timeFactors }: JudgeLimits): ShownLimits {
  return {
    timeLimitSeconds: secondsOfMs(timeMs),
    memoryLimitMegabytes: Math.round(memoryBytes / MEBIBYTE),
    timeFactors: timeFactors ?? {},
  };
}

/**
 * Of a form. What it leaves out, or sends back as it was shown, stays to the byte: packages have any number of them.
 */
export function limitsOfForm(form: Partial<ShownLimits>, before: JudgeLimits): JudgeLimits {
  const shown = presentLimits(before);
  const {
    timeLimitSeconds = shown.timeLimitSeconds,
    memoryLimitMegabytes = shown.memoryLimitMegabytes,
    timeFactors = shown.timeFactors,
  } = form;
  const isSameTime = timeLimitSeconds === shown.timeLimitSeconds;
  const isSameMemory = memoryLimitMegabytes === shown.memoryLimitMegabytes;
  return {
    timeMs: isSameTime ? before.timeMs : Math.round(timeLimitSeconds * MS_PER_SECOND),
    memoryBytes: isSameMemory ? before.memoryBytes : memoryLimitMegabytes * MEBIBYTE,
    outputBytes: before.outputBytes,
    ...(Object.keys(timeFactors).length === 0 ? {} : { timeFactors }),
  };
}

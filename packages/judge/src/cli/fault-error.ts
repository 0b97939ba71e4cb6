import type { JudgedResult, JudgeResult } from "@verdict/contract/judge-result";
import type { JudgeFault } from "@verdict/contract/judging";

/** There is no verdict: the problem's own program is broken, or we have failed. */
export class FaultError extends Error {
  override name = "FaultError";

  constructor({ kind, reason }: JudgeFault) {
    super(kind === "problem" ? `the problem itself is at fault: ${reason}` : `the judge failed: ${reason}`);
  }
}

/** Throws a FaultError where there is no verdict about the program. */
export function requireVerdict(result: JudgeResult): JudgedResult {
  if (result.verdict === "JE") throw new FaultError(result.fault);
  return result;
}

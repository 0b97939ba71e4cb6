import type { RunReport } from "@verdict/sandbox/sandbox";
import type { ProblemBroken } from "../running/output-check.ts";

/**
 * What a problem's own program may take over all runs of one submission. One run of it may take a minute and more, since
 * the largest tests are large; were that so on each of hundreds of tests, a slot would be away for hours.
 */
export interface CheckingTime {
  count(run: Taken): void;
  /** Why it is not run once more; null while there is time. What runs at the same time may go beyond it. */
  spent(): ProblemBroken | null;
}

type Taken = Pick<RunReport, "cpuMs" | "wallMs" | "waitedForProcessorMs">;

/** What a teacher's tests may take of the judged program as well. */
const LEAST_MS = 10 * 60 * 1000;
/** A start in Java and a large output take it on a slow machine; packages have a thousand tests. */
const MS_A_TEST = 3_000;
/** Starts alone are not counted: there may be a hundred passes of one test. */
const NOT_COUNTED_MS = 500;

export function createCheckingTime({ tests }: { tests: number }): CheckingTime {
  const mostMs = Math.max(LEAST_MS, tests * MS_A_TEST);
  let takenMs = 0;
  return {
    count(run) {
      takenMs += Math.max(0, takenBy(run) - NOT_COUNTED_MS);
    },
    spent() {
      if (takenMs < mostMs) return null;
      const minutes = Math.round(mostMs / 60_000);
      return {
        kind: "problem-broken",
        reason: `the output validator has taken ${minutes} minutes over the tests of one submission, and may take no more`,
      };
    },
  };
}

/** One that sleeps keeps a slot as well; that the machine had no processor for it is not its doing. */
function takenBy({ cpuMs, wallMs, waitedForProcessorMs }: Taken): number {
  return Math.max(cpuMs, wallMs - (waitedForProcessorMs ?? 0));
}

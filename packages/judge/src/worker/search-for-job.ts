import type { FaultResult, SearchStep } from "@verdict/contract/judging";
import type { SearchJob, SmallestResult } from "@verdict/contract/searching";
import type { Judge } from "../judge.ts";
import { BrokenCheckerError } from "../smallest/confirm-failure.ts";
import { findSmallest } from "../smallest/find-smallest.ts";

/** Does a search of the queue. A broken output validator is the fault of the problem, as it is for a verdict. */
export async function searchForJob(
  judge: Judge,
  job: SearchJob,
  onStep: (step: SearchStep) => void,
  signal: AbortSignal,
): Promise<SmallestResult | FaultResult> {
  try {
    return await findSmallest(judge, job, { signal, onStep });
  } catch (error) {
    if (!(error instanceof BrokenCheckerError)) throw error;
    const fault = { kind: "problem", reason: error.message } as const;
    const counts = { passed: 0, total: 0, cpuMs: 0, memoryBytes: 0, compilerOutput: null };
    return { verdict: "JE", fault, ...counts, tests: [], timings: [] };
  }
}

import type { GrowthResult } from "@verdict/contract/growth";
import type { FaultResult } from "@verdict/contract/judge-result";
import type { SmallestResult } from "@verdict/contract/smallest";
import type { StudyJob, StudyStep } from "@verdict/contract/studies";
import type { ProgramRunner } from "../program-runner.ts";
import { measureGrowth } from "../studies/growth/measure-growth.ts";
import { BrokenCheckerError } from "../studies/smallest/confirm-failure.ts";
import { findSmallest } from "../studies/smallest/find-smallest.ts";

/** Studies a program for the queue. A broken output validator is the fault of the problem, as it is for a verdict. */
export async function studyForJob(
  judge: ProgramRunner,
  job: StudyJob,
  onStep: (step: StudyStep) => void,
  signal: AbortSignal,
): Promise<SmallestResult | GrowthResult | FaultResult> {
  if (job.kind === "growth") return await measureGrowth(judge, job, { signal, onStep });
  try {
    return await findSmallest(judge, job, { signal, onStep });
  } catch (error) {
    if (!(error instanceof BrokenCheckerError)) throw error;
    const fault = { kind: "problem", reason: error.message } as const;
    const counts = { passed: 0, total: 0, cpuMs: 0, memoryBytes: 0, compilerOutput: null };
    return { verdict: "JE", fault, ...counts, tests: [], timings: [] };
  }
}

import type { ClaimedJob } from "@verdict/contract/jobs";
import type { JudgeResult } from "@verdict/contract/judge-result";
import type { Fitness } from "../fitness.ts";

/** Accepts whatever comes, without judging it. */
export async function accept(job: ClaimedJob): Promise<JudgeResult> {
  const test = { verdict: "AC" as const, cpuMs: 1, wallMs: 1, memoryBytes: 1, exitCode: 0, signal: null, reason: "" };
  const texts = { output: "", errorOutput: "", expected: "" };
  const tests = ("tests" in job ? job.tests : []).map(({ number }) => ({ number, ...test, ...texts }));
  const counts = { passed: tests.length, total: tests.length, cpuMs: 1, memoryBytes: 1 };
  return { verdict: "AC", ...counts, compilerOutput: null, tests, timings: [] };
}

/** A machine that can always judge. */
export const ALWAYS_FIT: Fitness = {
  isFit: () => true,
  prove: async () => true,
  recovered: async () => undefined,
  stop: () => undefined,
};

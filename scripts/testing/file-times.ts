import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";
import * as z from "zod/mini";

/** How long one test file took, with its hooks and imports. */
export interface FileTime {
  file: string;
  seconds: number;
}

const FileTimes = z.array(z.object({ file: z.string(), seconds: z.number() }));

/** For Vitest, whose own report in JSON has no times of hooks. */
export function reportFileTimes(path: string): Reporter {
  return {
    onTestRunEnd(modules) {
      const times = modules.map((module): FileTime => {
        const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
        const ms = duration + collectDuration + setupDuration + prepareDuration;
        return { file: module.relativeModuleId, seconds: ms / 1000 };
      });
      writeFileSync(path, JSON.stringify(times));
    },
  };
}

export function readFileTimes(report: unknown): FileTime[] {
  return z.parse(FileTimes, report);
}

/** A line a file, the slowest first. */
export function slowestFiles(times: readonly FileTime[], count: number): string[] {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${file}`);
}

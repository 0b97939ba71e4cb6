import type { RunReport } from "../sandbox.ts";
import type { AttackRun } from "./attack.ts";

/** One line each. */
export interface Differences {
  wrong: string[];
  /** Caps that were exceeded, by a run that may be right otherwise. */
  excesses: string[];
}

/** What a report has that the expectation forbids, or lacks that it demands. */
export function differences(run: AttackRun, report: RunReport): Differences {
  const wrong: string[] = [];
  const end = JSON.stringify(report.end);
  if (!run.end.some((right) => JSON.stringify(right) === end)) wrong.push(`ended with ${end}`);
  const stdout = Buffer.from(report.stdout).toString();
  const everything = stdout + Buffer.from(report.stderr).toString();
  if (run.stdout !== undefined) wrong.push(...lineDifferences(run.stdout, stdout));
  for (const text of run.contains ?? []) if (!everything.includes(text)) wrong.push(`no "${text}" in the output`);
  for (const text of run.without ?? []) if (everything.includes(text)) wrong.push(`"${text}" in the output`);
  const caps = [
    ["cpu time", report.cpuMs, run.cpuMsAtMost],
    ["memory", report.memoryBytes, run.memoryBytesAtMost],
  ] as const;
  if (report.stdout.length > (run.outputBytesAtMost ?? Number.POSITIVE_INFINITY)) {
    wrong.push(`output was ${report.stdout.length}`);
  }
  const excesses: string[] = [];
  for (const [what, value, cap] of caps) if (cap !== undefined && value > cap) excesses.push(`${what} was ${value}`);
  if (report.memoryBytes < (run.memoryBytesAtLeast ?? 0)) wrong.push(`memory was ${report.memoryBytes}`);
  const ending = `it ended with ${end} and said ${JSON.stringify(everything.slice(0, 600))}`;
  for (const list of [wrong, excesses]) if (list.length > 0) list.push(ending);
  return { wrong, excesses };
}

function lineDifferences(expected: readonly string[], stdout: string): string[] {
  const lines = stdout.split("\n").filter((line) => line !== "");
  const wrong: string[] = [];
  if (lines.length !== expected.length) wrong.push(`printed ${lines.length} lines instead of ${expected.length}`);
  for (const [index, line] of lines.entries()) {
    const right = expected[index]?.split(" | ") ?? [];
    if (!right.some((pattern) => matches(pattern, line)))
      wrong.push(`printed "${line}" instead of "${expected[index]}"`);
  }
  return wrong;
}

function matches(pattern: string, line: string): boolean {
  return pattern.endsWith("*") ? line.startsWith(pattern.slice(0, -1)) : line === pattern;
}

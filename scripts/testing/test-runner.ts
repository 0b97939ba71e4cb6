import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** Their full names, which say why; the closing summary lists them. */
  skippedNames?: readonly string[];
}

export interface TestRunner {
  title: string;
  program: string;
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Reads the totals from the runner's own JSON report. Absent for checks: their exit code is the result. */
  report?: { path: string; read(report: unknown): Totals };
}

/**
 * Runs one test runner with its output on ours. A runner that fails without a failed test (it crashed, or wrote no
 * report) counts as one failed test, so that the totals can never look better than the exit codes. A check that
 * passes counts nothing, since it executed no test.
 */
export async function runTestRunner(runner: TestRunner): Promise<Totals> {
  if (runner.report !== undefined) rmSync(runner.report.path, { force: true });
  const child = spawn(runner.program, runner.args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...runner.environment },
  });
  const [code] = await once(child, "close");
  const totals = readTotals(runner);
  if (totals === undefined) return { passed: 0, failed: 1, skipped: 0 };
  if (code !== 0 && totals.failed === 0) return { ...totals, failed: 1 };
  return totals;
}

function readTotals(runner: TestRunner): Totals | undefined {
  if (runner.report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  if (!existsSync(runner.report.path)) return undefined;
  return runner.report.read(JSON.parse(readFileSync(runner.report.path, "utf8")));
}

export function addTotals(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The closing line: `N passed, N failed`, with skipped tests named only when there are any. */
export function totalsLine(totals: Totals): string {
  const line = `${totals.passed} passed, ${totals.failed} failed`;
  return totals.skipped === 0 ? line : `${line}, ${totals.skipped} skipped`;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import type { FileTime } from "./file-times.ts";
import type { TestResult } from "./test-result.ts";

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TestRunner {
  title: string;
  program: string;
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** The same, of something that is started meanwhile. When it cannot be had, the runner has failed. */
  environmentToCome?: Promise<Readonly<Record<string, string>>>;
  /** Reads the results from the runner's own JSON report. Absent for checks: their exit code is the result. */
  report?: { path: string; read(report: unknown): TestResult[] };
  /** How long each file took in the attempt that has just ended. */
  fileTimes?(): FileTime[];
  /** The arguments that run what failed once more, with nothing beside it. Absent where that would prove nothing. */
  argsOfSecondAttempt?(failed: readonly TestResult[]): readonly string[];
}

export interface RunnerOutcome {
  totals: Totals;
  failed: readonly TestResult[];
  skipped: readonly TestResult[];
  /** Failed at first and passed when they were run once more. */
  unsteady: readonly TestResult[];
  /** Of the first attempt, which has run them all. */
  fileTimes: readonly FileTime[];
}

/** More failures than this are no accident of a busy machine. */
const MOST_SECOND_ATTEMPTS = 6;

/** Stands between the two reasons of what failed twice. */
export const SECOND_ATTEMPT = "At the second attempt:";

/**
 * Runs one test runner with its output on ours. A runner that fails without a failed test (it crashed, or wrote no
 * report) counts as one failed test, so that the totals can never look better than the exit codes. A check that
 * passes counts nothing, since it executed no test. A few failed tests get a second attempt, and are named if it helps.
 */
export async function runTestRunner(runner: TestRunner): Promise<RunnerOutcome> {
  const first = await attempt(runner, runner.args);
  const fileTimes = runner.fileTimes?.() ?? [];
  const failed = first.filter(({ status }) => status === "failed");
  const mayTryAgain = failed.length > 0 && failed.length <= MOST_SECOND_ATTEMPTS && failed.every(({ file }) => file);
  if (!mayTryAgain || runner.argsOfSecondAttempt === undefined) {
    return { ...outcomeOf(first, []), fileTimes };
  }
  console.log(`\n── ${runner.title}: once more, what failed (${failed.map(({ name }) => name).join("; ")})`);
  const second = await attempt(runner, runner.argsOfSecondAttempt(failed));
  const both = withSecondAttempt(first, second);
  const stillFailed = new Set(second.filter(({ status }) => status === "failed").map(({ file }) => file));
  const unsteady = failed.filter(({ file }) => !stillFailed.has(file) && second.length > 0);
  return { ...outcomeOf(both, unsteady), fileTimes };
}

/** The results of the first attempt, with those of the second in the place of what it ran again. */
function withSecondAttempt(first: readonly TestResult[], second: readonly TestResult[]): TestResult[] {
  const keyOf = ({ file, name }: TestResult) => `${file}\n${name}`;
  const ranAgain = new Set(second.map(keyOf));
  const files = new Set(second.filter(({ status }) => status !== "skipped").map(({ file }) => file));
  const kept = first.filter((result) => {
    if (ranAgain.has(keyOf(result))) return false;
    return !(result.status === "failed" && files.has(result.file));
  });
  const reasons = new Map(first.map((result) => [keyOf(result), result.reason]));
  return [...kept, ...second.map((result) => withFirstReason(result, reasons.get(keyOf(result))))];
}

/** Of what failed twice: the second failure is at times but what the first one has left behind. */
function withFirstReason(result: TestResult, first: string | undefined): TestResult {
  if (result.status !== "failed" || !first || first === result.reason) return result;
  return { ...result, reason: `${first}\n${SECOND_ATTEMPT}\n${result.reason}` };
}

async function attempt(runner: TestRunner, args: readonly string[]): Promise<TestResult[]> {
  if (runner.report !== undefined) rmSync(runner.report.path, { force: true });
  const asAWhole = (reason: string): TestResult => ({ file: "", name: runner.title, status: "failed", reason });
  let toCome: Readonly<Record<string, string>> | undefined;
  try {
    toCome = await runner.environmentToCome;
  } catch (error) {
    return [asAWhole(String(error))];
  }
  const env = { ...process.env, ...runner.environment, ...toCome };
  if (runner.report === undefined) {
    // What checks that run beside each other say does not get mixed up.
    const child = spawn(runner.program, args, { stdio: ["ignore", "pipe", "pipe"], env });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => said.push(part));
    const [code] = await once(child, "close");
    console.log(`\n── ${runner.title}: exit code ${code}\n${Buffer.concat(said)}`);
    return code === 0 ? [] : [asAWhole(`exit code ${code}`)];
  }
  const child = spawn(runner.program, args, { stdio: ["ignore", "inherit", "inherit"], env });
  const [code] = await once(child, "close");
  if (!existsSync(runner.report.path)) return [asAWhole("no report was written")];
  const results = runner.report.read(JSON.parse(readFileSync(runner.report.path, "utf8")));
  const hasFailed = results.some(({ status }) => status === "failed");
  return code !== 0 && !hasFailed ? [...results, asAWhole(`exit code ${code} although no test failed`)] : results;
}

function outcomeOf(results: readonly TestResult[], unsteady: readonly TestResult[]): Omit<RunnerOutcome, "fileTimes"> {
  const of = (status: TestResult["status"]) => results.filter((result) => result.status === status);
  const [failed, skipped] = [of("failed"), of("skipped")];
  const totals = { passed: of("passed").length, failed: failed.length, skipped: skipped.length };
  return { totals, failed, skipped, unsteady };
}

export function addTotals(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The closing line: `N passed, N failed`, with skipped tests named only when there are any. */
export function totalsLine(totals: Totals): string {
  const line = `${totals.passed} passed, ${totals.failed} failed`;
  return totals.skipped === 0 ? line : `${line}, ${totals.skipped} skipped`;
}

import { readFile } from "node:fs/promises";
import type { JudgeLimits, TestResult } from "@verdict/contract/judging";
import { type BoxLimits, type RunReport, type Sandbox, SandboxError } from "@verdict/sandbox/sandbox";
import type { JudgeTask, TaskTest } from "./judge-task.ts";
import type { Language, Program } from "./languages/language.ts";
import { type CheckOutput, describeCheck } from "./output-check.ts";
import { outcomeOfRun } from "./verdict.ts";

/** What of a program's output goes into a result; the comparison sees all of it. */
const SHOWN_BYTES = 64 * 1024;

/** Enough for an exception with its message; a program can make that as long as it likes. */
const REASON_LENGTH = 500;

export interface TestRun {
  program: Program;
  language: Language;
  limits: JudgeLimits;
  test: TaskTest;
}

/** Runs a program on one input. Throws SandboxError when the box failed, or the language's runtime on this machine. */
export async function runProgram(
  sandbox: Pick<Sandbox, "run">,
  run: Pick<TestRun, "program" | "language" | "limits"> & { inputPath: string },
  signal: AbortSignal,
): Promise<RunReport> {
  const { program, language, limits } = run;
  const { memoryBytes, allowedBytes: _, stackBytes, processes, ...command } = language.runCommand(program, limits);
  const start = (wallMs: number) =>
    sandbox.run(
      {
        ...command,
        folder: program.folder,
        folderAccess: "read-only",
        profile: "run",
        stdinPath: run.inputPath,
        limits: boxLimits({ limits, memoryBytes, stackBytes, processes, wallMs }),
      },
      signal,
    );
  const first = await start(waitingLimitMs(limits.timeMs));
  const report = wasStarved(first) ? await start(PATIENT_FACTOR * waitingLimitMs(limits.timeMs)) : first;
  if (language.wasRefusedByMachine?.(report) === true) {
    throw new SandboxError(`the machine refused the runtime of ${language.id}: ${shown(report.stderr, REASON_LENGTH)}`);
  }
  return report;
}

/** A program that only waits is ended after this; one that computes is ended by its CPU time. */
function waitingLimitMs(timeMs: number): number {
  return 2 * timeMs + 3_000;
}

/**
 * On a machine with too much to do a program may reach the waiting limit while it computes (seen with 24 processes on
 * 2 cores: an eighth of the time). One that had the CPU for more than this share was not waiting for itself: it gets a
 * second run with more patience.
 */
const STARVED_SHARE = 0.03;
const PATIENT_FACTOR = 5;

function wasStarved(report: RunReport): boolean {
  return report.end.kind === "limit" && report.end.limit === "wall" && report.cpuMs > STARVED_SHARE * report.wallMs;
}

function boxLimits(
  input: Pick<BoxLimits, "memoryBytes" | "stackBytes" | "processes" | "wallMs"> & { limits: JudgeLimits },
): BoxLimits {
  const { limits, ...rest } = input;
  return {
    ...rest,
    cpuMs: limits.timeMs,
    outputBytes: limits.outputBytes,
    errorOutputBytes: SHOWN_BYTES,
    // Nothing is writable in a run; this is for the case that something is.
    fileBytes: 1024 * 1024,
  };
}

/** Turns what happened on a test into its result: the run's own failure, or what the check says of the output. */
export async function resultOfTest(run: TestRun, report: RunReport, check: CheckOutput): Promise<TestResult> {
  const { language, limits, test } = run;
  const { memoryBytes, allowedBytes = memoryBytes } = language.runCommand(run.program, limits);
  const outcome = outcomeOfRun(report, { timeMs: limits.timeMs, allowedBytes }, language);
  const measured = measuresOf(report, test);
  if (outcome.kind === "finished") {
    const checked = await check(report.stdout);
    return {
      ...measured,
      ...describeCheck(checked, test),
      expected: test.isVisible ? checked.expected : null,
    };
  }
  const { verdict, reason, exception } = outcome;
  const shownException = test.isVisible ? exception?.line : exception?.name;
  return {
    ...measured,
    verdict,
    reason: shownException === undefined ? reason : `${reason}: ${shownException}`.slice(0, REASON_LENGTH),
    expected: test.isVisible && test.answerPath !== null ? shown(await readFile(test.answerPath)) : null,
  };
}

function measuresOf(report: RunReport, test: TaskTest): Omit<TestResult, "verdict" | "reason" | "expected"> {
  return {
    number: test.number,
    cpuMs: report.cpuMs,
    wallMs: report.wallMs,
    memoryBytes: report.memoryBytes,
    exitCode: report.end.kind === "exited" ? report.end.code : null,
    signal: report.end.kind === "signaled" ? report.end.signal : null,
    output: test.isVisible ? shown(report.stdout, test.shownBytes) : null,
    errorOutput: test.isVisible ? shown(report.stderr) : null,
  };
}

/** Text for people and for jsonb, which refuses the NUL character. */
export function shown(bytes: Uint8Array, mostBytes = SHOWN_BYTES): string {
  return new TextDecoder().decode(bytes.subarray(0, mostBytes)).replaceAll("\u0000", "\uFFFD");
}

/** The problem's limits as they hold for this language. */
export function limitsFor(task: Pick<JudgeTask, "limits" | "limitsAreFor">, language: Language): JudgeLimits {
  const factor = task.limitsAreFor === "problem" ? language.timeFactor : 1;
  return { ...task.limits, timeMs: task.limits.timeMs * factor };
}

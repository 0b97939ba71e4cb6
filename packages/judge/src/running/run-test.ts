import { readFile, stat } from "node:fs/promises";
import type { JudgeLimits, TestResult } from "@verdict/contract/judging";
import type { BoxLimits, RunReport, Sandbox } from "@verdict/sandbox/sandbox";
import type { Language, Program, RunCommand } from "../languages/language.ts";
import { BRIEF_MS, BriefWay, LEAST_LIMIT_MS } from "./brief-way.ts";
import type { JudgeTask, TaskTest } from "./judge-task.ts";
import { type CheckOutput, describeCheck, type ProblemBroken } from "./output-check.ts";
import { runUnlessRefused } from "./run-unless-refused.ts";
import { outcomeOfRun, type RunOutcome } from "./verdict.ts";

/** What of a program's output goes into a result; the comparison sees all of it. */
const SHOWN_BYTES = 64 * 1024;

/** Enough for an exception with its message; a program can make that as long as it likes. */
const REASON_LENGTH = 500;

/** A compiled program that is ready to be run on any number of inputs. */
export interface RunnableProgram {
  program: Program;
  language: Language;
  /** The problem's limits as they hold for this language. */
  limits: JudgeLimits;
  isTimeOfLanguage: boolean;
  command: RunCommand;
  /** Tried first; null where there is none. */
  brief: BriefWay | null;
}

export function runnable(
  task: Pick<JudgeTask, "kind" | "limits" | "limitsAreFor" | "pace">,
  language: Language,
  program: Program,
): RunnableProgram {
  const factor = task.limitsAreFor === "problem" ? language.timeFactor : 1;
  const limits = { ...task.limits, timeMs: task.limits.timeMs * factor };
  const command = commandAt(task.pace, language)?.(program, limits) ?? language.runCommand(program, limits);
  // The times of a study are compared with each other, and are all to be had in the same way.
  const isCompared = task.kind === "study" || task.pace !== undefined;
  const mayBeBrief = !isCompared && limits.timeMs >= LEAST_LIMIT_MS;
  const briefCommand = mayBeBrief ? language.briefRunCommand?.(program, limits) : undefined;
  const brief = briefCommand === undefined ? null : new BriefWay(briefCommand);
  return { program, language, limits, isTimeOfLanguage: factor !== 1, command, brief };
}

function commandAt(
  pace: JudgeTask["pace"],
  { evenRunCommand, countingRunCommand }: Language,
): Language["evenRunCommand"] {
  if (pace === undefined) return undefined;
  return pace === "even" ? evenRunCommand : countingRunCommand;
}

export interface RunContext {
  sandbox: Pick<Sandbox, "run">;
  signal: AbortSignal;
}

/**
 * Runs a program on one input. Throws SandboxError when the box failed, or the machine refused the language's runtime.
 */
export async function runProgram(context: RunContext, run: RunnableProgram, inputPath: string): Promise<RunReport> {
  return (await runBriefly(context, run, inputPath)) ?? (await runAs(context, run, { ...run, inputPath }));
}

/** Null where it did not end well: what the brief way does badly is nobody's verdict. */
async function runBriefly(context: RunContext, run: RunnableProgram, inputPath: string): Promise<RunReport | null> {
  const { brief, limits } = run;
  if (brief === null) return null;
  const { size } = await stat(inputPath);
  if (!brief.mayTake(size)) return null;
  const { command } = brief;
  const report = await runAs(context, run, { command, limits: { ...limits, timeMs: BRIEF_MS }, inputPath });
  if (outcomeOf({ ...run, command }, report).kind === "finished") return report;
  if (report.end.kind === "limit" && report.end.limit === "cpu") brief.tookTooLong(size);
  return null;
}

async function runAs(
  { sandbox, signal }: RunContext,
  run: RunnableProgram,
  way: { command: RunCommand; limits: JudgeLimits; inputPath: string },
): Promise<RunReport> {
  const { program, language } = run;
  const { limits, inputPath } = way;
  const { memoryBytes, allowedBytes: _, stackBytes, processes, counting, ...command } = way.command;
  const { errorOutputBytes = SHOWN_BYTES } = counting ?? {};
  const wallMs = waitingLimitMs(run.limits.timeMs);
  return await runUnlessRefused(
    { sandbox, signal },
    {
      ...command,
      folder: program.folder,
      folderAccess: "read-only",
      stdinPath: inputPath,
      limits: boxLimits({ limits, memoryBytes, stackBytes, processes, wallMs, errorOutputBytes }),
    },
    language.refusal ?? null,
  );
}

/** A program that only waits is ended after this; one that computes is ended by its CPU time. */
function waitingLimitMs(timeMs: number): number {
  return 2 * timeMs + 1_000;
}

function boxLimits(
  input: Pick<BoxLimits, "memoryBytes" | "stackBytes" | "processes" | "wallMs" | "errorOutputBytes"> & {
    limits: JudgeLimits;
  },
): BoxLimits {
  const { limits, ...rest } = input;
  return {
    ...rest,
    cpuMs: limits.timeMs,
    outputBytes: limits.outputBytes,
    // Nothing is writable in a run; this is for the case that something is.
    fileBytes: 1024 * 1024,
  };
}

/** What the run alone says, by the limits and the words of its language. */
export function outcomeOf(
  { language, limits, isTimeOfLanguage, command }: RunnableProgram,
  report: RunReport,
): RunOutcome {
  const { allowedBytes, stackBytes } = command;
  return outcomeOfRun(report, { ...limits, allowedBytes, stackBytes, isTimeOfLanguage }, language);
}

export type JudgedTest = { kind: "judged"; result: TestResult } | ProblemBroken;

/** Turns what happened on a test into its result: the run's own failure, or what the check says of the output. */
export async function resultOfTest(
  run: RunnableProgram,
  { source, test, report, check }: { source: string; test: TaskTest; report: RunReport; check: CheckOutput },
): Promise<JudgedTest> {
  const outcome = outcomeOf(run, report);
  const measured = measuresOf(run, report, test);
  if (outcome.kind === "finished") {
    const checked = await check(report.stdout);
    if (checked.kind === "problem-broken") return checked;
    const expected = test.isVisible && checked.kind === "compared" ? checked.expected : null;
    return {
      kind: "judged",
      result: { ...measured, ...describeCheck(checked, test, noteOn(run.language, source, report)), expected },
    };
  }
  const { verdict, reason, exception } = outcome;
  const shownException = test.isVisible ? exception?.line : exception?.name;
  const result = {
    ...measured,
    verdict,
    reason: shownException === undefined ? reason : `${reason}: ${shownException}`.slice(0, REASON_LENGTH),
    expected: test.isVisible && test.answerPath !== null ? shown(await readFile(test.answerPath)) : null,
  };
  return { kind: "judged", result };
}

/** A program of another contest writes its answer into a file, and nobody would say so. */
function noteOn(language: Language, source: string, { stdout }: RunReport): string | null {
  if (stdout.length > 0 || language.usesFiles?.(source) !== true) return null;
  return "nothing was printed: read standard input and write standard output, there are no files";
}

function measuresOf(
  { language, command }: RunnableProgram,
  report: RunReport,
  test: TaskTest,
): Omit<TestResult, "verdict" | "reason" | "expected"> {
  return {
    number: test.number,
    cpuMs: report.cpuMs,
    wallMs: report.wallMs,
    memoryBytes: report.memoryBytes,
    instructions: report.instructions,
    exitCode: report.end.kind === "exited" ? report.end.code : null,
    signal: report.end.kind === "signaled" ? report.end.signal : null,
    output: test.isVisible ? shown(report.stdout, test.shownBytes) : null,
    errorOutput: test.isVisible ? errorOutputOf(report, { language, command }) : null,
  };
}

/** Where a runtime counts, the steps alone: as a program tells them that counts for itself. */
function errorOutputOf(
  { stderr }: RunReport,
  { language, command: { counting } }: Pick<RunnableProgram, "language" | "command">,
): string {
  if (counting !== undefined) {
    const steps = counting.stepsIn(shown(stderr, counting.errorOutputBytes));
    return steps === null ? "" : `${steps}\n`;
  }
  const errorOutput = shown(stderr);
  return language.traceForPeople?.(errorOutput) ?? errorOutput;
}

/** Text for people and for jsonb, which refuses the NUL character. */
export function shown(bytes: Uint8Array, mostBytes = SHOWN_BYTES): string {
  return new TextDecoder().decode(bytes.subarray(0, mostBytes)).replaceAll("\u0000", "\uFFFD");
}

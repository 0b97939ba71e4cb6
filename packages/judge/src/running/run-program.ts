import { stat } from "node:fs/promises";
import { type JudgeLimits, TEMPORARY_BYTES } from "@verdict/contract/judging";
import type { BoxCommand, BoxLimits, RunReport, TalkerReport } from "@verdict/sandbox/sandbox";
import type { Language, Program, RunCommand } from "../languages/language.ts";
import { checkSyntax } from "./compile.ts";
import { FAST_PATH_MS, FastPath, LEAST_LIMIT_MS } from "./fast-path.ts";
import type { ProgramTask } from "./judge-task.ts";
import type { Judging } from "./judging.ts";
import type { PatientContext } from "./patience.ts";
import { runWithControl } from "./run-with-control.ts";
import { outcomeOfRun, type RunOutcome } from "./verdict.ts";

/** What of a program's output goes into a result; the comparison sees all of it. */
export const SHOWN_BYTES = 64 * 1024;

/** A compiled program that is ready to be run on any number of inputs. */
export interface RunnableProgram {
  program: Program;
  language: Language;
  /** The problem's limits as they hold for this language. */
  limits: JudgeLimits;
  isTimeOfLanguage: boolean;
  command: RunCommand;
  /** Tried first; null where there is none. */
  fastPath: FastPath | null;
}

export function runnable(
  task: Pick<ProgramTask, "kind" | "limits" | "limitsAreFor" | "pace">,
  language: Language,
  program: Program,
): RunnableProgram {
  const factor = task.limitsAreFor === "problem" ? factorOf(task, language) : 1;
  const limits = { ...task.limits, timeMs: task.limits.timeMs * factor };
  const command = commandAt(task.pace, language)?.(program, limits) ?? language.runCommand(program, limits);
  // The times of a study are compared with each other, and are all to be had in the same way.
  const isCompared = task.kind === "study" || task.pace !== undefined;
  const mayEndSoon = !isCompared && limits.timeMs >= LEAST_LIMIT_MS;
  const fastCommand = mayEndSoon ? language.briefRunCommand?.(program, limits) : undefined;
  const fastPath = fastCommand === undefined ? null : new FastPath(fastCommand);
  return { program, language, limits, isTimeOfLanguage: factor !== 1, command, fastPath };
}

/** A problem may have its own for further languages. */
function factorOf({ limits }: Pick<ProgramTask, "limits">, { id, timeFactor }: Language): number {
  const own = limits.timeFactors?.[id];
  return typeof own === "number" ? own : timeFactor;
}

function commandAt(
  pace: ProgramTask["pace"],
  { evenRunCommand, countingRunCommand }: Language,
): Language["evenRunCommand"] {
  if (pace === undefined) return undefined;
  return pace === "even" ? evenRunCommand : countingRunCommand;
}

/** How a run ended; one that is `killed` was of no interest any more. */
export type EndReport = Omit<RunReport, "end"> & Pick<TalkerReport, "end">;

export function hasEnded<Report extends Pick<TalkerReport, "end">>(
  report: Report,
): report is Report & { end: RunReport["end"] } {
  return report.end.kind !== "killed";
}

/** What a run alone says. */
export interface EndedRun {
  report: EndReport;
  outcome: RunOutcome;
}

/** In a slot, as soon as one is free. `name`: of the span that the run takes. */
export async function runInSlot(
  { tools: { sandbox }, inSlot, timed }: Judging,
  run: RunnableProgram,
  { name, inputPath }: { name: string; inputPath: string },
): Promise<EndedRun> {
  const report = await inSlot.run((slot) => timed(name, () => runProgram({ sandbox, ...slot }, run, inputPath)));
  return { report, outcome: outcomeOf(run, report) };
}

/** The program is in a language without a build step, and its first run shows that it does not parse. */
export interface Unparsable {
  kind: "unparsable";
  compilerOutput: string;
}

/** The same, which also tells a program that does not even parse from one that crashes. */
export async function runOrRefuse(
  judging: Judging,
  run: RunnableProgram,
  input: { name: string; inputPath: string },
): Promise<({ kind: "ran" } & EndedRun) | Unparsable> {
  const ended = await runInSlot(judging, run, input);
  return (await unparsable(judging, run, ended)) ?? { kind: "ran", ...ended };
}

/** Null for a program that parses. */
export async function unparsable(
  judging: Judging,
  run: RunnableProgram,
  { report, outcome }: EndedRun,
): Promise<Unparsable | null> {
  const { syntaxCheck, looksUnparsable } = run.language;
  const isCrash = outcome.kind === "failed" && outcome.verdict === "RTE" && hasEnded(report);
  if (!isCrash || syntaxCheck === undefined || !looksUnparsable?.(report)) return null;
  const { tools, inSlot, timed } = judging;
  const compilerOutput = await inSlot.run((slot) =>
    timed("syntax check", () => checkSyntax({ sandbox: tools.sandbox, ...slot }, syntaxCheck, run.program)),
  );
  return compilerOutput === null ? null : { kind: "unparsable", compilerOutput };
}

/**
 * Runs a program on one input. Throws SandboxError when the box failed, or the machine refused the language's runtime.
 */
export async function runProgram(context: PatientContext, run: RunnableProgram, inputPath: string): Promise<RunReport> {
  return (await runOnFastPath(context, run, inputPath)) ?? (await runAs(context, run, { ...run, inputPath }));
}

/** Null where it did not end well: how badly it does is nobody's verdict. */
async function runOnFastPath(
  context: PatientContext,
  run: RunnableProgram,
  inputPath: string,
): Promise<RunReport | null> {
  const { fastPath, limits } = run;
  if (fastPath === null) return null;
  const { size } = await stat(inputPath);
  if (!fastPath.mayTake(size)) return null;
  const { command } = fastPath;
  const report = await runAs(context, run, { command, limits: { ...limits, timeMs: FAST_PATH_MS }, inputPath });
  if (outcomeOf({ ...run, command }, report).kind === "finished") return report;
  if (report.end.kind === "limit" && report.end.limit === "cpu") fastPath.tookTooLong(size);
  return null;
}

async function runAs(
  context: PatientContext,
  run: RunnableProgram,
  way: { command: RunCommand; limits: JudgeLimits; inputPath: string },
): Promise<RunReport> {
  const wallMs = waitingLimitMs(run.limits.timeMs);
  return await runWithControl(context, boxCommand(run.program, { ...way, wallMs }), run.language.refusal ?? null);
}

/** `inputPath` is null for a program that talks. */
export function boxCommand(
  program: Program,
  way: { command: RunCommand; limits: JudgeLimits; inputPath: string | null; wallMs: number },
): BoxCommand {
  const { limits, inputPath, wallMs } = way;
  const { memoryBytes, allowedBytes: _, stackBytes, processes, counting, ...command } = way.command;
  const { errorOutputBytes = SHOWN_BYTES } = counting ?? {};
  return {
    ...command,
    folder: program.folder,
    folderAccess: "read-only",
    stdinPath: inputPath,
    limits: boxLimits({ limits, memoryBytes, stackBytes, processes, wallMs, errorOutputBytes }),
  };
}

/** A program that only waits is ended after this; one that computes is ended by its CPU time. */
export function waitingLimitMs(timeMs: number): number {
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
    // More than the temporary folder holds: a full one is an error that programs know.
    fileBytes: 2 * TEMPORARY_BYTES,
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

/** Where a runtime counts, the steps alone: as a program tells them that counts for itself. */
export function errorOutputOf(
  { stderr }: Pick<RunReport, "stderr">,
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
  return new TextDecoder().decode(withoutNul(bytes.subarray(0, mostBytes)));
}

/**
 * With U+FFFD in its place, among the bytes, where one more costs two more: `replaceAll` on the text costs 32 for each
 * that it finds, and sixteen megabytes of them would end a judge that has 512 for all it does.
 */
function withoutNul(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0)) return bytes;
  let count = 0;
  for (let from = 0; from < bytes.length; from++) if (bytes[from] === 0) count++;
  const replaced = new Uint8Array(bytes.length + 2 * count);
  let at = 0;
  for (let from = 0; from < bytes.length; from++) {
    const byte = bytes[from] ?? 0;
    if (byte !== 0) replaced[at++] = byte;
    else {
      replaced[at++] = 0xef;
      replaced[at++] = 0xbf;
      replaced[at++] = 0xbd;
    }
  }
  return replaced;
}

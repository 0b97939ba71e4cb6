import { writeFile } from "node:fs/promises";
import path from "node:path";
import { TEST_BYTES_MAX } from "@verdict/contract/problem-limits";
import type { ProgramRunner } from "../program-runner.ts";
import type { ProgramSource, RunTask } from "../running/judge-task.ts";
import type { ProgramRun, ProgramRuns } from "../running/run-on-inputs.ts";
import { shown } from "../running/run-program.ts";
import { runInBatch } from "./run-in-batch.ts";

/** A program of a package is no contestant: what makes or answers the largest tests gets more than a problem gives. */
const PROGRAM_LIMITS = { timeMs: 20_000, memoryBytes: 1024 * 1024 * 1024, outputBytes: TEST_BYTES_MAX };

/** How a program of a package is run where nobody waits. */
export const PACKAGE_RUN = { kind: "submit", limits: PROGRAM_LIMITS, limitsAreFor: "program" } as const;

/** A program of a package that failed at its work: the package's fault, in one line. */
export class BrokenProgramError extends Error {
  override name = "BrokenProgramError";
}

/** A program of a package, for people, and what it is to be run on. */
interface Running<Input> {
  what: string;
  program: ProgramSource;
  inputs: readonly Input[];
}
interface NamedFile {
  name: string;
  path: string;
}
interface NamedText {
  name: string;
  text: string;
}

/**
 * Runs a program once for each input file, each in a box of its own; in order, null for one left out. Throws
 * BrokenProgramError when it does not compile.
 */
export async function runOnFiles(
  runner: ProgramRunner,
  { what, program, inputs }: Running<NamedFile>,
): Promise<(ProgramRun | null)[]> {
  if (inputs.length === 0) return [];
  const inputPaths = inputs.map((input) => input.path);
  return runsOf(what, await runner.run({ ...program, ...PACKAGE_RUN, inputPaths }));
}

function runsOf(what: string, ran: ProgramRuns): (ProgramRun | null)[] {
  if (ran.kind === "ran") return ran.runs;
  throw new BrokenProgramError(`${what} does not compile: ${ran.compilerOutput.split("\n")[0] ?? ""}`);
}

/**
 * What a program prints for each input file. Throws BrokenProgramError also when a run does not end with exit code 0
 * within its limits.
 */
export async function printForFiles(runner: ProgramRunner, running: Running<NamedFile>): Promise<string[]> {
  return outputsOf(running, await runOnFiles(runner, running));
}

/** The same for inputs that are no files yet. */
export async function printEach(runner: ProgramRunner, running: Running<NamedText>): Promise<string[]> {
  const { what, program, inputs } = running;
  if (inputs.length === 0) return [];
  const texts = inputs.map(({ text }) => text);
  return outputsOf(running, runsOf(what, await runOnTexts(runner, { ...program, ...PACKAGE_RUN }, texts)));
}

/** The same for many small inputs: in one box wherever the program suits that. */
export async function printTogether(runner: ProgramRunner, running: Running<NamedText>): Promise<string[]> {
  const { program, inputs } = running;
  const ends = await runInBatch(runner, { ...program, ...PACKAGE_RUN, texts: inputs.map(({ text }) => text) });
  // A program that prints when the batch has gone on, or fails in it, may do well by itself.
  const isSuited = ends?.every(({ exitCode, output }) => exitCode === 0 && output !== "");
  return ends !== null && isSuited ? ends.map(({ output }) => output) : await printEach(runner, running);
}

/** Runs a program on each of these texts, in a box each. */
export async function runOnTexts(
  runner: Pick<ProgramRunner, "run" | "folders">,
  task: Omit<RunTask, "inputPaths">,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<ProgramRuns> {
  const folder = await runner.folders.create("inputs");
  try {
    const inputPaths = texts.map((_text, index) => path.join(folder, `${index}.in`));
    await Promise.all(texts.map((text, index) => writeFile(inputPaths[index] ?? "", text)));
    return await runner.run({ ...task, inputPaths }, signal);
  } finally {
    await runner.folders.remove(folder);
  }
}

function outputsOf({ what, inputs }: Running<{ name: string }>, runs: readonly (ProgramRun | null)[]): string[] {
  return inputs.map(({ name }, index) => {
    const run = runs[index] ?? null;
    if (run === null) throw new BrokenProgramError(`${what} with ${name} did not run`);
    if (run.end !== "well") throw new BrokenProgramError(`${what} with ${name}: ${run.reason}`);
    return textOf(run);
  });
}

/** All that it printed. */
export function textOf({ output }: ProgramRun): string {
  return shown(output, output.length);
}

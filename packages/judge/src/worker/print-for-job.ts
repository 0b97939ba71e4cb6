import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { LanguageId } from "@verdict/contract/language";
import type { PrintedOutput, PrintJob, PrintResult } from "@verdict/contract/printing";
import { TEST_BYTES_MAX } from "@verdict/contract/problem-limits";
import type { ValidatorLanguageId } from "../languages/validator-languages.ts";
import { runAsFarAsItGoes } from "../package-programs/run-in-batch.ts";
import { textOf } from "../package-programs/run-programs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import type { RunTask } from "../running/judge-task.ts";
import type { ProgramRun, ProgramRuns } from "../running/run-on-inputs.ts";
import type { QueueDoor } from "./queue-door.ts";
import type { TestDataCache } from "./test-data-cache.ts";

export interface PrintTools {
  judge: ProgramRunner;
  testData: TestDataCache;
  queue: Pick<QueueDoor, "storeOutput" | "storeWanted">;
}

/**
 * So many outputs are in memory at a time, each of which may be as large as a test, and so many boxes are filled at
 * once.
 */
const AT_A_TIME = 4;

/** Runs a program for the queue and stores what it prints. Throws when the job is another's by then. */
export async function printForJob(tools: PrintTools, job: PrintJob, signal: AbortSignal): Promise<PrintResult> {
  try {
    return await printAll(tools, job, signal);
  } finally {
    await tools.testData.letGo(hashesOf(job));
  }
}

async function printAll(tools: PrintTools, job: PrintJob, signal: AbortSignal): Promise<PrintResult> {
  const { owner, language, source, limits, inputs } = job;
  const paths = await tools.testData.pathsOf(hashesOf(job));
  const inputPaths = inputs.map(({ sha256 }) => paths.get(sha256) ?? "");
  const besidePaths = inputs.map(({ beside }) => (beside === undefined ? null : (paths.get(beside) ?? "")));
  const kind = job.givesWay === true ? "build" : "submit";
  const program = { kind, owner, language, source, limits, limitsAreFor: "problem" } as const;
  const outputs = await printTogether(tools, { job, program, inputPaths }, signal);
  const left = inputs.map((_input, index) => index).filter((index) => !outputs.has(index));
  for (let first = 0; first < left.length; first += AT_A_TIME) {
    const some = left.slice(first, first + AT_A_TIME);
    const ran = await run(tools.judge, { job, program, some, inputPaths, besidePaths }, signal);
    if (ran.kind === "refused") return ran;
    for (const [place, index] of some.entries()) {
      const wanted = inputs[index]?.wanted ?? null;
      outputs.set(index, await store(tools.queue, { job, run: ran.runs[place] ?? null, wanted }));
    }
    if (ran.runs.includes(null)) break;
  }
  return { kind: "printed", outputs: inputs.map((_input, index) => outputs.get(index) ?? { kind: "left-out" }) };
}

function hashesOf({ inputs }: PrintJob): string[] {
  return inputs.flatMap(({ sha256, beside }) => (beside === undefined ? [sha256] : [sha256, beside]));
}

/** Those of the inputs whose places are given. */
async function run(
  judge: ProgramRunner,
  input: {
    job: PrintJob;
    program: Omit<RunTask, "inputPaths"> & { kind: "build" | "submit" };
    some: readonly number[];
    inputPaths: readonly string[];
    besidePaths: readonly (string | null)[];
  },
  signal: AbortSignal,
): Promise<ProgramRuns> {
  const { job, program, some, inputPaths, besidePaths } = input;
  const { packaged, language, source, limits, owner } = job;
  if (packaged === undefined) {
    return await judge.run({ ...program, inputPaths: some.map((index) => inputPaths[index] ?? "") }, signal);
  }
  const packagedLanguage = VALIDATOR_LANGUAGE[language];
  if (packagedLanguage === undefined) throw new Error(`no program of a package is in ${language}`);
  const files = [{ name: packaged.name, content: source }, ...packaged.otherFiles];
  const runs = some.map((index) => ({
    arguments: job.inputs[index]?.arguments ?? [],
    inputPath: inputPaths[index] ?? null,
    besidePath: besidePaths[index] ?? null,
  }));
  return await judge.runPackaged({ language: packagedLanguage, files, limits }, runs, {
    kind: program.kind,
    owner,
    signal,
  });
}

const VALIDATOR_LANGUAGE: Partial<Record<LanguageId, ValidatorLanguageId>> = {
  cpp: "cpp",
  java: "java",
  python3: "python",
};

/**
 * The outputs that many runs in one box and process give, by their places; starting a process takes longer than making
 * most tests does. It is only a hint, so it is done where it is known what has to be printed, and what differs is left
 * to a box of its own.
 */
async function printTogether(
  { judge, queue, testData }: PrintTools,
  { job, program, inputPaths }: { job: PrintJob; program: Omit<RunTask, "inputPaths">; inputPaths: readonly string[] },
  signal: AbortSignal,
): Promise<Map<number, PrintedOutput>> {
  const outputs = new Map<number, PrintedOutput>();
  if (inputPaths.length < 2 || job.packaged !== undefined || job.inputs.some(({ wanted }) => wanted === null))
    return outputs;
  const sizes = await Promise.all(inputPaths.map(async (file) => (await stat(file)).size));
  if (sizes.some((bytes) => bytes > MOST_COMMAND_BYTES)) return outputs;
  const texts = await Promise.all(inputPaths.map((file) => readFile(file, "utf8")));
  const ends = await runAsFarAsItGoes(judge, { ...program, texts }, signal);
  for (const [index, { exitCode, output }] of ends.entries()) {
    const content = Buffer.from(output);
    const wanted = contentHash(content);
    if (exitCode !== 0 || wanted !== job.inputs[index]?.wanted) continue;
    outputs.set(index, await storeWanted(queue, { job, wanted, content }));
    // The solution answers it next.
    await testData.keep(wanted, content);
  }
  return outputs;
}

/** Whatever reads more is no generator, and may be slower beside others. */
const MOST_COMMAND_BYTES = 4_096;

async function store(
  queue: PrintTools["queue"],
  { job, run, wanted }: { job: PrintJob; run: ProgramRun | null; wanted: string | null },
): Promise<PrintedOutput> {
  if (run === null) return { kind: "left-out" };
  if (run.end !== "well") {
    return { kind: "failed", verdict: run.end, reason: run.reason, exitCode: run.exitCode, said: firstLineOf(run) };
  }
  // Test data are text, as people see them: what is none is replaced, and may be longer then.
  const content = Buffer.from(textOf(run));
  if (content.length > TEST_BYTES_MAX) return { kind: "failed", verdict: "OLE", reason: "it prints no text" };
  if (wanted !== null) {
    return contentHash(content) === wanted ? await storeWanted(queue, { job, wanted, content }) : { kind: "unwanted" };
  }
  const sha256 = await queue.storeOutput(job, content);
  if (sha256 === null) throw notOurs(job);
  return { kind: "stored", sha256, bytes: content.length };
}

const SAID_LENGTH = 200;

function firstLineOf(run: ProgramRun): string {
  const text = run.errorOutput.trim() || textOf({ ...run, output: run.output.subarray(0, 4 * SAID_LENGTH) }).trim();
  return (text.split("\n", 1)[0] ?? "").trim().slice(0, SAID_LENGTH).toWellFormed();
}

async function storeWanted(
  queue: PrintTools["queue"],
  { job, wanted: sha256, content }: { job: PrintJob; wanted: string; content: Uint8Array },
): Promise<PrintedOutput> {
  if (!(await queue.storeWanted(job, { sha256, content }))) throw notOurs(job);
  return { kind: "stored", sha256, bytes: content.length };
}

function notOurs({ jobId }: PrintJob): Error {
  return new Error(`job ${jobId} is no longer ours`);
}

function contentHash(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LanguageId } from "@verdict/contract/language";
import type { ProgramRunner } from "../program-runner.ts";
import type { ProgramSource, RunTask } from "../running/judge-task.ts";

const RUNNERS = fileURLToPath(new URL("../../batch-runners/", import.meta.url));

/** How a run of a program ended, and what it printed. */
export interface RunEnd {
  exitCode: number;
  output: string;
  errorOutput: string;
}

type BatchTask = Omit<RunTask, "inputPaths"> & { texts: readonly string[] };

/**
 * Runs a program of a package on many small inputs in one box and one process, each run with a fresh state of its own.
 * Null where that cannot be done: the language has no such runner, or the program does not suit it (it ends the
 * process, waits for a timer, takes too long in all). Then each input has to be run by itself, and that is also the one
 * way to a verdict: what fails here may fail only because it ran in a batch.
 */
export async function runInBatch(runner: ProgramRunner, task: BatchTask): Promise<RunEnd[] | null> {
  if (task.texts.length === 0) return null;
  const ends = await runAsFarAsItGoes(runner, task);
  return ends.length === task.texts.length ? ends : null;
}

/**
 * The same, with all that came: how the runs ended before one that ends the process or lasts until the limit of all
 * together. None where the language has no such runner, or the program does not compile.
 */
export async function runAsFarAsItGoes(
  runner: ProgramRunner,
  { texts, ...program }: BatchTask,
  signal?: AbortSignal,
): Promise<RunEnd[]> {
  const makeBatch = BATCHES.get(program.language);
  const batch = texts.length === 0 ? undefined : await makeBatch?.(runner, program, signal);
  if (batch === undefined || batch === null) return [];
  const folder = await runner.folders.create("batch");
  try {
    const inputPath = path.join(folder, "inputs");
    await writeFile(inputPath, piecesOf(batch.head, texts));
    const { kind, limits, limitsAreFor } = program;
    const ran = await runner.run({ ...batch.runner, kind, limits, limitsAreFor, inputPaths: [inputPath] }, signal);
    const output = ran.kind === "ran" ? ran.runs[0]?.output : undefined;
    return output === undefined ? [] : endsIn(Buffer.from(output), texts.length);
  } finally {
    await runner.folders.remove(folder);
  }
}

const PIECE_LETTERS = 1024 * 1024;

/** All of the inputs, but never as one text: they are held already. */
function* piecesOf(head: Uint8Array, texts: readonly string[]): Generator<Uint8Array> {
  yield head;
  let piece = "";
  for (const text of texts) {
    piece += `${Buffer.byteLength(text)}\n${text}`;
    if (piece.length < PIECE_LETTERS) continue;
    yield Buffer.from(piece);
    piece = "";
  }
  yield Buffer.from(piece);
}

/** The program that runs another one on many inputs, and what comes before them on its standard input. */
interface Batch {
  runner: ProgramSource;
  head: Uint8Array;
}

type MakeBatch = (
  runner: ProgramRunner,
  program: ProgramSource & Pick<RunTask, "kind">,
  signal: AbortSignal | undefined,
) => Promise<Batch | null>;

/** The languages that have such a runner. */
const BATCHES = new Map<LanguageId, MakeBatch>([
  ["javascript", asScript({ runner: "run-batch.js", parts: ["batch-input.js"], program: "program.js" })],
  ["python3", asScript({ runner: "run_batch.py", program: "program.py" })],
  ["pypy3", asScript({ runner: "run_batch.py", program: "program.py" })],
  [
    "java",
    async (runner, program, signal) => {
      // Compiled by itself, as for a verdict, and given as classes: so the runner is compiled once for all programs.
      const compiled = await runner.compiledFiles(program, signal);
      if (compiled === null) return null;
      const head: Uint8Array[] = [Buffer.from(`${compiled.entry}\n${compiled.files.size}\n`)];
      for (const [name, bytes] of compiled.files) head.push(Buffer.from(`${name}\n${bytes.length}\n`), bytes);
      const { language } = program;
      return { runner: { language, source: await readRunner("RunBatch.java") }, head: Buffer.concat(head) };
    },
  ],
]);

/** For languages of which nothing is compiled: the program lies beside its runner and the runner's parts. */
function asScript(names: { runner: string; parts?: readonly string[]; program: string }): MakeBatch {
  return async (_runner, { language, source, otherFiles = [] }) => {
    const parts = await Promise.all(
      (names.parts ?? []).map(async (name) => ({ name, content: await readRunner(name) })),
    );
    return {
      runner: {
        language,
        source: await readRunner(names.runner),
        otherFiles: [...otherFiles, ...parts, { name: names.program, content: source }],
      },
      head: Buffer.from(`${names.program}\n`),
    };
  };
}

export function runsInBatch(language: LanguageId): boolean {
  return BATCHES.has(language);
}

async function readRunner(name: string): Promise<string> {
  return await readFile(path.join(RUNNERS, name), "utf8");
}

/**
 * As many whole runs as the text begins with, at most so many. A program may have written between what its runner says.
 */
export function endsIn(text: Buffer, most: number): RunEnd[] {
  const ends: RunEnd[] = [];
  let at = 0;
  while (at < text.length && ends.length < most) {
    const endOfLine = text.indexOf("\n", at);
    if (endOfLine < 0) break;
    const numbers = text
      .toString("latin1", at, Math.min(endOfLine, at + LONGEST_HEAD))
      .split(" ")
      .map(Number);
    const [exitCode = 1, output = -1, errors = -1] = numbers;
    const start = endOfLine + 1;
    const isWhole = output >= 0 && errors >= 0 && start + output + errors <= text.length;
    if (!isWhole || !numbers.every(Number.isInteger)) break;
    ends.push({
      exitCode,
      output: text.toString("utf8", start, start + output),
      errorOutput: text.toString("utf8", start + output, start + output + errors),
    });
    at = start + output + errors;
  }
  return ends;
}

/** An exit code and two lengths. */
const LONGEST_HEAD = 60;

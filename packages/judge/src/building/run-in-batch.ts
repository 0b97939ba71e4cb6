import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { TOKEN_CHECKER } from "@verdict/contract/judging";
import type { Judge } from "../judge.ts";
import type { JudgeTask } from "../running/judge-task.ts";
import { PROGRAM_LIMITS, type RunnableProgram } from "./run-on-inputs.ts";

const RUNNERS = fileURLToPath(new URL("../../batch-runners/", import.meta.url));

/** How a run of a program ended, and what it printed. */
export interface RunEnd {
  exitCode: number;
  output: string;
  errorOutput: string;
}

type Runner = Pick<Judge, "judge" | "folders" | "compiledFiles">;

/**
 * Runs a program of a package on many small inputs in one box and one process, each run with a fresh state of its own.
 * Null where that cannot be done: the language has no such runner, or the program does not suit it (it ends the
 * process, reads as a stream, takes too long in all). Then each input has to be run by itself, and that is also the one
 * way to a verdict: what fails here may fail only because it ran in a batch.
 */
export async function runInBatch(
  judge: Runner,
  input: { program: RunnableProgram; texts: readonly string[] },
): Promise<RunEnd[] | null> {
  if (input.texts.length === 0) return null;
  const ends = await runAsFarAsItGoes(judge, { ...input, kind: "submit", limits: PROGRAM_LIMITS });
  return ends.length === input.texts.length ? ends : null;
}

/**
 * The same, with all that came: how the runs ended before one that ends the process or lasts until the limit of all
 * together. None where the language has no such runner, or the program does not compile.
 */
export async function runAsFarAsItGoes(
  judge: Runner,
  input: Pick<JudgeTask, "kind" | "limits"> & {
    program: RunnableProgram;
    texts: readonly string[];
    signal?: AbortSignal;
  },
): Promise<RunEnd[]> {
  const { program, texts, kind, limits, signal } = input;
  const batch = texts.length === 0 ? null : await batchOf(judge, { ...program, kind }, signal);
  if (batch === null) return [];
  const folder = await judge.folders.create("batch");
  try {
    const inputPath = path.join(folder, "inputs");
    const inputs = texts.map((text) => `${Buffer.byteLength(text)}\n${text}`).join("");
    await writeFile(inputPath, Buffer.concat([batch.head, Buffer.from(inputs)]));
    const test = { number: 1, isVisible: true, inputPath, answerPath: null, shownBytes: limits.outputBytes };
    const task: JudgeTask = {
      ...batch.runner,
      kind,
      limits,
      limitsAreFor: "program",
      checker: TOKEN_CHECKER,
      reference: null,
      tests: [test],
    };
    const result = await judge.judge(task, signal === undefined ? {} : { signal });
    return endsIn(Buffer.from(result.tests[0]?.output ?? ""), texts.length);
  } finally {
    await judge.folders.remove(folder);
  }
}

/** The program that runs another one on many inputs, and what comes before them on its standard input. */
interface Batch {
  runner: RunnableProgram;
  head: Uint8Array;
}

async function batchOf(
  judge: Runner,
  program: RunnableProgram & Pick<JudgeTask, "kind">,
  signal: AbortSignal | undefined,
): Promise<Batch | null> {
  const { language, source, otherFiles = [] } = program;
  switch (language) {
    case "cpp":
      return null;
    case "javascript": {
      const files = [...otherFiles, { name: "program.js", content: source }];
      return {
        runner: { language, source: await readRunner("run-batch.js"), otherFiles: files },
        head: Buffer.from("program.js\n"),
      };
    }
    case "java": {
      // Compiled by itself, as for a verdict, and given as classes: so the runner is compiled once for all programs.
      const compiled = await judge.compiledFiles(program, signal);
      if (compiled === null) return null;
      const head: Uint8Array[] = [Buffer.from(`${compiled.entry}\n${compiled.files.size}\n`)];
      for (const [name, bytes] of compiled.files) head.push(Buffer.from(`${name}\n${bytes.length}\n`), bytes);
      return { runner: { language, source: await readRunner("RunBatch.java") }, head: Buffer.concat(head) };
    }
    default:
      return language satisfies never;
  }
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

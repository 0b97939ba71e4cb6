import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LanguageId } from "@verdict/contract/language";
import type { Judge } from "../judge.ts";
import { javaFileName } from "../languages/java-source.ts";
import { BrokenProgramError, type RunnableProgram, runOnInputs } from "./run-on-inputs.ts";

const RUNNERS = fileURLToPath(new URL("../../batch-runners/", import.meta.url));

/** How a run of a program ended, and what it printed. */
export interface RunEnd {
  exitCode: number;
  output: string;
  errorOutput: string;
}

type Runner = Pick<Judge, "judge" | "folders">;

/**
 * Runs a program of a package on many small inputs in one box and one process, each run with a fresh state of its own.
 * Null where that cannot be done: the language has no such runner, or the program does not suit it (it ends the process,
 * reads as a stream, takes too long in all). Then each input has to be run by itself, and that is also the one way to a
 * verdict: what fails here may fail only because it ran in a batch.
 */
export async function runInBatch(
  judge: Runner,
  input: { what: string; program: RunnableProgram; texts: readonly string[] },
): Promise<RunEnd[] | null> {
  const { what, program, texts } = input;
  const batch = await batchOf(program);
  if (batch === null || texts.length === 0) return null;
  const folder = await judge.folders.create("batch");
  try {
    const file = path.join(folder, "inputs");
    await writeFile(file, `${batch.entry}\n${texts.map((text) => `${Buffer.byteLength(text)}\n${text}`).join("")}`);
    const inputs = [{ name: "a batch of inputs", path: file }];
    const [printed = ""] = await runOnInputs(judge, { what, program: batch.program, inputs });
    return endsIn(Buffer.from(printed), texts.length);
  } catch (error) {
    if (error instanceof BrokenProgramError) return null;
    throw error;
  } finally {
    await judge.folders.remove(folder);
  }
}

async function batchOf(program: RunnableProgram): Promise<{ program: RunnableProgram; entry: string } | null> {
  const { language, source, otherFiles = [] } = program;
  const own = { java: javaFileName(source), javascript: "program.js", cpp: null }[language];
  if (own === null) return null;
  const runner = await readFile(path.join(RUNNERS, RUNNER_OF[language]), "utf8");
  const files = [...otherFiles, { name: own, content: source }];
  const entry = language === "java" ? path.parse(own).name : own;
  return { program: { language, source: runner, otherFiles: files }, entry };
}

const RUNNER_OF: Record<LanguageId, string> = { java: "RunBatch.java", javascript: "run-batch.js", cpp: "" };

/** Null when the text is not the whole of so many runs. */
function endsIn(text: Buffer, runs: number): RunEnd[] | null {
  const ends: RunEnd[] = [];
  let at = 0;
  while (at < text.length) {
    const endOfLine = text.indexOf("\n", at);
    const [exitCode, output = 0, errors = 0] = text.toString("latin1", at, endOfLine).split(" ").map(Number);
    const start = endOfLine + 1;
    if (endOfLine < 0 || !Number.isInteger(exitCode) || start + output + errors > text.length) return null;
    ends.push({
      exitCode: exitCode ?? 1,
      output: text.toString("utf8", start, start + output),
      errorOutput: text.toString("utf8", start + output, start + output + errors),
    });
    at = start + output + errors;
  }
  return ends.length === runs ? ends : null;
}

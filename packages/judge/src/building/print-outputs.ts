import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Judge } from "../judge.ts";
import { runInBatch } from "./run-in-batch.ts";
import { type RunnableProgram, runOnInputs } from "./run-on-inputs.ts";

interface Printing {
  /** The program, for people. */
  what: string;
  program: RunnableProgram;
  inputs: readonly { name: string; text: string }[];
}
type Runner = Pick<Judge, "judge" | "folders" | "compiledFiles">;

/** What a program prints for each input, each run in a box of its own. Throws BrokenProgramError. */
export async function printEach(judge: Runner, { what, program, inputs }: Printing): Promise<string[]> {
  const folder = await judge.folders.create("inputs");
  try {
    const files = inputs.map(({ name }, index) => ({ name, path: path.join(folder, `${index}`) }));
    await Promise.all(inputs.map(({ text }, index) => writeFile(files[index]?.path ?? "", text)));
    return await runOnInputs(judge, { what, program, inputs: files });
  } finally {
    await judge.folders.remove(folder);
  }
}

/** The same for many small inputs: in one box wherever the program suits that. */
export async function printTogether(judge: Runner, printing: Printing): Promise<string[]> {
  const { program, inputs } = printing;
  const ends = await runInBatch(judge, { program, texts: inputs.map(({ text }) => text) });
  // A program that prints when the batch has gone on, or fails in it, may do well by itself.
  const isSuited = ends?.every(({ exitCode, output }) => exitCode === 0 && output !== "");
  return ends !== null && isSuited ? ends.map(({ output }) => output) : await printEach(judge, printing);
}

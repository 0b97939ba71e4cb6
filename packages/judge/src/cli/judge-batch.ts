import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Judge } from "../judge.ts";
import type { JudgeTask } from "../judge-task.ts";
import { answerOfRow, type BatchAnswer, BatchRowError, parseRow, taskOfRow } from "./batch-row.ts";
import { linesOf } from "./lines-of.ts";
import { describeError } from "./with-judge.ts";

const MOST_CHARACTERS = 2000;

/** A row that could not be judged: its own fault (no such file, no such checker) or ours. Never a verdict. */
export interface BatchFailure {
  id: string | number | null;
  line: number;
  error: string;
}

export interface BatchOptions {
  rowsPath: string;
  /** Rows under way at once; answers keep the order of the rows. */
  atOnce: number;
  onAnswer(answer: BatchAnswer): void;
  onFailure(failure: BatchFailure): void;
}

/** Judges every row; a bad one does not stop the others. */
export async function judgeBatch(judge: Pick<Judge, "judge">, options: BatchOptions): Promise<void> {
  const folder = path.dirname(options.rowsPath);
  const underWay: Promise<() => void>[] = [];
  let number = 0;
  for await (const line of linesOf(createReadStream(options.rowsPath))) {
    number++;
    if (line.trim() === "") continue;
    underWay.push(judgeRow(judge, { line, number, folder }, options));
    if (underWay.length >= options.atOnce) (await underWay.shift())?.();
  }
  for (const row of underWay) (await row)();
}

/** Resolves to what has to be said when this row's turn has come. */
async function judgeRow(
  judge: Pick<Judge, "judge">,
  row: { line: string; number: number; folder: string },
  options: BatchOptions,
): Promise<() => void> {
  let id: BatchFailure["id"] = null;
  try {
    const parsed = parseRow(row.line);
    id = parsed.id;
    const task = taskOfRow(parsed, row.folder);
    await requireFiles(task);
    const answer = answerOfRow(parsed.id, await judge.judge(task));
    return () => options.onAnswer(answer);
  } catch (error) {
    if (error instanceof BatchRowError) id = error.id;
    const failure = { id, line: row.number, error: oneLine(error) };
    return () => options.onFailure(failure);
  }
}

/** Before anything is compiled: a test without its files is no test. */
async function requireFiles({ tests }: JudgeTask): Promise<void> {
  for (const file of tests.flatMap(({ inputPath, answerPath }) => [inputPath, answerPath])) {
    if (file === null) continue;
    const found = await stat(file).catch((error: unknown) => {
      throw new Error(`the test's file ${file} cannot be read`, { cause: error });
    });
    if (!found.isFile()) throw new Error(`the test's file ${file} is not a file`);
  }
}

/** Messages may quote a compiler or a validator over many lines. */
function oneLine(error: unknown): string {
  const message = error instanceof BatchRowError ? error.message : describeError(error);
  return message.replace(/\s*\n\s*/g, " | ").slice(0, MOST_CHARACTERS);
}

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { ProgramRunner } from "../program-runner.ts";
import type { JudgeTask } from "../running/judge-task.ts";
import { answerOfRow, type BatchAnswer, BatchRowError, parseRow, taskOfRow } from "./batch-row.ts";
import { describeError } from "./command.ts";
import { requireVerdict } from "./fault-error.ts";
import { linesOf } from "./lines-of.ts";

const MOST_CHARACTERS = 2000;

/** A row that could not be judged: its own fault (no such file, no such checker) or ours. Never a verdict. */
interface BatchFailure {
  id: string | number | null;
  line: number;
  error: string;
}

export interface BatchOptions {
  rowsPath: string;
  /** Rows under way at once; each answers as soon as it is judged. */
  atOnce: number;
  onAnswer(answer: BatchAnswer): void;
  onFailure(failure: BatchFailure): void;
}

/** Judges every row; a bad one does not stop the others. */
export async function judgeBatch(judge: ProgramRunner, options: BatchOptions): Promise<void> {
  const folder = path.dirname(options.rowsPath);
  const underWay = new Set<Promise<void>>();
  let number = 0;
  for await (const line of linesOf(createReadStream(options.rowsPath))) {
    number++;
    if (line.trim() === "") continue;
    const row = judgeRow(judge, { line, number, folder }, options).finally(() => underWay.delete(row));
    underWay.add(row);
    if (underWay.size >= options.atOnce) await Promise.race(underWay);
  }
  await Promise.all(underWay);
}

async function judgeRow(
  judge: ProgramRunner,
  row: { line: string; number: number; folder: string },
  options: BatchOptions,
): Promise<void> {
  let id: BatchFailure["id"] = null;
  let answer: BatchAnswer;
  try {
    const parsed = parseRow(row.line);
    id = parsed.id;
    const task = await taskOfRow(parsed, row.folder);
    await requireFiles(task);
    answer = answerOfRow(parsed.id, requireVerdict(await judge.judge(task)));
  } catch (error) {
    if (error instanceof BatchRowError) id = error.id;
    options.onFailure({ id, line: row.number, error: oneLine(error) });
    return;
  }
  options.onAnswer(answer);
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
  const lines = message.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => line !== "")
    .join(" | ")
    .slice(0, MOST_CHARACTERS);
}

import { createReadStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Judge } from "../judge.ts";
import { answerOfRow, type BatchAnswer, parseRow, taskOfRow } from "./batch-row.ts";

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
  const lines = createInterface({ input: createReadStream(options.rowsPath), crlfDelay: Number.POSITIVE_INFINITY });
  const underWay: Promise<() => void>[] = [];
  let number = 0;
  for await (const line of lines) {
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
    const answer = answerOfRow(parsed.id, await judge.judge(taskOfRow(parsed, row.folder)));
    return () => options.onAnswer(answer);
  } catch (error) {
    const failure = { id, line: row.number, error: error instanceof Error ? error.message : String(error) };
    return () => options.onFailure(failure);
  }
}

import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { MEBIBYTE } from "@verdict/contract/units";
import { UnrecordableError } from "../recorder.ts";

/*
 * What the compiler says of a program is as long as its source makes it, and a source can put anything there. In a
 * thread of its own the reading can be stopped, and nothing else waits for it.
 */

export interface PlanQuestion {
  programPath: string;
  sourceName: string;
}

/** From the thread's start to its answer: 0.1 to 0.3 s for contest programs (2026-11-26). */
const PATIENCE_MS = 10_000;
const MEMORY_MEBIBYTES = 512;
/** Contest programs with the whole library have 5 to 12 MB. */
const LARGEST_PROGRAM_BYTES = 48 * MEBIBYTE;

/** Throws UnrecordableError where the program cannot be read, or is too much to be read. */
export async function planOfProgram(question: PlanQuestion, patienceMs = PATIENCE_MS): Promise<string> {
  const { size } = await stat(question.programPath);
  if (size > LARGEST_PROGRAM_BYTES) throw new UnrecordableError(TOO_LARGE);
  const worker = new Worker(new URL("./plan-thread.ts", import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEBIBYTES, maxYoungGenerationSizeMb: 64 },
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const refuse = (words: string, cause?: unknown) => reject(new UnrecordableError(words, { cause }));
      timer = setTimeout(refuse, patienceMs, TOO_LARGE);
      worker.on("message", (message: { plan: string } | { refused: string }) => {
        if ("plan" in message) resolve(message.plan);
        else refuse(`This program cannot be shown step by step: ${message.refused}.`);
      });
      worker.on("error", (error) => refuse(TOO_LARGE, error));
      worker.on("exit", () => refuse(TOO_LARGE));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const TOO_LARGE = "This program is too large to be shown step by step.";

import { Worker } from "node:worker_threads";
import { DAMAGED, type LookInside, READING } from "./read-video.ts";

/** A good file of 90 MB takes 4 ms. */
const PATIENCE_MS = 5_000;
/** The thread's start says nothing about the file: 0.3 s, on an overloaded machine several. */
const START_PATIENCE_MS = 30_000;
/** The most that any of 5,000 mutated files needed was 163 MB in all. */
const MEMORY_MEGABYTES = 256;
const WORKER = new URL("./read-video-worker.ts", import.meta.url);

/** Looks into a file in a thread of its own, which is killed when it takes too long: a bad file can stop nothing. */
export async function lookInside(
  file: string,
  options: { worker?: URL; patienceMs?: number } = {},
): Promise<LookInside> {
  const worker = new Worker(options.worker ?? WORKER, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    // A parser's warnings about a strange file belong in no log.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<LookInside>();
  const giveUp = () => resolve({ kind: "refused", message: DAMAGED });
  let timer = setTimeout(giveUp, options.patienceMs ?? START_PATIENCE_MS);
  worker.on("message", (message: typeof READING | LookInside) => {
    if (message !== READING) return resolve(message);
    clearTimeout(timer);
    timer = setTimeout(giveUp, options.patienceMs ?? PATIENCE_MS);
  });
  worker.once("error", giveUp);
  worker.once("exit", giveUp);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

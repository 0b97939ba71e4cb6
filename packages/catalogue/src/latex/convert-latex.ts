import { Worker } from "node:worker_threads";
import type { ConvertedLatex, LatexQuestion } from "./latex-to-markdown.ts";

/*
 * A statement in LaTeX comes from strangers, and its parser was made for friends: in a thread of its own it can be
 * stopped, whatever it does, and nothing else waits for it.
 */

/** From the thread's start to its answer. The longest of 466 public statements takes 0.2 s. */
const PATIENCE_MS = 10_000;
/** Until the parser is loaded; on an overloaded machine some seconds. */
const START_PATIENCE_MS = 30_000;
const MEMORY_MEGABYTES = 192;

export type LatexOutcome = { kind: "converted"; converted: ConvertedLatex } | { kind: "refused"; reason: string };

/** Never throws for what a text holds: a text that cannot be converted is refused, with a reason for people. */
export async function convertLatex(question: LatexQuestion, patienceMs = PATIENCE_MS): Promise<LatexOutcome> {
  const worker = new Worker(new URL("./latex-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise<LatexOutcome>((resolve) => {
      const refuse = (reason: string) => resolve({ kind: "refused", reason });
      let timer = setTimeout(refuse, START_PATIENCE_MS, "could not be converted in time");
      worker.on("message", (message: "ready" | { converted: ConvertedLatex } | { refused: string }) => {
        clearTimeout(timer);
        if (message === "ready") {
          timer = setTimeout(refuse, patienceMs, "takes too long to convert");
          worker.postMessage(question);
        } else if ("refused" in message) refuse(message.refused);
        else resolve({ kind: "converted", converted: message.converted });
      });
      worker.on("error", (error) => refuse(isOutOfMemory(error) ? "takes too much memory to convert" : error.message));
      worker.on("exit", () => {
        clearTimeout(timer);
        refuse("could not be converted");
      });
    });
  } finally {
    await worker.terminate();
  }
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

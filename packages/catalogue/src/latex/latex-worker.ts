import { parentPort } from "node:worker_threads";
import { type LatexQuestion, latexToMarkdown } from "./latex-to-markdown.ts";

/** One question, one answer: what it makes of a statement, or the reason why it makes nothing. */
parentPort?.once("message", (question: LatexQuestion) => {
  try {
    parentPort?.postMessage({ converted: latexToMarkdown(question) });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isStackFull = error instanceof RangeError && error.message.includes("call stack");
    // Our own reasons; the parser's errors say where it gave up.
    parentPort?.postMessage({ refused: isStackFull ? "is nested too deeply" : error.message });
  }
});
parentPort?.postMessage("ready");

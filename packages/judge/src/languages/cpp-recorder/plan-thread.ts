import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { PlanQuestion } from "./plan-of-program.ts";
import { writePlan } from "./write-plan.ts";

/** One program, one answer: its plan, or that it cannot be read. */
const { programPath, sourceName }: PlanQuestion = workerData;
try {
  parentPort?.postMessage({ plan: writePlan(readFileSync(programPath), sourceName) });
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  parentPort?.postMessage({ refused: error.message });
}

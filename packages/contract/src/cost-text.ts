import { formatMemory, formatRuntime } from "./units.ts";

interface Used {
  /** CPU seconds. */
  runtime: number;
  /** kB. */
  memory: number;
}

export interface CostFigure {
  figure: string;
  /** Which tests it is of, where it is not of all. */
  of: string;
}

export interface Cost {
  runtime: CostFigure;
  memory: CostFigure;
}

/** Nothing ran: what was not compiled, or not judged. */
const WITHOUT_COST = ["CE", "JE"];

export function costOfAll({ runtime, memory }: Used): Cost {
  return { runtime: { figure: formatRuntime(runtime), of: "" }, memory: { figure: formatMemory(memory), of: "" } };
}

/**
 * What a submission has used, or null where nothing ran. The figures of one that was not accepted are those of its
 * examples only: more would tell of hidden tests. What went over a limit has used more than that, on some test.
 */
export function costOfSubmission({ verdict, ...used }: Used & { verdict: string | null }): Cost | null {
  if (verdict === null || WITHOUT_COST.includes(verdict)) return null;
  const all = costOfAll(used);
  if (verdict === "AC") return all;
  const told = (of: CostFigure, limit: string) =>
    verdict === limit ? { figure: "> limit", of: "" } : { ...of, of: "on examples" };
  return { runtime: told(all.runtime, "TLE"), memory: told(all.memory, "MLE") };
}

import { readFileSync } from "node:fs";
import type { BuildPlan, BuildStep, SourceFile } from "./language.ts";

/*
 * A C++ program that counts its own steps: g++ puts a call at the beginning of each basic block, after all that makes
 * the program faster, and our own file counts the calls (../../cpp/count-steps.cpp). No cache and no other program has
 * a part in that, so the count is the same each time.
 */

const COUNTER: SourceFile = {
  name: "count-steps.cpp",
  content: readFileSync(new URL("../../cpp/count-steps.cpp", import.meta.url), "utf8"),
};
/** What of the C library takes the longer the more memory it is given; its own code has no such calls. */
const COUNTED_BY_BYTES = ["memcpy", "memmove", "memset", "memchr", "memcmp", "strlen"];
const FLAGS = ["-fsanitize-coverage=trace-pc", ...COUNTED_BY_BYTES.map((name) => `-Wl,--wrap=${name}`)];

/** The same program, which says at its end how many steps it took, in place of what it writes to its standard error. */
export function countingPlan(plan: BuildPlan): BuildPlan {
  return { ...plan, files: [...plan.files, COUNTER], steps: plan.steps.map(counting) };
}

function counting(step: BuildStep): BuildStep {
  const [path = "", ...rest] = step.command;
  return { ...step, command: [path, ...FLAGS, ...rest, COUNTER.name] };
}

/** Null where the program did not come to its end. */
export function stepsIn(errorOutput: string): number | null {
  const count = /^(\d{1,15})\n$/.exec(errorOutput)?.[1];
  return count === undefined ? null : Number(count);
}

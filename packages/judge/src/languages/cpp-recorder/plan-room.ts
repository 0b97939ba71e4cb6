import { MEBIBYTE } from "@verdict/contract/units";

/*
 * A plan is as long as a stranger's program makes it: a class of two hundred members is written out once for each that
 * inherits from it. So its lines are counted while they are made, in the thread that makes them, and a plan that is too
 * long never comes to be.
 */

/**
 * Of a program that uses all containers it has 26 kB (2026-11-28); the recorder in the program reads no more than 16
 * MiB (cpp/steps/plan.h).
 */
const MOST_PLAN_BYTES = 8 * MEBIBYTE;
/** More of a name nobody reads. */
const LONGEST_NAME = 100;

/** Counts what goes into a plan. */
export interface PlanRoom {
  /** Gives the line back. Throws a RangeError where all lines together are too long. */
  take(line: string): string;
}

export function planRoom(): PlanRoom {
  let left = MOST_PLAN_BYTES;
  return {
    take(line) {
      left -= Buffer.byteLength(line) + 1;
      if (left < 0) throw new RangeError("it has more types and variables than can be shown");
      return line;
    },
  };
}

/** At the end of a line. */
export function nameInPlan(name: string | undefined): string {
  return (name ?? "?").slice(0, LONGEST_NAME).replaceAll("\n", " ");
}

/** Names of members end at a space; what the compiler has named itself begins with underscores. */
export function wordInPlan(name: string | undefined): string {
  const word = (name ?? "?").replaceAll(/[\s|]/g, "").slice(0, LONGEST_NAME) || "?";
  return word.startsWith("__") ? word.slice(2) || "?" : word;
}

import type { CatalogueSolution, TimeLimitRule } from "./problem.ts";

const MS_PER_SECOND = 1000;
/** How long a solution is let run to say what it needs. No accepted one of a public package was seen to need more. */
export const LONGEST_ACCEPTED_MS = 30_000;

/** The solutions that the rule asks: those that have to be accepted whatever happens. */
export function timedSolutions<Solution extends Pick<CatalogueSolution, "expected" | "isUntimed">>(
  solutions: readonly Solution[],
): Solution[] {
  return solutions.filter(
    ({ expected, isUntimed }) => isUntimed !== true && expected.length === 1 && expected[0] === "AC",
  );
}

/**
 * Milliseconds; never less than one step of the rule's resolution. It is for all languages alike, since solutions of
 * all languages went into `slowestMs`.
 */
export function timeLimitFor(rule: TimeLimitRule, slowestMs: number): number {
  const stepMs = rule.resolutionSeconds * MS_PER_SECOND;
  const steps = (slowestMs * rule.multiplier) / stepMs;
  return Math.round(stepMs * Math.max(1, rule.rounding === "up" ? Math.ceil(steps) : Math.round(steps)));
}

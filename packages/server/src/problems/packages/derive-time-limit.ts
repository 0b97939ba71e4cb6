import type { TimeLimitRule } from "@verdict/catalogue/problem";
import { timedSolutions, timeLimitFor } from "@verdict/catalogue/time-limit";
import type { VerifyResult } from "@verdict/contract/admin-problems";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { isCore } from "@verdict/contract/language";
import { TIME_LIMIT_SECONDS } from "@verdict/contract/problem-limits";
import { timeFactorIn } from "@verdict/contract/said-time-factors";
import type { TimeFactors } from "@verdict/contract/time-factors";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { AuthorProgram } from "../authoring/judge-programs.ts";
import type { VerifyEvent } from "../authoring/verify-content.ts";
import type { ProblemContent } from "../problem-content.ts";
import { judgeSolutions } from "./judge-solutions.ts";

const MS_PER_SECOND = 1000;
/** Accepted solutions beside the references; packages with more of them would keep their author waiting. */
const MOST_TIMED_SOLUTIONS = 40;

/**
 * The time limit in milliseconds of a package that leaves it to the system, by the rule of its format, as the command
 * line derives it: from all solutions that have to be accepted, the references that were just measured among them; the
 * default where no solution was accepted.
 * `content` has the limit under which they are measured. Throws bad_input for one beyond what a problem may have.
 */
export async function* deriveTimeLimit(
  context: JudgingContext,
  input: {
    rule: TimeLimitRule;
    content: ProblemContent;
    verified: Pick<VerifyResult, "measured">;
    userId: string;
    signal: AbortSignal;
  },
): AsyncGenerator<VerifyEvent, number> {
  const { rule, content, verified, userId, signal } = input;
  const solutions = timedSolutions(content.packageParts?.solutions ?? []).slice(0, MOST_TIMED_SOLUTIONS);
  const judged = yield* judgeSolutions(context, { content, solutions, userId, signal });
  const timesMs = [
    ...verified.measured.map(({ runtime }) => runtime * MS_PER_SECOND),
    ...judged
      .filter(({ result }) => result.verdict === "AC")
      .map(({ program, result }) => msOf(program, result, content.limits.timeFactors)),
  ];
  if (timesMs.length === 0) return DEFAULT_LIMITS.timeMs;
  return requireBounds(timeLimitFor(rule, Math.max(...timesMs)));
}

/** A problem's limit is for the core languages: programs of others get a multiple of it. */
function msOf(
  { language }: AuthorProgram,
  { cpuMs }: { cpuMs: number },
  factors: TimeFactors | null | undefined,
): number {
  return isCore(language) ? cpuMs : cpuMs / timeFactorIn(language, factors);
}

function requireBounds(timeMs: number): number {
  const { min, max } = TIME_LIMIT_SECONDS;
  if (timeMs <= max * MS_PER_SECOND) return Math.max(timeMs, min * MS_PER_SECOND);
  const asked = `by its format's rule its solutions ask for a time limit of ${timeMs / MS_PER_SECOND} seconds`;
  throw new DomainError("bad_input", `problem.yaml: ${asked}, and at most ${max} are allowed: give a time_limit`);
}

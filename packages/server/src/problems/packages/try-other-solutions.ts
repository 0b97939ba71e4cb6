import type { CatalogueSolution, FolderSolution } from "@verdict/catalogue/problem";
import type { JudgedResult } from "@verdict/contract/judge-result";
import { isCore } from "@verdict/contract/language";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import type { JudgingContext } from "../../judging/judging-context.ts";
import type { VerifyEvent } from "../authoring/verify-content.ts";
import type { ProblemContent } from "../problem-content.ts";
import { judgeSolutions } from "./judge-solutions.ts";

/** Wrong and slow solutions that are tried; packages with more of them would keep their author waiting. */
const MOST_OTHER_SOLUTIONS = 40;

/** All solutions but the references, as many as are tried. */
export function otherSolutions({
  packageParts,
}: Pick<ProblemContent, "packageParts">): readonly (CatalogueSolution | FolderSolution)[] {
  return packageParts?.solutions.slice(0, MOST_OTHER_SOLUTIONS) ?? [];
}

/** What came of them, besides those that got what their package says. */
export interface OthersTried {
  disagreeing: PackageFinding[];
  /** Of one file. */
  accepted: readonly CatalogueSolution[];
}

/**
 * A wrong solution that passes says that the tests are weak; that is for the author to know, not a reason to refuse.
 */
export async function* tryOtherSolutions(
  context: JudgingContext,
  content: ProblemContent,
  person: { userId: string; signal: AbortSignal },
): AsyncGenerator<VerifyEvent, OthersTried> {
  const judged = yield* judgeSolutions(context, { content, solutions: otherSolutions(content), ...person });
  const accepted = judged.flatMap(({ program, result }) =>
    result.verdict === "AC" && !("otherFiles" in program) ? [program] : [],
  );
  return {
    disagreeing: judged.flatMap(({ program, result }) => findingOf(program, result, content.limits)),
    accepted,
  };
}

function findingOf(
  solution: CatalogueSolution,
  { verdict, cpuMs }: Pick<JudgedResult, "verdict" | "cpuMs">,
  { timeMs }: ProblemContent["limits"],
): PackageFinding[] {
  if (solution.expected.includes(verdict)) return [];
  // Its author's limit is the same for all languages; here it had a multiple of it.
  const isLateThere = verdict === "AC" && !isCore(solution.language) && cpuMs > timeMs;
  if (isLateThere && solution.expected.includes("TLE")) return [];
  const message = `was expected to get ${solution.expected.join(" or ")}, but got ${verdict}`;
  return [{ severity: "warning", file: `submissions/${solution.name}`, message }];
}

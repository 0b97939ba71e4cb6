import { labelOf } from "@verdict/contract/contests";
import type { SealedProblem, SealedStatements } from "@verdict/contract/sealed-statements";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { presentProblem } from "../../problems/present-problem.ts";
import { findProblem, listVisibleTests } from "../../problems/store.ts";
import { listProblems } from "../store.ts";

/** The statements of a contest as they are now. */
export async function readStatements(db: Queryable, contest: { id: string; title: string }): Promise<SealedStatements> {
  const listed = await listProblems(db, contest.id);
  const problems: SealedProblem[] = [];
  // One after the other: nobody waits for it, and everybody else for connections.
  for (const [index, { problem_id: id }] of listed.entries()) {
    const problem = await findProblem(db, { id, userId: null });
    if (problem === null) continue;
    const visibleTests = await listVisibleTests(db, id);
    const whole = presentProblem({ problem, video: null, visibleTests, solutions: null });
    // Field by field: what a problem gets later stays out until somebody lets it in.
    problems.push({
      label: labelOf(index + 1),
      title: whole.title,
      descriptionHtml: whole.descriptionHtml,
      timeLimitSeconds: whole.timeLimitSeconds,
      memoryLimitMegabytes: whole.memoryLimitMegabytes,
      examples: whole.visibleTestCases.map(({ input, output, explanation }) => ({
        input,
        output,
        ...(explanation === undefined ? {} : { explanation }),
      })),
      ...(whole.interaction === undefined ? {} : { isInteractive: true }),
    });
  }
  return { contestId: contest.id, title: contest.title, problems };
}

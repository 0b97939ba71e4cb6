import type { CatalogueSolution, FolderSolution } from "@verdict/catalogue/problem";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { type JudgedProgram, judgePrograms, unstoredProblem } from "../authoring/judge-programs.ts";
import type { VerifyEvent } from "../authoring/verify-content.ts";
import type { ProblemContent } from "../problem-content.ts";

type Solution = CatalogueSolution | FolderSolution;

/**
 * Judges solutions that a package has beside its references, and tells of each as soon as it is judged: slow ones may
 * take minutes. Of a content without tests, nothing.
 */
export async function* judgeSolutions<S extends Solution>(
  context: JudgingContext,
  input: { content: ProblemContent; solutions: readonly S[]; userId: string; signal: AbortSignal },
): AsyncGenerator<VerifyEvent, JudgedProgram<S>[]> {
  const { content, solutions, userId, signal } = input;
  if (solutions.length === 0 || content.tests.length === 0) return [];
  const total = solutions.length;
  const judged: JudgedProgram<S>[] = [];
  yield { event: "solution", data: { judged: 0, total } };
  const problem = unstoredProblem(content);
  let count = 0;
  for await (const event of judgePrograms(context, { userId, problem, programs: solutions, signal })) {
    if (event.kind !== "judged") continue;
    const { program, place, result } = event;
    judged[place] = { program, result };
    count += 1;
    const { verdict } = result;
    yield { event: "solution", data: { judged: count, total, file: `submissions/${program.name}`, verdict } };
  }
  return judged;
}

import type { OpenProblem } from "../platform/open-answers.ts";

/**
 * The contest or assignment that closes something about the problem to the user: what answers it (editorial,
 * solutions), or all that helps. Undefined where nothing does.
 */
export function closingOf(
  { contest, assignment }: Pick<OpenProblem, "contest" | "assignment">,
  what: "answers" | "help",
): { title: string } | undefined {
  if (contest) return contest;
  const closes = assignment?.closes;
  return closes === "help" || (closes === "answers" && what === "answers") ? assignment : undefined;
}

import { getAllProblem, type ProblemSummary, problemSolvedByUser } from "@verdict/contract/problems";
import { attemptedProblems } from "@verdict/contract/submissions";
import type { Opened } from "@verdict/contract/tolerant-reader";
import type { Order } from "../arguments.ts";
import { jsonText, plainText } from "../plain-text.ts";
import { type CommandContext, signedInSite } from "./command-context.ts";

/** Every word has to be in the title, the id, the tag or the difficulty. */
export async function list(context: CommandContext, order: Extract<Order, { kind: "list" }>): Promise<number> {
  const site = await signedInSite(context);
  const [problems, solvedOnes, attempted] = await Promise.all([
    site.call(getAllProblem, {}),
    site.call(problemSolvedByUser, {}),
    site.call(attemptedProblems, {}),
  ]);
  const solved = new Set(solvedOnes.map(({ _id }) => _id));
  const tried = new Set(attempted.problemIds);
  const rows = problems
    .filter((problem) => isMeant(problem, order) && !(order.isUnsolved && solved.has(problem._id)))
    .map((problem) => ({
      ...problem,
      state: solved.has(problem._id) ? "solved" : tried.has(problem._id) ? "attempted" : "new",
    }));
  if (order.asJson) {
    context.terminal.print(jsonText(rows));
    return 0;
  }
  const width = Math.max(...rows.map(({ _id }) => _id.length));
  for (const { _id, title, difficulty, tags, state } of rows) {
    const mark = { solved: "✓", attempted: "~", new: " " }[state] ?? " ";
    context.terminal.print(
      `${mark} ${_id.padEnd(width)}  ${plainText(difficulty).padEnd(6)}  ${plainText(tags).padEnd(10)}  ${plainText(title)}`,
    );
  }
  if (rows.length === 0) context.terminal.say("No problem is like that.");
  return 0;
}

function isMeant(
  problem: Opened<ProblemSummary>,
  { words, tag, difficulty }: Pick<Extract<Order, { kind: "list" }>, "words" | "tag" | "difficulty">,
): boolean {
  const text = `${problem.title} ${problem._id} ${problem.tags} ${problem.difficulty}`.toLowerCase();
  return (
    (tag === null || problem.tags === tag) &&
    (difficulty === null || problem.difficulty === difficulty) &&
    words.every((word) => text.includes(word.toLowerCase()))
  );
}

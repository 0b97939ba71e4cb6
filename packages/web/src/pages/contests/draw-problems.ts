import { Difficulty } from "@verdict/contract/problems";
import type { OpenProblemSummary } from "../../platform/open-answers.ts";

/** Which problems are drawn from. `mixed`: some easy ones, some medium ones, a hard one. */
export type Draw = "easy" | "medium" | "hard" | "mixed";

/** From A on, for as many as are drawn. */
const MIXED = ["easy", "easy", "medium", "medium", "hard", "medium", "hard", "hard"];

type Drawn = Pick<OpenProblemSummary, "_id" | "difficulty" | "isDraft" | "awaitsTests">;

/**
 * So many problems by lot, easier ones first, of those that are `isNew` to the user as far as there are enough; fewer
 * where the catalogue has no more. `random` gives numbers from 0 to below 1.
 */
export function drawProblems(input: {
  problems: readonly Drawn[];
  isNew: (id: string) => boolean;
  count: number;
  draw: Draw;
  random: () => number;
}): string[] {
  const { count, draw } = input;
  const lots = new Map(input.problems.map(({ _id }) => [_id, (input.isNew(_id) ? 0 : 1) + input.random()]));
  const open = input.problems
    .filter(({ isDraft, awaitsTests }) => isDraft !== true && awaitsTests !== true)
    .toSorted((one, other) => (lots.get(one._id) ?? 0) - (lots.get(other._id) ?? 0));
  const drawn: Drawn[] = [];
  for (const mixed of MIXED.slice(0, count).toSorted(byDifficulty)) {
    const wished = draw === "mixed" ? mixed : draw;
    const left = open.filter((problem) => !drawn.includes(problem));
    const next = left.find(({ difficulty }) => difficulty === wished) ?? left[0];
    if (next !== undefined) drawn.push(next);
  }
  return drawn.toSorted((one, other) => byDifficulty(one.difficulty, other.difficulty)).map(({ _id }) => _id);
}

const ORDER: readonly string[] = Difficulty.options;
const byDifficulty = (one: string, other: string) => ORDER.indexOf(one) - ORDER.indexOf(other);

import type { Difficulty } from "@verdict/contract/problems";

/** What comes instead where none of the wished difficulty is left. */
const NEAREST: Record<Difficulty, readonly Difficulty[]> = {
  easy: ["easy", "medium", "hard"],
  medium: ["medium", "easy", "hard"],
  hard: ["hard", "medium", "easy"],
};

/** Those of the wished difficulty, or of the nearest one of which there are any; in their order. */
export function ofNearestDifficulty<Candidate extends { difficulty: Difficulty }>(
  candidates: readonly Candidate[],
  wished: Difficulty,
): Candidate[] {
  const groups = NEAREST[wished].map((difficulty) => candidates.filter((one) => one.difficulty === difficulty));
  return groups.find(({ length }) => length > 0) ?? [];
}

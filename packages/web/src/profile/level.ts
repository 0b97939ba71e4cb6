export type Level = "Beginner" | "Intermediate" | "Advanced" | "Expert";

const INTERMEDIATE_FROM = 25;
const ADVANCED_FROM = 50;
const EXPERT_FROM = 100;

/** The level that so many solved problems give. */
export function levelOf(solvedCount: number): Level {
  if (solvedCount >= EXPERT_FROM) return "Expert";
  if (solvedCount >= ADVANCED_FROM) return "Advanced";
  if (solvedCount >= INTERMEDIATE_FROM) return "Intermediate";
  return "Beginner";
}

/** Percent of the way to Expert, 0 to 100. */
export function masteryPercent(solvedCount: number): number {
  return Math.min(100, Math.round((solvedCount / EXPERT_FROM) * 100));
}

import type { AidPreset, Grading } from "@verdict/contract/assignments";

interface LateRule {
  lateDays: number;
  latePercent: number;
  /** Of the whole class. */
  freeLateDays: number;
}

/** What happens to what comes late, as one would say it. */
export function lateRuleText({ lateDays, latePercent, freeLateDays }: LateRule): string {
  if (lateDays === 0) return "Nothing counts that comes later.";
  const until = `It counts up to ${daysText(lateDays)} late`;
  if (latePercent === 0) return `${until}, and costs nothing.`;
  const cost = `${until}; each day that has begun takes ${latePercent} % off`;
  if (freeLateDays === 0) return `${cost}.`;
  return `${cost}, but for the free ones: everybody has ${daysText(freeLateDays)} of these in the class, and what is due first takes what it needs.`;
}

export const GRADING_TEXT: Record<Grading, string> = {
  points: "Points: part of a problem's points is part of its worth",
  solved: "Solved: all of it once it is accepted, and nothing before",
};

export const AIDS_TEXT: Record<AidPreset, string> = {
  open: "Open: everything that helps stays open",
  homework: "Homework: editorial, solutions and share links are closed",
  exam: "Exam: all that helps is closed, hints and the AI helper as well",
};

/** For students, while it runs. */
export const AIDS_NOTE: Record<AidPreset, string | null> = {
  open: null,
  homework: "Editorials, solutions and share links of its problems are closed until your time is over.",
  exam: "Until your time is over all that helps with its problems is closed, and the AI helper for every problem.",
};

export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** `7.5 of 10`; a dash while nothing counts. */
export function earnedText(earned: number | null, most: number): string {
  return `${earned ?? "–"} of ${most}`;
}
